import {
  type Asking,
  act,
  ask,
  below,
  chance,
  happen,
  LISTABLE,
  moves,
  type Random,
  type Refusal,
  reveal,
  type Script,
  say,
  shuffle,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { settleTokens, spendMilitary } from '../action-tokens.ts';
import { destroyNow } from '../actions/building.ts';
import { costOfAttack, endPactsBetween, refuseAttack, rivalNamed, strengthAgainst } from '../attacks.ts';
import { numbers } from '../board.ts';
import type { Spoils } from '../cards/card.ts';
import { effects } from '../cards/effects.ts';
import {
  aggressionCard,
  asBonus,
  asUrban,
  type CardNo,
  findFace,
  idOf,
  levelOf,
  NONE,
  territoryCard,
  workCard,
} from '../cards/numbered.ts';
import { chooseCard } from '../choosing.ts';
import { gain, gainOne, lose, tokensOf } from '../goods.ts';
import { removeLeader } from '../leaders.ts';
import { discardHidden, discardShown, findAll, layOnPile, selections } from '../military-cards.ts';
import { takeMix } from '../mix.ts';
import { takePoints } from '../points.ts';
import { no } from '../refusals.ts';
import { statistics } from '../statistics.ts';
import { abandonWonder } from '../wonders.ts';
import { chooseWorker } from '../workers.ts';
import { type Ages, type Civilization, civAt, type Pending, takeOut, touch, type Work } from '../world.ts';
import { refuseHeld, refuseNamed } from './held.ts';
import type { Politic } from './moves.ts';

/**
 * You may attack only a weaker player, and only if there is something to strike at.
 * @rule TTA aggression.2 @rule TTA aggression.6 @rule TTA ruling.T69
 */
export function refuseAggression(world: Ages, civ: Civilization, move: Politic<'aggression'>): Refusal | undefined {
  const unheld = refuseHeld(civ, move.card, ['aggression'], 'aggression.2');
  if (unheld !== undefined) return unheld;
  const no_ = findFace(civ.militaryHand, move.card);
  const rival = rivalNamed(world, move.rival);
  if (rival === undefined) return no('no-rival', 'aggression.4', 'Name another player who is still in the game.');
  const card = aggressionCard(no_);
  const refusal = refuseAttack(world, civ, rival, 'aggression', card.militaryActions);
  if (refusal !== undefined) return refusal;
  if (strengthAgainst(world, civ, rival, true) <= strengthAgainst(world, rival, civ, false))
    return no('not-weaker', 'aggression.6', 'You can attack only a player weaker than you are.');
  return hasTarget(rival, no_)
    ? undefined
    : no('no-target', 'ruling.T69', 'This player has nothing the card can affect. Choose another player.');
}

function hasTarget(rival: Civilization, no_: CardNo): boolean {
  const card = aggressionCard(no_);
  if (card.effect === 'annex') return rival.colonies.length > 0;
  if (card.effect === 'infiltrate') return rival.leader !== NONE || rival.unfinished !== NONE;
  if (card.spoils?.does !== 'raid') return true;
  return raidable(rival, Math.max(...card.spoils.highestLevels)).length > 0;
}

/** Name card and rival, pay, end the pacts that end; the rival decides next. @rule TTA aggression.4 @rule TTA ruling.T70 */
export function playAggression(world: Ages, civ: Civilization, move: Politic<'aggression'>): void {
  const card = findFace(civ.militaryHand, move.card);
  const rival = rivalNamed(world, move.rival);
  if (rival === undefined) throw new Error(`${move.rival} is not in the game`);
  spendMilitary(world, civ, costOfAttack(aggressionCard(card).militaryActions, rival));
  takeOut(civ.militaryHand, card);
  const strength = strengthAgainst(world, civ, rival, true);
  reveal(world, 'TTA aggression.2', {
    what: 'attacked',
    seat: civ.seat,
    rival: rival.seat,
    card: idOf(card),
    strength,
  });
  endPactsBetween(world, civ, rival, 'aggression');
  world.pending.push({ is: 'aggression', card, by: civ.place, on: rival.place, strength });
}

/**
 * The rival defends or does not, whatever the rival holds; then the card does what it says and is discarded.
 * @rule TTA aggression.10 @rule TTA aggression.14 @rule TTA aggression.15 @rule TTA aggression.16 @rule TTA aggression.18
 * @rule TTA other-cards.1
 */
export function* resolveAggression(world: Ages, attack: Extract<Pending, { is: 'aggression' }>): Script {
  const attacker = civAt(world, attack.by);
  const rival = civAt(world, attack.on);
  const defence = yield* ask(rival.seat, defending(world, rival, attacker, attack));
  if (defence.play.length + defence.discard.length > 0) defend(world, rival, defence);
  else {
    happen(world, 'TTA aggression.15', { what: 'undefended', seat: rival.seat });
    yield* succeed(world, attacker, rival, attack.card);
  }
  layOnPile(world, attack.card, true);
  world.pending.shift();
}

const names = Type.Array(Type.String({ maxLength: 60 }), { maxItems: 40 });
export const defenceMoves = moves(
  'through-the-ages defence',
  Type.Object({ play: names, discard: names }, { additionalProperties: false }),
);
export type Defence = Static<typeof defenceMoves.schema>;

const NOTHING: Defence = { play: [], discard: [] };

function defending(
  world: Ages,
  rival: Civilization,
  attacker: Civilization,
  attack: Extract<Pending, { is: 'aggression' }>,
): Asking<Defence> {
  const strength = strengthAgainst(world, rival, attacker, false);
  const most = statistics(world, rival).militaryActions;
  const head = {
    topic: 'defend',
    text: say(
      '{attacker} attacks you with {card}, strength {attack} against your {strength}. Choose cards to defend with.',
      {
        attacker: the('seat', attacker.seat),
        card: the('card', idOf(attack.card)),
        attack: attack.strength,
        strength,
      },
    ),
    rule: 'TTA aggression.10',
    bounds: { needed: attack.strength - strength, most },
  };
  const needed = attack.strength - strength;
  return act(head, defenceMoves, {
    check: (defence) => refuseDefence(rival, defence, needed, most),
    sample: (random) => sampleDefence(rival, needed, most, random),
    list: () => listDefences(rival, needed, most),
    default: () => NOTHING,
  });
}

/** What cards add in defence: a bonus card its value, any other 1. @rule TTA aggression.11 @rule TTA aggression.12 */
function defenceOf(cards: readonly CardNo[], discards: number): number {
  let strength = discards * numbers.defenseOfDiscard;
  for (const card of cards) strength += asBonus(card)?.defense ?? 0;
  return strength;
}

/** No cards, or enough of them to reach the attack, and not more than the total allows. @rule TTA aggression.13 @rule TTA ruling.T71 @rule TTA ruling.T19 */
function refuseDefence(rival: Civilization, defence: Defence, needed: number, most: number): Refusal | undefined {
  const count = defence.play.length + defence.discard.length;
  if (count === 0) return undefined;
  const unheld =
    refuseNamed(rival, defence.play, 'aggression.11') ??
    refuseNamed(rival, [...defence.play, ...defence.discard], 'aggression.12');
  if (unheld !== undefined) return unheld;
  const played = findAll(rival.militaryHand, defence.play) ?? [];
  if (played.some((card) => asBonus(card) === undefined))
    return no('no-bonus', 'aggression.11', 'Only military bonus cards are played. Discard other cards for 1 each.');
  if (count > most)
    return no(
      'too-many',
      'aggression.13',
      'You can use at most {most, plural, one {# card} other {# cards}} to defend.',
      { most },
    );
  return defenceOf(played, defence.discard.length) < needed
    ? no('not-enough', 'ruling.T71', 'This does not reach the attack strength. Use more cards, or none.')
    : undefined;
}

/** Every defence, with few cards first. */
function listDefences(rival: Civilization, needed: number, most: number): Defence[] | undefined {
  const hand = rival.militaryHand.map(idOf);
  const plays = selections(rival.militaryHand.filter((card) => asBonus(card) !== undefined).map(idOf));
  const discards = selections(hand);
  if (plays === undefined || discards === undefined || plays.length * discards.length > LISTABLE * 2) return undefined;
  return plays
    .flatMap((play) => discards.map((discard): Defence => ({ play: [...play], discard: [...discard] })))
    .filter((defence) => refuseDefence(rival, defence, needed, most) === undefined)
    .sort((a, b) => a.play.length + a.discard.length - b.play.length - b.discard.length);
}

function sampleDefence(rival: Civilization, needed: number, most: number, random: Random): Defence {
  if (rival.militaryHand.length === 0 || most === 0 || chance(random, 1, 3)) return NOTHING;
  const hand = shuffle(random, [...rival.militaryHand]);
  const cards = hand.slice(0, 1 + below(random, Math.min(most, hand.length)));
  const play = cards.filter((card) => asBonus(card) !== undefined && !chance(random, 1, 8));
  const discard = cards.filter((card) => !play.includes(card));
  return defenceOf(play, discard.length) < needed ? NOTHING : { play: play.map(idOf), discard: discard.map(idOf) };
}

/** @rule TTA aggression.11 @rule TTA aggression.12 @rule TTA other-cards.3 */
function defend(world: Ages, rival: Civilization, defence: Defence): void {
  const cards = findAll(rival.militaryHand, [...defence.play, ...defence.discard]) ?? [];
  const played = cards.slice(0, defence.play.length);
  const strength = defenceOf(played, defence.discard.length);
  for (const card of played) discardShown(world, rival, card);
  reveal(world, 'TTA aggression.14', {
    what: 'defended',
    seat: rival.seat,
    cards: played.map(idOf),
    discarded: defence.discard.length,
    strength,
  });
  discardHidden(world, rival, cards.slice(defence.play.length), 'TTA aggression.12');
}

function* succeed(world: Ages, attacker: Civilization, rival: Civilization, no_: CardNo): Script {
  const card = aggressionCard(no_);
  if (card.effect === 'annex') return yield* annex(world, attacker, rival);
  if (card.effect === 'infiltrate') return yield* infiltrate(world, attacker, rival);
  if (card.spoils !== undefined) yield* spoil(world, attacker, rival, card.spoils);
}

/** @rule TTA ruling.T74 @rule TTA ruling.T75 @rule TTA paying.10 @rule TTA ruling.T29 */
function* spoil(world: Ages, attacker: Civilization, rival: Civilization, spoils: Spoils): Script {
  switch (spoils.does) {
    case 'take-mix':
      return yield* takeMix(world, attacker, rival, spoils.amount, 'TTA ruling.T74');
    case 'take': {
      const amount = takePoints(rival, attacker, spoils.what, spoils.amount);
      happen(world, 'TTA points.6', { what: 'lost', seat: rival.seat, good: spoils.what, amount });
      happen(world, 'TTA points.6', { what: 'gained', seat: attacker.seat, good: spoils.what, amount, card: null });
      return undefined;
    }
    case 'hurt-and-gain':
      yield* lose(world, rival, spoils.rivalLoses, 'TTA aggression.16');
      return gain(world, attacker, spoils.gain, 'TTA ruling.T75');
    case 'raid':
      return yield* raid(world, attacker, rival, spoils.highestLevels);
  }
}

function raidable(rival: Civilization, highest: number): Work[] {
  return rival.works.filter(
    ({ card, workers }) => workers > 0 && asUrban(card) !== undefined && levelOf(card) <= highest,
  );
}

/** The attacker chooses the buildings and gains half of what they cost by print. @rule TTA ruling.T73 @rule TTA aggression.17 */
function* raid(world: Ages, attacker: Civilization, rival: Civilization, limits: readonly number[]): Script {
  const costs: number[] = [];
  for (const highest of limits) {
    const work = yield* chooseWorker(attacker.seat, rival, raidable(rival, highest), 'TTA ruling.T73', 'raid');
    if (work === undefined) continue;
    destroyNow(world, rival, work, 'TTA ruling.T73');
    costs.push(workCard(work.card).cost.resources);
  }
  const half = (cost: number): number => Math.ceil(cost / 2);
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  const reward = world.options.raidReward === 'rounded-once' ? half(sum(costs)) : sum(costs.map(half));
  gainOne(world, attacker, 'resources', reward, 'TTA ruling.T73');
}

/** A colony changes hands with its symbols, but gives nothing once more. @rule TTA colonies.4 @rule TTA colonies.5 */
function* annex(world: Ages, attacker: Civilization, rival: Civilization): Script {
  const text = say('Choose a colony of {rival} to annex.', { rival: the('seat', rival.seat) });
  const head = { topic: 'annex', text, rule: 'TTA colonies.5' };
  const card = yield* chooseCard(attacker.seat, rival.colonies, head);
  if (card === NONE) return;
  takeOut(rival.colonies, card);
  attacker.colonies.push(card);
  touch(rival);
  touch(attacker);
  happen(world, 'TTA colonies.4', { what: 'lost-colony', seat: rival.seat, card: idOf(card) });
  yield* tokensOf(world, rival, card, territoryCard(card).symbols, false);
  happen(world, 'TTA colonies.5', { what: 'colonized', seat: attacker.seat, card: idOf(card) });
  yield* tokensOf(world, attacker, card, territoryCard(card).symbols, true);
  settleTokens(world);
}

/** @rule TTA ruling.T76 @rule TTA ruling.T8 */
function* infiltrate(world: Ages, attacker: Civilization, rival: Civilization): Script {
  const targets = [rival.leader, rival.unfinished].filter((card) => card !== NONE);
  const text = say('Choose what {rival} loses: the leader or the unfinished wonder.', {
    rival: the('seat', rival.seat),
  });
  const card = yield* chooseCard(attacker.seat, targets, { topic: 'infiltrate', text, rule: 'TTA ruling.T76' });
  if (card === NONE) return;
  if (card === rival.leader) removeLeader(world, rival, 'TTA ruling.T76');
  else abandonWonder(world, rival, 'TTA ruling.T76');
  gainOne(world, attacker, 'culture', levelOf(card) * effects.infiltrate.culturePerLevel, 'TTA ruling.T76');
}
