import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Flights } from './flights.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Store, Write } from './store.ts';

const CHANNEL = 'ecumene';
const INT8 = 20;
const AGAIN = 500;
/** Milliseconds it may take to be connected. */
const PATIENCE = 5000;
/** Milliseconds after which an idle transaction is rolled back, for example when its process has died. */
const FORSAKEN = 10_000;
/** A connection that has broken off without a word is noticed after a while. */
const STILL_THERE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

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
    idle_in_transaction_session_timeout: FORSAKEN,
    ...STILL_THERE,
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
  readonly #flights: Flights;
  readonly #name = randomUUID();
  readonly #listeners = new Set<(table: string | undefined) => void>();
  committed: (milliseconds: number) => void = () => {};
  #ear: pg.Client | undefined;
  #closed = false;

  constructor(url: string, pool: pg.Pool, db: Kysely<Schema>) {
    this.#url = url;
    this.#flights = new Flights(pool, (tables) => ({
      sql: 'select pg_notify($1, $2)',
      parameters: [CHANNEL, [this.#name, ...tables].join(' ')],
    }));
    this.db = db;
  }

  async commit(writes: readonly Write[], about?: string): Promise<void> {
    const since = performance.now();
    await this.#flights.commit(writes, about);
    this.committed(performance.now() - since);
  }

  heed(listener: (table: string | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#flights.settle();
    await this.#ear?.end().catch(() => {});
    await this.db.destroy();
  }

  /** Hears what other processes have changed; when the connection was lost, anything may have changed meanwhile. */
  async listen(): Promise<void> {
    const ear = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: PATIENCE, ...STILL_THERE });
    ear.on('error', () => {});
    ear.on('notification', ({ payload = '' }) => {
      const [from, ...tables] = payload.split(' ');
      if (from !== this.#name) for (const table of tables) this.#tell(table);
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
