import type { Terrain } from '@ecumene/ancients';

/** A place a ship can come to, and the areas it enters on the way. */
export interface Landfall {
  readonly area: number;
  readonly shore: number;
  readonly path: readonly number[];
}

/** Where a ship can be after at most so many areas, by the shortest way each. Open sea only leads on. */
export function landfalls(
  land: Terrain,
  area: number,
  shore: number,
  steps: number,
  openSea: boolean,
): readonly Landfall[] {
  const key = (area * SHORES + shore) * DISTANCES + steps * 2 + (openSea ? 1 : 0);
  const known = charts.get(land) ?? new Map<number, readonly Landfall[]>();
  charts.set(land, known);
  const chart = known.get(key) ?? explore(land, area, shore, steps, openSea);
  known.set(key, chart);
  return chart;
}

const SHORES = 8;
const DISTANCES = 64;
const charts = new WeakMap<Terrain, Map<number, readonly Landfall[]>>();

function explore(land: Terrain, area: number, shore: number, steps: number, openSea: boolean): Landfall[] {
  const seen = new Set([area * SHORES + shore]);
  let edge: Landfall[] = [{ area, shore, path: [] }];
  const found: Landfall[] = [];
  for (let step = 0; step < steps; step++) {
    const next: Landfall[] = [];
    for (const from of edge) {
      for (const way of land.shores[from.area]?.[from.shore]?.ways ?? []) {
        const isLand = land.isLand[way.to] === true;
        const key = way.to * SHORES + way.shore;
        if (seen.has(key) || (!isLand && !openSea)) continue;
        seen.add(key);
        const there = { area: way.to, shore: way.shore, path: [...from.path, way.to] };
        next.push(there);
        if (isLand) found.push(there);
      }
    }
    edge = next;
  }
  return found;
}
