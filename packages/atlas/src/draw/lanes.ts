import type { AreaId } from '../board.ts';
import { pairOf } from '../contacts.ts';
import type { Anchors, Lane, Spot } from '../drawing.ts';
import { first, last, type Point, simplify, smooth } from './geometry.ts';
import { centreOf, type Ground } from './ground.ts';

const UNSEEN = -2;

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

function wayBetween(ground: Ground, a: AreaId, b: AreaId, from: Spot, to: Spot): readonly Spot[] {
  const { owners, land } = ground;
  const one = ground.order.indexOf(a) + 1;
  const two = ground.order.indexOf(b) + 1;
  const free = (square: number) => {
    const owner = owners.cells[square];
    return land.cells[square] !== 1 && (owner === one || owner === two);
  };
  const squareAt = ([x, y]: Point) => Math.floor(y / owners.scale) * owners.width + Math.floor(x / owners.scale);
  const start = squareAt(from);
  const goal = squareAt(to);
  const before = new Int32Array(owners.cells.length).fill(UNSEEN);
  before[start] = -1;
  let frontier = [start];
  const { width } = owners;
  const around = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  while (frontier.length > 0 && before[goal] === UNSEEN) {
    const next: number[] = [];
    for (const square of frontier)
      for (const step of around) {
        const near = square + step;
        if (before[near] !== UNSEEN || !free(near)) continue;
        before[near] = square;
        next.push(near);
      }
    frontier = next;
  }
  if (before[goal] === UNSEEN) return [from, to];
  const squares: Point[] = [];
  for (let square = goal; square >= 0; square = before[square] ?? -1) squares.push(centreOf(ground, square));
  const pulled = pullTight(squares.reverse(), (point) => free(squareAt(point)));
  const tight = [from, ...pulled.slice(1, -1), to];
  const soft = smooth(tight, 2);
  const line = soft.every((point) => free(squareAt(point))) ? soft : tight;
  return simplify(line, 4).map(([x, y]): Spot => [Math.round(x), Math.round(y)]);
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
  const steps = Math.ceil(Math.hypot(a[0] - b[0], a[1] - b[1]) / 6);
  for (let step = 1; step < steps; step++) {
    const share = step / steps;
    if (!free([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])) return false;
  }
  return true;
}
