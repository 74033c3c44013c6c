import { openNodeSqlite } from './node-sqlite.ts';
import type { SqliteFile } from './sqlite-library.ts';

/** Why no library could be used. */
const NONE =
  'neither better-sqlite3 nor node:sqlite can be used here; install with a compiler, or use Node 22.13 or newer';

/** Opens a file with better-sqlite3, or with Node's own SQLite where that has no binary for this platform. */
export async function openSqliteFile(
  path: string,
  wanted: string | undefined = process.env['ECUMENE_SQLITE'],
): Promise<SqliteFile> {
  const better = wanted === 'node' ? undefined : await openBetterSqlite(path);
  const file = better ?? (wanted === 'better' ? undefined : openNodeSqlite(path));
  if (file === undefined) throw new Error(NONE);
  return file;
}

async function openBetterSqlite(path: string): Promise<SqliteFile | undefined> {
  try {
    const { default: Database } = await import('better-sqlite3');
    const file = new Database(path);
    return {
      close: () => {
        file.close();
      },
      prepare: (sql) => file.prepare(sql),
      exec: (sql) => file.exec(sql),
      pragma: (name) => file.pragma(name, { simple: true }),
      get inTransaction() {
        return file.inTransaction;
      },
      isConflict: (error) =>
        error instanceof Database.SqliteError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code),
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether the library is not installed, or not for this platform or this Node. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  const known = code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_DLOPEN_FAILED' || code === 'MODULE_NOT_FOUND';
  return known || error.message.startsWith('Could not locate the bindings file');
}
