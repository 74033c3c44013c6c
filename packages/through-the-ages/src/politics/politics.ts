import {
  type Asking,
  act,
  ask,
  below,
  chance,
  happen,
  pick,
  type Random,
  type Refusal,
  reveal,
  type Script,
  type Seat,
  say,
  the,
  toAct,
} from '@ecumene/engine';
import { effects } from '../cards/effects.ts';
import { type CardNo, findFace, idOf, kindOf } from '../cards/numbered.ts';
import { prepareEvent } from '../events/prepared.ts';
import { gainOne } from '../goods.ts';
import { removeLeader } from '../leaders.ts';
import { bondsOf, hasSides } from '../pacts.ts';
import { no } from '../refusals.ts';
import { leads } from '../statistics.ts';
import { type Ages, type Civilization, rivalsOf, takeOut } from '../world.ts';
import { playAggression, refuseAggression } from './aggression.ts';
import { refuseHeld } from './held.ts';
import { type Politic, type Political, politicalMoves } from './moves.ts';
import { cancel, offer, refuseCancel, refuseOffer } from './pact.ts';
import { refuseResign, resign } from './resign.ts';
import { declareWar, refuseWar } from './war.ts';

/** After a pass the phase is over, whatever else would be allowed. */
const PASSED = -1;

/** One political action, or none. Says whether one was taken. @rule TTA politics.1 @rule TTA politics.2 @rule TTA politics.3 */
export function* takePoliticalAction(world: Ages, civ: Civilization, question = FIRST): Script<boolean> {
  const move = yield* ask(civ.seat, asking(world, civ, question));
  world.politics = 0;
  perform(world, civ, move);
  return move.do !== 'pass';
}

const FIRST = toAct(
  { topic: 'politics', text: say('Choose a political action or none.'), rule: 'TTA politics.1' },
  politicalMoves,
);

/** The same once more, by leave of a leader. @rule TTA ruling.T62 */
export function takeSecondAction(world: Ages, civ: Civilization): Script<boolean> {
  const text = say('{leader} allows a second political action once per game. Take one now?', {
    leader: the('card', idOf(civ.leader)),
  });
  return takePoliticalAction(world, civ, toAct({ topic: 'politics', text, rule: 'TTA ruling.T62' }, politicalMoves));
}

function asking(world: Ages, civ: Civilization, question: typeof FIRST): Asking<Political> {
  return act(question, politicalMoves, {
    check: (move) => refusePolitical(world, civ, move),
    sample: (random) => sample(world, civ, random),
    list: () => candidates(world, civ).filter((move) => refusePolitical(world, civ, move) === undefined),
    default: (): Political => ({ do: 'pass' }),
  });
}

export function refusePolitical(world: Ages, civ: Civilization, move: Political): Refusal | undefined {
  switch (move.do) {
    case 'pass':
      return undefined;
    case 'prepare':
      return refuseHeld(civ, move.card, ['event', 'territory'], 'prepare-event.2');
    case 'aggression':
      return refuseAggression(world, civ, move);
    case 'war':
      return refuseWar(world, civ, move);
    case 'offer':
      return refuseOffer(world, civ, move);
    case 'cancel':
      return refuseCancel(world, civ, move);
    case 'resign':
      return refuseResign(world);
    case 'retire':
      return leads(civ, 'retire-for-a-token')
        ? undefined
        : no('no-such-leader', 'ruling.P1', 'Your leader cannot be removed for a token.');
    case 'settle':
      return refuseSettle(civ, move);
  }
}

/** @rule TTA ruling.T88 */
function refuseSettle(civ: Civilization, move: Politic<'settle'>): Refusal | undefined {
  if (!leads(civ, 'colonize-from-hand'))
    return no('no-such-leader', 'ruling.T88', 'Your leader cannot colonize this way.');
  return refuseHeld(civ, move.card, ['territory'], 'ruling.T88');
}

function perform(world: Ages, civ: Civilization, move: Political): void {
  switch (move.do) {
    case 'pass':
      world.politics = PASSED;
      happen(world, 'TTA politics.1', { what: 'passed-politics', seat: civ.seat });
      return;
    case 'prepare':
      prepareEvent(world, civ, findFace(civ.militaryHand, move.card));
      return;
    case 'aggression':
      playAggression(world, civ, move);
      return;
    case 'war':
      declareWar(world, civ, move);
      return;
    case 'offer':
      offer(world, civ, move);
      return;
    case 'cancel':
      cancel(world, civ, move);
      return;
    case 'resign':
      resign(world, civ);
      return;
    case 'retire':
      retire(world, civ);
      return;
    case 'settle':
      settle(world, civ, move);
      return;
  }
}

/** The leader leaves for a yellow token. */
function retire(world: Ages, civ: Civilization): void {
  const { leader } = civ;
  removeLeader(world, civ, 'TTA ruling.P1');
  gainOne(world, civ, 'yellow-tokens', effects['retire-for-a-token'].yellowTokens, 'TTA ruling.P1', leader);
}

/** The leader leaves and a territory in hand becomes a colony. @rule TTA ruling.T88 */
function settle(world: Ages, civ: Civilization, move: Politic<'settle'>): void {
  const card = findFace(civ.militaryHand, move.card);
  reveal(world, 'TTA ruling.T88', { what: 'played', seat: civ.seat, card: idOf(card) });
  removeLeader(world, civ, 'TTA ruling.T88');
  takeOut(civ.militaryHand, card);
  world.pending.push({ is: 'colony', card, by: civ.place });
}

/**
 * After a first political action is resolved a leader may allow a second, once in the game.
 * @rule TTA ruling.T62
 */
export function mayActAgain(world: Ages, civ: Civilization): boolean {
  return world.politics !== PASSED && !civ.secondAction && leads(civ, 'second-political-action');
}

/** Everything that might be done, to be checked one by one. */
function candidates(world: Ages, civ: Civilization): Political[] {
  const names = [...new Set(civ.militaryHand)];
  const seen = new Set<string>();
  const moves: Political[] = [{ do: 'pass' }, { do: 'retire' }, { do: 'resign' }];
  for (const card of names) {
    if (seen.has(idOf(card))) continue;
    seen.add(idOf(card));
    moves.push(...movesWith(world, civ, card));
  }
  for (const { card } of bondsOf(world, civ)) moves.push({ do: 'cancel', pact: idOf(card) });
  return moves;
}

function movesWith(world: Ages, civ: Civilization, no_: CardNo): Political[] {
  const card = idOf(no_);
  const rivals = rivalsOf(world, civ).map(({ seat }) => seat);
  switch (kindOf(no_)) {
    case 'event':
      return [{ do: 'prepare', card }];
    case 'territory':
      return [
        { do: 'prepare', card },
        { do: 'settle', card },
      ];
    case 'aggression':
      return rivals.map((rival): Political => ({ do: 'aggression', card, rival }));
    case 'war':
      return rivals.map((rival): Political => ({ do: 'war', card, rival }));
    case 'pact':
      return rivals.flatMap((to): Political[] =>
        hasSides(no_)
          ? [
              { do: 'offer', card, to, side: 'A' },
              { do: 'offer', card, to, side: 'B' },
            ]
          : [{ do: 'offer', card, to }],
      );
    default:
      return [];
  }
}

const TRIES = 4;
const RARE = 300;

/** Any political action is possible; resigning is rare. */
function sample(world: Ages, civ: Civilization, random: Random): Political {
  for (let tries = 0; tries < TRIES; tries++) {
    const move = anyMove(world, civ, random);
    if (refusePolitical(world, civ, move) === undefined) return move;
  }
  return { do: 'pass' };
}

function anyMove(world: Ages, civ: Civilization, random: Random): Political {
  const die = below(random, RARE);
  if (die === 0) return { do: 'resign' };
  if (die < RARE / 10) return { do: 'pass' };
  if (die < RARE / 8) return { do: 'retire' };
  if (die < RARE / 6) {
    const bonds = bondsOf(world, civ);
    if (bonds.length > 0) return { do: 'cancel', pact: idOf(pick(random, bonds).card) };
  }
  if (civ.militaryHand.length === 0) return { do: 'pass' };
  return anyMoveWith(world, civ, pick(random, civ.militaryHand), random);
}

/** One of the moves with a card, drawn without listing them all. */
function anyMoveWith(world: Ages, civ: Civilization, no_: CardNo, random: Random): Political {
  const card = idOf(no_);
  switch (kindOf(no_)) {
    case 'event':
      return { do: 'prepare', card };
    case 'territory':
      return { do: chance(random, 1, 2) ? 'prepare' : 'settle', card };
    case 'aggression':
      return { do: 'aggression', card, rival: anyRival(world, civ, random) };
    case 'war':
      return { do: 'war', card, rival: anyRival(world, civ, random) };
    case 'pact': {
      const to = anyRival(world, civ, random);
      return hasSides(no_)
        ? { do: 'offer', card, to, side: chance(random, 1, 2) ? 'A' : 'B' }
        : { do: 'offer', card, to };
    }
    default:
      return { do: 'pass' };
  }
}

function anyRival(world: Ages, civ: Civilization, random: Random): Seat {
  return pick(random, rivalsOf(world, civ)).seat;
}
