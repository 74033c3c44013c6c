/** How many are counted under a name that a player gave: it may be one that every object has, such as `constructor`. */
export function countIn(counts: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;
}
