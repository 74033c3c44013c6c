import { CITY_POINTS, NOBODY } from '@ecumene/ancients';
import type { BoardPosition } from './board-position.ts';
import type { Temperament } from './temperament.ts';
import { lead } from './track-demands.ts';

/** What special abilities that take over units are worth. */

/** Units of others in an area: whose city, or nobody's, and how many tokens. */
export interface Occupied {
  readonly area: number;
  readonly city: number;
  readonly people: number;
}

/** Tokens in stock that taxes will not need. */
export function spareStock({ me, book }: BoardPosition): number {
  return me.stock - book.usualTax * me.cities;
}

/** Whether the nation can feed another city. */
export function maySupport({ me, book }: BoardPosition): boolean {
  return me.citiesInStock > 0 && me.tokens >= book.perCity * (me.cities + 1);
}

/** What it is worth to take units from others. */
function prizeOf(position: BoardPosition, temper: Temperament, { city, people }: Occupied): number {
  return people + (city === NOBODY ? 0 : temper.city + lead(position, city) / 10);
}

const WORTH_A_TOKEN = 5;

/** The area that is best taken over for so much treasury a unit point, with so many tokens at hand. */
export function bestAnnexation(
  position: BoardPosition,
  temper: Temperament,
  areas: readonly Occupied[],
  pays: number,
  tokens = position.me.stock,
): number | undefined {
  const { me } = position;
  const [best] = areas
    .map((one) => ({
      ...one,
      worth: prizeOf(position, temper, one),
      price: pays * (one.people + (one.city === NOBODY ? 0 : CITY_POINTS)),
    }))
    .filter(
      ({ people, city, price }) =>
        people <= tokens && price <= me.treasury && (city === NOBODY || maySupport(position)),
    )
    .filter(({ worth, price }) => worth > WORTH_A_TOKEN * price)
    .sort((a, b) => b.worth - a.worth);
  return best?.area;
}

/** The area whose loss hurts the leaders most. */
export function bestRuin(position: BoardPosition, temper: Temperament, areas: readonly Occupied[]): number | undefined {
  const [best] = [...areas].sort((a, b) => prizeOf(position, temper, b) - prizeOf(position, temper, a));
  return best?.area;
}

/** Cards that stand alone, as far as stock pays for them: they bring more as treasury than in a purchase. */
export function cardsToSell(position: BoardPosition, times: number, stock: number): number[] {
  const { goods } = position.book;
  const hand = goods.count(position.view.hand);
  let left = stock;
  return hand.flatMap((count, good) => {
    const gain = times * (goods.values[good] ?? 0);
    if (count !== 1 || gain === 0 || gain > left) return [];
    left -= gain;
    return [good];
  });
}
