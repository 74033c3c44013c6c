import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/open.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';
import { backup } from './backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecumene-machine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const health = async (address: string) => {
  const reply = await fetch(`${address}/healthz`);
  return [reply.status, await reply.json()];
};

describe('a server whose disk is full', () => {
  it('says that it is not well, and is well again when there is room', async () => {
    const server = await startServer({ data: join(folder, 'full') });
    const { db } = server.house.base.store;
    try {
      await sql`pragma query_only = on`.execute(db);
      expect(await health(server.address)).toEqual([503, { ok: false }]);
      await sql`pragma query_only = off`.execute(db);
      await until(async () => (await health(server.address))[0] === 200);
    } finally {
      await server.stop();
    }
  });
});

describe('a server whose PostgreSQL does not answer', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('says in time that it is not well', async () => {
    const database = await postgres.database('frozen');
    const server = await startServer({ database, limits: { healthTime: 100 } });
    const other = await openStore({ database, data: '' });
    try {
      expect(await health(server.address)).toEqual([200, { ok: true }]);
      await other.db.transaction().execute(async (held) => {
        await sql`lock table pulse in access exclusive mode`.execute(held);
        await until(async () => (await health(server.address))[0] === 503);
      });
      await until(async () => (await health(server.address))[0] === 200);
    } finally {
      await server.stop();
      await other.close();
    }
  });
});

describe('a server that was killed between the last seat taken and the beginning', () => {
  it('begins that table after its next start', async () => {
    const data = join(folder, 'half');
    const killed = await startServer({ data });
    const anna = await Visitor.come(killed.address, 'Anna');
    const ben = await Visitor.come(killed.address, 'Ben');
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
    vi.spyOn(killed.house.lobby, 'begin').mockRejectedValue(new Error('killed'));
    await expect(ben.rest.ask('join', { id: table.id }, {})).rejects.toMatchObject({ status: 500 });
    await killed.stop();
    const server = await startServer({ data }, { now: () => Date.now() + 60_000 });
    try {
      await server.house.timekeeper.look();
      expect((await anna.at(server.address).rest.ask('table', { id: table.id }, {})).table.state).toBe('playing');
    } finally {
      await server.stop();
    }
  });
});

describe('the file of the database', () => {
  it('can be read by nobody else, also in a folder that was there before', async () => {
    const data = join(folder, 'shared');
    mkdirSync(data);
    chmodSync(data, 0o755);
    const old = join(data, 'ecumene.sqlite');
    closeSync(openSync(old, 'a', 0o644));
    await (await openStore({ data })).close();
    expect(statSync(old).mode & 0o777).toBe(0o600);
    const store = await openStore({ data });
    for (const name of [old, `${old}-wal`])
      if (existsSync(name)) expect([name, statSync(name).mode & 0o777]).toEqual([name, 0o600]);
    await store.close();
  });

  it.each([
    ['a backup', 'all.gz', 'ecumene restore'],
    ['its journal', 'ecumene.sqlite-wal', 'Put the file back'],
  ])('is not begun again where it is empty beside %s', async (_, beside, advice) => {
    const data = join(folder, beside);
    const store = await openStore({ data: join(folder, 'source') });
    await backup(store, join(folder, 'source.gz'));
    await store.close();
    mkdirSync(data);
    writeFileSync(join(data, 'ecumene.sqlite'), '');
    writeFileSync(join(data, beside), 'something');
    await expect(startServer({ data })).rejects.toThrow(advice);
    expect(statSync(join(data, 'ecumene.sqlite')).size).toBe(0);
  });

  it('is made where the folder is empty', async () => {
    const server = await startServer({ data: join(folder, 'new') });
    expect(await health(server.address)).toEqual([200, { ok: true }]);
    await server.stop();
  });
});
