import { distance, first, lengthOf, type Point, pointAt, resample, segmentsCross } from './geometry.ts';
import { chance } from './noise.ts';
import type { Arc } from './partition.ts';

const STEP = 14;

/** Gives every border the line of a hand: no point moves further than a small share of its length, ends stay. */
export function organic(arcs: readonly Arc[], onLand: (point: Point) => boolean): readonly Arc[] {
  const strength = arcs.map(() => 1);
  let drawn = arcs.map((arc, index) => wander(arc, strength[index] ?? 0, onLand));
  for (let round = 0; round < 5; round++) {
    const guilty = crossing(drawn);
    if (guilty.size === 0) break;
    for (const index of guilty) strength[index] = round < 3 ? (strength[index] ?? 0) / 2 : 0;
    drawn = arcs.map((arc, index) =>
      guilty.has(index) ? wander(arc, strength[index] ?? 0, onLand) : pointAtArc(drawn, index),
    );
  }
  return drawn.map((arc) => ({ ...arc, points: gridded(arc.points) }));
}

function pointAtArc(arcs: readonly Arc[], index: number): Arc {
  const arc = arcs[index];
  if (arc === undefined) throw new Error(`No arc ${index}`);
  return arc;
}

function gridded(points: readonly Point[]): Point[] {
  const grid = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return grid.filter((point, at) => at === 0 || distance(point, pointAt(grid, at - 1)) > 0);
}

function wander(arc: Arc, strength: number, onLand: (point: Point) => boolean): Arc {
  const line = resample(arc.points, STEP);
  const total = lengthOf(line);
  const seed = `${arc.left}|${arc.right}|${Math.round(total)}`;
  const reach = Math.min(17, total * 0.06) * strength;
  let ease = onLand(first(line)) ? 1 : 0.3;
  const points = line.map((point, at): Point => {
    ease += ((onLand(point) ? 1 : 0.3) - ease) * 0.25;
    if (at === 0 || at === line.length - 1) return point;
    const share = at / (line.length - 1);
    const along = share * total;
    const hill = Math.sin(Math.PI * share) ** 0.6;
    const offset =
      reach *
      ease *
      hill *
      (1.1 * ripple(seed, along / 130, 1) + 0.55 * ripple(seed, along / 55, 2) + 0.32 * ripple(seed, along / 24, 3));
    const before = pointAt(line, at - 1);
    const after = pointAt(line, at + 1);
    const span = distance(before, after) || 1;
    return [point[0] - ((after[1] - before[1]) / span) * offset, point[1] + ((after[0] - before[0]) / span) * offset];
  });
  return { ...arc, points };
}

/** Smooth noise between -1 and 1. */
function ripple(seed: string, at: number, octave: number): number {
  const left = Math.floor(at);
  const share = at - left;
  const blend = share * share * (3 - 2 * share);
  const value = (index: number) => chance(seed, octave, index) * 2 - 1;
  return value(left) * (1 - blend) + value(left + 1) * blend;
}

/** Arcs that cross another one, or themselves. */
function crossing(arcs: readonly Arc[]): Set<number> {
  const guilty = new Set<number>();
  const size = 60;
  const buckets = new Map<string, { index: number; at: number; a: Point; b: Point }[]>();
  for (const [index, arc] of arcs.entries()) {
    for (let at = 1; at < arc.points.length; at++) {
      const a = pointAt(arc.points, at - 1);
      const b = pointAt(arc.points, at);
      const keys = new Set([a, b].map(([x, y]) => `${Math.floor(x / size)}:${Math.floor(y / size)}`));
      for (const key of keys) {
        const bucket = buckets.get(key);
        const entry = { index, at, a, b };
        if (bucket === undefined) buckets.set(key, [entry]);
        else {
          for (const other of bucket)
            if ((other.index !== index || Math.abs(other.at - at) > 1) && segmentsCross(a, b, other.a, other.b)) {
              guilty.add(index);
              guilty.add(other.index);
            }
          bucket.push(entry);
        }
      }
    }
  }
  return guilty;
}
