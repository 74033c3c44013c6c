import { CALAMITY_CARDS, COMMODITIES } from '@ecumene/advanced-civilization/reference';
import { type Face, type OfferView, setValue } from '@ecumene/ancients';

/** A hand of trade cards, reckoned. Cards are called by their faces. */

const FACES: ReadonlyMap<string, Face> = new Map([...COMMODITIES, ...CALAMITY_CARDS].map((face) => [face.id, face]));

export function faceOf(id: string): Face | undefined {
  return FACES.get(id);
}

export function isCalamity(id: string): boolean {
  return faceOf(id)?.kind === 'calamity';
}

/** Equal commodities of a hand. */
export interface CardSet {
  readonly face: Face;
  readonly count: number;
  /** What the set is worth now. */
  readonly worth: number;
  /** What it would be worth with one card more; nothing, if there are no more. */
  readonly next: number | undefined;
}

/** The commodities of a hand as sets, the most valuable kind first. */
export function setsOf(hand: readonly string[]): CardSet[] {
  const counts = countCards(hand);
  return COMMODITIES.toReversed().flatMap((face) => {
    const count = counts.get(face.id) ?? 0;
    if (count === 0) return [];
    const next = count < face.copies ? setValue(face, count + 1) : undefined;
    return [{ face, count, worth: setValue(face, count), next }];
  });
}

export function calamitiesIn(hand: readonly string[]): string[] {
  return hand.filter(isCalamity);
}

export function countCards(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** How many of each card are in these offers of one's own: the most in any of them, since it may lie in several. */
export function onOffer(offers: readonly OfferView[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const { names, hides } of offers)
    if (hides !== undefined)
      for (const [id, count] of countCards([...names, ...hides])) most.set(id, Math.max(count, most.get(id) ?? 0));
  return most;
}

/** What all sets of a hand are worth. */
export function worthOf(hand: readonly string[]): number {
  return setsOf(hand).reduce((sum, { worth }) => sum + worth, 0);
}

/** A hand without some of its cards. */
export function without(hand: readonly string[], cards: readonly string[]): string[] {
  const rest = [...hand];
  for (const id of cards) {
    const place = rest.indexOf(id);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** Whether a hand holds all of these cards, each as often as it is named. */
export function holdsAll(hand: readonly string[], cards: readonly string[]): boolean {
  return without(hand, cards).length === hand.length - cards.length;
}

/** The commodity a hand can best do without: the one whose loss makes its sets least smaller. */
export function leastMissed(hand: readonly string[]): string | undefined {
  let least: string | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const { face, count, worth } of setsOf(hand)) {
    const loss = worth - setValue(face, count - 1);
    if (loss >= smallest) continue;
    smallest = loss;
    least = face.id;
  }
  return least;
}
