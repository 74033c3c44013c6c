import { at } from '@ecumene/engine';
import { citiesInStock, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { AreaNumber, NationNumber } from '../world.ts';
import type { Book } from './book.ts';
import { type Building, treasuryFor } from './building.ts';
import { surplusIn } from './limits.ts';

/** What building and support read of a book. */
export type BuildingParts<S extends PublicState> = Pick<Book<S>, 'building' | 'limits' | 'support'>;

/** What the cities of a nation live on. */
export interface CitySupport {
  readonly cities: number;
  /** Tokens that so many cities need. */
  readonly needed: number;
  /** Tokens that remain on the board for them. */
  readonly left: number;
}

/** What the cities of a nation will live on when all are gone who are not fed. @rule support.check @rule limits.surplus */
export function supportAhead<S extends PublicState>(
  { limits, support }: Pick<BuildingParts<S>, 'limits' | 'support'>,
  state: S,
  number: NationNumber,
): CitySupport {
  const { cities, idle } = at(state.nations, number);
  let left = 0 - idle;
  for (let area = 0; area < state.cityIn.length; area++) {
    const here = tokensIn(state, area, number);
    if (here !== 0) left += here - (surplusIn(limits, state, area)[number] ?? 0);
  }
  return { cities, needed: cities * support.perCity(state, number), left };
}

export function isSupported({ needed, left }: CitySupport): boolean {
  return left >= needed;
}

/** What a city takes from areas next to it, and whether a token stays beside it. */
export interface AroundCity {
  readonly from?: ReadonlyMap<AreaNumber, number>;
  readonly stays?: boolean;
}

/** The board with one more city of a nation, for which treasury pays so much. Tokens that are lacking come from elsewhere. */
export function withCity<S extends PublicState>(
  { clears, cost }: Building<S>,
  state: S,
  number: NationNumber,
  area: AreaNumber,
  treasury: number,
  { from = NOWHERE, stays = false }: AroundCity = {},
): S {
  const width = state.nations.length;
  const tokens = state.tokens.slice();
  const place = area * width + number;
  if (clears === 'all') {
    tokens.fill(0, area * width, (area + 1) * width);
    if (stays) tokens[place] = 1;
  } else tokens[place] = tokensIn(state, area, number) + treasury - cost(state, number, area);
  for (const [near, count] of from)
    tokens[near * width + number] = Math.max(0, at(tokens, near * width + number) - count);
  const one = at(state.nations, number);
  const nations = state.nations.with(number, { ...one, cities: one.cities + 1 });
  return { ...state, tokens, cityIn: state.cityIn.with(area, number), nations };
}

const NOWHERE: ReadonlyMap<AreaNumber, number> = new Map();

/**
 * The cities of these places, in this order, that are paid for where they stand and that the rest of the country supports,
 * with what treasury must give for each. No other area gives anything, and treasury only where it may. Tokens that could stay
 * beside a new city do so only if that is said.
 */
export function supportedCities<S extends PublicState>(
  book: BuildingParts<S>,
  state: S,
  number: NationNumber,
  places: readonly AreaNumber[],
  mayUseTreasury: boolean,
  leavesTokens = false,
): ReadonlyMap<AreaNumber, number> {
  const { building } = book;
  const one = at(state.nations, number);
  let now = state;
  let { treasury } = one;
  let helped = 0;
  const built = new Map<AreaNumber, number>();
  for (const area of places) {
    if (built.size >= citiesInStock(one)) break;
    const most = treasuryFor(building, state, number, area)?.[1];
    const here = tokensIn(state, area, number);
    const cost = building.cost(state, number, area);
    const missing = Math.max(0, cost - here);
    if (most === undefined || missing > most) continue;
    const isHelped = mayUseTreasury && missing <= treasury && helped < building.fromTreasury(state, number);
    if (missing > 0 && !isHelped) continue;
    const stays = leavesTokens && building.mayStay(state, number, area, here, cost - missing);
    const next = withCity(building, now, number, area, missing, { stays });
    if (!isSupported(supportAhead(book, next, number))) continue;
    now = next;
    built.set(area, missing);
    treasury -= missing;
    if (missing > 0) helped += 1;
  }
  return built;
}
