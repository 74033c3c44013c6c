import { active, type NationNumber, nation, seatsOf } from '@ecumene/ancients';
import type { Seat } from '@ecumene/engine';
import type { WeWorld } from './world.ts';

/** Furthest along the track first, ties by ranking. @rule WE ranking.3 @rule WE ranking.4 */
function byPosition(world: WeWorld): NationNumber[] {
  return active(world).sort((a, b) => nation(world, b).step - nation(world, a).step || a - b);
}

/** @rule WE special-abilities.1 @rule WE buying.1 @rule WE buying.2 */
export function inPositionOrder(world: WeWorld): Seat[] {
  return seatsOf(world, byPosition(world));
}
