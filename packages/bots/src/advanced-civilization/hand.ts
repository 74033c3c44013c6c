import { TRADE_CARDS } from '@ecumene/advanced-civilization';
import type { Face } from '@ecumene/ancients';

/** How many cards of each face somebody holds. */
export type Hand = Readonly<Record<string, number>>;

const FACES: ReadonlyMap<string, Face> = new Map(TRADE_CARDS.map((face) => [face.id, face]));

export const COMMODITY_FACES: readonly Face[] = TRADE_CARDS.filter(({ kind }) => kind === 'commodity');

export function faceNamed(id: string): Face | undefined {
  return FACES.get(id);
}

export function isCalamity(id: string): boolean {
  return FACES.get(id)?.kind === 'calamity';
}

export function countCards(cards: readonly string[]): Record<string, number> {
  const hand: Record<string, number> = {};
  for (const id of cards) hand[id] = (hand[id] ?? 0) + 1;
  return hand;
}

/** What a set of so many cards of a face is worth. */
export function valueOf(id: string, cards: number): number {
  return cards * cards * (FACES.get(id)?.stack ?? 0);
}

/** What one more card of a face adds to a hand. */
export function gainOf(hand: Hand, id: string, cards = 1): number {
  const held = hand[id] ?? 0;
  return valueOf(id, held + cards) - valueOf(id, held);
}
