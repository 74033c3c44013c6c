import { Worker } from 'node:worker_threads';
import { isRecord } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Pool } from '../bots/pool.ts';
import type { Running } from '../server.ts';
import { answering } from '../tables/step.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

let server: Running;
let time = 1_800_000_000_000;
beforeAll(async () => {
  server = await startServer({}, { now: () => time });
});
afterAll(() => server.stop());

/** Somebody at the table answers. */
const answer = (id: string) =>
  server.house.tables.act(id, {
    step: (live) => {
      const [post] = live.table?.openQuestions() ?? [];
      if (post === undefined) throw new Error('nothing is asked');
      return answering(post.seat, post.id, post.asking.default());
    },
  });

/** Keeps what threads are asked to do from them until it is let go, one after another. */
function holdThreads(): (() => void)[] {
  const held: (() => void)[] = [];
  const { postMessage } = Worker.prototype;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, job: unknown) {
    held.push(() => postMessage.call(this, job));
  });
  return held;
}

/** A table of Anna's, both seats hers, that Eve may watch five minutes later. */
async function watchedLater() {
  const [anna, eve] = [await Visitor.come(server.address, 'Anna'), await Visitor.come(server.address, 'Eve')];
  const plan = planOf('auction', 2, { delayMinutes: 5, seats: [{ is: 'me' }, { is: 'me' }] });
  const { table } = await anna.rest.ask('createTable', {}, plan);
  await anna.rest.ask('start', { id: table.id }, {});
  return { anna, eve, table };
}

/** Somebody who watches, and all that is said to them. */
async function listening(who: Visitor, table: Parameters<Visitor['sit']>[0]) {
  const watcher = who.sit(table, null);
  const heard: string[] = [];
  watcher.hearTalk((said) => heard.push(...said.map(({ text }) => text)));
  await until(() => watcher.tableView());
  return { watcher, heard };
}

describe('a table that is watched later', () => {
  it('tells spectators only later that it was taken back', async () => {
    const { eve, table } = await watchedLater();
    await answer(table.id);
    const { watcher } = await listening(eve, table);
    const notices: string[] = [];
    watcher.hearNotices(({ say }) => notices.push(say));
    expect(await server.house.repair.back(table.id, 0, 'operator')).toBeUndefined();
    time += 4 * 60_000;
    await answer(table.id);
    expect(notices).toEqual([]);
    time += 2 * 60_000;
    await until(() => notices.length > 0);
    expect(notices).toEqual([expect.stringContaining('It was reset')]);
    expect(watcher.tableView()?.number).toBe(2);
    watcher.close();
  });

  it('shows spectators what was then, over the socket and over HTTP, and players what is now', async () => {
    const { anna, eve, table } = await watchedLater();
    await answer(table.id);
    time += 4 * 60_000;
    await answer(table.id);
    const watcher = eve.sit(table, null);
    await until(() => watcher.tableView());
    const numbers = async (who: Visitor) => {
      const { tableView } = await who.rest.ask('tableView', { id: table.id }, {});
      const { news } = await who.rest.ask('story', { id: table.id }, {});
      return [isRecord(tableView) ? tableView['number'] : undefined, Math.max(-1, ...news.map(numberOf))];
    };
    expect(watcher.tableView()?.number).toBe(0);
    expect(await numbers(eve)).toEqual([0, -1]);
    expect((await numbers(anna))[0]).toBe(2);
    time += 2 * 60_000;
    await until(() => watcher.tableView()?.number === 1);
    expect((await numbers(eve))[0]).toBe(1);
    watcher.close();
  });

  it('tells spectators whose line broke what they missed of it', async () => {
    const { eve, table } = await watchedLater();
    const { watcher } = await listening(eve, table);
    const other = eve.sit(table, null);
    await until(() => other.tableView());
    const told: number[] = [];
    watcher.listen((news) => told.push(...news.map(numberOf)));
    watcher.unplug();
    await answer(table.id);
    time += 6 * 60_000;
    await until(() => other.tableView()?.number === 1);
    watcher.wake();
    await until(() => told.length > 0);
    expect(new Set(told)).toEqual(new Set([0]));
    for (const one of [watcher, other]) one.close();
  });

  it('has nobody there wait while what was then is played again for those who come to watch', async () => {
    const { eve, table } = await watchedLater();
    const held = holdThreads();
    const watchers = [eve.sit(table, null), eve.sit(table, null)];
    await until(() => held.length > 0 && watchers.every((watcher) => watcher.info()));
    await answer(table.id);
    expect(watchers.map((watcher) => watcher.tableView())).toEqual([undefined, undefined]);
    vi.restoreAllMocks();
    for (const go of held) go();
    await until(() => watchers.every((watcher) => watcher.tableView()?.number === 0));
    expect(held).toHaveLength(1);
    for (const watcher of watchers) watcher.close();
  });

  it('shows nothing sooner to spectators who were there before it began, only to a player who takes a seat', async () => {
    const [anna, ben] = [await Visitor.come(server.address, 'Anna'), await Visitor.come(server.address, 'Ben')];
    const eve = await Visitor.come(server.address, 'Eve');
    const { table } = await anna.rest.ask('createTable', {}, planOf('auction', 2, { delayMinutes: 5 }));
    const watcher = eve.sit(table, null);
    await until(() => watcher.info());
    await ben.rest.ask('join', { id: table.id }, {});
    const player = ben.sit(table, 'seat-2');
    await until(() => watcher.info()?.state === 'playing' && player.tableView());
    await answer(table.id);
    await until(() => player.tableView()?.number === 1);
    await until(() => watcher.tableView());
    expect(watcher.tableView()?.number).toBe(0);
    time += 6 * 60_000;
    await until(() => watcher.tableView()?.number === 1);
    for (const port of [watcher, player]) port.close();
  });

  it('keeps those who come while what was then cannot be shown, and shows it later', async () => {
    const { eve, table } = await watchedLater();
    const ask = vi.spyOn(Pool.prototype, 'ask').mockRejectedValue(new Error('no thread is free'));
    const opened = vi.spyOn(eve, 'open');
    const watcher = eve.sit(table, null);
    await until(() => ask.mock.calls.length >= 2);
    expect(watcher.tableView()).toBeUndefined();
    ask.mockRestore();
    await until(() => watcher.tableView());
    expect(opened).toHaveBeenCalledTimes(1);
    watcher.close();
  });

  it('shows spectators no name that is gone, neither those who are there nor those who come', async () => {
    const [anna, ben] = [await Visitor.come(server.address, 'Anna'), await Visitor.come(server.address, 'Benedict')];
    const eve = await Visitor.come(server.address, 'Eve');
    const { table } = await anna.rest.ask('createTable', {}, planOf('auction', 2, { delayMinutes: 5 }));
    await ben.rest.ask('join', { id: table.id }, {});
    const { watcher } = await listening(eve, table);
    expect(JSON.stringify(watcher.tableView())).toContain('Benedict');
    const number = watcher.tableView()?.number;
    await ben.page.ask('deleteMe', {}, {});
    const { watcher: other } = await listening(eve, table);
    expect(JSON.stringify(other.tableView())).not.toContain('Benedict');
    await until(() => !JSON.stringify(watcher.tableView()).includes('Benedict'));
    expect([watcher.tableView()?.number, other.tableView()?.number]).toEqual([number, number]);
    for (const one of [watcher, other]) one.close();
  });

  it('lets spectators hear what was said as late as they see what was done', async () => {
    const { anna, eve, table } = await watchedLater();
    const { watcher, heard } = await listening(eve, table);
    await anna.rest.ask('say', { id: table.id }, { text: 'I hold the crown' });
    await eve.rest.ask('say', { id: table.id }, { text: 'Hello' });
    const texts = async () => (await eve.rest.ask('talk', { id: table.id }, {})).said.map(({ text }) => text);
    expect(await texts()).toEqual(['Hello']);
    expect(heard).not.toContain('I hold the crown');
    time += 6 * 60_000;
    expect(await texts()).toEqual(['I hold the crown', 'Hello']);
    watcher.close();
  });
});

describe('someone who watches later', () => {
  it('does not learn from the story or a report what has been taken back meanwhile', async () => {
    const { anna, eve, table } = await watchedLater();
    const { id } = table;
    for (let i = 0; i < 4; i++) await answer(id);
    time += 6 * 60_000;
    const story = async () => (await eve.rest.ask('story', { id }, {})).news;
    const before = await story();
    expect(before.length).toBeGreaterThan(0);
    const undo = { do: 'propose-undo' as const, to: 0 };
    await anna.rest.ask('act', { id, seat: 'seat-1' }, { id: 'u', request: undo });
    await anna.rest.ask('act', { id, seat: 'seat-2' }, { id: 'v', request: { do: 'judge-undo', agrees: true } });
    expect((await anna.rest.ask('tableView', { id }, {})).tableView.rewritten).toBe(1);
    expect(await story()).toEqual(before);
    const { report } = await eve.rest.ask('reportFault', { id }, { text: 'What is this?' });
    const { db } = server.house.base.store;
    const kept = await db.selectFrom('reports').select('body').where('id', '=', report).executeTakeFirstOrThrow();
    expect(JSON.parse(kept.body)).toMatchObject({ number: 4, tableView: { number: 4, rewritten: 0 } });
    time += 6 * 60_000;
    expect(await story()).not.toEqual(before);
  });

  it('hears through the socket what was said, when its time has come', async () => {
    const { anna, eve, table } = await watchedLater();
    const { watcher, heard } = await listening(eve, table);
    await anna.rest.ask('say', { id: table.id }, { text: 'Now' });
    await anna.rest.ask('say', { id: table.id }, { text: 'For you alone', to: 'seat-2' });
    time += 4 * 60_000;
    await anna.rest.ask('say', { id: table.id }, { text: 'Later' });
    time += 2 * 60_000;
    await until(() => heard.length > 0);
    expect(heard).toEqual(['Now']);
    watcher.close();
  });
});

function numberOf(news: unknown): number {
  return isRecord(news) && typeof news['number'] === 'number' ? news['number'] : -1;
}
