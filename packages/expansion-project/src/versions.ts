import { isBefore } from '@ecumene/ancients';
import type { EpWorld } from './world.ts';

/**
 * The version of the rules. Tables opened under an earlier one are played on as it was:
 * 1. At a swift table, too, each nation moves when those before it have moved. The Central Indian Ocean, which touches no land, is
 *    out of play.
 * 2. Whoever is attacked by the Celts and others at once is not asked in which order. While nobody has a city, nobody buys
 *    trade cards. A player whose clock runs out pays two tokens a city, also where fewer cities revolt at another rate.
 *    Ships may be built on the lake of a coastal area. At a swift table all build cities at the same time, whoever stands with whom.
 *    An earthquake strikes wherever it does most damage, also a city that stands alone. Tyranny may end with points that could
 *    have been annexed in another order. A player whose clock runs out keeps a ship even with the last token of its area.
 */
export const VERSION = '3';
export const EARLIER = ['2', '1'] as const;

export function isBeforeVersion3(world: EpWorld): boolean {
  return isBefore(world, 3);
}

export function movesInOrder(world: EpWorld): boolean {
  return isBefore(world, 2);
}

/** Whether a table opened under a version of the rules has all open seas. @rule EP 2.1 */
export function hasFarSeas(version: string): boolean {
  return version !== '1';
}
