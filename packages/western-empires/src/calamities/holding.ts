import { CITY_POINTS } from '@ecumene/ancients';

/** The units of the victim in one area. */
export interface Holding {
  readonly points: number;
  readonly city: boolean;
  readonly tokens: number;
  /** Places in the list of those next to it by land or water. */
  readonly next: readonly number[];
}

/** What the beneficiary has to annex with. */
export interface Means {
  readonly cities: number;
  readonly tokens: number;
}

/** Points of so many cities and tokens that cannot be annexed. @rule WE civil-war.18 @rule WE tyranny.14 */
export function pointsLeft(towns: number, people: number, { cities, tokens }: Means): number {
  return CITY_POINTS * Math.max(0, towns - cities) + Math.max(0, people - tokens);
}
