import { isBefore } from '@ecumene/ancients';
import type { AcWorld } from './world.ts';

/**
 * The version of the rules. Tables opened under an earlier one are played on as it was:
 * 1. In Atlantis both of Crete's first tokens go to one area (AT 1). A secondary victim can be told to lose only as much as
 *    it may lose above the damage limit (ST calamity-floor.1).
 * 2. At a swift table, too, each nation moves when those before it have moved.
 */
export const VERSION = '3';
export const EARLIER = ['2', '1'] as const;

export function isOfVersion1(world: AcWorld): boolean {
  return isBefore(world, 2);
}

export function movesInOrder(world: AcWorld): boolean {
  return isBefore(world, 3);
}
