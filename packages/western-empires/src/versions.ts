import { isBefore } from '@ecumene/ancients';
import type { WeWorld } from './world.ts';

/**
 * The version of the rules. Tables opened under an earlier one are played on as it was:
 * 1. At a swift table, too, each nation moves when those before it have moved.
 * 2. A player whose clock runs out pays two tokens a city, also where fewer cities revolt at another rate.
 */
export const VERSION = '3';
export const EARLIER = ['2', '1'] as const;

export function movesInOrder(world: WeWorld): boolean {
  return isBefore(world, 2);
}

export function paysUsualRate(world: WeWorld): boolean {
  return isBefore(world, 3);
}
