import { distance, type Point, pointAt } from './geometry.ts';
import { chance } from './noise.ts';

/** No point moves further than this, in board units. */
const FARTHEST = 5;

/** Breaks long straight stretches of a closed ring by midpoint displacement, so that an enlarged coast keeps its detail. */
export function roughen(ring: readonly Point[], longest: number, wildness: number): Point[] {
  const result: Point[] = [];
  for (let at = 0; at < ring.length; at++) {
    const a = pointAt(ring, at);
    const b = pointAt(ring, (at + 1) % ring.length);
    result.push(a);
    split(a, b, longest, wildness, result);
  }
  return result;
}

function split(a: Point, b: Point, longest: number, wildness: number, result: Point[]): void {
  const span = distance(a, b);
  if (span <= longest) return;
  const seed = Math.round(a[0] + b[0]) * 7919 + Math.round(a[1] + b[1]);
  const push = (chance(seed, 1) * 2 - 1) * Math.min(wildness, FARTHEST / span);
  const slide = 0.5 + (chance(seed, 2) - 0.5) * 0.2;
  const middle: Point = [
    a[0] + (b[0] - a[0]) * slide - (b[1] - a[1]) * push,
    a[1] + (b[1] - a[1]) * slide + (b[0] - a[0]) * push,
  ];
  split(a, middle, longest, wildness, result);
  result.push(middle);
  split(middle, b, longest, wildness, result);
}
