import type { AreaId } from '../board.ts';
import { pairOf } from '../contacts.ts';
import { distance, first, last, lengthOf, type Point, pointAt } from './geometry.ts';
import type { Arc } from './partition.ts';

/** How far along a border the move of its corner is felt. */
const FELT = 140;

/** The borders that meet in each corner of the map. */
export function bordersByCorner(arcs: readonly Arc[]): ReadonlyMap<number, readonly Arc[]> {
  const meeting = new Map<number, Arc[]>();
  for (const arc of arcs)
    for (const corner of new Set([arc.from, arc.to])) {
      const list = meeting.get(corner);
      if (list === undefined) meeting.set(corner, [arc]);
      else list.push(arc);
    }
  return meeting;
}

/** Moves the two corners of a border apart until it is as long as it should be, so that nobody takes it for a corner. */
export function spreadCorners(arcs: readonly Arc[], shortestOf: (a: AreaId, b: AreaId) => number): readonly Arc[] {
  const longest = new Map<string, number>();
  for (const arc of arcs) {
    const pair = pairOf(arc.left, arc.right);
    longest.set(pair, Math.max(longest.get(pair) ?? 0, lengthOf(arc.points)));
  }
  const moves = new Map<number, Point>();
  const move = (corner: number, [x, y]: Point) => {
    const [dx, dy] = moves.get(corner) ?? [0, 0];
    moves.set(corner, [dx + x, dy + y]);
  };
  for (const arc of arcs) {
    const long = lengthOf(arc.points);
    const [from, to] = [first(arc.points), last(arc.points)];
    const span = distance(from, to);
    const shortest = shortestOf(arc.left, arc.right);
    if (long >= shortest || span === 0) continue;
    if (long < (longest.get(pairOf(arc.left, arc.right)) ?? 0)) continue;
    const share = (shortest - long) / 2 / span;
    const step: Point = [(to[0] - from[0]) * share, (to[1] - from[1]) * share];
    move(arc.from, [-step[0], -step[1]]);
    move(arc.to, step);
  }
  return arcs.map((arc) => follow(arc, moves.get(arc.from) ?? [0, 0], moves.get(arc.to) ?? [0, 0]));
}

/** The border after its corners moved: each point goes along the less the further it lies from them. */
function follow(arc: Arc, from: Point, to: Point): Arc {
  const total = lengthOf(arc.points);
  if (total === 0) return arc;
  const felt = Math.min(FELT, total);
  let gone = 0;
  const points = arc.points.map(([x, y], at): Point => {
    if (at > 0) gone += distance(pointAt(arc.points, at - 1), [x, y]);
    const near = Math.max(0, 1 - gone / felt);
    const far = Math.max(0, 1 - (total - gone) / felt);
    return [x + from[0] * near + to[0] * far, y + from[1] * near + to[1] * far];
  });
  return { ...arc, points };
}
