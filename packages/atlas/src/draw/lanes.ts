import type { AreaId } from '../board.ts';
import { pairOf } from '../contacts.ts';
import type { Anchors, Lane, Spot } from '../drawing.ts';
import { distance, first, last, type Point, pointAt, simplify, smooth } from './geometry.ts';
import { centreOf, type Ground } from './ground.ts';
import type { Raster } from './raster.ts';

/** Which two of the steps left, right, up and down make each slanting one. */
const DIAGONALS = [
  [0, 2],
  [1, 2],
  [0, 3],
  [1, 3],
] as const;

/** For every two areas that meet on water, the way a ship takes between their anchorages without leaving the two. */
export function lanesOf(ground: Ground, anchors: ReadonlyMap<AreaId, Anchors>): readonly Lane[] {
  const pairs = new Set(ground.board.areas.flatMap((area) => area.water.map((id) => pairOf(area.id, id))));
  return [...pairs].sort().map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to, way: wayBetween(ground, from, to, shipOf(anchors, from, to), shipOf(anchors, to, from)) };
  });
}

function shipOf(anchors: ReadonlyMap<AreaId, Anchors>, area: AreaId, towards: AreaId): Spot {
  const shores = anchors.get(area)?.shores ?? [];
  const shore = shores.find((each) => each.facing.includes(towards)) ?? shores[0];
  if (shore === undefined) throw new Error(`${area} has no shore towards ${towards}`);
  return shore.ship;
}

/** A ship keeps this far off the coast where the water is wide enough. */
const OFFINGS = [28, 14, 0];
/** Near its anchorage a ship may come closer. */
const ROADSTEAD = 44;

function wayBetween(ground: Ground, a: AreaId, b: AreaId, from: Spot, to: Spot): readonly Spot[] {
  for (const offing of OFFINGS) {
    const way = wayAt(ground, [a, b], from, to, offing);
    if (way !== null) return way;
  }
  throw new Error(`No ship gets from ${a} to ${b}`);
}

function wayAt(
  ground: Ground,
  areas: readonly [AreaId, AreaId],
  from: Spot,
  to: Spot,
  offing: number,
): readonly Spot[] | null {
  const { owners, land } = ground;
  const [one, two] = areas.map((id) => ground.order.indexOf(id) + 1);
  const inPort = (square: number) => {
    const here = centreOf(ground, square);
    return distance(here, from) < ROADSTEAD || distance(here, to) < ROADSTEAD;
  };
  const free = (square: number) => {
    const owner = owners.cells[square];
    if (land.cells[square] === 1 || (owner !== one && owner !== two)) return false;
    return (ground.shore[square] ?? 0) >= offing || inPort(square);
  };
  const squareAt = ([x, y]: Point) => Math.floor(y / owners.scale) * owners.width + Math.floor(x / owners.scale);
  const squares = shortestWay(squareAt(from), squareAt(to), free, owners);
  if (squares === null) return null;
  const isFree = (point: Point) => free(squareAt(point));
  const pulled = pullTight(
    squares.map((square) => centreOf(ground, square)),
    isFree,
  );
  const tight = [from, ...pulled.slice(1, -1), to];
  const soft = simplify(smooth(tight, 2), 2);
  const isSound = soft.every((point, at) => at === 0 || isClear(pointAt(soft, at - 1), point, isFree));
  return (isSound ? soft : tight).map(([x, y]): Spot => [Math.round(x), Math.round(y)]);
}

/** Square by square, breadth first; null when there is no way. */
function shortestWay(
  start: number,
  goal: number,
  free: (square: number) => boolean,
  { width }: Raster,
): readonly number[] | null {
  const before = new Map<number, number>([[start, start]]);
  const straight = [-1, 1, -width, width];
  let frontier = [start];
  while (frontier.length > 0 && !before.has(goal)) {
    const next: number[] = [];
    const enter = (near: number, from: number) => {
      before.set(near, from);
      next.push(near);
    };
    for (const square of frontier) {
      const open = straight.map((step) => free(square + step));
      straight.forEach((step, at) => {
        if (open[at] === true && !before.has(square + step)) enter(square + step, square);
      });
      for (const [across, down] of DIAGONALS) {
        const near = square + (straight[across] ?? 0) + (straight[down] ?? 0);
        if (open[across] === true && open[down] === true && !before.has(near) && free(near)) enter(near, square);
      }
    }
    frontier = next;
  }
  if (!before.has(goal)) return null;
  const squares = [goal];
  for (let square = goal; square !== start; ) {
    square = before.get(square) ?? start;
    squares.push(square);
  }
  return squares.reverse();
}

/** Drops every point that can be cut short over free water. */
function pullTight(line: readonly Point[], free: (point: Point) => boolean): readonly Point[] {
  const tight: Point[] = [first(line)];
  let at = 0;
  while (at < line.length - 1) {
    let reach = at + 1;
    for (let ahead = line.length - 1; ahead > at + 1; ahead--)
      if (isClear(line[at] ?? first(line), line[ahead] ?? last(line), free)) {
        reach = ahead;
        break;
      }
    tight.push(line[reach] ?? last(line));
    at = reach;
  }
  return tight;
}

function isClear(a: Point, b: Point, free: (point: Point) => boolean): boolean {
  const steps = Math.ceil(Math.hypot(a[0] - b[0], a[1] - b[1]) / 3);
  for (let step = 1; step < steps; step++) {
    const share = step / steps;
    if (!free([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])) return false;
  }
  return true;
}
