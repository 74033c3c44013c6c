import type { Ancients } from './world.ts';

/** A world of the first version of its game has no name for it, and still has none. */
export function versionIn(version: string): Pick<Ancients, 'version'> {
  return version === '1' ? {} : { version };
}

/** Whether a table was opened under an earlier version of its game's rules than this. */
export function isBefore({ version = '1' }: Pick<Ancients, 'version'>, than: number): boolean {
  return Number(version) < than;
}
