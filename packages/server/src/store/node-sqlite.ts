import { isRecord } from '@ecumene/engine';
import type { SqliteFile } from './sqlite-library.ts';

/** What we use of `node:sqlite`. The oldest Node we run on does not have it, and so its types do not either. */
interface NodeSqlite {
  readonly DatabaseSync: new (path: string) => NodeDatabase;
}

interface NodeDatabase {
  readonly isTransaction?: boolean;
  close(): void;
  exec(sql: string): void;
  prepare(sql: string): NodeStatement;
}

interface NodeStatement {
  columns?(): readonly unknown[];
  all(...parameters: readonly unknown[]): unknown[];
  get(...parameters: readonly unknown[]): unknown;
  iterate(...parameters: readonly unknown[]): IterableIterator<unknown>;
  run(...parameters: readonly unknown[]): {
    readonly changes: number | bigint;
    readonly lastInsertRowid: number | bigint;
  };
}

/** The extended codes of SQLite for a key that is taken. */
const TAKEN: ReadonlySet<unknown> = new Set([2067, 1555]);
/** What gives rows, where the library cannot say so itself. */
const GIVES_ROWS = /^\s*(select|with|pragma|explain|values)\b|\breturning\b/i;

/** Opens a file with Node's own SQLite; nothing where this Node has none. */
export function openNodeSqlite(path: string): SqliteFile | undefined {
  const library: unknown = process.getBuiltinModule?.('node:sqlite');
  if (!isNodeSqlite(library)) return undefined;
  const file = new library.DatabaseSync(path);
  // Older versions do not say whether a transaction is open.
  let open = false;
  return {
    close: () => file.close(),
    exec: (sql) => {
      file.exec(sql);
      if (/^begin/i.test(sql)) open = true;
      else if (/^(commit|rollback)$/i.test(sql)) open = false;
    },
    pragma: (name) => {
      const row = file.prepare(`pragma ${name}`).get();
      return isRecord(row) ? Object.values(row)[0] : undefined;
    },
    get inTransaction() {
      return file.isTransaction ?? open;
    },
    isConflict: (error) => error instanceof Error && 'errcode' in error && TAKEN.has(error.errcode),
    prepare: (sql) => {
      const statement = file.prepare(sql);
      const reader = statement.columns === undefined ? GIVES_ROWS.test(sql) : statement.columns().length > 0;
      return {
        reader,
        all: (parameters) => statement.all(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
        run: (parameters) => statement.run(...parameters),
      };
    },
  };
}

function isNodeSqlite(library: unknown): library is NodeSqlite {
  return isRecord(library) && typeof library['DatabaseSync'] === 'function';
}
