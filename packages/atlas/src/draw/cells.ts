import type { AreaId } from '../board.ts';
import { first, last, type Point, type Ring } from './geometry.ts';
import type { Arc } from './partition.ts';

/** Puts the arcs around each area together into closed rings; a ring within a ring is a hole. */
export function ringsOf(arcs: readonly Arc[], area: AreaId): readonly Ring[] {
  const open = arcs
    .filter((arc) => arc.left === area || arc.right === area)
    .map((arc) =>
      arc.left === area
        ? { from: arc.from, to: arc.to, points: arc.points }
        : { from: arc.to, to: arc.from, points: arc.points.toReversed() },
    );
  const rings: Ring[] = [];
  while (open.length > 0) {
    const start = first(open);
    open.splice(0, 1);
    const ring: Point[] = [...start.points];
    let here = start.to;
    while (here !== start.from) {
      const index = open.findIndex((arc) => arc.from === here);
      if (index < 0) throw new Error(`The border of ${area} does not close at ${last(ring).join(', ')}`);
      const [next] = open.splice(index, 1);
      if (next === undefined) break;
      ring.push(...next.points.slice(1));
      here = next.to;
    }
    ring.pop();
    rings.push(ring);
  }
  return rings;
}
