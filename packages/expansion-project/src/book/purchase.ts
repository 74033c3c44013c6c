import type { NationNumber } from '@ecumene/ancients';
import { ADVANCES, type AdvanceId, advanceOf, BONUSES, type Bonus, isAdvance } from '../data/advances.ts';
import { priceOf } from './advances.ts';
import type { EpState } from './state.ts';

/** What is bought in one turn, and the choices that go with it. */
export interface Purchase {
  readonly buy: readonly string[];
  /** The advancement that Library makes cheaper. */
  readonly discounted?: string | undefined;
  /** The advancements that Anatomy brings for free. */
  readonly free?: readonly string[] | undefined;
}

type BonusOf<K extends Bonus['is']> = Extract<Bonus, { readonly is: K }>;

/** The bonus of a kind that buying an advancement brings, if it brings one. @rule rows.bonuses */
export function bonusOf<K extends Bonus['is']>(id: AdvanceId, kind: K): BonusOf<K> | undefined {
  const isWanted = (bonus: Bonus | undefined): bonus is BonusOf<K> => bonus?.is === kind;
  const bonus = BONUSES[id];
  return isWanted(bonus) ? bonus : undefined;
}

/** Everything a purchase brings, with what comes for free. */
function acquired({ buy, free = [] }: Purchase): readonly AdvanceId[] {
  return [...buy, ...free].filter(isAdvance);
}

/** What makes another advancement of the same purchase cheaper, and by how much. @rule EP 30.22.2 @rule EP C73 */
export function discountOf({ buy }: Purchase): { readonly by: AdvanceId; readonly points: number } | undefined {
  for (const id of buy.filter(isAdvance)) {
    const bonus = bonusOf(id, 'discount');
    if (bonus !== undefined) return { by: id, points: bonus.points };
  }
  return undefined;
}

/** The sum of single prices, one of them less by Library; none below 0. @rule EP 26.5.5 @rule EP 30.22.2 @rule EP C73 */
export function priceOfAll(state: EpState, number: NationNumber, purchase: Purchase): number {
  let sum = 0;
  for (const id of purchase.buy) {
    const off = id === purchase.discounted ? (discountOf(purchase)?.points ?? 0) : 0;
    sum += Math.max(0, priceOf(state, number, id) - off);
  }
  return sum;
}

/** What brings advancements for free with this purchase. @rule EP 30.4.2 */
export function freeSource({ buy }: Purchase): (BonusOf<'free'> & { readonly by: AdvanceId }) | undefined {
  for (const id of buy.filter(isAdvance)) {
    const bonus = bonusOf(id, 'free');
    if (bonus !== undefined) return { ...bonus, by: id };
  }
  return undefined;
}

/** Whether an advancement is of those that another brings for free. @rule EP 30.4.2 @rule EP C72 */
export function isOfferedBy({ group, below }: BonusOf<'free'>, id: AdvanceId): boolean {
  const { cost, groups } = advanceOf(id);
  return groups.includes(group) && cost < below;
}

/** The advancements that can come for free with this purchase. @rule EP 30.4.2 @rule EP C72 */
export function freeAdvances(state: EpState, number: NationNumber, purchase: Purchase): readonly AdvanceId[] {
  const source = freeSource(purchase);
  const held = state.nations[number]?.cards ?? {};
  if (source === undefined) return [];
  return ADVANCES.flatMap(({ id }) =>
    isOfferedBy(source, id) && held[id] === undefined && !purchase.buy.includes(id) ? [id] : [],
  );
}

/** Credits of choice are divided in steps of five. @rule EP 6.1 */
export const CREDIT_STEP = 5;

/** Credits of choice that an advancement brings. */
export type CreditsOfChoice = BonusOf<'credits'> & { readonly by: AdvanceId };

/** The credits of choice that come with a purchase. @rule EP 30.32.2 @rule EP 30.51.2 @rule EP 30.52.2 */
export function creditsToChoose(purchase: Purchase): readonly CreditsOfChoice[] {
  return acquired(purchase).flatMap((by) => {
    const bonus = bonusOf(by, 'credits');
    return bonus === undefined ? [] : [{ ...bonus, by }];
  });
}
