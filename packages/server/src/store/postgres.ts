import { randomUUID } from 'node:crypto';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { Conflict, type Store, type Write } from './store.ts';

const CHANNEL = 'ecumene';
const INT8 = 20;
const AGAIN = 500;
/** Milliseconds it may take to be connected. */
const PATIENCE = 5000;

/** With `must`, it has to find something to change. */
interface Statement extends Pick<CompiledQuery, 'sql' | 'parameters'> {
  readonly must: boolean;
}

const BEGIN: Statement = { sql: 'begin', parameters: [], must: false };
const NOTIFY: Statement = { sql: 'select pg_notify($1, $2)', parameters: [], must: false };

/** Numbers here are times and counts, so they fit. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? (text: string) => Number(text) : pg.types.getTypeParser(oid, format)),
};

export async function openPostgres(url: string, upTo?: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    types,
    connectionTimeoutMillis: PATIENCE,
    pipeline: true,
  });
  // A connection that breaks is replaced by the pool when it is next needed; whoever was using it is told by its query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, upTo);
    const store = new PostgresStore(url, pool, db);
    await store.listen();
    return store;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

class PostgresStore implements Store {
  readonly is = 'postgres';
  readonly db: Kysely<Schema>;
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #name = randomUUID();
  readonly #listeners = new Set<(table: string | undefined) => void>();
  #ear: pg.Client | undefined;
  #closed = false;

  constructor(url: string, pool: pg.Pool, db: Kysely<Schema>) {
    this.#url = url;
    this.#pool = pool;
    this.db = db;
  }

  async commit(writes: readonly Write[], about?: string): Promise<void> {
    const statements: Statement[] = writes.map(({ query, must }) => ({ ...query.compile(), must: must === true }));
    if (about !== undefined) statements.push({ ...NOTIFY, parameters: [CHANNEL, `${this.#name} ${about}`] });
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await runAll(client, [BEGIN, ...statements]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => {
        broken = cause;
      });
      throw isTaken(error) ? new Conflict(error) : error;
    } finally {
      client.release(broken);
    }
  }

  heed(listener: (table: string | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#ear?.end().catch(() => {});
    await this.db.destroy();
  }

  /** Hears what other processes have changed; when the connection was lost, anything may have changed meanwhile. */
  async listen(): Promise<void> {
    const ear = new pg.Client({ connectionString: this.#url, keepAlive: true, connectionTimeoutMillis: PATIENCE });
    ear.on('error', () => {});
    ear.on('notification', ({ payload = '' }) => {
      const [from, table] = payload.split(' ');
      if (from !== this.#name) this.#tell(table);
    });
    try {
      await ear.connect();
      await ear.query(`listen ${CHANNEL}`);
    } catch (error) {
      ear.end().catch(() => {});
      throw error;
    }
    // Only a connection that once stood says by its end that another is needed.
    ear.on('end', () => this.#listenSoon());
    this.#ear = ear;
    if (this.#closed) await ear.end();
  }

  #listenSoon(): void {
    if (!this.#closed) setTimeout(() => this.#listenAgain(), AGAIN).unref();
  }

  #listenAgain(): void {
    if (this.#closed) return;
    this.listen().then(
      () => this.#tell(undefined),
      () => this.#listenSoon(),
    );
  }

  #tell(table: string | undefined): void {
    for (const listener of this.#listeners) listener(table);
  }
}

/** Sends everything at once and only then waits: what counts is the first thing that went wrong, if anything did. */
async function runAll(client: pg.PoolClient, statements: readonly Statement[]): Promise<void> {
  const { stream } = client.connection;
  stream.cork();
  const sent = statements.map(({ sql, parameters }) => client.query(sql, [...parameters]));
  stream.uncork();
  const results = await Promise.allSettled(sent);
  results.forEach((result, i) => {
    if (result.status === 'rejected') throw result.reason;
    if (statements[i]?.must && result.value.rowCount === 0) throw new Conflict();
  });
}

/** Taken already, or two transactions stood in each other's way. */
function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '23505' || code === '40001' || code === '40P01';
}
