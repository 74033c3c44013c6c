import { type AreaNumber, areaId, terrain } from '@ecumene/ancients';
import type { WeState } from './state.ts';

/** Areas on the Caspian, which count as coastal unless an option says otherwise. @rule WE W68 */
const CASPIAN: readonly string[] = ['caucasus', 'nalchik', 'alani'];

/** Whether an area has water that leads to an open sea. @rule WE areas.6 @rule WE areas.7 @rule WE areas.15 @rule WE damage.12 */
export function isCoastal(state: WeState, area: AreaNumber): boolean {
  if (terrain(state).coastal[area] !== true) return false;
  return state.options.caspianShore || !CASPIAN.includes(areaId(state, area));
}
