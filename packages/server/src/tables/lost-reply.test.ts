import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Motion, TablePlan } from '@ecumene/client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Clocks } from '../clocks/clock.ts';
import type { Running } from '../server.ts';
import { readBack } from '../store/written.ts';
import { loseReply, nextCommit } from '../testing/next-commit.ts';
import { planOf, startServer, startWithPeople, until, type Visitor } from '../testing/server.ts';
import { answering } from './step.ts';

const data = mkdtempSync(join(tmpdir(), 'ecumene-lost-reply-'));
let server: Running;
let other: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;
beforeAll(async () => {
  ({ server, anna, ben, cleo } = await startWithPeople({ data }));
  other = await startServer({ data });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await Promise.all([server.stop(), other.stop()]);
  rmSync(data, { recursive: true, force: true });
});

/** A table of three seats at which Anna sits. */
async function gathered(more: Partial<TablePlan> = {}): Promise<string> {
  return (await anna.rest.ask('createTable', {}, planOf('bazaar', 3, { options: { rounds: 20 }, ...more }))).table.id;
}

/** Anna, Ben and Cleo play. */
async function playing(more: Partial<TablePlan> = {}): Promise<string> {
  const id = await gathered(more);
  for (const one of [ben, cleo]) await one.rest.ask('join', { id }, {});
  return id;
}

async function row(id: string) {
  const { db } = server.house.base.store;
  return db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function journal(id: string) {
  const { db } = server.house.base.store;
  const rows = await db.selectFrom('journal').select('entry').where('table_id', '=', id).orderBy('number').execute();
  return rows.map(({ entry }) => readBack<{ is: string; seat?: string }>(entry));
}

const vote = (who: Visitor, id: string, motion: Motion) => who.rest.ask('vote', { id }, { motion, agrees: true });

describe('what was written though the reply was lost', () => {
  it('is a seat that was left, once', async () => {
    const id = await playing();
    loseReply(server, id);
    const { table } = await ben.rest.ask('leave', { id }, { to: 'bot' });
    expect(table?.seats[1]).toMatchObject({ is: 'bot', person: null });
    expect(await journal(id)).toMatchObject([{ is: 'replaced', seat: 'seat-2' }]);
  });

  it('is a table that was taken away', async () => {
    const id = await gathered();
    loseReply(server, id);
    await anna.rest.ask('removeTable', { id }, {});
    await expect(anna.rest.ask('table', { id }, {})).rejects.toMatchObject({ refusal: { code: 'no-table' } });
  });

  it('is days off, as many as were asked for', async () => {
    const id = await playing({ clock: { is: 'slow', bank: 3, increment: 12, holidays: 10 } });
    loseReply(server, id);
    await ben.rest.ask('holiday', { id }, { days: 3 });
    expect(readBack<Clocks>((await row(id)).clock).seats['seat-2']).toMatchObject({ holidaysLeft: 7 });
  });

  it.each<[Motion, number, object]>([
    [{ is: 'abandon' }, 3, { state: 'abandoned', motions: [] }],
    [{ is: 'stop-and-score' }, 3, { timeCalled: true, motions: [] }],
    [{ is: 'pause' }, 2, { paused: true, motions: [] }],
  ])('is a vote that was carried: %o', async (motion, voters, after) => {
    const id = await playing();
    const all = [anna, ben, cleo].slice(0, voters);
    const last = all.pop() ?? anna;
    for (const one of all) await vote(one, id, motion);
    loseReply(server, id);
    expect((await vote(last, id, motion)).table).toMatchObject(after);
    expect((await journal(id)).length).toBe(motion.is === 'stop-and-score' ? 1 : 0);
  });

  it('is a game that has begun', async () => {
    const id = await gathered();
    // First the open seats are given to bots.
    nextCommit(server, id, async (commit) => {
      await commit();
      loseReply(server, id);
    });
    expect((await anna.rest.ask('start', { id }, {})).table).toMatchObject({ state: 'playing' });
  });

  it('is found where another player has written since then', async () => {
    const id = await playing();
    loseReply(server, id, async () => {
      const step = { is: 'replace', seat: 'seat-3', by: { is: 'bot', name: 'nobody yet' } } as const;
      expect(await other.house.tables.act(id, { step: () => step })).toBeUndefined();
    });
    await ben.rest.ask('leave', { id }, { to: 'bot' });
    expect(await journal(id)).toMatchObject([{ seat: 'seat-2' }, { seat: 'seat-3' }]);
  });

  it('is shown to everybody', async () => {
    const id = await playing();
    const port = cleo.sit({ id, game: 'bazaar' }, 'seat-3');
    await until(() => port.tableView());
    loseReply(server, id);
    await ben.rest.ask('leave', { id }, { to: 'bot' });
    await until(() => port.tableView()?.number === 1 && port.info()?.seats[1]?.is === 'bot');
    port.close();
  });
});

describe('what was written, but could not be read again', () => {
  it('is not done a second time, and is shown to everybody', async () => {
    const id = await playing();
    const port = cleo.sit({ id, game: 'bazaar' }, 'seat-3');
    await until(() => port.tableView());
    const { db } = server.house.base.store;
    nextCommit(server, id, async (commit) => {
      await commit();
      vi.spyOn(db, 'selectFrom').mockImplementationOnce(() => {
        throw new Error('Connection terminated unexpectedly');
      });
    });
    await ben.rest.ask('leave', { id }, { to: 'bot' });
    expect(await journal(id)).toMatchObject([{ is: 'replaced', seat: 'seat-2' }]);
    await until(() => port.tableView()?.number === 1 && port.info()?.seats[1]?.is === 'bot');
    port.close();
  });
});

describe('what was not written, and nobody said so', () => {
  it('is done when it is tried again', async () => {
    const id = await playing();
    nextCommit(server, id, async () => {
      throw new Error('Connection terminated unexpectedly');
    });
    await vote(ben, id, { is: 'abandon' });
    nextCommit(server, id, async () => {
      throw new Error('Connection terminated unexpectedly');
    });
    const post = await server.house.tables.examine(id, (table) => table.openQuestions()[0]);
    const step = post && answering(post.seat, post.id, post.asking.default());
    expect(await server.house.tables.act(id, { step: () => step })).toBeUndefined();
    expect((await anna.rest.ask('table', { id }, {})).table).toMatchObject({
      number: 1,
      motions: [{ motion: { is: 'abandon' }, agreed: ['seat-2'] }],
    });
  });
});
