import type { AcView } from '@ecumene/advanced-civilization/reference';
import { type NationView, terrainOf } from '@ecumene/ancients';

const ON_A_SITE = 6;
const ELSEWHERE = 12;
/** Tokens in the country that feed a city. */
const FED_BY = 2;

/** How many tokens a city takes in an area. */
export function costOf({ ground }: AcView, area: string): number {
  const { site, numbers } = terrainOf(ground);
  return site[numbers.get(area) ?? -1] === 'none' ? ELSEWHERE : ON_A_SITE;
}

/** As many of these places as can have a city that the rest of the country feeds, without the treasury. */
export function fedCities(view: AcView, nation: NationView, places: readonly string[]): string[] {
  const tokensIn = (area: string): number => view.areas[area]?.tokens[nation.name] ?? 0;
  let country = Object.keys(view.areas).reduce((sum, area) => sum + fedIn(view, area, tokensIn(area)), 0);
  const chosen: string[] = [];
  for (const area of places) {
    const left = country - fedIn(view, area, tokensIn(area));
    const needed = FED_BY * (nation.cities + chosen.length + 1);
    if (tokensIn(area) < costOf(view, area) || chosen.length >= nation.citiesInStock || left < needed) continue;
    chosen.push(area);
    country = left;
  }
  return chosen;
}

/** How many of these tokens an area feeds; none where a city takes all it has. */
function fedIn({ ground, areas }: AcView, area: string, tokens: number): number {
  const { limit, numbers } = terrainOf(ground);
  return areas[area]?.city === null ? Math.min(tokens, limit[numbers.get(area) ?? -1] ?? 0) : 0;
}
