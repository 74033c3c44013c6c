import type { Box, Spot } from './drawing.ts';

/** What a piece covers around its place, on the field it is drawn on: a box, and so far around that, its edge included. */
export interface Footprint {
  readonly box: Box;
  readonly round: number;
}

/** Screens draw pieces on a field so wide, usually on so many units of the board; from afar on more, lest pieces be too small. */
export const FIELD = 32;
export const USUAL = 92;
export const FROM_AFAR = 134;

export const CITY: Footprint = { box: [0, 0, 0, 0], round: 19 };
/** With the number of its tokens. */
export const STACK: Footprint = { box: [-16, -16, 37.5, 36.5], round: 1 };
export const SHIP: Footprint = { box: [-16, -19, 32, 31], round: 1 };

/** How far a piece drawn so large at a spot reaches into a box; nothing, if it lies clear of it. */
export function reach({ box, round }: Footprint, [x, y]: Spot, size: number, into: Box): number {
  const scale = size / FIELD;
  const [left, top] = [x + box[0] * scale, y + box[1] * scale];
  const dx = Math.max(into[0] - left - box[2] * scale, left - into[0] - into[2]);
  const dy = Math.max(into[1] - top - box[3] * scale, top - into[1] - into[3]);
  const gap = dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
  return Math.max(0, round * scale - gap);
}

/** All that a piece drawn so large at a spot covers. */
export function extent({ box: [left, top, width, height], round }: Footprint, [x, y]: Spot, size: number): Box {
  const scale = size / FIELD;
  const both = 2 * round * scale;
  return [x + (left - round) * scale, y + (top - round) * scale, width * scale + both, height * scale + both];
}
