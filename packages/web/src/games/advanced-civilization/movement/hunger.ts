import { type AcView, cityCost, farming, fromTreasury } from '@ecumene/advanced-civilization/reference';
import { helpWith, type NationView, NOBODY, surplusIn, terrainOf } from '@ecumene/ancients';
import { type Armies, type Forecast, forecasts } from './forecast.ts';
import { isFree, marchTargets, unmoved } from './reach.ts';

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

/** Where a nation is bound to lose people, if nobody moves again. @rule AC 26.1 */
export function hungers(view: AcView, nation: string): Hunger[] {
  const clashes = new Map(forecasts(view, nation).map((one) => [one.area, one]));
  return Object.keys(view.areas).flatMap((area) => hungerIn(view, area, nation, clashes.get(area)) ?? []);
}

/** Where of that a token that has not moved could go where it, or another for it, can stay. */
export function avoidable(view: AcView, own: NationView): Hunger[] {
  const all = hungers(view, own.name);
  const before = lostIn(all);
  const helps = (from: string, to: string): boolean =>
    isFree(view, own.name, to) && lostIn(hungers(withMarch(view, own.name, from, to), own.name)) < before;
  return all.filter(
    ({ area }) => unmoved(view, own.name, area) > 0 && [...marchTargets(view, own, area)].some((to) => helps(area, to)),
  );
}

function lostIn(list: readonly Hunger[]): number {
  return list.reduce((sum, { lost }) => sum + lost, 0);
}

/** What would be seen if one token of a nation went from one area to another. */
function withMarch(view: AcView, nation: string, from: string, to: string): AcView {
  const changed = (area: string, by: number) => {
    const { tokens = {}, city = null } = view.areas[area] ?? {};
    return { [area]: { city, tokens: { ...tokens, [nation]: (tokens[nation] ?? 0) + by } } };
  };
  return { ...view, areas: { ...view.areas, ...changed(from, -1), ...changed(to, 1) } };
}

function hungerIn(view: AcView, area: string, nation: string, clash: Forecast | undefined): Hunger | undefined {
  const { tokens, city } = afterConflict(view, area, clash);
  const count = tokens[nation] ?? 0;
  const lost = surplusOf(view, area, nation, tokens, city);
  if (lost === 0) return undefined;
  const shown = { area, feeds: count - lost, isLikely: clash !== undefined };
  if (city !== null) return { ...shown, lost, why: 'city' };
  const left = leftBesideNewCity(view, area, nation, count);
  if (left === undefined) return { ...shown, lost, why: 'ground' };
  const builtLost = surplusOf(view, area, nation, { ...tokens, [nation]: left }, nation);
  return builtLost === 0 ? undefined : { ...shown, lost: Math.min(lost, builtLost), why: 'building' };
}

function afterConflict(
  { areas }: AcView,
  area: string,
  clash: Forecast | undefined,
): { tokens: Armies; city: string | null } {
  const { tokens, city } = areas[area] ?? { tokens: {}, city: null };
  if (clash === undefined) return { tokens, city };
  return { tokens: clash.after, city: clash.siege?.stormed ? null : city };
}

/** How many of a nation's tokens cannot stay in an area. */
export function surplusOf(view: AcView, area: string, nation: string, tokens: Armies, city: string | null): number {
  const terrain = terrainOf(view.ground);
  const number = (name: string | null): number => view.nations.findIndex((one) => one.name === name);
  const here = {
    tokens: view.nations.map(({ name }) => tokens[name] ?? 0),
    city: city === null ? NOBODY : number(city),
    limit: terrain.limit[terrain.numbers.get(area) ?? -1] ?? 0,
  };
  return surplusIn(here, view.terms.cohabitation, (one) => farming(view, one))[number(nation)] ?? 0;
}

/** How many tokens are left over where a nation builds a city; nothing, where it cannot. @rule AC 25.2 @rule AC 25.3 @rule AC A24 */
function leftBesideNewCity(view: AcView, area: string, nation: string, count: number): number | undefined {
  const terrain = terrainOf(view.ground);
  const number = view.nations.findIndex(({ name }) => name === nation);
  const own = view.nations[number];
  if (own === undefined || own.citiesInStock === 0) return undefined;
  const cost = cityCost(terrain, terrain.numbers.get(area) ?? -1);
  const help = helpWith(cost, count, fromTreasury(view, number) > 0 ? own.treasury : 0);
  return help === undefined ? undefined : count - cost + help[0];
}
