import { areaId, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { AreaNumber, NationNumber } from '../world.ts';
import { type Building, buildingSites } from './building.ts';
import { type BuildingParts, supportedCities } from './supported-cities.ts';

/** Cities are built wherever that is possible and they will be supported. */
export interface BuildingPolicy {
  /** Areas where none is built. */
  readonly except: readonly string[];
  /** The treasury may help where that is needed. */
  readonly treasury: boolean;
}

/** What a policy comes to: where cities are built, and what the treasury gives for each. */
export function citiesUnder<S extends PublicState>(
  book: BuildingParts<S>,
  state: S,
  number: NationNumber,
  { except, treasury }: BuildingPolicy,
): Record<string, number> {
  const places = inOrder(book.building, state, number).filter((area) => !except.includes(areaId(state, area)));
  const built = supportedCities(book, state, number, places, treasury);
  return Object.fromEntries([...built].map(([area, paid]) => [areaId(state, area), paid]));
}

/** The cheapest sites first, then those where most tokens stand. */
function inOrder<S extends PublicState>(building: Building<S>, state: S, number: NationNumber): AreaNumber[] {
  const cost = (area: AreaNumber): number => building.cost(state, number, area);
  const tokens = (area: AreaNumber): number => tokensIn(state, area, number);
  return buildingSites(building, state, number).sort((a, b) => cost(a) - cost(b) || tokens(b) - tokens(a));
}
