import { at } from '@ecumene/engine';
import { CITY_POINTS, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import { type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

/** Units of others in an area that an ability falls upon. */
export interface Occupants {
  /** Whose city, or nobody's. */
  readonly city: NationNumber;
  readonly tokens: ReadonlyMap<NationNumber, number>;
}

/** The units in an area of all nations that are open to an ability. */
export function occupantsIn(
  state: PublicState,
  area: AreaNumber,
  isOpen: (number: NationNumber) => boolean,
): Occupants {
  const owner = at(state.cityIn, area);
  const tokens = new Map<NationNumber, number>();
  for (let number = 0; number < state.nations.length; number++) {
    const count = tokensIn(state, area, number);
    if (count > 0 && isOpen(number)) tokens.set(number, count);
  }
  return { city: owner !== NOBODY && isOpen(owner) ? owner : NOBODY, tokens };
}

/** The nations whose units these are. */
export function ownersAmong({ city, tokens }: Occupants): readonly NationNumber[] {
  return [...new Set([...tokens.keys(), ...(city === NOBODY ? [] : [city])])];
}

/** How many tokens they are. */
export function tokensAmong({ tokens }: Occupants): number {
  return [...tokens.values()].reduce((sum, count) => sum + count, 0);
}

/** Unit points of them. */
export function pointsAmong(occupants: Occupants): number {
  return tokensAmong(occupants) + (occupants.city === NOBODY ? 0 : CITY_POINTS);
}
