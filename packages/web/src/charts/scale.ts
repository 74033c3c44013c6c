/** About how many lines of a grid there should be. */
const LINES = 5;

/** Steps of 1, 2 or 5 that divide a range from nothing to `most` into a handful; whole numbers only. */
export function steps(most: number): number[] {
  const rough = Math.max(1, most / LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Labels that must stand side by side, and where the first of them would stand best. */
interface Cluster {
  readonly count: number;
  readonly first: number;
}

/** Moves labels apart until none covers another, as little as possible in all, within bounds if there is room. */
export function apart(wanted: readonly number[], gap: number, [least, most]: readonly [number, number]): number[] {
  const order = wanted.map((at, place) => ({ at, place })).sort((a, b) => a.at - b.at);
  const clusters: Cluster[] = [];
  for (const [i, { at }] of order.entries()) {
    let cluster: Cluster = { count: 1, first: at - i * gap };
    for (let before = clusters.at(-1); before !== undefined && before.first > cluster.first; before = clusters.at(-1)) {
      clusters.pop();
      const count = before.count + cluster.count;
      cluster = { count, first: (before.count * before.first + cluster.count * cluster.first) / count };
    }
    clusters.push(cluster);
  }
  const latest = Math.max(least, most - gap * (order.length - 1));
  const firsts = clusters.flatMap(({ count, first }) => Array<number>(count).fill(first));
  const placed = [...wanted];
  for (const [i, { place }] of order.entries())
    placed[place] = Math.min(latest, Math.max(least, firsts[i] ?? 0)) + i * gap;
  return placed;
}
