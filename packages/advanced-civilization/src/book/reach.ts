import { type AreaNumber, active, hasUnitsIn, landfallsFor, type NationNumber, terrain } from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import { movement } from './movement.ts';
import type { AcState } from './state.ts';

/** Which nations can reach each other, for the option that asks for it in trade. */

/** Whether either of two nations can reach units of the other in one movement; ships need not be there. @rule AC ST reach-trade.1 @rule AC ST reach-trade.2 */
export function inReach(state: AcState, a: NationNumber, b: NationNumber): boolean {
  return reaches(state, a, b) || reaches(state, b, a);
}

/** Others in between do not count here: they could be gone by then. */
function reaches(state: AcState, from: NationNumber, to: NationNumber): boolean {
  const isGoal = (area: AreaNumber): boolean => hasUnitsIn(state, area, to);
  const { ids, land, shores } = terrain(state);
  const homes = ids.flatMap((_, area) => (hasUnitsIn(state, area, from) ? [area] : []));
  const { marches, sails } = movement.reach(state, from);
  return homes.some(
    (area) =>
      isGoal(area) ||
      at(land, area).some((near) => isGoal(near) || (marches > 1 && at(land, near).some(isGoal))) ||
      at(shores, area).some((_, shore) =>
        landfallsFor(movement, state, from, { area, shore }, sails).some((there) => isGoal(there.area)),
      ),
  );
}

/** Nations that can reach both. @rule AC ST reach-trade.3 */
export function between(state: AcState, a: NationNumber, b: NationNumber): NationNumber[] {
  return active(state).filter((c) => c !== a && c !== b && inReach(state, a, c) && inReach(state, b, c));
}
