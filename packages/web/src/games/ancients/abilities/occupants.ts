import { type NationView, NOBODY, type Occupants, tokensAmong } from '@ecumene/ancients';

/** Whether a nation has a city in stock, if one is to be replaced. */
export function hasCityFor({ citiesInStock }: NationView, { city }: Occupants): boolean {
  return city === NOBODY || citiesInStock > 0;
}

/** Whether a nation has the pieces in stock to replace them. */
export function hasPiecesFor(own: NationView, occupants: Occupants): boolean {
  return tokensAmong(occupants) <= own.stock && hasCityFor(own, occupants);
}
