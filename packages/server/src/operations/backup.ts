import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, rmSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isRecord } from '@ecumene/engine';
import { type Kysely, sql } from 'kysely';
import { migrate, VERSIONS } from '../store/migrations.ts';
import { openStore, type Place } from '../store/open.ts';
import type { Schema } from '../store/schema.ts';
import { type Store, type Write, write } from '../store/store.ts';
import { CannotBeDone, reasonOf } from './cannot-be-done.ts';

/** Everything that is kept, in the order it is written. */
const NAMES = [
  'people',
  'sessions',
  'tokens',
  'resets',
  'links',
  'passkeys',
  'made',
  'confirmations',
  'blocks',
  'tables',
  'seats',
  'sat',
  'guests_of',
  'shown_hands',
  'journal',
  'checkpoints',
  'memories',
  'talk',
  'reads',
  'muted',
  'notes',
  'reports',
  'bans',
  'acts',
  'pushes',
  'webhooks',
  'outbox',
  'outages',
  'pulse',
] as const satisfies readonly (keyof Schema)[];

/** How many rows are put back at once. */
const BATCH = 500;
const KIND = 'ecumene backup';

/** A file that is no backup, or not a whole one, or of no use here. */
class BadBackup extends CannotBeDone {}

/** Writes everything to one compressed file, as it was at one moment, while the server may be running. */
export async function backup(store: Store, path: string): Promise<number> {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new CannotBeDone(`${path} cannot be written: that is a folder`);
  const unfinished = `${path}.part`;
  const lines = new PassThrough();
  const cannot = (error: unknown): never => {
    throw new CannotBeDone(`${path} cannot be written: ${reasonOf(error)}`, { cause: error });
  };
  const written = pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 })).catch(cannot);
  try {
    const [rows] = await Promise.all([writeAll(store, lines, written), written]);
    await rename(unfinished, path).catch(cannot);
    return rows;
  } catch (error) {
    lines.destroy();
    rmSync(unfinished, { force: true });
    throw error;
  }
}

async function writeAll(store: Store, lines: PassThrough, written: Promise<void>): Promise<number> {
  let rows = 0;
  const say = async (line: unknown): Promise<void> => {
    if (!lines.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(lines, 'drain'), written]);
  };
  await say({ kind: KIND, version: VERSIONS.at(-1) });
  await everything(store, (name, row) => {
    rows += 1;
    return say([name, row]);
  });
  await say({ rows });
  lines.end();
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

/**
 * Puts everything from such a file into an empty database, of either kind. A backup of an earlier version goes into a
 * database of that version, which is then brought up to date.
 */
export async function restore(place: Place, path: string): Promise<number> {
  const version = await checked(path);
  const store = await openStore(place, version);
  try {
    if (await store.db.selectFrom('people').select('id').limit(1).executeTakeFirst())
      throw new BadBackup('the database is not empty; restore into a new one');
    const rows = await fill(store, path);
    await migrate(store.db);
    return rows;
  } finally {
    await store.close();
  }
}

/** Makes sure that a file is a whole backup before anything is changed; says of which version. */
async function checked(path: string): Promise<string> {
  let version: string | undefined;
  let rows = 0;
  let whole = false;
  for await (const data of contents(path)) {
    if (version === undefined) version = versionIn(data);
    else if (Array.isArray(data)) {
      rowIn(data);
      rows += 1;
    } else whole = isRecord(data) && data['rows'] === rows;
  }
  if (version === undefined || !whole) throw new BadBackup(`${path} is not complete`);
  return version;
}

async function fill(store: Store, path: string): Promise<number> {
  let rows = 0;
  let batch: Write[] = [];
  const flush = async (): Promise<void> => {
    await store.commit(batch);
    rows += batch.length;
    batch = [];
  };
  for await (const data of contents(path)) {
    if (!Array.isArray(data)) continue;
    batch.push(insertion(store, rowIn(data)));
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return rows;
}

/** What stands in the lines of a compressed file. */
async function* contents(path: string): AsyncGenerator<unknown> {
  if (!existsSync(path)) throw new BadBackup(`there is no file ${path}`);
  const unzipped = createGunzip();
  // What goes wrong on the way is thrown where the lines are read.
  pipeline(createReadStream(path), unzipped).catch((error: Error) => unzipped.destroy(error));
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of unzipped) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (error) {
    if (error instanceof CannotBeDone) throw error;
    throw new BadBackup(`${path} is not a backup, or damaged: ${reasonOf(error)}`, { cause: error });
  }
}

function versionIn(data: unknown): string {
  if (!isRecord(data) || data['kind'] !== KIND) throw new BadBackup('this file is not a backup');
  const version = VERSIONS.find((one) => one === data['version']);
  if (version === undefined) throw new BadBackup('this backup is of a later version of the program');
  return version;
}

interface Row {
  readonly name: (typeof NAMES)[number];
  readonly row: Readonly<Record<string, unknown>>;
}

function rowIn([given, row]: readonly unknown[]): Row {
  const name = NAMES.find((one) => one === given);
  if (name === undefined || !isRecord(row)) throw new BadBackup('this file is damaged');
  return { name, row };
}

function insertion({ db }: Store, { name, row }: Row): Write {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row));
  const insert = sql`insert into ${sql.table(name)} (${columns}) values (${values}) on conflict do nothing`;
  return write({ compile: () => insert.compile(db) });
}
