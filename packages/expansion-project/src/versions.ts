import { isBefore } from '@ecumene/ancients';
import type { EpWorld } from './world.ts';

/**
 * The version of the rules. Tables opened under an earlier one are played on as it was:
 * 1. At a swift table, too, each nation moves when those before it have moved.
 */
export const VERSION = '2';
export const EARLIER = ['1'] as const;

export function movesInOrder(world: EpWorld): boolean {
  return isBefore(world, 2);
}
