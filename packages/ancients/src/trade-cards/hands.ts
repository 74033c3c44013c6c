import { at, reveal } from '@ecumene/engine';
import { nation } from '../nations.ts';
import type { Ancients, Face, NationNumber } from '../world.ts';
import { faceOf } from './stacks.ts';

/** The verbs that move trade cards in and out of hands. */

export function takeCards(world: Ancients, number: NationNumber, cards: readonly number[]): void {
  const one = nation(world, number);
  if (one.shown.length > 0) one.shown = one.shown.filter((card) => !cards.includes(card));
  for (const card of cards) {
    const index = one.hand.indexOf(card);
    if (index < 0) throw new Error(`${one.name} does not hold card ${card}`);
    one.hand.splice(index, 1);
  }
  one.rev += 1;
}

export function giveCards(world: Ancients, number: NationNumber, cards: readonly number[]): void {
  const one = nation(world, number);
  for (const card of cards) one.hand.push(card);
  one.rev += 1;
}

/** Cards go from one hand to another; who gave a calamity away is remembered. @rule AC 29.61 */
export function passCards(world: Ancients, from: NationNumber, to: NationNumber, cards: readonly number[]): void {
  takeCards(world, from, cards);
  giveCards(world, to, cards);
  for (const card of cards) {
    world.trade.passed.push({ card, from, to });
    if (faceOf(world, card).kind === 'calamity') world.trade.givers[card] = from;
  }
}

/** Calamities of a hand are laid face up; that there are none is news as well. @rule AC ST single-trade @rule AC ST non-tradable-revealed */
export function layOpen(world: Ancients, number: NationNumber, cards: readonly number[], rule: string): void {
  const one = nation(world, number);
  one.shown = [...one.shown, ...cards];
  one.rev += 1;
  const calamities = cards.map((card) => faceOf(world, card).id).sort();
  reveal(world, rule, { what: 'calamities-laid-open', nation: one.name, calamities });
}

/** Cards leave the hand and wait to go back to their stacks. */
export function returnCards(world: Ancients, number: NationNumber, cards: readonly number[]): void {
  takeCards(world, number, cards);
  world.trade.returned.push(...cards);
}

/** Cards leave the hand for the bottom of their stacks, unseen. @rule AC 15.62 */
export function buryCards(world: Ancients, number: NationNumber, cards: readonly number[]): void {
  takeCards(world, number, cards);
  for (const card of cards) at(world.trade.stacks, faceOf(world, card).stack - 1).unshift(card);
  world.trade.buried.push(...cards);
}

/** How many cards of each face a nation holds, by face. */
export function handByFace(world: Ancients, number: NationNumber): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of nation(world, number).hand) {
    const { id } = faceOf(world, card);
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** Cards of a hand that show these faces; nothing, if one is missing. Cards in `without` are left alone. */
export function findCards(
  world: Ancients,
  number: NationNumber,
  faces: readonly string[],
  without: readonly number[] = [],
): number[] | undefined {
  const { hand } = nation(world, number);
  const found: number[] = [];
  for (const id of faces) {
    const card = hand.find((held) => faceOf(world, held).id === id && !found.includes(held) && !without.includes(held));
    if (card === undefined) return undefined;
    found.push(card);
  }
  return found;
}

/** So many of each face, as a list of faces. */
export function listFaces(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id));
}

/** What a set of equal commodities is worth. @rule AC 28.51 @rule AC 28.52 */
export function setValue(face: Face, cards: number): number {
  return cards * cards * face.stack;
}

/** The same with mining: one card larger, but no larger than the largest printed set. @rule AC 28.53 @rule AC 32.261 */
export function minedValue(face: Face, cards: number): number {
  return enlargedValue(face, cards, 1);
}

/** A set that counts as so many cards larger, but no larger than the largest printed set. @rule AC 28.53 @rule AC Q&A CT.1 */
export function enlargedValue(face: Face, cards: number, more: number): number {
  return cards === 0 ? 0 : setValue(face, Math.min(cards + more, face.copies));
}
