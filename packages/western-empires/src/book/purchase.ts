import type { NationNumber } from '@ecumene/ancients';
import { effectsOf, type OwnEffect } from '../data/advance-effects.ts';
import { ADVANCES, type AdvanceId, advanceOf } from '../data/advances.ts';
import { isAdvance, priceOf } from './advances.ts';
import { effectsHeld } from './effects.ts';
import type { WeState } from './state.ts';

/** What is bought in one turn, and the choices that go with it. */
export interface Purchase {
  readonly buy: readonly string[];
  /** The advance that Library makes cheaper. */
  readonly discounted?: string | undefined;
  /** The advance that Anatomy brings for free. */
  readonly free?: string | undefined;
}

type Of<K extends OwnEffect['kind']> = Extract<OwnEffect, { readonly kind: K }>;

/** The effect of a kind that an advance has, if it has one. */
function effectOf<K extends OwnEffect['kind']>(id: AdvanceId, kind: K): Of<K> | undefined {
  const isWanted = (effect: { readonly kind: string }): effect is Of<K> => effect.kind === kind;
  return effectsOf(id).find(isWanted);
}

/** Everything a purchase brings, with what comes for free. */
function acquired({ buy, free }: Purchase): readonly AdvanceId[] {
  return [...buy, ...(free === undefined ? [] : [free])].filter(isAdvance);
}

/** What makes another advance of the same purchase cheaper, and by how much. @rule WE library.1 @rule WE W41 */
export function discountOf(purchase: Purchase): { readonly by: AdvanceId; readonly points: number } | undefined {
  for (const id of acquired(purchase)) {
    const effect = effectOf(id, 'discount');
    if (effect !== undefined) return { by: id, points: effect.by };
  }
  return undefined;
}

/** What all that is bought costs together. @rule WE credits.5 @rule WE library.1 */
export function priceOfAll(state: WeState, number: NationNumber, purchase: Purchase): number {
  let sum = 0;
  for (const id of purchase.buy) {
    const price = priceOf(state, number, id);
    const off = id === purchase.discounted ? (discountOf(purchase)?.points ?? 0) : 0;
    sum += Math.max(0, price - off);
  }
  return sum;
}

/** What brings an advance for free with this purchase. */
export function freeSource({ buy }: Purchase): (Of<'free-advance'> & { readonly by: AdvanceId }) | undefined {
  for (const id of buy.filter(isAdvance)) {
    const effect = effectOf(id, 'free-advance');
    if (effect !== undefined) return { ...effect, by: id };
  }
  return undefined;
}

/** Whether an advance is of those that another brings for free. @rule WE anatomy.1 @rule WE W42 */
export function isOfferedBy({ group, costBelow }: Of<'free-advance'>, id: AdvanceId): boolean {
  const { cost, groups } = advanceOf(id);
  return groups.includes(group) && cost < costBelow;
}

/** The advances one of which comes for free with this purchase. @rule WE anatomy.1 */
export function freeAdvances(state: WeState, number: NationNumber, purchase: Purchase): readonly AdvanceId[] {
  const source = freeSource(purchase);
  const held = state.nations[number]?.cards ?? {};
  if (source === undefined) return [];
  return ADVANCES.flatMap(({ id }) =>
    isOfferedBy(source, id) && held[id] === undefined && !purchase.buy.includes(id) ? [id] : [],
  );
}

/** Whether one card may stand in for another of a set when a nation buys. @rule WE trade-empire.1 */
export function mayUseSubstitute(state: WeState, number: NationNumber): boolean {
  return substitutes(state, number).length > 0;
}

const substitutes = effectsHeld('substitute-card');

/** Credits of choice are divided in steps of five. @rule WE monument.2 @rule WE written-record.2 */
export const CREDIT_STEP = 5;

/** The advances of a purchase that bring credits of choice, and how many. @rule WE monument.1 @rule WE written-record.1 */
export function creditsToChoose(purchase: Purchase): readonly { readonly by: AdvanceId; readonly credits: number }[] {
  return acquired(purchase).flatMap((by) => {
    const credits = effectOf(by, 'credits-of-choice')?.credits;
    return credits === undefined ? [] : [{ by, credits }];
  });
}
