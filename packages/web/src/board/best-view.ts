import type { Box, Spot } from '@ecumene/atlas/drawing';
import { boxAround, isWellWithin, mostInOneView, scaleInto } from './fit-in-view.ts';

/** What is so many pixels from every edge is well in view; and from what lies over the board, if it is not beside the edge. */
export const AT_EDGE = 56;
const BESIDE = 36;
/** What is brought into view has so much around it, if there is room. */
const SURROUNDINGS = 900;

interface Scales {
  /** How close one has to be to read, and how far away pieces can still be told: no farther than all of them need. */
  readonly legible: number;
  readonly farthest: number;
  /** How close one is now, and whether one chose that. */
  readonly now: number;
  readonly isChosen: boolean;
}

export interface View {
  /** What of it is seen. */
  readonly seen: readonly Spot[];
  /** What is in the middle of the frame, and the scale. */
  readonly middle: Spot;
  readonly k: number;
  /** The smallest scale that would do. */
  readonly least: number;
}

/** How to look at spots through a room within a frame: at as many as can be seen at once, with those that are wanted. */
export function bestView(
  spots: readonly Spot[],
  wanted: readonly Spot[],
  [x, y, width, height]: Box,
  frame: Spot,
  { legible, farthest, now, isChosen }: Scales,
): View {
  const size: Spot = [Math.max(0, width - 2 * AT_EDGE) / farthest, Math.max(0, height - 2 * AT_EDGE) / farthest];
  const seen = mostInOneView(spots, size, wanted);
  const box = boxAround(seen);
  const [left, top, wide, high] = box;
  const close = Math.min(legible, Math.max(farthest, scaleInto(box, [width, height], AT_EDGE)));
  const least = isChosen ? Math.min(now, close) : close;
  const around = Math.min(width / (wide + SURROUNDINGS), height / (high + SURROUNDINGS));
  const k = Math.max(Math.min(around, now), least);
  const [offX, offY] = [x + (width - frame[0]) / 2, y + (height - frame[1]) / 2];
  return { seen, middle: [left + wide / 2 - offX / k, top + high / 2 - offY / k], k, least };
}

/** Whether something in a frame is under what lies over it, or right beside that. */
export function isUnder(spot: Spot, [left, top, wide, high]: Box): boolean {
  return isWellWithin(spot, [left - BESIDE, top - BESIDE, wide + 2 * BESIDE, high + 2 * BESIDE], 0);
}
