import { CITY_POINTS, NOBODY } from '@ecumene/ancients';
import type { Sight } from './sight.ts';
import { lead } from './standing.ts';
import type { Temperament } from './temperament.ts';

/** What special abilities that take over units are worth. */

/** Units of others in an area: whose city, or nobody's, and how many tokens. */
export interface Occupied {
  readonly area: number;
  readonly city: number;
  readonly people: number;
}

/** Tokens in stock that taxes will not need. */
export function spareStock({ me, book }: Sight): number {
  return me.stock - book.usualTax * me.cities;
}

/** Whether the nation can feed another city. */
export function maySupport({ me, book }: Sight): boolean {
  return me.citiesInStock > 0 && me.tokens >= book.perCity * (me.cities + 1);
}

/** What it is worth to take units from others. */
function prizeOf(sight: Sight, temper: Temperament, { city, people }: Occupied): number {
  return people + (city === NOBODY ? 0 : temper.city + lead(sight, city) / 10);
}

const WORTH_A_TOKEN = 5;

/** The area that is best taken over for so much treasury a unit point, with so many tokens at hand. */
export function bestAnnexation(
  sight: Sight,
  temper: Temperament,
  areas: readonly Occupied[],
  pays: number,
  tokens = sight.me.stock,
): number | undefined {
  const { me } = sight;
  const [best] = areas
    .map((one) => ({
      ...one,
      worth: prizeOf(sight, temper, one),
      price: pays * (one.people + (one.city === NOBODY ? 0 : CITY_POINTS)),
    }))
    .filter(
      ({ people, city, price }) => people <= tokens && price <= me.treasury && (city === NOBODY || maySupport(sight)),
    )
    .filter(({ worth, price }) => worth > WORTH_A_TOKEN * price)
    .sort((a, b) => b.worth - a.worth);
  return best?.area;
}

/** The area whose loss hurts the leaders most. */
export function bestRuin(sight: Sight, temper: Temperament, areas: readonly Occupied[]): number | undefined {
  const [best] = [...areas].sort((a, b) => prizeOf(sight, temper, b) - prizeOf(sight, temper, a));
  return best?.area;
}

/** Cards that stand alone, as far as stock pays for them: they bring more as treasury than in a purchase. */
export function cardsToSell(sight: Sight, times: number, stock: number): number[] {
  const { goods } = sight.book;
  const hand = goods.count(sight.view.hand);
  let left = stock;
  return hand.flatMap((count, good) => {
    const gain = times * (goods.values[good] ?? 0);
    if (count !== 1 || gain === 0 || gain > left) return [];
    left -= gain;
    return [good];
  });
}
