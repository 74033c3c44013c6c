import { happen, type Refusal } from '@ecumene/engine';
import { settleTokens } from '../action-tokens.ts';
import { numbers } from '../board.ts';
import { type CardNo, isMilitary, NONE } from '../cards/numbered.ts';
import { gainOne } from '../goods.ts';
import { LAST_AGE, layOnPile } from '../military-cards.ts';
import { endPact } from '../pact-ending.ts';
import { bondsOf } from '../pacts.ts';
import { no } from '../refusals.ts';
import { type Ages, type Civilization, clockwiseFrom, NOBODY, touchAll } from '../world.ts';
import { comeBack } from './pact.ts';

/** @rule TTA resign.10 @rule TTA politics.7 */
export function refuseResign(world: Ages): Refusal | undefined {
  if (world.age < LAST_AGE) return undefined;
  return no('too-late', 'resign.10', 'Nobody can resign in Age IV. Play to the end.');
}

/**
 * A civilization leaves the game with all its cards, and so do wars on it, for culture.
 * @rule TTA resign.1 @rule TTA resign.2 @rule TTA resign.3 @rule TTA resign.4 @rule TTA resign.6 @rule TTA ruling.T79
 */
export function resign(world: Ages, civ: Civilization): void {
  happen(world, 'TTA resign.2', { what: 'resigned', seat: civ.seat });
  for (const { holder } of bondsOf(world, civ)) endPact(world, holder, 'TTA resign.3');
  for (const rival of world.civs) {
    for (const war of rival.wars.filter(({ on }) => on === civ.place)) {
      layOnPile(world, war.card, true);
      gainOne(world, rival, 'culture', numbers.cultureForWarOnResigned, 'TTA resign.4');
    }
    rival.wars = rival.wars.filter(({ on }) => on !== civ.place);
  }
  dropPending(world, civ);
  removeCards(world, civ);
  civ.out = true;
  if (world.current === civ.place) Object.assign(world, { politics: 0, acting: false });
  passOnStart(world, civ);
  touchAll(world);
  settleTokens(world);
}

/** What was begun by or against the player comes to nothing; a pact offered to the player returns to the hand. */
function dropPending(world: Ages, civ: Civilization): void {
  world.pending = world.pending.filter((pending) => {
    if (pending.is === 'event') return true;
    const other = pending.is === 'aggression' ? pending.on : pending.is === 'offer' ? pending.to : pending.by;
    if (pending.by !== civ.place && other !== civ.place) return true;
    if (pending.is === 'offer' && pending.to === civ.place) comeBack(world, pending);
    else if (pending.is !== 'stages') layOnPile(world, pending.card, true);
    return false;
  });
}

/** @rule TTA resign.3 @rule TTA discard-pile.1 */
function removeCards(world: Ages, civ: Civilization): void {
  returnTokens(world, civ);
  for (const card of civ.militaryHand.splice(0)) layOnPile(world, card, false);
  const inPlay: CardNo[] = [
    ...civ.civilHand.splice(0),
    civ.leader,
    civ.government,
    civ.unfinished,
    ...civ.works.splice(0).map(({ card }) => card),
    ...civ.specials.splice(0),
    ...civ.wonders.splice(0).flatMap(({ card, under }) => [card, under]),
    ...civ.colonies.splice(0),
    ...civ.wars.splice(0).map(({ card }) => card),
    civ.exclusive ? civ.tactic : NONE,
  ];
  for (const card of inPlay) {
    if (card === NONE) continue;
    if (isMilitary(card)) layOnPile(world, card, true);
    else world.removed.push(card);
  }
  civ.leader = NONE;
  civ.unfinished = NONE;
  civ.tactic = NONE;
  civ.exclusive = false;
}

function returnTokens(world: Ages, civ: Civilization): void {
  world.tokens.blue -= civ.blue + civ.stages;
  world.tokens.yellow -= civ.yellow + civ.unused;
  for (const { workers, tokens } of civ.works) {
    world.tokens.blue -= tokens;
    world.tokens.yellow -= workers;
  }
  Object.assign(civ, { blue: 0, yellow: 0, unused: 0, stages: 0, culture: 0, science: 0 });
}

/** After a starting player the next one clockwise is the starting player, or nobody. @rule TTA ruling.T85 */
function passOnStart(world: Ages, civ: Civilization): void {
  if (world.starting !== civ.place) return;
  const [next] = clockwiseFrom(world, civ.place);
  world.starting = world.options.startingPlayerResigns === 'nobody' || next === undefined ? NOBODY : next.place;
}
