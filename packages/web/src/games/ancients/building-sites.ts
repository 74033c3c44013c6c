import {
  areaId,
  areaNumber,
  type CitySupport,
  type NationView,
  nationNamed,
  neighboursFor,
  supportAhead,
  supportedCities,
  terrain,
  tokensIn,
  treasuryFor,
  withCity,
} from '@ecumene/ancients';
import { at } from '@ecumene/engine';
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
function firstOf(tokens: Helpers, needed: number): Helpers {
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
function mayStay({ ask, view }: Reading, nation: string, area: string, treasury: number): boolean {
  const here = view.areas[area]?.tokens[nation] ?? 0;
  return ask(({ building }, state) => {
    const place = areaNumber(state, area);
    const number = nationNamed(state, nation);
    if (place === undefined) return false;
    return building.mayStay(state, number, place, here, building.cost(state, number, place) - treasury);
  });
}

/** What a city is built from besides tokens of its own area, and whether one of these stays. */
interface Build {
  readonly treasury: number;
  readonly from: Helpers;
  readonly stays: boolean;
}

/** How these cities are built: areas next to one give what it still needs, as `chosen` if that says so. */
export function buildsOf(
  reading: Reading,
  nation: string,
  built: Built,
  chosen: Readonly<Record<string, Helpers>> = {},
): Readonly<Record<string, Build>> {
  return Object.fromEntries(
    Object.entries(built).map(([area, treasury]) => {
      const needed = neededNear(reading, nation, area, treasury);
      const from = needed > 0 ? (chosen[area] ?? firstOf(tokensNear(reading, nation, area), needed)) : {};
      return [area, { treasury, from, stays: mayStay(reading, nation, area, treasury) }];
    }),
  );
}

/** What the cities of a nation will live on when these are built and all are gone who are not fed. */
export function supportAfter(
  reading: Reading,
  nation: NationView,
  built: Built,
  chosen: Readonly<Record<string, Helpers>> = {},
): CitySupport {
  const builds = Object.entries(buildsOf(reading, nation.name, built, chosen));
  return reading.ask((book, state) => {
    const number = nationNamed(state, nation.name);
    const after = builds.reduce((now, [id, { treasury, from, stays }]) => {
      const area = areaNumber(now, id);
      const near = Object.entries(from).flatMap(([name, count]) => {
        const place = areaNumber(now, name);
        return place === undefined ? [] : [[place, count] as const];
      });
      return area === undefined
        ? now
        : withCity(book.building, now, number, area, treasury, { from: new Map(near), stays });
    }, state);
    return supportAhead(book, after, number);
  });
}

/** As many of these places as can have a city that the rest of the country feeds, without the treasury. */
export function fedCities({ ask }: Reading, nation: NationView, places: readonly string[]): Built {
  return ask((book, state) => {
    const areas = places.flatMap((id) => areaNumber(state, id) ?? []);
    const built = supportedCities(book, state, nationNamed(state, nation.name), areas, false, true);
    return Object.fromEntries([...built].map(([area, treasury]) => [areaId(state, area), treasury]));
  });
}
