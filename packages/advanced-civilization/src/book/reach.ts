import { active, areasInReach, berthsIn, hasUnitsIn, homesOf, type NationNumber } from '@ecumene/ancients';
import { movement } from './movement.ts';
import type { AcState } from './state.ts';

/** Which nations can reach each other, for the option that asks for it in trade. */

/** Whether either of two nations can reach units of the other in one movement; ships need not be there. @rule AC ST reach-trade.1 @rule AC ST reach-trade.2 */
export function inReach(state: AcState, a: NationNumber, b: NationNumber): boolean {
  return reaches(state, a, b) || reaches(state, b, a);
}

/** Others in between do not count here: they could be gone by then. */
function reaches(state: AcState, from: NationNumber, to: NationNumber): boolean {
  const areas = areasInReach(movement, state, from, berthsIn(state, homesOf(state, from)));
  return [...areas].some((area) => hasUnitsIn(state, area, to));
}

/** Nations that can reach both. @rule AC ST reach-trade.3 */
export function between(state: AcState, a: NationNumber, b: NationNumber): NationNumber[] {
  return active(state).filter((c) => c !== a && c !== b && inReach(state, a, c) && inReach(state, b, c));
}
