import { COMMODITIES } from '@ecumene/advanced-civilization/reference';
import type { Means } from './draft.ts';
import { countCards } from './hand.ts';

/** A commodity to ask for. */
export interface Wish {
  readonly id: string;
  readonly stack: number;
  readonly own: number;
  /** How many others may hold. */
  readonly out: number;
}

/** What can be asked for, what one has already first, then dear to cheap; and what nobody else can hold. */
export function wishesOf(means: Means): { readonly likely: readonly Wish[]; readonly vain: readonly Wish[] } {
  const own = countCards(means.hand);
  const all = COMMODITIES.map(({ id, stack }) => ({ id, stack, own: own.get(id) ?? 0, out: means.outside(id) }));
  const dearFirst = all.toReversed();
  const likely = dearFirst.filter(({ out }) => out > 0);
  return {
    likely: [...likely.filter((wish) => wish.own > 0), ...likely.filter((wish) => wish.own === 0)],
    vain: dearFirst.filter(({ out }) => out === 0),
  };
}
