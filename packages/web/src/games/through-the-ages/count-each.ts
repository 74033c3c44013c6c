/** Each once, with how often it occurs, in the order in which it first does. */
export function countEach<T>(all: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
