import { active, type NationNumber, seatOf } from '@ecumene/ancients';
import type { EpWorld } from './world.ts';

/** Nations whose players have said that they leave, though they stay until the end of the turn. @rule EP L1 */
export function leavers(world: EpWorld): readonly NationNumber[] {
  const { gone } = world.room;
  return gone.length === 0 ? [] : active(world).filter((number) => gone.includes(seatOf(world, number)));
}

/** Nations that can benefit or be selected: all but those whose players leave. @rule EP L1 */
export function takingPart(world: EpWorld): readonly NationNumber[] {
  const absent = leavers(world);
  return active(world).filter((number) => !absent.includes(number));
}
