import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens the database an operator has named: an address of PostgreSQL, or a folder in which a file is kept. */
export function openStore(where: { readonly database?: string | undefined; readonly data: string }): Promise<Store> {
  return where.database === undefined ? openSqlite(sqliteFile(where.data)) : openPostgres(where.database);
}

function sqliteFile(data: string): string {
  return data === ':memory:' ? data : join(data, 'ecumene.sqlite');
}
