import { Worker } from 'node:worker_threads';
import { Table } from '@ecumene/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '../bots/tasks.ts';
import type { Limits } from '../operations/config.ts';
import type { Running } from '../server.ts';
import { readBack } from '../store/written.ts';
import { botsPlayElsewhere, planOf, startServer, until, Visitor } from '../testing/server.ts';

let server: Running;
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

/** Long enough for any other step, also on a busy machine. */
const STEP = 1000;

/** A server whose steps are cut off soon, and two tables at which Anna plays both seats. */
async function twoTables(limits: Partial<Limits>): Promise<{ anna: Visitor; stuck: string; other: string }> {
  server = await startServer({ limits: { step: STEP, ...limits } });
  const anna = await Visitor.come(server.address, 'Anna');
  const begin = async (): Promise<string> => {
    const plan = planOf('bazaar', 2, { options: { rounds: 20 }, seats: [{ is: 'me' }, { is: 'me' }] });
    const { table } = await anna.rest.ask('createTable', {}, plan);
    await anna.rest.ask('start', { id: table.id }, {});
    return table.id;
  };
  return { anna, stuck: await begin(), other: await begin() };
}

async function answer(anna: Visitor, id: string) {
  const post = await server.house.tables.examine(id, (table) => table.openQuestions()[0]);
  if (post === undefined) throw new Error('nothing is asked');
  const request = { do: 'answer' as const, question: post.id, answer: post.asking.default() };
  return anna.rest.ask('act', { id, seat: post.seat }, { id: crypto.randomUUID(), request });
}

const numberOf = async (anna: Visitor, id: string) => (await anna.rest.ask('table', { id }, {})).table.number;

/** From now on an answer at this table does not come to an end where everybody waits. */
async function neverEnds(id: string) {
  const live = await server.house.tables.look(id, (table) => table);
  if (live?.table === undefined) throw new Error('no table');
  return vi.spyOn(live.table, 'answer').mockImplementation(() => {
    for (;;);
  });
}

describe('a step that takes too long', () => {
  it('is taken in a thread, and everybody sees what came of it', async () => {
    const { anna, stuck } = await twoTables({});
    const spy = await neverEnds(stuck);
    expect(await answer(anna, stuck)).toEqual({ refusal: null });
    expect(spy).toHaveBeenCalledTimes(1);
    expect(await numberOf(anna, stuck)).toBe(1);
    const { news } = await anna.rest.ask('story', { id: stuck }, {});
    const { tableView } = await anna.rest.ask('tableView', { id: stuck }, {});
    expect(await answer(anna, stuck)).toEqual({ refusal: null });
    expect(tableView).toMatchObject({ number: 1 });
    expect(news).toEqual((await anna.rest.ask('story', { id: stuck }, {})).news.slice(0, news.length));
  });
});

/** Nor does it in a thread: no worker is ever given a step, so none has done it when its time is up. */
function norInThreads(): void {
  const { postMessage } = Worker.prototype;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, job: Job) {
    if (job.task.is !== 'step') postMessage.call(this, job);
  });
}

describe('a step that does not come to an end', () => {
  beforeEach(norInThreads);

  it('is cut off and reported, and the table stays as it was', async () => {
    const { anna, stuck } = await twoTables({ stuckStep: 20 });
    await neverEnds(stuck);
    expect(await answer(anna, stuck)).toMatchObject({ refusal: { code: 'fault' } });
    expect(await numberOf(anna, stuck)).toBe(0);
    const reports = server.house.base.store.db.selectFrom('reports').selectAll();
    expect(await reports.where('table_id', '=', stuck).execute()).toMatchObject([{ kind: 'stuck' }]);
  });

  it('is reported with what was tried and, once, with its journal', async () => {
    const { anna, stuck } = await twoTables({ stuckStep: 20 });
    expect(await answer(anna, stuck)).toEqual({ refusal: null });
    for (let tries = 0; tries < 2; tries++) {
      await neverEnds(stuck);
      expect(await answer(anna, stuck)).toMatchObject({ refusal: { code: 'fault' } });
    }
    const reports = server.house.base.store.db.selectFrom('reports').select('body').where('kind', '=', 'stuck');
    const [first, second] = (await reports.orderBy('at').execute()).map(({ body }) => readBack<object>(body));
    const step = { is: 'request', seat: expect.any(String), request: { do: 'answer', question: expect.any(String) } };
    expect(first).toMatchObject({ game: 'bazaar', number: 1, step, journal: [{ is: 'answer' }] });
    expect(second).toMatchObject({ number: 1, step });
    expect(second).not.toHaveProperty('journal');
  });

  it('is not tried by bots again and again', async () => {
    server = await startServer({ limits: { step: STEP, stuckStep: 20 } });
    const anna = await Visitor.come(server.address, 'Anna');
    vi.spyOn(Table.prototype, 'answer').mockImplementation(() => {
      for (;;);
    });
    const bot = { is: 'bot' as const, bot: 'random' };
    const { table } = await anna.rest.ask('createTable', {}, planOf('auction', 2, { seats: [bot, bot] }));
    await anna.rest.ask('start', { id: table.id }, {});
    const reports = server.house.base.store.db.selectFrom('reports').select('kind').where('kind', '=', 'stuck');
    await until(async () => (await reports.execute()).length > 0);
    // From now on it would work, but nobody tries.
    vi.restoreAllMocks();
    const live = await server.house.tables.look(table.id, (now) => now);
    if (live !== undefined) server.house.bots.wake(live);
    await botsPlayElsewhere(anna);
    expect(await reports.execute()).toHaveLength(1);
    expect(await numberOf(anna, table.id)).toBe(0);
  });

  it('holds up no other table, and is not tried here again', async () => {
    const { anna, stuck, other } = await twoTables({ stuckStep: 1500 });
    await neverEnds(stuck);
    const first = answer(anna, stuck);
    const soonest = await Promise.race([first.then(() => 'stuck'), answer(anna, other).then(() => 'other')]);
    expect(soonest).toBe('other');
    expect(await first).toMatchObject({ refusal: { code: 'fault' } });
    const spy = await neverEnds(stuck);
    expect(await answer(anna, stuck)).toMatchObject({ refusal: { code: 'fault' } });
    expect(spy).not.toHaveBeenCalled();
    expect(await answer(anna, other)).toEqual({ refusal: null });
  });
});
