import type { Terrain } from './ground.ts';
import type { AreaNumber } from './world.ts';

/** Where a ship lies: in an area, on one of its shores. */
export interface Berth {
  readonly area: AreaNumber;
  readonly shore: number;
}

/** A place a ship can come to, and the areas it enters on the way. */
export interface Voyage extends Berth {
  readonly path: readonly AreaNumber[];
}

/** Where a ship comes to that enters these areas one after another; nothing, if no water leads that way. */
export function berthAfter(land: Terrain, start: Berth, path: readonly AreaNumber[]): Berth | undefined {
  let berth = start;
  for (const area of path) {
    const way = land.shores[berth.area]?.[berth.shore]?.ways.find(({ to }) => to === area);
    if (way === undefined) return undefined;
    berth = { area: area, shore: way.shore };
  }
  return berth;
}

/** More shores than any area has, and more areas than a ship ever enters. */
const SHORES = 8;
const FAR = 64;
const charts = new WeakMap<Terrain, Map<number, readonly Voyage[]>>();

/** Where a ship can be after at most so many areas, by the shortest way each. Open sea only leads on. Worked out once. */
export function landfalls(land: Terrain, { area, shore }: Berth, steps: number, openSea: boolean): readonly Voyage[] {
  const key = ((area * SHORES + shore) * FAR + steps) * 2 + (openSea ? 1 : 0);
  const known = charts.get(land) ?? new Map<number, readonly Voyage[]>();
  charts.set(land, known);
  const chart = known.get(key) ?? voyages(land, { area, shore }, steps, openSea).filter((one) => land.isLand[one.area]);
  known.set(key, chart);
  return chart;
}

/** Every place a ship can come to after at most so many areas, open sea included, by the shortest way each. */
export function voyages(land: Terrain, start: Berth, steps: number, openSea: boolean): Voyage[] {
  const seen = new Set([start.area * SHORES + start.shore]);
  let edge: Voyage[] = [{ ...start, path: [] }];
  const found: Voyage[] = [];
  for (let step = 0; step < steps && edge.length > 0; step++) {
    const next: Voyage[] = [];
    for (const from of edge) {
      for (const { to, shore } of land.shores[from.area]?.[from.shore]?.ways ?? []) {
        const key = to * SHORES + shore;
        if (seen.has(key) || !(land.isLand[to] || openSea)) continue;
        seen.add(key);
        next.push({ area: to, shore, path: [...from.path, to] });
      }
    }
    found.push(...next);
    edge = next;
  }
  return found;
}
