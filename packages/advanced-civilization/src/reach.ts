import { type AreaNumber, active, hasUnitsIn, type NationNumber, terrain } from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import { movement } from './movement.ts';
import type { AcWorld } from './world.ts';

/** Which nations can reach each other, for the option that asks for it in trade. */

/** Whether either of two nations can reach units of the other in one movement; ships need not be there. @rule AC ST reach-trade.1 @rule AC ST reach-trade.2 */
export function inReach(world: AcWorld, a: NationNumber, b: NationNumber): boolean {
  return reaches(world, a, b) || reaches(world, b, a);
}

function reaches(world: AcWorld, from: NationNumber, to: NationNumber): boolean {
  const isGoal = (area: AreaNumber): boolean => hasUnitsIn(world, area, to);
  const homes = terrain(world).ids.flatMap((_, area) => (hasUnitsIn(world, area, from) ? [area] : []));
  const { marches, sails, openSea } = movement.reach(world, from);
  const { land, shores, isLand } = terrain(world);
  if (homes.some(isGoal) || within(homes, marches, (area) => at(land, area), isGoal)) return true;
  const ways = (berth: number): number[] =>
    (at(shores, Math.floor(berth / SHORES))[berth % SHORES]?.ways ?? [])
      .filter((way) => openSea || isLand[way.to])
      .map((way) => way.to * SHORES + way.shore);
  const berths = homes.flatMap((area) => at(shores, area).map((_, shore) => area * SHORES + shore));
  return within(berths, sails, ways, (berth) => isGoal(Math.floor(berth / SHORES)));
}

/** More shores than any area has: a berth is an area and a shore in one number. */
const SHORES = 8;

/** Whether a goal is at most so many steps away. */
function within(
  starts: readonly number[],
  steps: number,
  next: (place: number) => readonly number[],
  isGoal: (place: number) => boolean,
): boolean {
  const seen = new Set(starts);
  let edge = starts;
  for (let step = 0; step < steps; step++) {
    const further: number[] = [];
    for (const place of edge.flatMap((one) => next(one))) {
      if (seen.has(place)) continue;
      if (isGoal(place)) return true;
      seen.add(place);
      further.push(place);
    }
    edge = further;
  }
  return false;
}

/** Nations that can reach both. @rule AC ST reach-trade.3 */
export function between(world: AcWorld, a: NationNumber, b: NationNumber): NationNumber[] {
  return active(world).filter((c) => c !== a && c !== b && inReach(world, a, c) && inReach(world, b, c));
}
