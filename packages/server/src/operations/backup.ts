import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isRecord } from '@ecumene/engine';
import { type Kysely, sql } from 'kysely';
import { VERSIONS } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';
import { type Store, write } from '../store/store.ts';

/** Everything that is kept, in the order it is written. */
const NAMES = [
  'people',
  'sessions',
  'tokens',
  'resets',
  'blocks',
  'tables',
  'seats',
  'guests_of',
  'journal',
  'checkpoints',
  'memories',
  'talk',
  'reads',
  'muted',
  'notes',
  'reports',
  'pushes',
  'webhooks',
  'outbox',
  'outages',
  'pulse',
] as const satisfies readonly (keyof Schema)[];

/** How many rows are put back at once. */
const BATCH = 500;
const KIND = 'ecumene backup';

/** A file that is no backup, or not a whole one. */
export class BadBackup extends Error {}

/** Writes everything to one compressed file, as it was at one moment, while the server may be running. */
export async function backup(store: Store, path: string): Promise<number> {
  const unfinished = `${path}.part`;
  let rows = 0;
  const lines = new PassThrough();
  const written = pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
  const say = async (line: unknown): Promise<void> => {
    if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain');
  };
  await say({ kind: KIND, version: VERSIONS.at(-1) });
  await everything(store, (name, row) => {
    rows += 1;
    return say([name, row]);
  });
  await say({ rows });
  lines.end();
  await written;
  renameSync(unfinished, path);
  return rows;
}

/** Hands over every row of every table, all as of the same moment. */
async function everything(store: Store, keep: (name: string, row: unknown) => Promise<void>): Promise<void> {
  const moment = store.db.transaction();
  const still = store.is === 'postgres' ? moment.setIsolationLevel('repeatable read') : moment;
  await still.execute(async (db) => {
    for (const name of NAMES) await readAll(db, name, (row) => keep(name, row));
  });
}

async function readAll(
  db: Kysely<Schema>,
  name: (typeof NAMES)[number],
  keep: (row: unknown) => Promise<void>,
): Promise<void> {
  // Positions are large, everything else is small.
  const page = name === 'checkpoints' ? 200 : 5000;
  for (let from = 0; ; from += page) {
    const { rows } = await sql`select * from ${sql.table(name)} order by 1, 2 limit ${page} offset ${from}`.execute(db);
    for (const row of rows) await keep(row);
    if (rows.length < page) return;
  }
}

/** Puts everything from such a file into an empty database, of either kind. */
export async function restore(store: Store, path: string): Promise<number> {
  if (!existsSync(path)) throw new BadBackup(`there is no file ${path}`);
  if (await store.db.selectFrom('people').select('id').limit(1).executeTakeFirst())
    throw new BadBackup('the database is not empty; restore into a new one');
  const read = createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const restored = new Restored(store);
  for await (const line of read) await restored.take(line);
  return restored.finish();
}

/** Rows on their way into a database, some at a time. */
class Restored {
  readonly #store: Store;
  #begun = false;
  #ended = false;
  #rows = 0;
  #batch: { readonly name: (typeof NAMES)[number]; readonly row: Record<string, unknown> }[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  async take(line: string): Promise<void> {
    const data: unknown = JSON.parse(line);
    if (!this.#begun) {
      if (!isRecord(data) || data['kind'] !== KIND) throw new BadBackup('this file is not a backup');
      if (data['version'] !== VERSIONS.at(-1)) throw new BadBackup('this backup is of another version of the program');
      this.#begun = true;
    } else if (Array.isArray(data)) {
      const [given, row] = data;
      const name = NAMES.find((one) => one === given);
      if (name === undefined || !isRecord(row)) throw new BadBackup('this file is damaged');
      this.#batch.push({ name, row });
      this.#rows += 1;
      if (this.#batch.length >= BATCH) await this.#flush();
    } else this.#ended = isRecord(data) && data['rows'] === this.#rows;
  }

  async finish(): Promise<number> {
    if (!this.#ended) throw new BadBackup('this file is not complete');
    await this.#flush();
    return this.#rows;
  }

  async #flush(): Promise<void> {
    const { db } = this.#store;
    const inserts = this.#batch.map(({ name, row }) => {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      const values = sql.join(Object.values(row));
      const insert = sql`insert into ${sql.table(name)} (${columns}) values (${values}) on conflict do nothing`;
      return write({ compile: () => insert.compile(db) });
    });
    this.#batch = [];
    await this.#store.commit(inserts);
  }
}
