import { CITY_POINTS, type NationNumber, nation, pointsOnBoard } from '@ecumene/ancients';
import { isOfVersion1 } from '../versions.ts';
import type { AcWorld } from '../world.ts';

/** Unit points calamities can still take from a nation. @rule AC ST calamity-floor.1 @rule AC ST calamity-floor.2 */
export function damageLeft(world: AcWorld, number: NationNumber): number {
  const { calamityFloor } = world.options;
  if (calamityFloor === 0 || nation(world, number).endless) return Number.POSITIVE_INFINITY;
  return Math.max(0, pointsOnBoard(world, number) - calamityFloor);
}

/**
 * How much a nation with so much at stake can be told to lose: nothing if it has no more than must be left, else as much
 * as anybody. What it then need not lose is not passed on. @rule AC ST calamity-floor.1 @rule AC ST calamity-floor.2
 */
export function mayBeTold(world: AcWorld, number: NationNumber, atStake: number): number {
  const left = damageLeft(world, number);
  if (isOfVersion1(world)) return Math.min(atStake, left);
  return left > 0 ? atStake : 0;
}

/** Whole cities calamities can still take from a nation. @rule AC ST calamity-floor.1 */
export function citiesWithin(world: AcWorld, number: NationNumber): number {
  return Math.floor(damageLeft(world, number) / CITY_POINTS);
}

/** Whether calamities can still take anything from the cities of a nation. */
export function hasCityAtStake(world: AcWorld, number: NationNumber): boolean {
  return nation(world, number).cities > 0 && damageLeft(world, number) > 0;
}

/** How much more a victim may bear than its own loss. @rule AC ST bear-secondary.1 @rule AC ST bear-secondary.2 */
export function bearable({ options }: AcWorld, exposed: number, own: number): number {
  return options.bearSecondary ? Math.max(0, exposed - own) : 0;
}
