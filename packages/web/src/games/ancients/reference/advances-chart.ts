import type { Ware } from '../purchases/shop.ts';

/** How a chart of advances is sorted and what it leaves out. */

export type SortBy = 'name' | 'cost' | 'price' | 'points';

export interface AdvancesFilter {
  /** Only those of this group. */
  readonly group: string | undefined;
  readonly held: 'all' | 'held' | 'missing';
  /** Only those whose name or actions contain this. */
  readonly text: string;
}

export const ALL_ADVANCES: AdvancesFilter = { group: undefined, held: 'all', text: '' };

type Row = Pick<Ware, 'card' | 'price' | 'points' | 'held' | 'does'>;

export function chartRows<T extends Row>(
  wares: readonly T[],
  { group, held, text }: AdvancesFilter,
  by: SortBy,
  down: boolean,
  nameOf: (id: string) => string,
): readonly T[] {
  const sought = text.trim().toLocaleLowerCase();
  const isWanted = ({ card, held: has, does }: T): boolean =>
    (group === undefined || card.groups.includes(group)) &&
    (held === 'all' || has === (held === 'held')) &&
    `${nameOf(card.id)} ${does}`.toLocaleLowerCase().includes(sought);
  const numbers: Readonly<Record<Exclude<SortBy, 'name'>, (row: T) => number>> = {
    cost: ({ card }) => card.cost,
    price: ({ price }) => price,
    points: ({ points }) => points,
  };
  const byName = (a: T, b: T): number => nameOf(a.card.id).localeCompare(nameOf(b.card.id));
  const compare = (a: T, b: T): number =>
    by === 'name' ? byName(a, b) : numbers[by](a) - numbers[by](b) || byName(a, b);
  const sorted = wares.filter(isWanted).toSorted(compare);
  return down ? sorted.toReversed() : sorted;
}
