import type { Terrain } from '@ecumene/ancients';

/** A nation, and an area it begins in. */
export interface Beginning {
  readonly nation: string;
  readonly area: string;
}

/** Which of these nations may begin in an area, for every area in which one may. */
export type Homes = ReadonlyMap<string, readonly string[]>;

/** Where a nation may begin. */
export function startsOf({ starts, ids }: Terrain, nation: string): string[] {
  return (starts.get(nation) ?? []).flatMap((area) => ids[area] ?? []);
}

export function homesOf(terrain: Terrain, nations: readonly string[]): Homes {
  const homes = new Map<string, string[]>();
  for (const nation of nations)
    for (const area of startsOf(terrain, nation)) homes.set(area, [...(homes.get(area) ?? []), nation]);
  return homes;
}

/** What a tap on an area picks: its nation, then the next that shares it, then nothing. */
export function nextAt(homes: Homes, area: string, picked: Beginning | undefined): Beginning | undefined {
  const nations = homes.get(area) ?? [];
  const before = picked?.area === area ? nations.indexOf(picked.nation) : -1;
  const nation = nations[before + 1];
  return nation === undefined ? undefined : { nation, area };
}
