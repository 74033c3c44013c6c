import type { AcWorld } from './world.ts';

/**
 * The version of the rules. Tables opened under an earlier one are played on as it was:
 * 1. In Atlantis both of Crete's first tokens go to one area (AT 1). A secondary victim can be told to lose only as much as
 *    it may lose above the floor of unit points (ST calamity-floor.1).
 */
export const VERSION = '2';
export const EARLIER = ['1'] as const;

/** The first version had no name for itself in its worlds, and still has none. */
export function versionIn(version: string): Pick<AcWorld, 'version'> {
  return version === '1' ? {} : { version };
}

export function isOfVersion1({ version }: AcWorld): boolean {
  return version === undefined;
}
