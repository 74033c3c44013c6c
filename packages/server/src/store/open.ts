import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotBeDone, reasonOf } from '../operations/cannot-be-done.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Where an operator has everything kept: at an address of PostgreSQL, or in a folder in which there is a file. */
export interface Place {
  readonly database?: string | undefined;
  readonly data: string;
}

/** Opens the database there, made if there is none, and brings it up to date or to an earlier version. */
export async function openStore(place: Place, upTo?: string): Promise<Store> {
  try {
    if (place.database !== undefined) return await openPostgres(place.database, upTo);
    return await openSqlite(sqliteFile(place.data), upTo);
  } catch (error) {
    const where = place.database === undefined ? ` in ${place.data}` : '';
    throw new CannotBeDone(`the database${where} cannot be opened: ${reasonOf(error)}`, { cause: error });
  }
}

/** The same, where there must be one already: somebody who mistypes a folder is told so. */
export async function openExistingStore(place: Place): Promise<Store> {
  if (place.database === undefined && !existsSync(sqliteFile(place.data)))
    throw new CannotBeDone(`there is no database in ${place.data}`);
  mustNotBeEmptied(place);
  return openStore(place);
}

/**
 * A file without anything in it, beside a backup or a journal, was not always empty: nobody who has lost everything is to
 * find a new, empty server there instead.
 */
export function mustNotBeEmptied({ database, data }: Place): void {
  if (database !== undefined || data === ':memory:') return;
  const file = sqliteFile(data);
  const size = sizeOf(file);
  if (size !== undefined && size > 0) return;
  const journal = ['-wal', '-journal'].find((end) => (sizeOf(`${file}${end}`) ?? 0) > 0);
  const what = size === undefined ? 'is missing' : 'is empty';
  if (journal !== undefined)
    throw new CannotBeDone(
      `${file} ${what}, but its journal ${file}${journal} is not. Put the file back, or move the journal away to start anew.`,
    );
  const backup = size === undefined ? undefined : backupIn(data);
  if (backup !== undefined)
    throw new CannotBeDone(
      `${file} is empty, but there is a backup beside it. Move the empty file away, then restore it: ecumene restore ${backup} --data ${data}`,
    );
}

function sizeOf(path: string): number | undefined {
  return existsSync(path) ? statSync(path).size : undefined;
}

function backupIn(data: string): string | undefined {
  const name = readdirSync(data).find((one) => one.endsWith('.gz'));
  return name === undefined ? undefined : join(data, name);
}

function sqliteFile(data: string): string {
  return data === ':memory:' ? data : join(data, 'ecumene.sqlite');
}
