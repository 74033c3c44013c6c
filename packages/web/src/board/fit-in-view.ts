import type { Box, Drawing, Spot } from '@ecumene/atlas/drawing';

/** Where areas are named on the board. */
export function spotsOf(drawing: Drawing, areas: Iterable<string>): Spot[] {
  return [...areas].flatMap((area) => {
    const spot = drawing.anchors[area]?.label;
    return spot === undefined ? [] : [spot];
  });
}

/** The part of the board that holds all of these. */
export function boxAround(spots: readonly Spot[]): Box {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** As many of these as can be seen at once through a window of a size; those that are wanted, as far as they fit, in any case. */
export function mostInOneView(spots: readonly Spot[], size: Spot, wanted: readonly Spot[] = []): readonly Spot[] {
  const [wide, high] = size;
  let most: readonly Spot[] = [];
  for (const [left] of spots) {
    const column = spots.filter(([x]) => x >= left && x <= left + wide);
    if (column.length <= most.length) continue;
    for (const [, top] of column) {
      const seen = column.filter(([, y]) => y >= top && y <= top + high);
      if (seen.length > most.length && wanted.every((spot) => seen.includes(spot))) most = seen;
    }
  }
  return most.length > 0 || wanted.length === 0 ? most : mostInOneView(spots, size, wanted.slice(0, -1));
}

/** The scale at which a part of the board fills a room, with so many pixels around it. */
export function scaleInto([, , wide, high]: Box, [width, height]: Spot, rim: number): number {
  return Math.min((width - 2 * rim) / Math.max(1, wide), (height - 2 * rim) / Math.max(1, high));
}

/** What is left of a room when nothing may lie under what covers it: each is cut off with the side that costs least. */
export function clearOf([width, height]: Spot, covers: readonly Box[]): Box {
  let room: Box = [0, 0, width, height];
  for (const [left, top, wide, high] of covers) {
    const [x, y, across, down] = room;
    if (left >= x + across || top >= y + down || left + wide <= x || top + high <= y) continue;
    const cuts: readonly Box[] = [
      [x, y, left - x, down],
      [left + wide, y, x + across - left - wide, down],
      [x, y, across, top - y],
      [x, top + high, across, y + down - top - high],
    ];
    room = cuts.reduce((best, cut) => (spaceIn(cut) > spaceIn(best) ? cut : best));
  }
  return room;
}

function spaceIn([, , wide, high]: Box): number {
  return Math.max(0, wide) * Math.max(0, high);
}

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** Over which edge of a frame something lies; over none, if it is in view. */
export function edgeBefore([x, y]: Spot, [width, height]: Spot): Edge | undefined {
  const over: readonly (readonly [Edge, number])[] = [
    ['left', -x],
    ['right', x - width],
    ['top', -y],
    ['bottom', y - height],
  ];
  const [edge, by] = over.reduce((far, one) => (one[1] > far[1] ? one : far));
  return by > 0 ? edge : undefined;
}

/** Whether something is so far from every edge of a room. */
export function isWellWithin([x, y]: Spot, [left, top, width, height]: Box, rim: number): boolean {
  return edgeBefore([x - left - rim, y - top - rim], [width - 2 * rim, height - 2 * rim]) === undefined;
}
