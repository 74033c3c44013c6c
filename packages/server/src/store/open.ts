import { existsSync } from 'node:fs';
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
  return openStore(place);
}

function sqliteFile(data: string): string {
  return data === ':memory:' ? data : join(data, 'ecumene.sqlite');
}
