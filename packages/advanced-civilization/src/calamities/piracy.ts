import { type Piracy, raidCoasts, type Strike } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import type { AcWorld } from '../world.ts';

const CITIES_EACH = 1;

/** @rule AC 30.911 @rule AC 30.912 */
const pirates: Piracy = {
  primary: 2,
  victims: 2,
  each: () => CITIES_EACH,
  rules: { primary: 'AC 30.911', secondary: 'AC 30.912' },
};

/** Two coastal cities of the victim, and one each of two others, become Pirate cities. @rule AC 30.911 @rule AC 30.912 @rule AC 30.913 */
export function piracy(world: AcWorld, strike: Strike): Script {
  return raidCoasts(world, strike, pirates);
}
