import clipping from 'polygon-clipping';
import { shoreGroups, watersOf } from './anchors.ts';
import { type Land, strokeShape } from './coast.ts';
import { distance, type Point, pointAt } from './geometry.ts';
import { centreOf, type Ground, squaresOf } from './ground.ts';
import { chance } from './noise.ts';
import { blank, fill } from './raster.ts';

/** A ship needs this much water around it, from land and from the next area. */
const BERTH = 15;
/** A cove reaches this far from the border of its area. */
const COVE_ROOM = 27;

/** How far along the shore a cove opens to either side, and half the width of its inner end. */
const MOUTH = 80;
const POOL = 21;

/** Coves dug where an area's own water is too narrow for a ship; they change no border. */
export function harbours(ground: Ground, land: Land): Land {
  const waters = watersOf(ground);
  const coves = ground.board.areas.flatMap((area, index) =>
    area.kind === 'sea'
      ? []
      : shoreGroups(ground, area, index, waters)
          .filter(({ water }) => widest(ground, index, waters, water) < BERTH)
          .map(({ water }) => cove(ground, index, waters, water)),
  );
  const dug = coves.filter((each) => each.length > 0);
  return dug.length === 0 ? land : clipping.difference(land, ...dug);
}

function widest(ground: Ground, area: number, waters: Int32Array, water: number): number {
  let best = 0;
  for (const square of squaresOf(ground, area)) {
    if (waters[square] !== water) continue;
    best = Math.max(best, Math.min(ground.clearance[square] ?? 0, ground.shore[square] ?? 0));
  }
  return best;
}

/** From the water inwards, by the shortest way, to the first place with room for a ship. */
function cove(ground: Ground, area: number, waters: Int32Array, water: number): Land {
  const { width, cells } = ground.owners;
  const start = [...squaresOf(ground, area)].filter((square) => waters[square] === water);
  const before = new Map<number, number>(start.map((square) => [square, -1]));
  let frontier = start;
  while (frontier.length > 0) {
    const next: number[] = [];
    for (const square of frontier) {
      if ((ground.clearance[square] ?? 0) >= COVE_ROOM) return dig(ground, area, start, before, square);
      for (const near of [square - 1, square + 1, square - width, square + width]) {
        if (before.has(near) || cells[near] !== area + 1) continue;
        before.set(near, square);
        next.push(near);
      }
    }
    frontier = next;
  }
  return [];
}

/** A bay: the hull of a pool with room for a ship and of as much of the water nearby as leaves the area untouched around it. */
function dig(
  ground: Ground,
  area: number,
  water: readonly number[],
  before: ReadonlyMap<number, number>,
  end: number,
): Land {
  let mouth = end;
  for (let square = end; square >= 0; square = before.get(square) ?? -1) mouth = square;
  const [inner, outer] = [centreOf(ground, end), centreOf(ground, mouth)];
  const pool = Array.from({ length: 10 }, (_, at): Point => {
    const angle = (at / 10) * 2 * Math.PI;
    const reach = POOL * (0.85 + 0.3 * chance('pool', end, at));
    return [Math.round(inner[0] + Math.cos(angle) * reach), Math.round(inner[1] + Math.sin(angle) * reach)];
  });
  const near = water
    .map((square) => centreOf(ground, square))
    .filter((point) => distance(point, outer) < MOUTH)
    .toSorted((a, b) => distance(a, outer) - distance(b, outer));
  for (let count = near.length; count > 0; count = Math.floor(count * 0.8)) {
    const bay = hull([...pool, outer, ...near.slice(0, count)]);
    if (liesWithin(ground, area, bay))
      return [[[...bay, ...bay.slice(0, 1)].map(([x, y]): [number, number] => [x, y])]];
  }
  return strokeShape([inner, outer], [2 * POOL, POOL]);
}

/** The points on the outside of all, in order. */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const chain = (list: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of list) {
      while (kept.length > 1 && turn(pointAt(kept, kept.length - 2), pointAt(kept, kept.length - 1), point) <= 0)
        kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function liesWithin(ground: Ground, area: number, bay: readonly Point[]): boolean {
  const { width, cells, scale } = ground.owners;
  const left = Math.floor(Math.min(...bay.map(([x]) => x)) / scale);
  const top = Math.floor(Math.min(...bay.map(([, y]) => y)) / scale);
  const near = bay.map(([x, y]): Point => [x - left * scale, y - top * scale]);
  const mask = blank(Math.max(...near.map(([x]) => x)) + scale, Math.max(...near.map(([, y]) => y)) + scale, scale);
  fill(mask, [near], 1);
  return mask.cells.every((value, at) => {
    const [column, row] = [at % mask.width, Math.floor(at / mask.width)];
    return value === 0 || cells[(top + row) * width + left + column] === area + 1;
  });
}
