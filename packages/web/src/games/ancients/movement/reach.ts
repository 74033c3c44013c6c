import {
  areaId,
  areaNumber,
  type Berth,
  berthAfter,
  landfallsFor,
  marchTargets as marchTargetsFrom,
  movementOf,
  type NationView,
  nationNamed,
  type PublicState,
  type ShipView,
  sailsLeft,
  terrain,
  unmovedIn,
  type Voyage,
  voyages,
} from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import type { Reading } from '../reading.ts';

/** How far tokens and ships can go, by the names the page uses. */

/** How many tokens a ship of a nation carries. */
export function capacityOf({ ask }: Reading, nation: string): number {
  return ask((book, state) => book.movement.reach(state, nationNamed(state, nation)).capacity);
}

/** How many of a nation's tokens in an area have not moved yet. */
export function unmoved({ ask }: Reading, nation: string, area: string): number {
  return ask((_, state) => {
    const place = areaNumber(state, area);
    return place === undefined ? 0 : unmovedIn(state, nationNamed(state, nation), place);
  });
}

/** Areas where a nation has tokens that can still march somewhere. */
export function readyAreas(reading: Reading, nation: string): string[] {
  return Object.keys(reading.view.areas).filter(
    (area) => unmoved(reading, nation, area) > 0 && marchTargets(reading, nation, area).size > 0,
  );
}

/** A nation's ships that may sail at all: where ships must be built or kept first, those that were. */
export function fitShips(reading: Reading, nation: NationView): ShipView[] {
  return nation.ships.filter(({ no, aboard }) => aboard > 0 || isFit(reading, nation.name, no));
}

/** A nation's ships that can still sail, or land whom they carry. */
export function readyShips(reading: Reading, nation: NationView): ShipView[] {
  return fitShips(reading, nation).filter(({ no, aboard }) => aboard > 0 || legsLeft(reading, nation.name, no) > 0);
}

/** Whether a ship was built or kept this turn, where ships must be before they sail. */
function isFit({ ask }: Reading, nation: string, ship: number): boolean {
  return ask((_, state) => movementOf(state, nationNamed(state, nation))?.fit?.includes(ship) ?? true);
}

/** Where so many tokens can march from an area. */
export function marchTargets({ ask }: Reading, nation: string, from: string, tokens = 1): ReadonlySet<string> {
  return ask(({ movement }, state) => {
    const start = areaNumber(state, from);
    if (start === undefined) return new Set();
    const targets = marchTargetsFrom(movement, state, nationNamed(state, nation), start, tokens);
    return new Set(targets.map((area) => areaId(state, area)));
  });
}

/** How many more areas a ship may enter this turn. */
export function legsLeft({ ask }: Reading, nation: string, ship: number): number {
  return ask(({ movement }, state) => sailsLeft(movement, state, nationNamed(state, nation), ship));
}

type Ways = ReadonlyMap<string, readonly string[]>;

/** The shortest way of a ship to every area it can reach with so many legs, from where a drafted path ends. */
export function shipWays(
  { ask }: Reading,
  nation: string,
  ship: ShipView,
  path: readonly string[],
  legs: number,
): Ways {
  return ask(({ movement }, state) => {
    const start = drafted(state, ship, path);
    if (start === undefined) return new Map();
    const number = nationNamed(state, nation);
    const { openSea } = movement.reach(state, number);
    const all = voyages(terrain(state), start, legs, openSea);
    const coasts = new Set(landfallsFor(movement, state, number, start, legs).map(({ area }) => area));
    const { isLand } = terrain(state);
    return named(
      state,
      all.filter(({ area }) => isLand[area] !== true || coasts.has(area)),
    );
  });
}

/**
 * The way a ship would have to go on from a drafted path to an area it cannot reach: however far along the coasts, else
 * over the open sea. Straight there, where it is the next area or no water leads.
 */
export function wayBeyondReach(
  { ask }: Reading,
  ship: ShipView,
  path: readonly string[],
  area: string,
): readonly string[] {
  return ask((_, state) => {
    const land = terrain(state);
    const start = drafted(state, ship, path);
    const to = areaNumber(state, area);
    if (start === undefined || to === undefined || at(land.water, start.area).includes(to)) return [area];
    const anyWay = (openSea: boolean) =>
      named(state, voyages(land, start, Number.POSITIVE_INFINITY, openSea)).get(area);
    return anyWay(false) ?? anyWay(true) ?? [area];
  });
}

function named(state: PublicState, places: readonly Voyage[]): Ways {
  const ways = new Map<string, readonly string[]>();
  for (const { area, path } of places) {
    const id = areaId(state, area);
    if (!ways.has(id))
      ways.set(
        id,
        path.map((one) => areaId(state, one)),
      );
  }
  return ways;
}

/** Where a drafted path leads; nothing, if it is no path. */
function drafted(state: PublicState, ship: ShipView, path: readonly string[]): Berth | undefined {
  const land = terrain(state);
  const area = areaNumber(state, ship.area);
  if (area === undefined) return undefined;
  const shore = Math.max(
    0,
    at(land.shores, area).findIndex((one) => one.coast === ship.coast),
  );
  const areas = path.flatMap((id) => areaNumber(state, id) ?? []);
  return areas.length < path.length ? undefined : berthAfter(land, { area, shore }, areas);
}

export function isCoast({ ask }: Reading, area: string): boolean {
  return ask((_, state) => {
    const number = areaNumber(state, area);
    return number !== undefined && terrain(state).isLand[number] === true;
  });
}
