import {
  type AreaNumber,
  hasForeignUnitsIn,
  hasUnitsIn,
  isOutOfPlay,
  type NationNumber,
  terrain,
} from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import type { EpState } from './state.ts';

/** The land of an area, or the water on one of its shores. */
interface Place {
  readonly area: AreaNumber;
  /** -1 on land. */
  readonly shore: number;
}

const ON_LAND = -1;
/** More shores than any area has. */
const SHORES = 8;

function keyOf({ area, shore }: Place): number {
  return area * SHORES + shore + 1;
}

/** What a search from a nation's units has found: the areas a path leads to, and from where each place was reached first. */
interface Search {
  readonly found: ReadonlySet<AreaNumber>;
  readonly from: ReadonlyMap<number, Place | undefined>;
}

/**
 * Follows all paths from a nation's units, however long: over water, open sea included, and over land without enemy units.
 * The land and the water of an area are two places, which only own units join. Removed areas are crossed by water only.
 * Areas a path cannot cross can still be its end. @rule EP 25.2.1 @rule EP 25.2.2 @rule EP 25.8.1 @rule EP 25.8.2 @rule EP 9.5 @rule EP C66 @rule EP C85
 */
function search(state: EpState, number: NationNumber): Search {
  const { land, shores } = terrain(state);
  const places: Place[] = [];
  const from = new Map<number, Place | undefined>();
  const found = new Set<AreaNumber>();
  const visit = (place: Place, before: Place): void => {
    found.add(place.area);
    const key = keyOf(place);
    if (from.has(key)) return;
    from.set(key, before);
    if (place.shore !== ON_LAND || !hasForeignUnitsIn(state, place.area, number)) places.push(place);
  };
  for (let area = 0; area < state.cityIn.length; area++) {
    if (!hasUnitsIn(state, area, number)) continue;
    const home = { area, shore: ON_LAND };
    found.add(area);
    places.push(home);
    from.set(keyOf(home), undefined);
    for (const shore of at(shores, area).keys()) visit({ area, shore }, home);
  }
  for (const place of places) {
    const { area, shore } = place;
    if (shore === ON_LAND) {
      for (const to of at(land, area)) if (!isOutOfPlay(state, to)) visit({ area: to, shore: ON_LAND }, place);
    } else {
      for (const way of at(shores, area)[shore]?.ways ?? []) visit({ area: way.to, shore: way.shore }, place);
    }
  }
  return { found, from };
}

/** All areas in play that a path from a nation's units leads to. @rule EP 25.2.1 @rule EP 25.8.1 */
export function reachable(state: EpState, number: NationNumber): ReadonlySet<AreaNumber> {
  const { isLand } = terrain(state);
  const { found } = search(state, number);
  return new Set([...found].filter((area) => isLand[area] === true && !isOutOfPlay(state, area)));
}

/** A part of a path that is all on land or all on water. */
export interface Leg {
  readonly by: 'land' | 'water';
  readonly areas: readonly AreaNumber[];
}

/** A path from a nation's units to an area; nothing, where none leads there. @rule EP 25.2.1 @rule EP 25.8.1 */
export function pathTo(state: EpState, number: NationNumber, area: AreaNumber): readonly Leg[] | undefined {
  const { shores } = terrain(state);
  const { from } = search(state, number);
  const ends: readonly Place[] = [ON_LAND, ...at(shores, area).keys()].map((shore) => ({ area, shore }));
  const end = ends.find((place) => from.has(keyOf(place)));
  if (end === undefined) return undefined;
  const legs: { by: Leg['by']; areas: AreaNumber[] }[] = [];
  for (let place = end, before = from.get(keyOf(end)); before !== undefined; before = from.get(keyOf(place))) {
    const by = place.shore === ON_LAND ? 'land' : 'water';
    if (place.area !== before.area) {
      const last = legs[0];
      if (last?.by === by) last.areas.unshift(before.area);
      else legs.unshift({ by, areas: [before.area, place.area] });
    }
    place = before;
  }
  return legs;
}
