import type { Box, Spot } from '@ecumene/atlas/drawing';

/** Corners of the board where something may lie, the best first; in the one that is left are the tools. */
const CORNERS = ['top-start', 'top-end', 'bottom-start'] as const;
type Corner = (typeof CORNERS)[number];

/** How far from the edges it lies, with what is kept free around a place. */
const CLEAR = 24;

/** The corner of a room in which something of a size covers the least of a place. */
export function freeCorner([wide, high]: Spot, [width, height]: Spot, place: Box): Corner {
  const covered = CORNERS.map((corner) => {
    const left = corner === 'top-end' ? width - wide : 0;
    const top = corner === 'bottom-start' ? height - high : 0;
    return inCommon([left, top, wide, high], place);
  });
  return CORNERS[covered.indexOf(Math.min(...covered))] ?? 'top-start';
}

/** How much two boxes have in common. */
function inCommon([left, top, wide, high]: Box, [x, y, width, height]: Box): number {
  const across = Math.min(left + wide, x + width) - Math.max(left, x) + CLEAR;
  const down = Math.min(top + high, y + height) - Math.max(top, y) + CLEAR;
  return Math.max(0, across) * Math.max(0, down);
}

/** Where something is in a frame, from the side on which one begins to read. */
export function placeWithin(frame: Element, shape: Element): Box {
  const outer = frame.getBoundingClientRect();
  const { left, right, top, width, height } = shape.getBoundingClientRect();
  const start = getComputedStyle(frame).direction === 'rtl' ? outer.right - right : left - outer.left;
  return [start, top - outer.top, width, height];
}
