import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CompiledQuery, Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { SqliteFile } from './sqlite-library.ts';
import { Conflict, type Store, type Write } from './store.ts';

/** How often one looks whether another program has written to the file. */
const LOOK = 500;
const MOST_STATEMENTS = 500;

interface Unit {
  readonly statements: readonly { readonly query: CompiledQuery; readonly must: boolean }[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
  error?: unknown;
}

/** Opens a file, or nothing but memory where the path is `:memory:`, and brings it up to date. */
export async function openSqlite(path: string, upTo?: string, library?: 'better' | 'node'): Promise<Store> {
  if (path !== ':memory:') {
    makeFolder(dirname(path));
    makeOurs(path);
  }
  const file = await openSqliteFile(path, library);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
  await migrate(db, upTo);
  return new SqliteStore(file, db);
}

/**
 * Folder by folder: where one cannot be made, Node's own way of making them all may never come back. Nobody else on the
 * machine may look inside: there are secrets in it.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw new Error(`${path} is not a folder`);
    return;
  }
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(path)) throw error;
  }
}

/** Whatever folder it stands in, nobody else on the machine may read the file; its journals have the same rights. */
function makeOurs(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0 || process.platform === 'win32') continue;
    try {
      chmodSync(file, 0o600);
    } catch {
      // It belongs to another user of the machine, who decides about it.
    }
  }
}

/** Everything that is to be committed in the same moment shares one transaction, so that it shares one wait for the disk. */
class SqliteStore implements Store {
  readonly is = 'sqlite';
  readonly db: Kysely<Schema>;
  readonly #file: SqliteFile;
  readonly #statements = new Map<string, SqliteStatement>();
  readonly #listeners = new Set<(table: string | undefined) => void>();
  readonly #timer: ReturnType<typeof setInterval>;
  committed: (milliseconds: number) => void = () => {};
  #units: Unit[] = [];
  #version: unknown;

  constructor(file: SqliteFile, db: Kysely<Schema>) {
    this.#file = file;
    this.db = db;
    this.#version = file.pragma('data_version');
    this.#timer = setInterval(() => this.#look(), LOOK).unref();
  }

  commit(writes: readonly Write[]): Promise<void> {
    const since = performance.now();
    return new Promise<void>((done, failed) => {
      const statements = writes.map(({ query, must }) => ({ query: query.compile(), must: must === true }));
      if (this.#units.length === 0) setImmediate(() => this.#flush());
      this.#units.push({ statements, done, failed });
    }).then(() => this.committed(performance.now() - since));
  }

  heed(listener: (table: string | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#flush();
    await this.db.destroy();
  }

  #flush(): void {
    const units = this.#units;
    this.#units = [];
    if (units.length === 0) return;
    try {
      this.#together('begin immediate', 'commit', 'rollback', () => this.#writeAll(units));
    } catch (error) {
      for (const unit of units) unit.failed(error);
      return;
    }
    for (const unit of units) {
      if (unit.error === undefined) unit.done();
      else unit.failed(unit.error);
    }
  }

  /** Does all of something or nothing; an error may have ended the transaction by itself. */
  #together(begin: string, end: string, back: string, work: () => void): void {
    this.#file.exec(begin);
    try {
      work();
      this.#file.exec(end);
    } catch (error) {
      if (this.#file.inTransaction) {
        this.#file.exec(back);
        if (back !== 'rollback') this.#file.exec(end);
      }
      throw error;
    }
  }

  #writeAll(units: readonly Unit[]): void {
    for (const unit of units) {
      try {
        this.#together('savepoint one', 'release one', 'rollback to one', () => this.#write(unit));
      } catch (error) {
        if (!this.#file.inTransaction) throw error;
        unit.error = this.#file.isConflict(error) ? new Conflict(error) : error;
      }
    }
  }

  #write({ statements }: Unit): void {
    for (const { query, must } of statements) {
      const { changes } = this.#prepared(query.sql).run(query.parameters);
      if (must && changes === 0) throw new Conflict();
    }
  }

  #prepared(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#file.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** The file's version changes when somebody else has written to it. */
  #look(): void {
    const version = this.#file.pragma('data_version');
    if (version === this.#version) return;
    this.#version = version;
    for (const listener of this.#listeners) listener(undefined);
  }
}
