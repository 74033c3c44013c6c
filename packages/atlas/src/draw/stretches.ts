import { distance, lengthOf, type Point, pointAt } from './geometry.ts';

export interface Stretch {
  readonly dry: boolean;
  readonly points: readonly Point[];
  readonly length: number;
}

/** A line cut where it passes from land to water or back. */
export function stretchesOf(line: readonly Point[], onLand: (point: Point) => boolean): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let points: Point[] = [pointAt(line, 0)];
  let dry = onLand(pointAt(line, 0));
  const close = () => stretches.push({ dry, points, length: lengthOf(points) });
  for (let at = 1; at < line.length; at++) {
    const before = pointAt(line, at - 1);
    const after = pointAt(line, at);
    const steps = Math.max(1, Math.ceil(distance(before, after) / 4));
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      const point: Point = [before[0] + (after[0] - before[0]) * share, before[1] + (after[1] - before[1]) * share];
      const ground = onLand(point);
      if (ground !== dry) {
        points.push(point);
        close();
        points = [point];
        dry = ground;
      } else if (step === steps) points.push(point);
    }
  }
  close();
  return stretches;
}
