import {
  type AncientView,
  areaNumber,
  citiesInStock,
  hasForeignUnitsIn,
  type NationView,
  NOBODY,
  nationNamed,
  nation as nationNumbered,
  shareOfTreasury,
  surplusIn,
} from '@ecumene/ancients';
import type { Reading } from '../reading.ts';
import { type Armies, type Forecast, forecasts } from './forecast.ts';
import { marchTargets, unmoved } from './reach.ts';

/** An area where some of a nation's people cannot stay. */
export interface Hunger {
  readonly area: string;
  /** How many can stay. */
  readonly feeds: number;
  readonly lost: number;
  /** Why: the ground feeds no more, they live beside a city, or they are too many even for building one. */
  readonly why: 'ground' | 'city' | 'building';
  /** Whether others are there too, so that it depends on how a conflict goes. */
  readonly isLikely: boolean;
}

/** Where a nation is bound to lose people, if nobody moves again. */
export function hungers(reading: Reading, nation: string): Hunger[] {
  const clashes = new Map(forecasts(reading, nation).map((one) => [one.area, one]));
  return Object.keys(reading.view.areas).flatMap((area) => hungerIn(reading, area, nation, clashes.get(area)) ?? []);
}

/** Where of that a token that has not moved could go where it, or another for it, can stay. */
export function avoidable(reading: Reading, own: NationView): Hunger[] {
  const all = hungers(reading, own.name);
  const before = lostIn(all);
  const helps = (from: string, to: string): boolean =>
    !isShared(reading, own.name, to) && lostIn(hungers(withMarch(reading, own.name, from, to), own.name)) < before;
  return all.filter(
    ({ area }) =>
      unmoved(reading, own.name, area) > 0 && [...marchTargets(reading, own.name, area)].some((to) => helps(area, to)),
  );
}

/** Whether anybody else is in an area. */
function isShared({ ask }: Reading, nation: string, area: string): boolean {
  return ask((_, state) => hasForeignUnitsIn(state, areaNumber(state, area) ?? NOBODY, nationNamed(state, nation)));
}

function lostIn(list: readonly Hunger[]): number {
  return list.reduce((sum, { lost }) => sum + lost, 0);
}

/** What would be seen if one token of a nation went from one area to another. */
function withMarch({ view, of }: Reading, nation: string, from: string, to: string): Reading {
  const changed = (area: string, by: number) => {
    const { tokens = {}, city = null } = view.areas[area] ?? {};
    return { [area]: { city, tokens: { ...tokens, [nation]: (tokens[nation] ?? 0) + by } } };
  };
  return of({ ...view, areas: { ...view.areas, ...changed(from, -1), ...changed(to, 1) } });
}

function hungerIn(reading: Reading, area: string, nation: string, clash: Forecast | undefined): Hunger | undefined {
  const { tokens, city } = afterConflict(reading.view, area, clash);
  const count = tokens[nation] ?? 0;
  const lost = surplusOf(reading, area, nation, tokens, city);
  if (lost === 0) return undefined;
  const shown = { area, feeds: count - lost, isLikely: clash !== undefined };
  if (city !== null) return { ...shown, lost, why: 'city' };
  const left = leftBesideNewCity(reading, area, nation, count);
  if (left === undefined) return { ...shown, lost, why: 'ground' };
  const builtLost = surplusOf(reading, area, nation, { ...tokens, [nation]: left }, nation);
  return builtLost === 0 ? undefined : { ...shown, lost: Math.min(lost, builtLost), why: 'building' };
}

function afterConflict(
  { areas }: AncientView,
  area: string,
  clash: Forecast | undefined,
): { tokens: Armies; city: string | null } {
  const { tokens, city } = areas[area] ?? { tokens: {}, city: null };
  if (clash === undefined) return { tokens, city };
  return { tokens: clash.after, city: clash.siege?.stormed ? null : city };
}

/** How many of a nation's tokens cannot stay in an area. */
export function surplusOf({ ask }: Reading, area: string, nation: string, tokens: Armies, city: string | null): number {
  return ask((book, state) => {
    const number = areaNumber(state, area);
    if (number === undefined) return 0;
    const here = { tokens: [...state.tokens], cityIn: [...state.cityIn] };
    for (const [n, { name }] of state.nations.entries())
      here.tokens[number * state.nations.length + n] = tokens[name] ?? 0;
    here.cityIn[number] = city === null ? NOBODY : nationNamed(state, city);
    return surplusIn(book.limits, { ...state, ...here }, number)[nationNamed(state, nation)] ?? 0;
  });
}

/** How many tokens are left over where a nation builds a city; nothing, where it cannot. */
function leftBesideNewCity({ ask }: Reading, area: string, nation: string, count: number): number | undefined {
  return ask(({ building }, state) => {
    const number = nationNamed(state, nation);
    const place = areaNumber(state, area);
    const own = nationNumbered(state, number);
    if (place === undefined || citiesInStock(own) === 0 || building.refuses(state, number, place)) return undefined;
    const cost = building.cost(state, number, place);
    const help = shareOfTreasury(cost, count, building.fromTreasury(state, number) > 0 ? own.treasury : 0);
    if (help === undefined) return undefined;
    return building.clears === 'all' ? 0 : count - cost + help[0];
  });
}
