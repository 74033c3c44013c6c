import { isBefore } from '@ecumene/ancients';
import type { AcWorld } from './world.ts';

/**
 * The version of the rules. Tables opened under an earlier one are played on as it was:
 * 1. In Atlantis both of Crete's first tokens go to one area (AT 1). A secondary victim can be told to lose only as much as
 *    it may lose above the damage limit (ST calamity-floor.1).
 * 2. At a swift table, too, each nation moves when those before it have moved.
 * 3. A player whose clock runs out pays two tokens a city, also where fewer cities revolt at another rate. An earthquake strikes
 *    wherever it does most damage, also a city that stands alone. Whoever traded Treachery takes over a city, also if they leave.
 *    A player whose clock runs out keeps a ship even with the last token of its area.
 */
export const VERSION = '4';
export const EARLIER = ['3', '2', '1'] as const;

export function isOfVersion1(world: AcWorld): boolean {
  return isBefore(world, 2);
}

export function movesInOrder(world: AcWorld): boolean {
  return isBefore(world, 3);
}

export function isBeforeVersion4(world: AcWorld): boolean {
  return isBefore(world, 4);
}
