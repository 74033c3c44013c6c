import { must } from '@ecumene/engine';
import type { Advance } from '../book/advances.ts';
import { nation } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { NationNumber } from '../world.ts';

/** An advance that takes something off the price of others, each by name. */
export interface CivilizationCard extends Advance {
  readonly credits: Readonly<Record<string, number>>;
}

export type CardTable = ReadonlyMap<string, CivilizationCard>;

export function cardTable(cards: readonly CivilizationCard[]): CardTable {
  return new Map(cards.map((card) => [card.id, card]));
}

export function cardNamed(table: CardTable, id: string): CivilizationCard {
  return must(table.get(id), `a civilization card called ${id}`);
}

/** Held since an earlier turn. @rule advances.held */
export function heldBefore(state: PublicState, number: NationNumber, id: string): boolean {
  const turn = nation(state, number).cards[id];
  return turn !== undefined && turn < state.turn;
}

/** The advance of an earlier turn that an advance needs and a nation lacks. @rule advances.needs */
export function missingFor(
  state: PublicState,
  number: NationNumber,
  { needs }: Pick<Advance, 'needs'>,
): string | undefined {
  return needs === undefined || heldBefore(state, number, needs) ? undefined : needs;
}

/** What a nation's cards of earlier turns take off a price. @rule advances.price */
export function creditFor(state: PublicState, number: NationNumber, table: CardTable, id: string): number {
  return creditOf(nation(state, number).cards, state.turn, table, id);
}

/** What cards take off a price in a turn; `cards` says since which turn each is held. @rule advances.price */
export function creditOf(cards: Readonly<Record<string, number>>, turn: number, table: CardTable, id: string): number {
  let credit = 0;
  for (const held in cards) {
    if ((cards[held] ?? turn) < turn) credit += table.get(held)?.credits[id] ?? 0;
  }
  return credit;
}

/** What a card costs a nation now; never less than nothing. @rule advances.price */
export function priceFor(state: PublicState, number: NationNumber, table: CardTable, id: string): number {
  return Math.max(0, cardNamed(table, id).cost - creditFor(state, number, table, id));
}

/** The full value of a nation's cards. @rule advances.points */
export function cardPoints(state: PublicState, number: NationNumber, table: ReadonlyMap<string, Advance>): number {
  let points = 0;
  for (const id in nation(state, number).cards) points += table.get(id)?.cost ?? 0;
  return points;
}

/** The groups a nation's cards belong to; a card of two groups counts for both. @rule advances.groups */
export function groupsHeld(state: PublicState, number: NationNumber, table: ReadonlyMap<string, Advance>): Set<string> {
  const groups = new Set<string>();
  for (const id in nation(state, number).cards) for (const group of table.get(id)?.groups ?? []) groups.add(group);
  return groups;
}
