import { type Entry, same } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';

/**
 * Takes a table ahead by entries that were written elsewhere. Says whether it could: where it could not the table is of no
 * more use and must be taken up anew.
 */
export function follow(table: AnyTable, number: number, entries: readonly Entry[]): boolean {
  for (const [i, entry] of entries.entries()) {
    const own = table.journal[number + i];
    if (own === undefined && (table.journal.length !== number + i || !table.follow(entry))) return false;
    if (!same(table.journal[number + i], entry)) return false;
  }
  return table.journal.length === number + entries.length;
}
