import { at } from '@ecumene/engine';
import { areaId, citiesInStock, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { AreaNumber, NationNumber } from '../world.ts';
import type { Book } from './book.ts';
import { type Building, buildingSites, treasuryFor } from './building.ts';
import { surplusIn } from './limits.ts';

/** Cities are built wherever that is possible and they will be supported. */
export interface BuildingPolicy {
  /** Areas where none is built. */
  readonly except: readonly string[];
  /** The treasury may help where that is needed. */
  readonly treasury: boolean;
}

export type PolicyParts<S extends PublicState> = Pick<Book<S>, 'building' | 'limits' | 'support'>;

/** What a policy comes to: where cities are built, and what the treasury gives for each. No other area gives anything. */
export function citiesUnder<S extends PublicState>(
  book: PolicyParts<S>,
  state: S,
  number: NationNumber,
  policy: BuildingPolicy,
): Record<string, number> {
  const { building } = book;
  const one = at(state.nations, number);
  let now = state;
  let { treasury } = one;
  let helped = 0;
  const built: Record<string, number> = {};
  for (const area of inOrder(building, state, number)) {
    const id = areaId(state, area);
    const most = treasuryFor(building, state, number, area)?.[1];
    const cost = building.cost(state, number, area);
    const missing = Math.max(0, cost - tokensIn(state, area, number));
    if (most === undefined || missing > most || policy.except.includes(id)) continue;
    const isHelped = policy.treasury && missing <= treasury && helped < building.fromTreasury(state, number);
    if (missing > 0 && !isHelped) continue;
    if (Object.keys(built).length >= citiesInStock(one)) break;
    const next = withCity(building, now, number, area, cost - missing);
    if (!isSupported(book, next, number)) continue;
    now = next;
    built[id] = missing;
    treasury -= missing;
    if (missing > 0) helped += 1;
  }
  return built;
}

/** The cheapest sites first, then those where most tokens stand. */
function inOrder<S extends PublicState>(building: Building<S>, state: S, number: NationNumber): AreaNumber[] {
  const cost = (area: AreaNumber): number => building.cost(state, number, area);
  const tokens = (area: AreaNumber): number => tokensIn(state, area, number);
  return buildingSites(building, state, number).sort((a, b) => cost(a) - cost(b) || tokens(b) - tokens(a));
}

/** The board with one more city. */
function withCity<S extends PublicState>(
  { clears }: Building<S>,
  state: S,
  number: NationNumber,
  area: AreaNumber,
  used: number,
): S {
  const width = state.nations.length;
  const tokens = state.tokens.slice();
  if (clears === 'all') tokens.fill(0, area * width, (area + 1) * width);
  else tokens[area * width + number] = tokensIn(state, area, number) - used;
  const nations = state.nations.with(number, {
    ...at(state.nations, number),
    cities: at(state.nations, number).cities + 1,
  });
  return { ...state, tokens, cityIn: state.cityIn.with(area, number), nations };
}

/** Whether those who stay on the board support all cities of a nation. @rule support.check */
function isSupported<S extends PublicState>(
  { limits, support }: PolicyParts<S>,
  state: S,
  number: NationNumber,
): boolean {
  const { cities, idle } = at(state.nations, number);
  let fed = -idle;
  for (let area = 0; area < state.cityIn.length; area++) {
    const here = tokensIn(state, area, number);
    if (here > 0) fed += here - (surplusIn(limits, state, area)[number] ?? 0);
  }
  return fed >= cities * support.perCity(state, number);
}
