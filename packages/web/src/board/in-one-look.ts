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
export function mostInOneLook(spots: readonly Spot[], size: Spot, wanted: readonly Spot[] = []): readonly Spot[] {
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
  return most.length > 0 || wanted.length === 0 ? most : mostInOneLook(spots, size, wanted.slice(0, -1));
}

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** Over which edge of a frame something lies; over none, if it is in sight. */
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

/** Whether something is so far from every edge of a frame, and from what covers so much of it at the top. */
export function isWellWithin([x, y]: Spot, [width, height]: Spot, rim: number, covered = 0): boolean {
  return edgeBefore([x - rim, y - covered - rim], [width - 2 * rim, height - covered - 2 * rim]) === undefined;
}
