import type { NationNumber } from '../world.ts';
import type { Advance, Advances } from './advances.ts';
import type { Cites } from './cites.ts';

/** What buying an advance brings at once, besides what it does from then on. */
export type Bonus = { readonly rule: string } & (
  | /** Off the price of one other advance of the same purchase. */
  { readonly is: 'discount'; readonly points: number }
  /** So many other advances of a group, below a printed cost, for nothing. */
  | { readonly is: 'free'; readonly most: number; readonly group: string; readonly below: number }
  /** Credits of the buyer's choice; of one group only, or of any. */
  | { readonly is: 'credits'; readonly points: number; readonly oneGroup: boolean }
);

type BonusOf<K extends Bonus['is']> = Extract<Bonus, { readonly is: K }>;

/** A bonus, and the advance that brings it. */
export type BonusBy<K extends Bonus['is']> = BonusOf<K> & { readonly by: string };

/** What the advances of a game bring when they are bought. */
export interface Bonuses<G extends string = string> {
  readonly rows: ReadonlyMap<string, Bonus>;
  /** The groups credits are of, and the steps in which credits of choice are divided. */
  readonly groups: readonly G[];
  readonly creditStep: number;
  readonly cites: Cites<'discount' | 'free' | 'credits'>;
}

/** What purchases with bonuses read of a book. */
export interface WithBonuses<S, G extends string = string> {
  readonly advances: Advances<S>;
  readonly bonuses: Bonuses<G>;
}

/** What is bought in one turn, and the choices that go with it. */
export interface Purchase {
  readonly buy: readonly string[];
  /** The advance that another makes cheaper. */
  readonly discounted?: string | undefined;
  /** The advances that another brings for free. */
  readonly free?: readonly string[] | undefined;
}

/** The bonuses of a kind that advances bring, in the order of the advances. */
export function bonusesOf<K extends Bonus['is']>(
  { rows }: Bonuses,
  kind: K,
  advances: Iterable<string> = rows.keys(),
): readonly BonusBy<K>[] {
  const isWanted = (bonus: Bonus | undefined): bonus is BonusOf<K> => bonus?.is === kind;
  return [...advances].flatMap((by) => {
    const bonus = rows.get(by);
    return isWanted(bonus) ? [{ ...bonus, by }] : [];
  });
}

/** What makes another advance of the same purchase cheaper. @rule bonuses.discount */
export function discountOf(bonuses: Bonuses, { buy, free = [] }: Purchase): BonusBy<'discount'> | undefined {
  return bonusesOf(bonuses, 'discount', [...buy, ...free])[0];
}

/** The sum of the single prices, one of them less by a discount; none below 0. @rule bonuses.discount */
export function priceOfAll<S>(
  { advances, bonuses }: WithBonuses<S>,
  state: S,
  number: NationNumber,
  purchase: Purchase,
): number {
  let sum = 0;
  for (const id of purchase.buy) {
    const off = id === purchase.discounted ? (discountOf(bonuses, purchase)?.points ?? 0) : 0;
    sum += Math.max(0, advances.price(state, number, id) - off);
  }
  return sum;
}

/** What brings advances for free with this purchase. @rule bonuses.free */
export function freeSource(bonuses: Bonuses, { buy }: Pick<Purchase, 'buy'>): BonusBy<'free'> | undefined {
  return bonusesOf(bonuses, 'free', buy)[0];
}

/** Whether an advance is of those that another brings for free. @rule bonuses.free */
export function isOfferedBy(
  rows: ReadonlyMap<string, Advance>,
  { group, below }: BonusBy<'free'>,
  id: string,
): boolean {
  const row = rows.get(id);
  return row?.groups.includes(group) === true && row.cost < below;
}

/** The advances that can come for free with this purchase. @rule bonuses.free */
export function freeAdvances<S extends { readonly nations: readonly { readonly cards: object }[] }>(
  { advances, bonuses }: WithBonuses<S>,
  state: S,
  number: NationNumber,
  purchase: Pick<Purchase, 'buy'>,
): readonly string[] {
  const source = freeSource(bonuses, purchase);
  const held = state.nations[number]?.cards ?? {};
  if (source === undefined) return [];
  return [...advances.rows.keys()].filter(
    (id) => isOfferedBy(advances.rows, source, id) && !Object.hasOwn(held, id) && !purchase.buy.includes(id),
  );
}

/** The credits of choice that come with a purchase, also with what is free. @rule bonuses.credits */
export function creditsToChoose(bonuses: Bonuses, { buy, free = [] }: Purchase): readonly BonusBy<'credits'>[] {
  return bonusesOf(bonuses, 'credits', [...buy, ...free]);
}
