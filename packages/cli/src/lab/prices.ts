import { mean } from '../statistics.ts';
import type { TurnRecord } from './course.ts';
import type { Deal, Side } from './deals.ts';
import type { Bar, Line } from './plots.ts';

/** What deals were made of, and at what prices. */

export function cardsIn(deal: Deal): number {
  return deal.reduce((sum, { commodities, calamities }) => sum + commodities.length + calamities, 0);
}

export function calamitiesIn(deal: Deal): number {
  return deal.reduce((sum, { calamities }) => sum + calamities, 0);
}

/** What the cards of a side show together, turn by turn: of the side that gave more, and of the other. */
export function dearAndCheap(records: readonly TurnRecord[]): Line[] {
  const turns = new Map<number, Deal[]>();
  for (const { turn, deals } of records) turns.set(turn, [...(turns.get(turn) ?? []), ...deals]);
  const line = (name: string, price: (...values: number[]) => number): Line => ({
    name,
    points: [...turns]
      .filter(([, deals]) => deals.length > 0)
      .sort(([a], [b]) => a - b)
      .map(([x, deals]) => ({ x, y: mean(deals.map((deal) => price(...deal.map(({ value }) => value)))) })),
  });
  return turns.size === 0 ? [] : [line('The dearer side', Math.max), line('The cheaper side', Math.min)];
}

/** Face value got for each point given, by the commodities that were given for it. */
export function fetched(records: readonly TurnRecord[]): Bar[] {
  const rates = new Map<string, number[]>();
  const note = (given: Side, got: Side): void => {
    for (const id of given.commodities) rates.set(id, [...(rates.get(id) ?? []), got.value / given.value]);
  };
  for (const { deals } of records)
    for (const [one, other] of deals) {
      note(one, other);
      note(other, one);
    }
  return [...rates]
    .map(([name, all]) => ({ name, rate: mean(all) }))
    .sort((a, b) => b.rate.value - a.rate.value)
    .map(({ name, rate: { value, low, high } }) => ({ name, value, low, high }));
}
