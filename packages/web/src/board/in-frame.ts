import type { Spot } from '@ecumene/atlas/drawing';
import type { ZoomTransform } from 'd3-zoom';
import { type Edge, edgeBefore } from './fit-in-view.ts';

/** What of a board that lies somehow is seen through a frame of a size. */

/** Whether any of these spots can be seen. */
export function isAnyInFrame(
  spots: readonly (readonly [number, number])[],
  lies: ZoomTransform,
  [width, height]: Spot,
): boolean {
  return spots.some((spot) => {
    const [x, y] = lies.apply([spot[0], spot[1]]);
    return x > 0 && y > 0 && x < width && y < height;
  });
}

/** Which of these spots are out of view, by the edge they lie over. */
export function spotsBeyond(
  spots: readonly Spot[],
  lies: ZoomTransform,
  size: Spot,
): ReadonlyMap<Edge, readonly Spot[]> {
  const out = new Map<Edge, Spot[]>();
  for (const spot of spots) {
    const edge = edgeBefore(lies.apply([...spot]), size);
    if (edge !== undefined) out.set(edge, [...(out.get(edge) ?? []), spot]);
  }
  return out;
}

/** How far a board must move, in pixels, so that a spot is seen away from the edges. */
export function wayIntoFrame([x, y]: Spot, lies: ZoomTransform, [width, height]: Spot): Spot {
  const [left, top] = lies.apply([x, y]);
  const edge = Math.min(80, width / 5, height / 5);
  const off = (at: number, size: number): number => (at < edge ? edge - at : at > size - edge ? size - edge - at : 0);
  return [off(left, width), off(top, height)];
}
