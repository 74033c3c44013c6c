import { at } from '@ecumene/engine';
import { nation } from '../nations.ts';
import type { Ancients, Face, Lack, NationNumber } from '../world.ts';
import { faceOf, faceValue } from './stacks.ts';

/** The verbs that move trade cards in and out of hands. */

export function takeCards(world: Ancients, number: NationNumber, cards: readonly number[]): void {
  const one = nation(world, number);
  if (one.shown.length > 0) one.shown = one.shown.filter((card) => !cards.includes(card));
  for (const card of cards) {
    const index = one.hand.indexOf(card);
    if (index < 0) throw new Error(`${one.name} does not hold card ${card}`);
    one.hand.splice(index, 1);
  }
}

export function giveCards(world: Ancients, number: NationNumber, cards: readonly number[]): void {
  const one = nation(world, number);
  for (const card of cards) one.hand.push(card);
  const { lacks } = world.trade;
  if (lacks !== undefined && cards.length > 0) world.trade.lacks = lacks.filter((lack) => lack.nation !== number);
}

function moveCards(world: Ancients, from: NationNumber, to: NationNumber, cards: readonly number[]): void {
  takeCards(world, from, cards);
  giveCards(world, to, cards);
  for (const card of cards) world.trade.passed.push({ card, from, to });
}

/** Cards go from one hand to another; who gave a calamity away is remembered. @rule tradeCards.pass */
export function passCards(world: Ancients, from: NationNumber, to: NationNumber, cards: readonly number[]): void {
  moveCards(world, from, to, cards);
  for (const card of cards) if (faceOf(world, card).kind === 'calamity') world.trade.givers[card] = from;
}

/** A card is taken out of a hand: nobody traded it, whoever had it before. @rule tradeCards.pass */
export function seizeCard(world: Ancients, from: NationNumber, to: NationNumber, card: number): void {
  moveCards(world, from, to, [card]);
  delete world.trade.givers[card];
}

/** Everybody learns that a hand does not hold something. @rule tradeCards.secret */
export function noteLack(world: Ancients, lack: Lack): void {
  world.trade.lacks = [...(world.trade.lacks ?? []), lack];
}

/** Cards leave the hand and wait to go back to their stacks. */
export function returnCards(world: Ancients, number: NationNumber, cards: readonly number[]): void {
  takeCards(world, number, cards);
  world.trade.returned.push(...cards);
}

/** Cards leave the hand for the bottom of their stacks, unseen. @rule tradeCards.bury */
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

/** What a set of equal commodities is worth. @rule tradeCards.sets */
export function setValue(face: Face, cards: number): number {
  return cards * cards * faceValue(face);
}

/** A set that counts as so many cards larger, but no larger than the largest printed set. @rule tradeCards.sets */
export function enlargedValue(face: Face, cards: number, more: number): number {
  return cards === 0 ? 0 : setValue(face, Math.min(cards + more, face.copies));
}
