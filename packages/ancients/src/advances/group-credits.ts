import { nation } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { NationNumber } from '../world.ts';
import { heldBefore } from './cards.ts';

/** An advance that gives credits to whole groups of advances, and more to one other advance. */
interface GivesCredits<G extends string> {
  readonly id: string;
  readonly credits: Readonly<Partial<Record<G, number>>>;
  readonly towards: { readonly advance: string; readonly credits: number } | null;
}

/** A state in which nations have credits that no advance prints. */
export interface StateWithCredits<G extends string> extends PublicState {
  readonly credits: readonly Readonly<Record<G, number>>[];
}

/** The credits of a game that gives them by group. Made once per book. */
interface CreditsByGroup<G extends string> {
  /** Credits of a group from earlier turns. @rule advances.held */
  readonly of: (state: StateWithCredits<G>, number: NationNumber, group: G) => number;
  /** Credits that a nation's advances give to one other advance alone. @rule advances.held */
  readonly towards: (state: StateWithCredits<G>, number: NationNumber, advance: string) => number;
}

export function creditsByGroup<G extends string>(advances: readonly GivesCredits<G>[]): CreditsByGroup<G> {
  const rows = new Map(advances.map((row) => [row.id, row]));
  const sumOf = (
    state: StateWithCredits<G>,
    number: NationNumber,
    credits: (row: GivesCredits<G>) => number | undefined,
  ): number => {
    let sum = 0;
    for (const id in nation(state, number).cards) {
      const row = rows.get(id);
      if (row !== undefined && heldBefore(state, number, id)) sum += credits(row) ?? 0;
    }
    return sum;
  };
  return {
    of: (state, number, group) =>
      (state.credits[number]?.[group] ?? 0) + sumOf(state, number, ({ credits }) => credits[group]),
    towards: (state, number, advance) =>
      sumOf(state, number, ({ towards }) => (towards?.advance === advance ? towards.credits : 0)),
  };
}
