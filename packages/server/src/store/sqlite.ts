import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
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
export async function openSqlite(path: string, upTo?: string): Promise<Store> {
  if (path !== ':memory:') makeFolder(dirname(path));
  const file = new Database(path);
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

/** Everything that is to be committed in the same moment shares one transaction, so that it shares one wait for the disk. */
class SqliteStore implements Store {
  readonly is = 'sqlite';
  readonly db: Kysely<Schema>;
  readonly #file: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #listeners = new Set<(table: string | undefined) => void>();
  readonly #one: (unit: Unit) => void;
  readonly #all: (units: readonly Unit[]) => void;
  readonly #timer: ReturnType<typeof setInterval>;
  #units: Unit[] = [];
  #version: unknown;

  constructor(file: Database.Database, db: Kysely<Schema>) {
    this.#file = file;
    this.db = db;
    this.#one = file.transaction((unit: Unit) => this.#write(unit));
    this.#all = file.transaction((units: readonly Unit[]) => this.#writeAll(units)).immediate;
    this.#version = file.pragma('data_version', { simple: true });
    this.#timer = setInterval(() => this.#look(), LOOK).unref();
  }

  commit(writes: readonly Write[]): Promise<void> {
    return new Promise((done, failed) => {
      const statements = writes.map(({ query, must }) => ({ query: query.compile(), must: must === true }));
      if (this.#units.length === 0) setImmediate(() => this.#flush());
      this.#units.push({ statements, done, failed });
    });
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
      this.#all(units);
    } catch (error) {
      for (const unit of units) unit.failed(error);
      return;
    }
    for (const unit of units) {
      if (unit.error === undefined) unit.done();
      else unit.failed(unit.error);
    }
  }

  #writeAll(units: readonly Unit[]): void {
    for (const unit of units) {
      try {
        this.#one(unit);
      } catch (error) {
        if (!this.#file.inTransaction) throw error;
        unit.error = isTaken(error) ? new Conflict(error) : error;
      }
    }
  }

  #write({ statements }: Unit): void {
    for (const { query, must } of statements) {
      const { changes } = this.#prepared(query.sql).run(...query.parameters);
      if (must && changes === 0) throw new Conflict();
    }
  }

  #prepared(sql: string): Database.Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#file.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** The file's version changes when somebody else has written to it. */
  #look(): void {
    const version = this.#file.pragma('data_version', { simple: true });
    if (version === this.#version) return;
    this.#version = version;
    for (const listener of this.#listeners) listener(undefined);
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code);
}
