import type { Refusal } from '@ecumene/engine';
import { at } from '@ecumene/engine';
import { citiesInStock, foreignTokensIn, nation, terrain, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import { type AreaNumber, type NationNumber, NOBODY } from '../world.ts';
import type { Cites } from './cites.ts';

/** How a game builds cities. */
export interface Building<S> {
  /** Tokens a city takes in an area. */
  readonly cost: (state: S, nation: NationNumber, area: AreaNumber) => number;
  /** How many cities a turn may be paid in part from treasury. */
  readonly fromTreasury: (state: S, nation: NationNumber) => number;
  /** How many tokens of areas next to it by land a city here may take, and how many cities a turn may take any. */
  readonly fromNeighbours: (state: S, nation: NationNumber, area: AreaNumber) => number;
  readonly neighbourCities: (state: S, nation: NationNumber) => number;
  /** Whether a token may stay beside the new city, where so many stood ready and so many were needed of them. */
  readonly mayStay: (state: S, nation: NationNumber, area: AreaNumber, ready: number, needed: number) => boolean;
  /** What goes back to stock from the area: the tokens that became the city, or all tokens there, whoever owns them. */
  readonly clears: 'used' | 'all';
  /** Why no city can be built in an area, whatever it costs. */
  readonly refuses: (state: S, nation: NationNumber, area: AreaNumber) => Refusal | undefined;
  readonly cites: Cites<'build' | 'cost' | 'wilderness' | 'treasury' | 'most' | 'one-city' | 'neighbours' | 'stay'>;
}

/** From how many to how many tokens a treasury may give for a city of this cost, where so many stand. @rule building.treasury */
export function shareOfTreasury(
  cost: number,
  tokens: number,
  treasury: number,
): readonly [least: number, most: number] | undefined {
  const most = Math.min(Math.floor(cost / 2), treasury);
  const least = Math.max(0, cost - tokens);
  return least > most ? undefined : [least, most];
}

/** Whether treasury may pay for a city here: not where others stay beside it. @rule building.treasury */
export function treasuryHelps<S extends PublicState>(
  { fromTreasury, clears }: Building<S>,
  state: S,
  number: NationNumber,
  area: AreaNumber,
): boolean {
  const isShared = clears === 'used' && foreignTokensIn(state, area, number) > 0;
  return fromTreasury(state, number) > 0 && !isShared;
}

/** From how many to how many tokens of treasury a city here may take; nothing, if it cannot be built. @rule building.cost @rule building.treasury */
export function treasuryFor<S extends PublicState>(
  building: Building<S>,
  state: S,
  number: NationNumber,
  area: AreaNumber,
): readonly [least: number, most: number] | undefined {
  const { cost, refuses } = building;
  const tokens = tokensIn(state, area, number);
  if (tokens === 0 || state.cityIn[area] !== NOBODY || refuses(state, number, area) !== undefined) return undefined;
  const isHelped = treasuryHelps(building, state, number, area);
  const near = neighboursFor(building, state, number, area);
  return shareOfTreasury(cost(state, number, area), tokens + near, isHelped ? nation(state, number).treasury : 0);
}

/** How many tokens of areas next to it a city here may take, as many as stand there. @rule building.neighbours */
export function neighboursFor<S extends PublicState>(
  { fromNeighbours, neighbourCities }: Building<S>,
  state: S,
  number: NationNumber,
  area: AreaNumber,
): number {
  const most = neighbourCities(state, number) > 0 ? fromNeighbours(state, number, area) : 0;
  if (most === 0) return 0;
  const near = at(terrain(state).land, area).reduce((sum, each) => sum + tokensIn(state, each, number), 0);
  return Math.min(most, near);
}

/** How many tokens of a nation go back to stock from an area although the city built there does not need them. @rule building.build @rule building.stay */
export function spareTokens<S extends PublicState>(
  { clears, cost, mayStay }: Building<S>,
  state: S,
  number: NationNumber,
  area: AreaNumber,
  treasury: number,
): number {
  if (clears === 'used') return 0;
  const here = tokensIn(state, area, number);
  const needed = cost(state, number, area) - treasury;
  return Math.max(0, here - needed - (mayStay(state, number, area, here, needed) ? 1 : 0));
}

/** Areas where a nation can build a city now. @rule building.build */
export function buildingSites<S extends PublicState>(
  building: Building<S>,
  state: S,
  number: NationNumber,
): AreaNumber[] {
  if (citiesInStock(at(state.nations, number)) < 1) return [];
  const width = state.nations.length;
  const places: AreaNumber[] = [];
  for (let area = 0, i = number; area < state.cityIn.length; area++, i += width) {
    if ((state.tokens[i] ?? 0) > 0 && treasuryFor(building, state, number, area) !== undefined) places.push(area);
  }
  return places;
}
