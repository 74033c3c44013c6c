import { at } from '@ecumene/engine';
import { foreignTokensIn, terrain, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import { type AreaNumber, type NationNumber, NOBODY } from '../world.ts';
import type { Cites } from './cites.ts';

/** How many tokens an area feeds. */
export interface Limits<S> {
  /** Tokens above the printed limit that a nation's advances feed where it is alone. */
  readonly raise: (state: S, nation: NationNumber, area: AreaNumber) => number;
  /** Tokens of a nation that may stay in an area with a city; `fed` is what the area would feed without one. */
  readonly besideCity: (state: S, nation: NationNumber, area: AreaNumber, fed: number) => number;
  readonly cites: Cites<'surplus' | 'limit'>;
}

/** The limit printed in an area. */
export function limitIn(state: PublicState, area: AreaNumber): number {
  return at(terrain(state).limit, area);
}

/** Tokens a nation may have in an area besides those that live there with a city of its own. @rule limits.limit */
export function limitFor<S extends PublicState>(
  { raise }: Pick<Limits<S>, 'raise'>,
  state: S,
  area: AreaNumber,
  nation: NationNumber,
): number {
  const beside = state.cityIn[area] === nation ? tokensIn(state, area, nation) : 0;
  const limit = Math.max(0, at(terrain(state).limit, area) - beside);
  return foreignTokensIn(state, area, nation) > 0 ? limit : limit + raise(state, nation, area);
}

/** How many more tokens of a nation an area feeds, with all tokens that stand there. @rule limits.limit */
export function roomFor<S extends PublicState>(
  { raise, besideCity }: Limits<S>,
  state: S,
  area: AreaNumber,
  nation: NationNumber,
): number {
  const { isLand, limit } = terrain(state);
  if (isLand[area] !== true) return 0;
  const own = tokensIn(state, area, nation);
  if (state.cityIn[area] !== NOBODY) return Math.max(0, besideCity(state, nation, area, 0) - own);
  const others = foreignTokensIn(state, area, nation);
  const fed = at(limit, area) + (others > 0 ? 0 : raise(state, nation, area));
  return Math.max(0, fed - own - others);
}

/** How many tokens of each nation an area cannot feed. @rule limits.surplus */
export function surplusIn<S extends PublicState>(limits: Limits<S>, state: S, area: AreaNumber): number[] {
  const width = state.nations.length;
  const tokens = state.tokens.slice(area * width, (area + 1) * width);
  const isAlone = tokens.filter((count) => count > 0).length === 1;
  const hasCity = state.cityIn[area] !== NOBODY;
  return tokens.map((count, nation) => {
    if (count === 0 || !(hasCity || isAlone)) return 0;
    const fed = at(terrain(state).limit, area) + (isAlone ? limits.raise(state, nation, area) : 0);
    return Math.max(0, count - (hasCity ? limits.besideCity(state, nation, area, fed) : fed));
  });
}
