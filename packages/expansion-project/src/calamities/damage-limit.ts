import { CITY_POINTS, type NationNumber, nation, outsiders, pointsOnBoard } from '@ecumene/ancients';
import type { EpWorld } from '../world.ts';

/** Less than any reduction counts. */
const NONE = -1;

/** Unit points calamities can still take from a nation. @rule EP 32.7.1 @rule EP 32.7.2 @rule EP C95 */
export function damageLeft(world: EpWorld, number: NationNumber): number {
  const { damageLimit } = world.options;
  if (damageLimit === 0 || number === outsiders(world)) return Number.POSITIVE_INFINITY;
  return Math.max(0, pointsOnBoard(world, number) - damageLimit);
}

/** The same for cities that are reduced: at the limit a city stays even if its tokens would be worth as much. @rule EP 32.7.1 */
export function cityDamageLeft(world: EpWorld, number: NationNumber): number {
  const left = damageLeft(world, number);
  return left > 0 ? left : NONE;
}

/** How much a nation with so much at stake can be told to lose: nothing, if calamities cannot touch it any more. @rule EP 32.7.1 */
export function mayBeTold(world: EpWorld, number: NationNumber, atStake: number): number {
  return damageLeft(world, number) > 0 ? atStake : 0;
}

/** Whole cities calamities can still take from a nation. @rule EP C95 */
export function citiesWithin(world: EpWorld, number: NationNumber): number {
  return Math.floor(damageLeft(world, number) / CITY_POINTS);
}

/** Whether a nation is so small that nothing touches it, neither its cards nor its treasury, its ships or its marker. @rule EP C95 */
export function isUntouched(world: EpWorld, number: NationNumber): boolean {
  return world.options.damageLimitCovers === 'everything' && damageLeft(world, number) === 0;
}

/** Whether calamities can still take anything from the cities of a nation. */
export function hasCityAtStake(world: EpWorld, number: NationNumber): boolean {
  return nation(world, number).cities > 0 && damageLeft(world, number) > 0;
}
