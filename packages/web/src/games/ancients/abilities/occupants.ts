import { CITY_POINTS, type NationNumber, type NationView, NOBODY } from '@ecumene/ancients';

/** The units of others that an ability reaches in an area. */
export interface Occupants {
  readonly city: NationNumber;
  readonly tokens: ReadonlyMap<NationNumber, number>;
}

function tokensOf({ tokens }: Occupants): number {
  return [...tokens.values()].reduce((sum, count) => sum + count, 0);
}

/** Unit points of them. */
export function pointsOf(occupants: Occupants): number {
  return tokensOf(occupants) + (occupants.city === NOBODY ? 0 : CITY_POINTS);
}

/** Whether a nation has a city in stock, if one is to be replaced. */
export function hasCityFor({ citiesInStock }: NationView, { city }: Occupants): boolean {
  return city === NOBODY || citiesInStock > 0;
}

/** Whether a nation has the pieces in stock to replace them. */
export function hasPiecesFor(own: NationView, occupants: Occupants): boolean {
  return tokensOf(occupants) <= own.stock && hasCityFor(own, occupants);
}
