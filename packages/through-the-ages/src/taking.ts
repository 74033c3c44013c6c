import { happen, type Refusal } from '@ecumene/engine';
import { asTechnology, type CardNo, idOf, kindOf, levelOf, NONE, sameFace } from './cards/numbered.ts';
import { gain } from './goods.ts';
import { no } from './refusals.ts';
import { statistics } from './statistics.ts';
import type { Ages, Civilization } from './world.ts';

const EMPTY = no('empty-space', 'take-card.1', 'There is no card in this space. Choose another one.');
const FULL = no(
  'full-hand',
  'take-card.4',
  'Your hand is full: it holds 1 civil card for each of your civil actions. Play one first, or take a wonder.',
);
const SAME = no('same-technology', 'take-card.5', 'You already have this technology. Take another card.');
const LEADER = no('leader-of-age', 'take-card.6', 'You have already taken a leader of this age. Take another card.');
const UNFINISHED = no('unfinished', 'take-wonder.5', 'Finish your wonder before you take another one.');

/**
 * Whether a card of the row may be taken, whatever it costs.
 * @rule TTA take-card.1 @rule TTA take-wonder.2 @rule TTA take-wonder.6
 */
export function refuseTaking(world: Ages, civ: Civilization, space: number): Refusal | undefined {
  const card = world.row[space] ?? NONE;
  if (card === NONE) return EMPTY;
  if (kindOf(card) === 'wonder') return civ.unfinished === NONE ? undefined : UNFINISHED;
  if (!hasRoomInHand(world, civ)) return FULL;
  if (kindOf(card) === 'leader') return civ.leadersTaken.includes(levelOf(card)) ? LEADER : undefined;
  return asTechnology(card) !== undefined && hasTechnology(civ, card) ? SAME : undefined;
}

/** @rule TTA take-card.4 @rule TTA hand.4 */
export function hasRoomInHand(world: Ages, civ: Civilization): boolean {
  return civ.civilHand.length < statistics(world, civ).civilHand;
}

/** @rule TTA take-card.5 @rule TTA ruling.T15 */
export function hasTechnology(civ: Civilization, card: CardNo): boolean {
  for (const held of civ.civilHand) if (sameFace(held, card)) return true;
  for (const work of civ.works) if (sameFace(work.card, card)) return true;
  for (const special of civ.specials) if (sameFace(special, card)) return true;
  return sameFace(civ.government, card);
}

/**
 * The card goes to the hand, a wonder straight into play.
 * @rule TTA take-card.3 @rule TTA take-wonder.4 @rule TTA take-wonder.7 @rule TTA wonders.2 @rule TTA hand.2 @rule TTA leaders.2 @rule TTA ruling.T14
 */
export function takeNow(world: Ages, civ: Civilization, space: number, actions: number): CardNo {
  const card = world.row[space] ?? NONE;
  world.row[space] = NONE;
  if (kindOf(card) === 'wonder') {
    civ.unfinished = card;
    civ.stages = 0;
  } else {
    civ.civilHand.push(card);
  }
  if (kindOf(card) === 'leader') civ.leadersTaken.push(levelOf(card));
  happen(world, 'TTA take-card.3', { what: 'took', seat: civ.seat, card: idOf(card), actions });
  if (asTechnology(card) !== undefined) rewardTaking(world, civ);
  return card;
}

/** @rule TTA ruling.T20 */
function rewardTaking(world: Ages, civ: Civilization): void {
  for (const { ability, card } of statistics(world, civ).powers)
    if (ability.does === 'on-taking-technology') gain(world, civ, ability.gain, 'TTA ruling.T20', card);
}
