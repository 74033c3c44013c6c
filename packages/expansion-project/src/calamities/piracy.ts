import { type NationNumber, type Piracy, raidCoasts, type Strike } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { amountFor, workOut } from './amounts.ts';
import { citiesWithin } from './damage-limit.ts';
import { piratesLeft } from './outsiders.ts';

const PIRACY = 'piracy';
const { amount: OWN, others: OTHERS = { total: 0, each: 0 } } = CALAMITY_ROWS[PIRACY];

/** Coastal cities of the victim, and of two others, become pirate cities. @rule EP 29.9.2.1 @rule EP 29.9.2.2 @rule EP 29.9.2.3 @rule EP 29.9.2.4 @rule EP C64 */
export function piracy(world: EpWorld, strike: Strike): Script {
  const pirates: Piracy = {
    calamity: PIRACY,
    primary: workOut(world, strike.victim, PIRACY, 'cities-pirated', OWN, 'EP 29.9.2.3'),
    victims: OTHERS.total,
    each: (_, number) => amountFor(world, number, PIRACY, 'cities-pirated', OTHERS.each, 'secondary'),
    most: (_, number) => mostFrom(world, number),
    rules: { primary: 'EP 29.9.2.1', secondary: 'EP 29.9.2.2' },
  };
  return raidCoasts(world, strike, pirates);
}

/** @rule EP C82 @rule EP C95 */
function mostFrom(world: EpWorld, number: NationNumber): number {
  return Math.min(citiesWithin(world, number), piratesLeft(world));
}
