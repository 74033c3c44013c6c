import { type NationNumber, nation, type Piracy, raidCoasts, removeShip, type Strike } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { CALAMITIES } from '../data/calamities.ts';
import type { AcWorld } from '../world.ts';
import { citiesWithin } from './damage-limit.ts';

const { amount, others } = CALAMITIES.piracy;

/** @rule AC 30.911 @rule AC 30.912 */
const pirates: Piracy = {
  calamity: 'piracy',
  primary: amount,
  victims: others.total,
  each: () => others.each,
  most: citiesWithin,
  rules: { primary: 'AC 30.911', secondary: 'AC 30.912' },
};

/** @rule AC ST bear-secondary.1 */
const BORNE: Piracy = { ...pirates, bears: true };

/** Two coastal cities of the victim, and one each of two others, become Pirate cities. @rule AC 30.911 @rule AC 30.912 @rule AC 30.913 */
export function* piracy(world: AcWorld, strike: Strike): Script {
  yield* raidCoasts(world, strike, world.options.bearSecondary ? BORNE : pirates);
  if (world.options.tokensAboard) sinkFleet(world, strike.victim);
}

/** Where tokens live aboard, the Pirates destroy the victim's ships with all aboard. @rule AC ST tokens-aboard.3 */
function sinkFleet(world: AcWorld, victim: NationNumber): void {
  for (const ship of [...nation(world, victim).ships]) removeShip(world, 'AC ST tokens-aboard.3', victim, ship);
}
