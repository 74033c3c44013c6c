import { must } from '@ecumene/engine';
import { nation } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';

/** A civilization card. */
export interface CivilizationCard {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly cost: number;
  /** A card that must have been acquired in an earlier turn. */
  readonly needs?: string;
  /** What it takes off the price of other cards. */
  readonly credits: Readonly<Record<string, number>>;
}

export type CardTable = ReadonlyMap<string, CivilizationCard>;

export function cardTable(cards: readonly CivilizationCard[]): CardTable {
  return new Map(cards.map((card) => [card.id, card]));
}

/** What each card costs and how much all credits together could take off it. Worked out once. */
export function pricesOf(
  table: CardTable,
): readonly { readonly id: string; readonly cost: number; readonly most: number }[] {
  const found = prices.get(table);
  if (found !== undefined) return found;
  const all = [...table.values()];
  const made = all.map(({ id, cost }) => ({
    id,
    cost,
    most: all.reduce((sum, { credits }) => sum + (credits[id] ?? 0), 0),
  }));
  prices.set(table, made);
  return made;
}

const prices = new WeakMap<CardTable, ReturnType<typeof pricesOf>>();

export function cardNamed(table: CardTable, id: string): CivilizationCard {
  return must(table.get(id), `a civilization card called ${id}`);
}

/** Held since an earlier turn. @rule AC 31.53 @rule AC A44 */
export function heldBefore(world: Ancients, number: NationNumber, id: string): boolean {
  const turn = nation(world, number).cards[id];
  return turn !== undefined && turn < world.turn;
}

/** What a nation's cards of earlier turns take off a price. @rule AC 31.51 @rule AC 31.53 @rule AC 31.54 @rule AC 31.55 @rule AC 31.56 */
export function creditFor(world: Ancients, number: NationNumber, table: CardTable, id: string): number {
  return creditOf(nation(world, number).cards, world.turn, table, id);
}

/** What cards take off a price in a turn; `cards` says since which turn each is held. @rule AC 31.51 @rule AC 31.53 */
export function creditOf(cards: Readonly<Record<string, number>>, turn: number, table: CardTable, id: string): number {
  let credit = 0;
  for (const held in cards) {
    if ((cards[held] ?? turn) < turn) credit += table.get(held)?.credits[id] ?? 0;
  }
  return credit;
}

/** What a card costs a nation now; never less than nothing. @rule AC 31.57 @rule AC 31.58 */
export function priceFor(world: Ancients, number: NationNumber, table: CardTable, id: string): number {
  return Math.max(0, cardNamed(table, id).cost - creditFor(world, number, table, id));
}

/** The full value of a nation's cards. @rule AC 35.1A @rule AC 33.25 */
export function cardPoints(world: Ancients, number: NationNumber, table: CardTable): number {
  let points = 0;
  for (const id in nation(world, number).cards) points += table.get(id)?.cost ?? 0;
  return points;
}

/** The groups a nation's cards belong to; a card of two groups counts for both. @rule AC 31.551 @rule AC 33.23 */
export function groupsHeld(world: Ancients, number: NationNumber, table: CardTable): Set<string> {
  const groups = new Set<string>();
  for (const id in nation(world, number).cards) for (const group of table.get(id)?.groups ?? []) groups.add(group);
  return groups;
}
