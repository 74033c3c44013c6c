import { TRADE_CARDS } from '@ecumene/advanced-civilization';
import type { Face } from '@ecumene/ancients';

/** Commodities are counted by their number in the list of all faces, which ends with the calamities. */
const FACES: ReadonlyMap<string, Face> = new Map(TRADE_CARDS.map((face) => [face.id, face]));
export const COMMODITIES: readonly Face[] = TRADE_CARDS.filter(({ kind }) => kind === 'commodity');
const NUMBERS: ReadonlyMap<string, number> = new Map(COMMODITIES.map(({ id }, number) => [id, number]));

/** What each commodity shows. */
export const VALUES: readonly number[] = COMMODITIES.map(({ stack }) => stack);

export function faceNamed(id: string): Face | undefined {
  return FACES.get(id);
}

/** A commodity by its number; nothing, if it is a calamity. */
export function commodity(id: string): number | undefined {
  return NUMBERS.get(id);
}

export function commodityName(number: number): string {
  return COMMODITIES[number]?.id ?? '';
}

/** How many cards of each commodity a hand holds. */
export function countCommodities(cards: readonly string[]): number[] {
  const counts = new Array<number>(COMMODITIES.length).fill(0);
  for (const id of cards) {
    const number = NUMBERS.get(id);
    if (number !== undefined) counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

export function calamitiesIn(cards: readonly string[]): string[] {
  return cards.filter((id) => !NUMBERS.has(id));
}

/** What a set of so many cards is worth. */
export function setWorth(face: number, cards: number): number {
  return cards * cards * (VALUES[face] ?? 0);
}

/** What so many cards of a commodity more, or fewer, change in what a hand is worth. */
export function change(hand: readonly number[], face: number, by: number): number {
  const held = hand[face] ?? 0;
  return setWorth(face, held + by) - setWorth(face, held);
}
