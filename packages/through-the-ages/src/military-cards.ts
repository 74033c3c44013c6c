import { at, happen, reveal, shuffle, whisper } from '@ecumene/engine';
import { type CardNo, idOf, levelOf, NONE, sameFace } from './cards/numbered.ts';
import { type Ages, type Civilization, takeOut } from './world.ts';

/** In the last age there is no military deck. @rule TTA draw.3 @rule TTA ages.18 */
export const LAST_AGE = 4;

/**
 * Draws military cards, as many as there are.
 * @rule TTA draw.5 @rule TTA draw.6 @rule TTA hand.6 @rule TTA ruling.T12 @rule TTA ruling.T100 @rule TTA colonization.27
 */
export function drawMilitary(world: Ages, civ: Civilization, count: number, rule: string): number {
  const drawn: CardNo[] = [];
  while (drawn.length < count && world.age < LAST_AGE) {
    if (world.militaryDeck.length === 0) renewMilitaryDeck(world);
    const card = world.militaryDeck.pop();
    if (card === undefined) break;
    drawn.push(card);
    if (world.militaryDeck.length === 0) renewMilitaryDeck(world);
  }
  if (drawn.length === 0) return 0;
  civ.militaryHand.push(...drawn);
  happen(world, rule, { what: 'drew', seat: civ.seat, count: drawn.length });
  reveal(world, rule, { what: 'drew-cards', seat: civ.seat, cards: drawn.map(idOf) }, [civ.seat]);
  return drawn.length;
}

/** The discards of the current age become the deck. @rule TTA discard-pile.5 @rule TTA ruling.T13 */
function renewMilitaryDeck(world: Ages): void {
  const pile = [...world.discards.splice(0), ...world.seen.splice(0)];
  if (pile.length === 0) return;
  world.militaryDeck = shuffle(world.random, pile);
  for (const civ of world.civs) {
    if (civ.knows.some((no) => pile.includes(no))) civ.knows = civ.knows.filter((no) => !pile.includes(no));
  }
  happen(world, 'TTA draw.5', { what: 'reshuffled' });
}

/**
 * Lays a military card on the discard pile of its age; those of other ages are never used again.
 * @rule TTA discard-pile.1 @rule TTA discard-pile.3 @rule TTA ruling.T12
 */
export function layOnPile(world: Ages, no: CardNo, shown: boolean): void {
  if (levelOf(no) === world.age) (shown ? world.seen : world.discards).push(no);
  else (shown ? world.removed : world.buried).push(no);
}

/** Discards cards from a hand without showing them. @rule TTA discard-pile.4 */
export function discardHidden(world: Ages, civ: Civilization, cards: readonly CardNo[], rule: string): void {
  if (cards.length === 0) return;
  for (const no of cards) {
    takeOut(civ.militaryHand, no);
    layOnPile(world, no, false);
    civ.knows.push(no);
  }
  happen(world, rule, { what: 'discarded', seat: civ.seat, count: cards.length });
  whisper(world, rule, { what: 'discarded-cards', seat: civ.seat, cards: cards.map(idOf) }, [civ.seat]);
}

/** Discards a card everybody has seen. */
export function discardShown(world: Ages, civ: Civilization, no: CardNo): void {
  takeOut(civ.militaryHand, no);
  layOnPile(world, no, true);
}

/** The very cards of a hand that show these names; nothing, if one of them is missing. */
export function findAll(hand: readonly CardNo[], names: readonly string[]): CardNo[] | undefined {
  const found: CardNo[] = [];
  for (const name of names) {
    const no = hand.find((held) => !found.includes(held) && idOf(held) === name) ?? NONE;
    if (no === NONE) return undefined;
    found.push(no);
  }
  return found;
}

/** How many of these cards show the same as one. */
export function copiesOf(card: CardNo, among: readonly CardNo[]): number {
  let copies = 0;
  for (const other of among) if (sameFace(other, card)) copies += 1;
  return copies;
}

/** Whether no card before this one shows the same. */
export function isFirstCopy(card: CardNo, index: number, among: readonly CardNo[]): boolean {
  for (let i = 0; i < index; i++) if (sameFace(at(among, i), card)) return false;
  return true;
}

/** How many different selections of cards are still worth listing. */
const MANY = 4000;

/** Every different selection of these things, none and all included, equal ones counted alike; nothing if there are too many. */
export function selections<T>(things: readonly T[]): readonly (readonly T[])[] | undefined {
  let all: T[][] = [[]];
  for (const thing of new Set(things)) {
    const copies = things.filter((other) => other === thing);
    all = all.flatMap((some) => Array.from({ length: copies.length + 1 }, (_, n) => [...some, ...copies.slice(0, n)]));
    if (all.length > MANY) return undefined;
  }
  return all;
}
