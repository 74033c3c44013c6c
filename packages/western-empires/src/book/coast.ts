import { type AreaNumber, areaId, citiesOf, type NationNumber, terrain } from '@ecumene/ancients';
import type { WeState } from './state.ts';

/** Areas on the Caspian, which count as coastal unless an option says otherwise. @rule WE W68 */
const CASPIAN: readonly string[] = ['caucasus', 'nalchik', 'alani'];

/** Whether an area has water that leads to an open sea. @rule WE areas.6 @rule WE areas.7 @rule WE areas.15 @rule WE damage.12 */
export function isCoastal(state: WeState, area: AreaNumber): boolean {
  if (terrain(state).coastal[area] !== true) return false;
  return state.options.caspianShore || !CASPIAN.includes(areaId(state, area));
}

/** The coastal areas beside each open sea. @rule WE areas.7 @rule WE W68 */
export function seas(state: WeState): ReadonlyMap<AreaNumber, readonly AreaNumber[]> {
  const { isLand, water } = terrain(state);
  const found = new Map<AreaNumber, readonly AreaNumber[]>();
  for (const [area, near] of water.entries())
    if (!isLand[area])
      found.set(
        area,
        near.filter((one) => isLand[one] && isCoastal(state, one)),
      );
  return found;
}

/** How many cities a nation has in these areas. */
export function citiesBeside(state: WeState, number: NationNumber, areas: readonly AreaNumber[]): number {
  return citiesOf(state, number).filter((area) => areas.includes(area)).length;
}

/** Cities of a nation beside the open sea that has most of them. @rule WE cyclone.1 @rule WE cyclone.9 */
export function mostCitiesBesideSea(state: WeState, number: NationNumber): number {
  return Math.max(0, ...[...seas(state).values()].map((areas) => citiesBeside(state, number, areas)));
}
