/** About how many lines of a grid there should be. */
const LINES = 5;

/** Steps of 1, 2 or 5 that divide a range from nothing to `most` into a handful; whole numbers only. */
export function steps(most: number): number[] {
  const rough = Math.max(1, most / LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Moves labels apart until none covers another, as little as possible, within a height. */
export function apart(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((at, place) => ({ at, place })).sort((a, b) => a.at - b.at);
  let next = 0;
  for (const one of order) {
    one.at = Math.max(one.at, next);
    next = one.at + gap;
  }
  let last = Math.max(height, gap * (order.length - 1));
  for (const one of order.toReversed()) {
    one.at = Math.min(one.at, last);
    last = one.at - gap;
  }
  const placed = [...wanted];
  for (const { at, place } of order) placed[place] = at;
  return placed;
}
