import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { append, line, numbers } from '../testing/journal-rows.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { until } from '../testing/server.ts';
import { VERSIONS } from './migrations.ts';
import { openNodeSqlite } from './node-sqlite.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { Conflict, mustWrite, type Store, write } from './store.ts';

let postgres: Postgres;
const folder = mkdtempSync(join(tmpdir(), 'ecumene-store-'));

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Node's own SQLite, where this Node has it. */
const NODE_SQLITE =
  openNodeSqlite(':memory:') === undefined
    ? []
    : [
        {
          kind: 'node:sqlite',
          place: (name: string) => Promise.resolve(join(folder, `${name}.node.sqlite`)),
          open: (path: string, upTo?: string) => openSqlite(path, upTo, 'node'),
        },
      ];

/** better-sqlite3, where it has a binary for this Node. */
const BETTER_SQLITE = await openSqliteFile(':memory:', 'better').then(
  (file) => {
    file.close();
    return [
      {
        kind: 'SQLite',
        place: (name: string) => Promise.resolve(join(folder, `${name}.sqlite`)),
        open: (path: string, upTo?: string) => openSqlite(path, upTo, 'better'),
      },
    ];
  },
  () => [],
);

/** The kinds there are here, each opening the place of a name again and again. */
const KINDS = [
  ...BETTER_SQLITE,
  ...NODE_SQLITE,
  { kind: 'PostgreSQL', place: (name: string) => postgres.database(name), open: openPostgres },
] as const;

it('there is a SQLite', () => {
  expect([...BETTER_SQLITE, ...NODE_SQLITE]).not.toEqual([]);
});

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

  it('lets a commit that cannot be made fail alone, however many are made with it', async () => {
    const { db } = store;
    const nobody = mustWrite(db.updateTable('tables').set({ number: 1 }).where('id', '=', 'nobody'));
    const all = Array.from({ length: 30 }, (_, i) =>
      store.commit([write(db.insertInto('journal').values(line('i', i))), ...(i % 10 === 3 ? [nobody] : [])], 'i'),
    );
    const outcomes = await Promise.allSettled(all);
    const failed = outcomes.flatMap((o, i) => (o.status === 'rejected' ? [i] : []));
    expect(failed).toEqual([3, 13, 23]);
    for (const i of failed) expect(outcomes[i]).toMatchObject({ reason: expect.any(Conflict) });
    expect(await numbers(store, 'i')).toEqual(all.flatMap((_, i) => (failed.includes(i) ? [] : [i])));
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
    const shared = await place('told');
    const [one, other] = [await open(shared), await open(shared)];
    const heard: (string | undefined)[] = [];
    const own: (string | undefined)[] = [];
    one.heed((table) => own.push(table));
    const told = new Promise<void>((done) => {
      other.heed((table) => {
        heard.push(table);
        done();
      });
    });
    await append(one, 'g', 0);
    await told;
    expect(heard[0] === undefined || heard[0] === 'g').toBe(true);
    expect(own).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });

  it('tells others of every table when many change at once', async () => {
    const other = await open(where);
    const heard = new Set<string | undefined>();
    other.heed((table) => heard.add(table));
    const names = Array.from({ length: 250 }, (_, i) => `many-${i}`);
    await Promise.all(names.map((name) => append(store, name, 0)));
    await until(() => heard.has(undefined) || names.every((name) => heard.has(name)));
    await other.close();
    for (const name of names) expect(await numbers(store, name)).toEqual([0]);
  });

  it('writes what is still to be committed when it is closed', async () => {
    const other = await open(where);
    const all = Array.from({ length: 300 }, (_, i) => append(other, 'last', i));
    await Promise.all([other.close(), ...all]);
    expect(await numbers(store, 'last')).toHaveLength(300);
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
    await sql`insert into people (${sql.join(Object.keys(person).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(person))})`.execute(old.db);
    if (i >= 1)
      await old.db
        .insertInto('journal')
        .values(line('t', 0, 'anna:1'))
        .execute();
    await old.close();
    const now = await open(where);
    expect(await now.db.selectFrom('people').selectAll().execute()).toEqual([
      { ...person, role: 'player', quiet: null },
    ]);
    expect(await numbers(now, 't')).toEqual(i >= 1 ? [0] : []);
    const fresh = await open(await place(`fresh_${i}`));
    expect(await columns(now)).toEqual(await columns(fresh));
    await Promise.all([now.close(), fresh.close()]);
  });

  it.each(VERSIONS)('%s keeps every row of every table, but leads nobody to one that is gone', async (version) => {
    const where = await place(`rows_${VERSIONS.indexOf(version)}`);
    const old = await open(where, version);
    const tables = (await old.db.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely'));
    const rows = tables.map(({ name, columns: all }) => ({
      name,
      row: Object.fromEntries(all.map((one, i) => [one.name, /int/i.test(one.dataType) ? i + 1 : `${name} ${i}`])),
    }));
    for (const { name, row } of rows)
      await sql`insert into ${sql.table(name)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
        values (${sql.join(Object.values(row))})`.execute(old.db);
    await old.close();
    const now = await open(where);
    for (const { name, row } of rows) {
      const kept = 'rematch' in row && version < '0009-whom-it-was-said-to' ? { ...row, rematch: null } : row;
      expect((await sql`select * from ${sql.table(name)}`.execute(now.db)).rows, name).toMatchObject([kept]);
    }
    await now.close();
  });

  it('keeps what was said to one alone for them, unless their seat may have changed hands since', async () => {
    const where = await place('whispers');
    const old = await open(where, '0007-who-it-was');
    for (const seat of ['seat-2', 'seat-3'])
      await sql`insert into seats (table_id, seat, place, person, notices, told, seen)
        values ('t', ${seat}, 2, ${`${seat}'s`}, '{}', 0, 0)`.execute(old.db);
    const whispers: [number, string][] = [
      [5, 'seat-2'],
      [15, 'seat-2'],
      [15, 'seat-3'],
      [25, 'seat-3'],
    ];
    for (const [number, [at, to]] of whispers.entries())
      await sql`insert into talk (table_id, number, at, person, seat, to_seat, text)
        values ('t', ${number}, ${at}, 'anna', 'seat-1', ${to}, 'psst')`.execute(old.db);
    const replaced = { is: 'replaced', seat: 'seat-3', by: { is: 'bot', name: 'steady' } };
    for (const [number, entry] of [{ is: 'time-called' }, replaced].entries())
      await sql`insert into journal (table_id, number, entry, happenings, at)
        values ('t', ${number}, ${JSON.stringify(entry)}, '[]', ${10 + 10 * number})`.execute(old.db);
    await old.close();
    const now = await open(where);
    const rows = await now.db.selectFrom('talk').select('to_person').orderBy('number').execute();
    expect(rows.map((row) => row.to_person)).toEqual([null, "seat-2's", null, "seat-3's"]);
    await now.close();
  });

  it('gives up on nobody who was called and whom nobody tries to tell any more', async () => {
    const where = await place('dead_ends');
    const old = await open(where, '0007-who-it-was');
    for (const [person, told] of Object.entries({ anna: 1, ben: 1, cleo: 2 }))
      await sql`insert into seats (table_id, seat, place, person, notices, told, seen)
        values ('t', ${person}, 1, ${person}, '{}', ${told}, 0)`.execute(old.db);
    await sql`insert into outbox (id, person, table_id, how, body, created, due, tries)
      values ('o', 'ben', 't', 'mail', '{}', 0, 0, 0)`.execute(old.db);
    await old.close();
    const now = await open(where);
    const rows = await now.db.selectFrom('seats').select('told').orderBy('seat').execute();
    expect(rows.map(({ told }) => told)).toEqual([3, 1, 2]);
    await now.close();
  });

  it('names nobody in reports of faults any more', async () => {
    const where = await place('reports');
    const old = await open(where, '0007-who-it-was');
    const by = { is: 'person', name: 'Zenobia' };
    const body = JSON.stringify({ number: 3, journal: [{ is: 'replaced', seat: 'seat-1', by }] });
    const report = { id: 'r', table_id: 't', person: null, at: 1, kind: 'fault', text: 'broken', body };
    await old.db.insertInto('reports').values(report).execute();
    await old.close();
    const now = await open(where);
    const [kept] = await now.db.selectFrom('reports').selectAll().execute();
    expect(kept).toEqual({ ...report, handled: null, body: body.replace('Zenobia', 'somebody') });
    await now.close();
  });

  it('keeps private tables private', async () => {
    const where = await place('private');
    const old = await open(where, '0004-operations');
    for (const plan of ['{"join":"invited","watch":"nobody"}', '{"watch":"invited"}', '{"join":"anyone"}', '{}'])
      await sql`insert into tables (id, game, name, state, plan, prologue, number, created, changed, clock, motions, waiting)
        values (${plan}, 'bazaar', '', 'gathering', ${plan}, '[]', 0, 1, 1, '{}', '[]', '[]')`.execute(old.db);
    await old.close();
    const now = await open(where);
    const kept = await now.db.selectFrom('tables').select(['plan', 'open_to_join', 'open_to_watch']).execute();
    expect(Object.fromEntries(kept.map((row) => [row.plan, [row.open_to_join, row.open_to_watch]]))).toEqual({
      '{"join":"invited","watch":"nobody"}': [0, 0],
      '{"watch":"invited"}': [1, 0],
      '{"join":"anyone"}': [1, 1],
      '{}': [1, 1],
    });
    await now.close();
  });
});

/** Every column of every table, in order. */
async function columns(store: Store): Promise<unknown> {
  const tables = await store.db.introspection.getTables();
  return tables
    .map(({ name, columns }) => [name, columns.map((column) => `${column.name} ${column.dataType}`).toSorted()])
    .toSorted();
}
