import type { AreaId, Board } from '../board.ts';
import type { Land } from './coast.ts';
import { clearanceToOthers } from './extents.ts';
import { centroid, type Point, type Ring, ringArea } from './geometry.ts';
import { type Raster, valueAt } from './raster.ts';

/** Polygons larger than this, in square units, are mainland and stay where they are. */
const LARGEST_ISLAND = 90_000;
/** Land an island area should show at least, in square units. */
const WANTED_LAND = 11_000;
/** Land an area keeps, in square units, when a piece of the far shore is taken from it. */
const LEAST_LAND = 4500;
const LARGEST_SCALE = 2.1;
/** From this share of the shore on, an area holds part of an island. */
const SHARED = 0.12;
/** Water kept between a settled island and the border of its area. */
const SHORE_ROOM = 12;

/**
 * Gives small islands to one area each: enlarged where the area has little other land, then moved until they lie inside it.
 * Islets within open seas are left out. Islands shared by several areas stay.
 */
export function settleIslands(
  board: Board,
  land: Land,
  owners: Raster,
  homes: ReadonlyMap<AreaId, readonly Point[]>,
): Land {
  const order = board.areas.map((area) => area.id);
  const clearance = clearanceToOthers(owners);
  const totals = landTotals(order, land, owners);
  return land.flatMap((polygon) => {
    const shore = shoreOf(polygon);
    const size = Math.abs(ringArea(shore));
    if (size > LARGEST_ISLAND || polygon.length > 1) return [polygon];
    const counts = ownersOf(shore, owners);
    const dwellers = order.filter((id) => (homes.get(id) ?? []).some((home) => holds(shore, home)));
    if (dwellers.length > 1 || isShared(board, counts)) return [polygon];
    const owner = dwellers[0] ?? mainOwner(board, counts);
    if (owner === undefined) return counts.size === 0 || counts.has(0) ? [polygon] : [];
    const total = totals.get(owner) ?? size;
    const scale = total < WANTED_LAND ? Math.min(LARGEST_SCALE, Math.sqrt(WANTED_LAND / total)) : 1;
    const index = order.indexOf(owner) + 1;
    if (scale === 1 && counts.size === 1) return [polygon];
    const settled = settle(shore, scale, owners, clearance, index);
    return settled === null ? [] : [[closed(settled)]];
  });
}

function closed(ring: Ring): [number, number][] {
  const pairs = ring.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]);
  return [...pairs, ...pairs.slice(0, 1)];
}

function landTotals(order: readonly AreaId[], land: Land, owners: Raster): ReadonlyMap<AreaId, number> {
  const totals = new Map<AreaId, number>();
  for (const polygon of land) {
    const shore = shoreOf(polygon);
    const counts = ownersOf(shore, owners);
    const sum = [...counts.values()].reduce((a, b) => a + b, 0);
    for (const [owner, count] of counts) {
      const id = order[owner - 1];
      if (id !== undefined) totals.set(id, (totals.get(id) ?? 0) + (Math.abs(ringArea(shore)) * count) / sum);
    }
  }
  return totals;
}

/** How many points of the shore each owner has. */
function ownersOf(shore: Ring, owners: Raster): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [x, y] of shore) {
    const owner = valueAt(owners, x, y);
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return counts;
}

/** Whether two areas that are joined by land each have a good part of the shore. */
function isShared(board: Board, counts: ReadonlyMap<number, number>): boolean {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const holders = [...counts].filter(([, count]) => count >= total * SHARED).map(([owner]) => board.areas[owner - 1]);
  return holders.some(
    (one) => one?.kind === 'land' && holders.some((two) => two !== undefined && one.land.includes(two.id)),
  );
}

function mainOwner(board: Board, counts: ReadonlyMap<number, number>): AreaId | undefined {
  const dry = [...counts].filter(([owner]) => board.areas[owner - 1]?.kind === 'land').sort(([, a], [, b]) => b - a)[0];
  return dry === undefined ? undefined : board.areas[dry[0] - 1]?.id;
}

function holds(shore: Ring, [x, y]: Point): boolean {
  let inside = false;
  for (let at = 0, before = shore.length - 1; at < shore.length; before = at++) {
    const a = shore[at];
    const b = shore[before];
    if (a === undefined || b === undefined) continue;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** Moves the island inward, and shrinks it if it must, until it fits; null when it never does. */
function settle(shore: Ring, scale: number, owners: Raster, clearance: Float32Array, owner: number): Ring | null {
  const middle = centroid(shore);
  let [x, y] = middle;
  let size = scale;
  for (let round = 0; round < 60; round++) {
    const moved = shore.map(([px, py]): Point => [x + (px - middle[0]) * size, y + (py - middle[1]) * size]);
    const bad = moved.filter((point) => !isInside(point, owners, clearance, owner));
    if (bad.length === 0) return moved;
    for (const [bx, by] of bad) {
      const span = Math.hypot(bx - x, by - y) || 1;
      x -= ((bx - x) / span) * (10 / bad.length) * 1.6;
      y -= ((by - y) / span) * (10 / bad.length) * 1.6;
    }
    if (round % 3 === 2) size *= 0.95;
  }
  return null;
}

function isInside([x, y]: Point, owners: Raster, clearance: Float32Array, owner: number): boolean {
  if (valueAt(owners, x, y) !== owner) return false;
  const index = Math.floor(y / owners.scale) * owners.width + Math.floor(x / owners.scale);
  return (clearance[index] ?? 0) >= SHORE_ROOM;
}

/**
 * Pieces that a strait cut off the mainland are dropped, unless an area has its site there or no other land worth showing: left
 * in place they look like the far shore.
 */
export function withoutScraps(
  before: Land,
  after: Land,
  owners: Raster,
  order: readonly AreaId[],
  homes: ReadonlyMap<AreaId, readonly Point[]>,
): Land {
  const mainlands = before.map(shoreOf).filter((shore) => Math.abs(ringArea(shore)) > LARGEST_ISLAND);
  const totals = landTotals(order, after, owners);
  return after.filter((polygon) => {
    const shore = shoreOf(polygon);
    const size = Math.abs(ringArea(shore));
    if (size > LARGEST_ISLAND || [...homes.values()].flat().some((home) => holds(shore, home))) return true;
    const middle = shore[0];
    if (middle === undefined || !mainlands.some((mainland) => holds(mainland, middle))) return true;
    const counts = ownersOf(shore, owners);
    return [...counts.keys()].some((owner) => {
      const id = order[owner - 1];
      return id === undefined || (totals.get(id) ?? 0) - size < LEAST_LAND;
    });
  });
}

function shoreOf(polygon: Land[number]): Ring {
  return polygon[0]?.slice(0, -1) ?? [];
}
