import { isBefore } from '@ecumene/ancients';
import type { WeWorld } from './world.ts';

/**
 * The version of the rules. Tables opened under an earlier one are played on as it was:
 * 1. At a swift table, too, each nation moves when those before it have moved.
 * 2. A player whose clock runs out pays two tokens a city, also where fewer cities revolt at another rate.
 * 3. Before its turn a nation moves only where that makes no difference.
 */
export const VERSION = '4';
export const EARLIER = ['3', '2', '1'] as const;

export function movesInOrder(world: WeWorld): boolean {
  return isBefore(world, 2);
}

export function paysUsualRate(world: WeWorld): boolean {
  return isBefore(world, 3);
}

export function movesEarlyOnlyApart(world: WeWorld): boolean {
  return isBefore(world, 4);
}
