import { type AcView, cityCost } from '@ecumene/advanced-civilization/reference';
import { type NationView, terrainOf } from '@ecumene/ancients';
import { surplusOf } from './movement/hunger.ts';

/** Tokens in the country that feed a city. */
const FED_BY = 2;

/** Where cities are built, and how many tokens from the treasury help there. */
export type Built = Readonly<Record<string, number>>;

/** How many tokens a city takes in an area. */
export function costOf({ ground }: AcView, area: string): number {
  const terrain = terrainOf(ground);
  return cityCost(terrain, terrain.numbers.get(area) ?? -1);
}

/** What a nation's cities live on. */
interface Support {
  readonly cities: number;
  /** Tokens that so many cities need. */
  readonly needed: number;
  /** Tokens that remain on the board for them. */
  readonly left: number;
}

/** What the cities of a nation will live on when these are built and nobody stays who is not fed. @rule AC 26.1 @rule AC 26.31 */
export function supportAfter(view: AcView, nation: NationView, built: Built): Support {
  const cities = nation.cities + Object.keys(built).length;
  const left = Object.keys(view.areas).reduce((sum, area) => sum + staying(view, nation.name, area, built[area]), 0);
  return { cities, needed: FED_BY * cities, left };
}

export function isEnough({ needed, left }: Support): boolean {
  return left >= needed;
}

/** How many of a nation's tokens stay in an area, where a city is built if the treasury is said to help. */
function staying(view: AcView, nation: string, area: string, help: number | undefined): number {
  const { tokens, city } = view.areas[area] ?? { tokens: {}, city: null };
  const here = tokens[nation] ?? 0;
  const left = help === undefined ? here : here + help - costOf(view, area);
  return left - surplusOf(view, area, nation, { ...tokens, [nation]: left }, help === undefined ? city : nation);
}

/** As many of these places as can have a city that the rest of the country feeds, without the treasury. */
export function fedCities(view: AcView, nation: NationView, places: readonly string[]): Built {
  let chosen: Built = {};
  for (const area of places) {
    if (Object.keys(chosen).length >= nation.citiesInStock) break;
    const more = { ...chosen, [area]: 0 };
    const isPaid = (view.areas[area]?.tokens[nation.name] ?? 0) >= costOf(view, area);
    if (isPaid && isEnough(supportAfter(view, nation, more))) chosen = more;
  }
  return chosen;
}
