import type { AcView } from '@ecumene/advanced-civilization/reference';
import { type NationView, type ShipView, type Terrain, terrainOf } from '@ecumene/ancients';
import { hasCard } from '../cards-held.ts';

/**
 * How far tokens and ships can go, worked out from what is seen, so that the board can show it at once. The table itself
 * decides what is allowed.
 */

const SHIP_AREAS = 4;
export const CAPACITY = 5;

/** How many of a nation's tokens in an area have not moved yet. */
export function unmoved({ areas, movement }: AcView, nation: string, area: string): number {
  const here = areas[area]?.tokens[nation] ?? 0;
  return here - (movement?.nation === nation ? (movement.moved[area] ?? 0) : 0);
}

/** Areas where a nation has tokens that can still march somewhere. */
export function readyAreas(view: AcView, nation: NationView): string[] {
  return Object.keys(view.areas).filter(
    (area) => unmoved(view, nation.name, area) > 0 && marchTargets(view, nation, area).size > 0,
  );
}

/** A nation's ships that can still sail, or land whom they carry. */
export function readyShips(view: AcView, nation: NationView): ShipView[] {
  return nation.ships.filter(({ no, aboard }) => aboard > 0 || legsLeft(view, nation, no) > 0);
}

/** Where tokens can march from an area. */
export function marchTargets(view: AcView, nation: NationView, from: string): ReadonlySet<string> {
  const terrain = terrainOf(view.ground);
  const start = terrain.numbers.get(from);
  if (start === undefined) return new Set();
  const targets = new Set(terrain.land[start]);
  if (hasCard(nation, 'roadbuilding')) {
    for (const via of terrain.land[start] ?? []) {
      if (isFree(view, nation.name, terrain.ids[via] ?? '')) for (const to of terrain.land[via] ?? []) targets.add(to);
    }
  }
  targets.delete(start);
  return new Set([...targets].flatMap((area) => terrain.ids[area] ?? []));
}

/** Whether nobody else is in an area. */
export function isFree({ areas }: AcView, nation: string, area: string): boolean {
  const here = areas[area];
  if (here === undefined) return true;
  return (here.city === null || here.city === nation) && Object.keys(here.tokens).every((other) => other === nation);
}

/** How many more areas a ship may enter this turn. */
export function legsLeft({ movement }: AcView, nation: NationView, ship: number): number {
  const sailed = movement?.nation === nation.name ? (movement.sailed[ship] ?? 0) : 0;
  return SHIP_AREAS + (hasCard(nation, 'cloth-making') ? 1 : 0) - sailed;
}

interface Berth {
  readonly area: number;
  readonly shore: number;
}

type Ways = ReadonlyMap<string, readonly string[]>;

/** The shortest way of a ship to every area it can reach with so many legs, from where a drafted path ends. */
export function shipWays(
  view: AcView,
  nation: NationView,
  ship: ShipView,
  path: readonly string[],
  legs: number,
): Ways {
  const terrain = terrainOf(view.ground);
  return waysFrom(terrain, follow(terrain, ship, path), legs, hasCard(nation, 'astronomy'));
}

/**
 * The way a ship would have to go on from a drafted path to an area it cannot reach: however far along the coasts, else
 * over the open sea. Straight there, where it is the next area or no water leads.
 */
export function wayBeyondReach(view: AcView, ship: ShipView, path: readonly string[], area: string): readonly string[] {
  const terrain = terrainOf(view.ground);
  const start = follow(terrain, ship, path);
  const to = terrain.numbers.get(area);
  if (start === undefined || to === undefined || terrain.water[start.area]?.includes(to)) return [area];
  const anyWay = (openSea: boolean) => waysFrom(terrain, start, Number.POSITIVE_INFINITY, openSea).get(area);
  return anyWay(false) ?? anyWay(true) ?? [area];
}

function waysFrom(terrain: Terrain, start: Berth | undefined, legs: number, openSea: boolean): Ways {
  const ways = new Map<string, readonly string[]>();
  if (start === undefined) return ways;
  const seen = new Set([`${start.area} ${start.shore}`]);
  let front: { readonly berth: Berth; readonly way: readonly string[] }[] = [{ berth: start, way: [] }];
  for (let leg = 0; leg < legs && front.length > 0; leg++) {
    const next: typeof front = [];
    for (const { berth, way } of front) {
      for (const { to, shore } of terrain.shores[berth.area]?.[berth.shore]?.ways ?? []) {
        const id = terrain.ids[to] ?? '';
        if (seen.has(`${to} ${shore}`) || (!terrain.isLand[to] && !openSea)) continue;
        seen.add(`${to} ${shore}`);
        const longer = [...way, id];
        if (!ways.has(id)) ways.set(id, longer);
        next.push({ berth: { area: to, shore }, way: longer });
      }
    }
    front = next;
  }
  return ways;
}

/** Where a path leads; nothing, if it is no path. */
function follow(terrain: Terrain, ship: ShipView, path: readonly string[]): Berth | undefined {
  const area = terrain.numbers.get(ship.area);
  if (area === undefined) return undefined;
  const shore = Math.max(0, terrain.shores[area]?.findIndex((one) => one.coast === ship.coast) ?? 0);
  let berth: Berth = { area, shore };
  for (const id of path) {
    const way = terrain.shores[berth.area]?.[berth.shore]?.ways.find(({ to }) => terrain.ids[to] === id);
    if (way === undefined) return undefined;
    berth = { area: way.to, shore: way.shore };
  }
  return berth;
}

export function isCoast({ ground }: AcView, area: string): boolean {
  const terrain = terrainOf(ground);
  const number = terrain.numbers.get(area);
  return number !== undefined && terrain.isLand[number] === true;
}
