import { Unreadable } from '@ecumene/engine';

/** Why nobody can play on at a table that cannot be opened. */
const WHY: Readonly<Record<Unreadable['why'], string>> = {
  newer: 'it was saved by a newer version of the game, and the server must be updated first',
  older: 'it was saved by an older version of the game that this one cannot read',
  damaged: 'a fault keeps it from being opened',
};

/** Why a table is frozen that could not be opened. */
export function blockedBy(error: unknown): string {
  return WHY[Unreadable.from(error).why];
}

/** Whether a table is frozen because it could not be opened, rather than by the operator. */
export function isBlocked(frozen: string | null): boolean {
  return frozen !== null && Object.values(WHY).includes(frozen);
}
