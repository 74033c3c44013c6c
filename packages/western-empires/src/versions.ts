import { isBefore } from '@ecumene/ancients';
import type { WeWorld } from './world.ts';

/**
 * The version of the rules. Tables opened under an earlier one are played on as it was:
 * 1. At a swift table, too, each nation moves when those before it have moved.
 * 2. Before its turn a nation moves only where that makes no difference.
 */
export const VERSION = '3';
export const EARLIER = ['2', '1'] as const;

export function movesInOrder(world: WeWorld): boolean {
  return isBefore(world, 2);
}

export function movesEarlyOnlyApart(world: WeWorld): boolean {
  return isBefore(world, 3);
}
