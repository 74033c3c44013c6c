import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { VERSIONS } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { Conflict, mustWrite, type Store, write } from './store.ts';

let postgres: Postgres;
const folder = mkdtempSync(join(tmpdir(), 'ecumene-store-'));

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Both kinds, each opening the place of a name again and again. */
const KINDS = [
  {
    kind: 'SQLite',
    place: (name: string) => Promise.resolve(join(folder, `${name}.sqlite`)),
    open: openSqlite,
  },
  { kind: 'PostgreSQL', place: (name: string) => postgres.database(name), open: openPostgres },
] as const;

const line = (table: string, number: number, request: string | null = null) => ({
  table_id: table,
  number,
  entry: JSON.stringify({ is: 'time-called' }),
  happenings: '[]',
  at: 1_800_000_000_000 + number,
  request,
});

const append = (store: Store, table: string, number: number, request?: string) =>
  store.commit([write(store.db.insertInto('journal').values(line(table, number, request)))], table);

const numbers = async (store: Store, table: string): Promise<number[]> =>
  (await store.db.selectFrom('journal').select('number').where('table_id', '=', table).orderBy('number').execute()).map(
    (row) => row.number,
  );

describe.each(KINDS)('the store on $kind', ({ place, open }) => {
  let store: Store;
  let where: string;
  beforeAll(async () => {
    where = await place('suite');
    store = await open(where);
  });
  afterAll(() => store.close());

  it('keeps what is committed, numbers and all', async () => {
    await append(store, 'a', 0);
    const [row] = await store.db.selectFrom('journal').selectAll().where('table_id', '=', 'a').execute();
    expect(row).toEqual(line('a', 0));
  });

  it('refuses a number that is taken, and leaves what is there', async () => {
    await append(store, 'b', 0, 'anna:1');
    await expect(append(store, 'b', 0, 'ben:1')).rejects.toBeInstanceOf(Conflict);
    const rows = await store.db.selectFrom('journal').select('request').where('table_id', '=', 'b').execute();
    expect(rows).toEqual([{ request: 'anna:1' }]);
  });

  it('refuses a request that was done already', async () => {
    await append(store, 'c', 0, 'anna:1');
    await expect(append(store, 'c', 1, 'anna:1')).rejects.toBeInstanceOf(Conflict);
    await append(store, 'c', 1, 'anna:2');
    expect(await numbers(store, 'c')).toEqual([0, 1]);
  });

  it('writes all of a commit or nothing', async () => {
    const { db } = store;
    const both = store.commit([
      write(db.insertInto('journal').values(line('d', 0))),
      mustWrite(db.updateTable('tables').set({ number: 1 }).where('id', '=', 'nobody')),
    ]);
    await expect(both).rejects.toBeInstanceOf(Conflict);
    expect(await numbers(store, 'd')).toEqual([]);
  });

  it('commits many at once, each for itself', async () => {
    const all = Array.from({ length: 60 }, (_, i) => append(store, `e${i % 20}`, Math.floor(i / 40)));
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
    expect(outcomes.flatMap((o) => (o.status === 'rejected' ? [o.reason] : []))).toSatisfy((reasons: unknown[]) =>
      reasons.every((reason) => reason instanceof Conflict),
    );
    for (let i = 0; i < 20; i++) expect(await numbers(store, `e${i}`)).toEqual([0, 1]);
  });

  it('lets one of two that write the same number win, whatever the interleaving', async () => {
    const other = await open(where);
    try {
      for (let number = 0; number < 25; number++) {
        const outcomes = await Promise.allSettled(
          [append(store, 'f', number, 'x'), append(other, 'f', number, 'y')].map((one) => one.then(() => 'won')),
        );
        if (number === 0) expect(outcomes.filter((o) => o.status === 'fulfilled')).toHaveLength(1);
        else expect(outcomes.filter((o) => o.status === 'fulfilled').length).toBeLessThanOrEqual(1);
      }
      expect(new Set(await numbers(store, 'f')).size).toBe((await numbers(store, 'f')).length);
    } finally {
      await other.close();
    }
  });

  it('tells others that a table has changed, but not itself', async () => {
    const other = await open(where);
    const heard: (string | undefined)[] = [];
    const own: (string | undefined)[] = [];
    await new Promise((later) => setTimeout(later, 1000));
    store.heed((table) => own.push(table));
    const told = new Promise<void>((done) => {
      other.heed((table) => {
        heard.push(table);
        done();
      });
    });
    await append(store, 'g', 0);
    await told;
    expect(heard[0] === undefined || heard[0] === 'g').toBe(true);
    expect(own).toEqual([]);
    await other.close();
  });

  it('is all there when it is opened again', async () => {
    await append(store, 'h', 0);
    const again = await open(where);
    expect(await numbers(again, 'h')).toEqual([0]);
    await again.close();
  });
});

describe.each(KINDS)('a database of an earlier version on $kind', ({ place, open }) => {
  it.each(VERSIONS.map((version, i) => [version, i] as const))('%s is brought up to date', async (version, i) => {
    const where = await place(`from_${i}`);
    const old = await open(where, version);
    const person = {
      id: 'anna',
      name: 'Anna',
      login: 'anna',
      mail: null,
      secret: 'hash',
      created: 1,
      seen: 2,
      gone: 0,
    };
    await old.db.insertInto('people').values(person).execute();
    if (i >= 1)
      await old.db
        .insertInto('journal')
        .values(line('t', 0, 'anna:1'))
        .execute();
    await old.close();
    const now = await open(where);
    expect(await now.db.selectFrom('people').selectAll().execute()).toEqual([person]);
    expect(await numbers(now, 't')).toEqual(i >= 1 ? [0] : []);
    const fresh = await open(await place(`fresh_${i}`));
    expect(await columns(now)).toEqual(await columns(fresh));
    await Promise.all([now.close(), fresh.close()]);
  });
});

/** Every column of every table, in order. */
async function columns(store: Store): Promise<unknown> {
  const tables = await store.db.introspection.getTables();
  return tables
    .map(({ name, columns }) => [name, columns.map((column) => `${column.name} ${column.dataType}`).toSorted()])
    .toSorted();
}
