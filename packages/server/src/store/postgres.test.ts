import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { append, line, numbers } from '../testing/journal-rows.ts';
import { freePort, type Postgres, startPostgres } from '../testing/postgres.ts';
import { until } from '../testing/server.ts';
import { openPostgres } from './postgres.ts';
import { Conflict, type Store, write } from './store.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('the store on a PostgreSQL that goes away for a while', () => {
  it('asks for it now and then, and hears each change once when it is back', async () => {
    const url = await postgres.database('outage');
    const way = await breakableWay(url);
    const [store, other] = [await openPostgres(way.url), await openPostgres(url)];
    try {
      const timers = vi.spyOn(globalThis, 'setTimeout');
      way.cut();
      await until(() => way.refused() === 3);
      // It waits before each attempt.
      expect(timers.mock.calls.filter(([, wait]) => wait === 500).length).toBeGreaterThanOrEqual(3);
      timers.mockRestore();
      const back = new Promise<void>((done) => {
        store.heed((table) => table === undefined && done());
      });
      way.mend();
      await back;
      const heard: (string | undefined)[] = [];
      store.heed((table) => heard.push(table));
      await append(other, 'o', 0);
      await append(other, 'p', 0);
      await until(() => heard.includes('p'));
      expect(heard).toEqual(['o', 'p']);
      expect(way.open()).toBeLessThanOrEqual(2);
    } finally {
      await Promise.all([store.close(), other.close()]);
      await way.close();
    }
  });
});

describe("commits on PostgreSQL that stand in each other's way", () => {
  it('are all made, though they need the same rows in another order', async () => {
    const url = await postgres.database('crossing');
    const [store, other] = [await openPostgres(url), await openPostgres(url)];
    const people = Array.from({ length: 40 }, (_, i) => `p${i}`);
    try {
      for (const id of people)
        await store.db
          .insertInto('people')
          .values({ id, name: id, login: null, mail: null, secret: null, created: 1, seen: 1, role: 'player', gone: 0 })
          .execute();
      const seen = ({ db }: Store, ids: readonly string[], at: number) =>
        ids.map((id) => write(db.updateTable('people').set({ seen: at }).where('id', '=', id)));
      for (let round = 2; round < 12; round++)
        await Promise.all([
          store.commit(seen(store, people, round)),
          other.commit(seen(other, people.toReversed(), round)),
          store.commit(seen(store, people.toReversed(), round)),
        ]);
      expect(await store.db.selectFrom('people').select('seen').distinct().execute()).toEqual([{ seen: 11 }]);
    } finally {
      await Promise.all([store.close(), other.close()]);
    }
  });

  it('wait for a slow client and let others pass; give up a client that is gone', async () => {
    const url = await postgres.database('slow');
    const [store, other] = [await openPostgres(url), await openPostgres(url)];
    try {
      const kept = await holding(other, 'q', 0);
      const others = [append(store, 'p', 0), append(store, 'q', 1), append(store, 'r', 0)];
      const same = append(store, 'q', 0).catch((error: unknown) => error);
      await Promise.all(others);
      await kept.letGo();
      expect(await same).toBeInstanceOf(Conflict);
      const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(store.db);
      expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
    } finally {
      await Promise.all([store.close(), other.close()]);
    }
  });
});

/** Somebody who has written a line, but not committed it yet. They are never taken to be gone, however slow the machine is. */
async function holding(store: Store, table: string, number: number): Promise<{ letGo(): Promise<void> }> {
  return new Promise((held, failed) => {
    const done = store.db.transaction().execute(async (holder) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder);
      await holder.insertInto('journal').values(line(table, number)).execute();
      await new Promise<void>((goOn) => {
        held({
          letGo() {
            goOn();
            return done;
          },
        });
      });
    });
    done.catch(failed);
  });
}

describe('a commit that PostgreSQL does not answer', () => {
  it('fails without claiming that nothing was written, and the next one is made', async () => {
    const url = await postgres.database('unanswered');
    const way = await breakableWay(url);
    const [store, other] = [await openPostgres(way.url), await openPostgres(url)];
    try {
      // Somebody else is about to write the same row, so that this commit has to wait.
      const kept = await holding(other, 'q', 0);
      const waiting = append(store, 'q', 0).catch((error: unknown) => error);
      const locks = sql<{ count: string }>`select count(*) from pg_locks where not granted`;
      await until(async () => Number((await locks.execute(other.db)).rows[0]?.count) > 0);
      way.cut();
      const error = await waiting;
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(Conflict);
      await kept.letGo();
      way.mend();
      await append(store, 'q', 1);
      expect(await numbers(store, 'q')).toEqual([0, 1]);
    } finally {
      await Promise.all([store.close(), other.close()]);
      await way.close();
    }
  });
});

/** A way to a database that can be cut: then everything breaks off, and whoever comes is turned away. */
async function breakableWay(database: string) {
  const to = Number(new URL(database).port);
  const pairs = new Set<Socket>();
  let broken = false;
  let refused = 0;
  const door = createServer((near) => {
    near.on('error', () => {});
    if (broken) {
      refused += 1;
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1').on('error', () => {});
    pairs.add(near);
    near.pipe(far).pipe(near);
    near.on('close', () => {
      pairs.delete(near);
      far.destroy();
    });
    far.on('close', () => near.destroy());
  });
  const port = await freePort();
  await new Promise<void>((ready) => door.listen(port, '127.0.0.1', ready));
  const url = new URL(database);
  url.port = String(port);
  return {
    url: url.href,
    cut() {
      broken = true;
      for (const near of pairs) near.destroy();
    },
    mend() {
      broken = false;
    },
    /** How often somebody was turned away. */
    refused: () => refused,
    open: () => pairs.size,
    close: () => new Promise<void>((done) => door.close(() => done())),
  };
}
