/** Browsers by what they call themselves; several call themselves others besides, which come later here. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** A browser and its system by the names people know; nothing where it does not say. */
export function browserIn(agent: string): string | undefined {
  const found = (names: readonly (readonly [string, string])[]): string | undefined =>
    names.find(([mark]) => agent.includes(mark))?.[1];
  const known = [found(BROWSERS), found(SYSTEMS)].filter((name) => name !== undefined);
  return known.length === 0 ? undefined : known.join(', ');
}
