import { faceValue } from '@ecumene/ancients';
import type { Means } from './draft.ts';
import { countCards } from './hand.ts';

/** A commodity to ask for. */
export interface Wish {
  readonly id: string;
  readonly value: number;
  readonly own: number;
  /** How many others may hold. */
  readonly out: number;
}

/** What can be asked for, what one has already first, then dear to cheap; and what nobody else can hold. */
export function wishesOf(means: Means): { readonly likely: readonly Wish[]; readonly vain: readonly Wish[] } {
  const own = countCards(means.hand.map((id) => means.cards.thingOf(id)));
  const all = means.cards.goods.map((face) => ({
    id: face.id,
    value: faceValue(face),
    own: own.get(face.id) ?? 0,
    out: means.outside(face.id),
  }));
  const dearFirst = all.toReversed();
  const likely = dearFirst.filter(({ out }) => out > 0);
  return {
    likely: [...likely.filter((wish) => wish.own > 0), ...likely.filter((wish) => wish.own === 0)],
    vain: dearFirst.filter(({ out }) => out === 0),
  };
}
