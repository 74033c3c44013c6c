import {
  areaId,
  areaNumber,
  type NationView,
  nationNamed,
  neighboursFor,
  terrain,
  tokensIn,
  treasuryFor,
} from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import { surplusOf } from './movement/hunger.ts';
import type { Reading } from './reading.ts';

/** Where cities are built, and how many tokens from the treasury help there. */
export type Built = Readonly<Record<string, number>>;

/** How many tokens a city of a nation takes in an area. */
export function costOf({ ask }: Reading, nation: string, area: string): number {
  return ask(({ building }, state) => {
    const place = areaNumber(state, area);
    return place === undefined ? Number.POSITIVE_INFINITY : building.cost(state, nationNamed(state, nation), place);
  });
}

/** From how many to how many tokens of treasury a city may take; nothing, where none can be built. */
export function treasuryShare({ ask }: Reading, nation: string, area: string): readonly [number, number] | undefined {
  return ask(({ building }, state) => {
    const place = areaNumber(state, area);
    return place === undefined ? undefined : treasuryFor(building, state, nationNamed(state, nation), place);
  });
}

/** Tokens of areas next to a city that help to build it, by area. */
export type Helpers = Readonly<Record<string, number>>;

/** How many tokens next to an area a city there still needs when so much comes from the treasury. */
export function neededNear(reading: Reading, nation: string, area: string, treasury: number): number {
  const here = reading.view.areas[area]?.tokens[nation] ?? 0;
  const most = reading.ask(({ building }, state) => {
    const place = areaNumber(state, area);
    return place === undefined ? 0 : neighboursFor(building, state, nationNamed(state, nation), place);
  });
  return Math.min(most, Math.max(0, costOf(reading, nation, area) - treasury - here));
}

/** A nation's tokens in the areas next to one by land. */
export function tokensNear({ ask }: Reading, nation: string, area: string): Helpers {
  return ask((_, state) => {
    const place = areaNumber(state, area);
    const number = nationNamed(state, nation);
    if (place === undefined) return {};
    const near = at(terrain(state).land, place).map(
      (one) => [areaId(state, one), tokensIn(state, one, number)] as const,
    );
    return Object.fromEntries(near.filter(([, count]) => count > 0));
  });
}

/** So many of these tokens, from the largest stacks first. */
export function firstOf(tokens: Helpers, needed: number): Helpers {
  let left = needed;
  const taken: Record<string, number> = {};
  for (const [area, count] of Object.entries(tokens).toSorted(([, a], [, b]) => b - a)) {
    const some = Math.min(left, count);
    if (some > 0) taken[area] = some;
    left -= some;
  }
  return taken;
}

/** Whether a token may stay beside a city that is built here. */
export function mayStay({ ask, view }: Reading, nation: string, area: string, treasury: number): boolean {
  const here = view.areas[area]?.tokens[nation] ?? 0;
  return ask(({ building }, state) => {
    const place = areaNumber(state, area);
    const number = nationNamed(state, nation);
    if (place === undefined) return false;
    return building.mayStay(state, number, place, here, building.cost(state, number, place) - treasury);
  });
}

/** What a nation's cities live on. */
interface Support {
  readonly cities: number;
  /** Tokens that so many cities need. */
  readonly needed: number;
  /** Tokens that remain on the board for them. */
  readonly left: number;
}

/** What the cities of a nation will live on when these are built and nobody stays who is not fed. */
export function supportAfter(reading: Reading, nation: NationView, built: Built): Support {
  const cities = nation.cities + Object.keys(built).length;
  const left = Object.keys(reading.view.areas).reduce(
    (sum, area) => sum + staying(reading, nation.name, area, built[area]),
    0,
  );
  const perCity = reading.ask(({ support }, state) => support.perCity(state, nationNamed(state, nation.name)));
  return { cities, needed: perCity * cities, left };
}

export function isEnough({ needed, left }: Support): boolean {
  return left >= needed;
}

/** How many of a nation's tokens stay in an area, where a city is built if the treasury is said to help. */
function staying(reading: Reading, nation: string, area: string, help: number | undefined): number {
  const { tokens, city } = reading.view.areas[area] ?? { tokens: {}, city: null };
  const here = tokens[nation] ?? 0;
  const left = help === undefined ? here : leftBeside(reading, nation, area, here + help);
  return left - surplusOf(reading, area, nation, { ...tokens, [nation]: left }, help === undefined ? city : nation);
}

/** How many tokens are left beside a city that is built from so many. */
function leftBeside(reading: Reading, nation: string, area: string, ready: number): number {
  const isCleared = reading.ask(({ building }) => building.clears === 'all');
  return isCleared ? 0 : ready - costOf(reading, nation, area);
}

/** As many of these places as can have a city that the rest of the country feeds, without the treasury. */
export function fedCities(reading: Reading, nation: NationView, places: readonly string[]): Built {
  let chosen: Built = {};
  for (const area of places) {
    if (Object.keys(chosen).length >= nation.citiesInStock) break;
    const more = { ...chosen, [area]: 0 };
    const isPaid = (reading.view.areas[area]?.tokens[nation.name] ?? 0) >= costOf(reading, nation.name, area);
    if (isPaid && isEnough(supportAfter(reading, nation, more))) chosen = more;
  }
  return chosen;
}
