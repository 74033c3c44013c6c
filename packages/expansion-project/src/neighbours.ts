import { neighbours } from '@ecumene/atlas';
import { type Random, shuffle } from '@ecumene/engine';
import { LAND } from './data/board.ts';
import { CIVILIZATION_IDS, type CivilizationId } from './data/civilizations.ts';

/** Neighbours a civilization needs to be in play. @rule EP 9.3 */
const NEIGHBOURS_NEEDED = 2;

const FERTILE = LAND.filter(({ limit }) => limit > 0);
const HOMES: ReadonlyMap<string, readonly string[]> = new Map(FERTILE.map(({ id, regions }) => [id, regions]));

/** Which civilizations border each other, over land or water, but not over open sea or areas of limit 0. @rule EP 9.3 */
const BORDERS: ReadonlyMap<CivilizationId, ReadonlySet<CivilizationId>> = new Map(
  CIVILIZATION_IDS.map((id) => {
    const own = FERTILE.filter(({ regions }) => regions.includes(id));
    const near = new Set(
      own.flatMap((area) => [area.id, ...neighbours(area)]).flatMap((area) => HOMES.get(area) ?? []),
    );
    return [id, new Set(CIVILIZATION_IDS.filter((other) => other !== id && near.has(other)))];
  }),
);

/** The neighbours of a civilization among those in play. */
export function neighboursAmong(civilization: CivilizationId, inPlay: readonly CivilizationId[]): CivilizationId[] {
  return inPlay.filter((other) => BORDERS.get(civilization)?.has(other));
}

/** Civilizations of a set that have too few neighbours in it. @rule EP 9.3 */
export function lonelyIn(set: readonly CivilizationId[]): CivilizationId[] {
  return set.filter((one) => neighboursAmong(one, set).length < NEIGHBOURS_NEEDED);
}

/** Civilizations that hang together with the first of a set. */
function connectedIn(set: readonly CivilizationId[]): ReadonlySet<CivilizationId> {
  const [first] = set;
  const found = new Set(first === undefined ? [] : [first]);
  for (const one of found) for (const next of neighboursAmong(one, set)) found.add(next);
  return found;
}

/** Civilizations of a set that a gap divides from the rest. @rule EP 9.3 */
export function apartIn(set: readonly CivilizationId[]): CivilizationId[] {
  const connected = connectedIn(set);
  const rest = set.filter((one) => !connected.has(one));
  return rest.length * 2 > set.length ? [...connected] : rest;
}

export function isFitSet(set: readonly CivilizationId[]): boolean {
  return apartIn(set).length === 0 && lonelyIn(set).length === 0;
}

const TRIES = 200;

/** A random set of so many civilizations without gaps or lonely ones. @rule EP 9.3 */
export function drawSet(random: Random, size: number): readonly CivilizationId[] | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const set = growSet(random, size);
    if (set.length === size && isFitSet(set)) return CIVILIZATION_IDS.filter((id) => set.includes(id));
  }
  return undefined;
}

/** One civilization after another next to those taken; mostly one that has two neighbours among them. */
function growSet(random: Random, size: number): readonly CivilizationId[] {
  const set = shuffle(random, [...CIVILIZATION_IDS]).slice(0, 1);
  while (set.length < size) {
    const open = CIVILIZATION_IDS.filter((id) => !set.includes(id) && neighboursAmong(id, set).length > 0);
    const close = open.filter((id) => neighboursAmong(id, set).length >= NEIGHBOURS_NEEDED);
    const [next] = shuffle(random, [...(close.length > 0 ? close : open)]);
    if (next === undefined) break;
    set.push(next);
  }
  return set;
}
