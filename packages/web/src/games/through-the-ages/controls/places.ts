/** The places in a list of the names wanted, each place once. */
export function places(ids: readonly string[], wanted: unknown): ReadonlySet<number> {
  const found = new Set<number>();
  for (const name of Array.isArray(wanted) ? wanted : []) {
    const place = ids.findIndex((id, at) => id === name && !found.has(at));
    if (place >= 0) found.add(place);
  }
  return found;
}
