import type { ServerTable, TableInfo } from '@ecumene/client';
import { same } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, until, type Visitor } from '../testing/server.ts';

let server: Running;
let anna: Visitor;
let ben: Visitor;
let eve: Visitor;
const open: ServerTable[] = [];

beforeAll(async () => {
  ({ server, anna, ben, eve } = await startWithPeople());
});
afterAll(async () => {
  for (const table of open) table.close();
  await server.stop();
});

/** A table of the bazaar at which Anna and Ben play. */
async function bazaar(more = {}): Promise<{ table: TableInfo; a: ServerTable; b: ServerTable }> {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { options: { rounds: 3 }, ...more }));
  await ben.rest.ask('join', { id: table.id }, {});
  const a = anna.sit(table, 'seat-1');
  const b = ben.sit(table, 'seat-2');
  open.push(a, b);
  await until(() => a.tableView() && b.tableView());
  return { table, a, b };
}

/** Answers whatever a seat is asked with what is suggested. */
async function answerOne(port: ServerTable): Promise<boolean> {
  const asked = port.tableView()?.questions.find(({ question }) => question.optional === undefined);
  if (asked === undefined) return false;
  const answer = await port.suggest(asked.id);
  const refusal = await port.request({ do: 'answer', question: asked.id, answer });
  expect(refusal).toBeUndefined();
  return true;
}

describe('a table', () => {
  it('begins when it is full, and shows each seat its own', async () => {
    const { table, a, b } = await bazaar();
    expect(a.tableView()?.questions.every(({ seat }) => seat === 'seat-1')).toBe(true);
    expect(b.tableView()?.questions.every(({ seat }) => seat === 'seat-2')).toBe(true);
    const { table: now } = await anna.rest.ask('table', { id: table.id }, {});
    expect(now).toMatchObject({
      state: 'playing',
      mine: ['seat-1'],
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('suggests nothing where people play each other and the table does not allow it', async () => {
    const { a, table: closed } = await bazaar({ advice: false });
    const asked = a.tableView()?.questions.find(({ question }) => question.optional === undefined);
    const asks = anna.rest.ask('suggest', { id: closed.id, seat: 'seat-1' }, { question: asked?.id ?? '' });
    await expect(asks).rejects.toMatchObject({ refusal: { code: 'no-advice' } });
    const bot = { is: 'bot', bot: 'random' } as const;
    const plan = planOf('bazaar', 2, { advice: false, seats: [{ is: 'me' }, bot], options: { rounds: 3 } });
    const { table } = await anna.rest.ask('createTable', {}, plan);
    await anna.rest.ask('start', { id: table.id }, {});
    const alone = anna.sit(table, 'seat-1');
    open.push(alone);
    await until(() => alone.tableView());
    expect(await answerOne(alone)).toBe(true);
  });

  it('tells everyone who watches, by name or without, and when they leave', async () => {
    const { table, a } = await bazaar();
    expect(a.info()?.spectators).toBeUndefined();
    const watching = eve.sit(table, null);
    await until(() => a.info()?.spectators?.names.includes('Eve'));
    const url = `${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`;
    const stranger = new WebSocket(url);
    stranger.onopen = () => stranger.send('{"is":"hello"}');
    await until(() => same(a.info()?.spectators, { names: ['Eve'], nameless: 1 }));
    stranger.close();
    await until(() => same(a.info()?.spectators, { names: ['Eve'], nameless: 0 }));
    watching.close();
    await until(() => a.info()?.spectators === undefined);
  });

  it('sends one message per answer, which says who is asked and since when', async () => {
    const { table, a, b } = await bazaar();
    const socket = anna.open(`${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket?seat=seat-1`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data)).is));
    socket.once('open', () => socket.send('{"is":"hello"}'));
    await until(() => heard.includes('info') && b.info());
    heard.length = 0;
    const before = b.info()?.moved ?? 0;
    expect(await answerOne(a)).toBe(true);
    await until(() => b.tableView()?.number === 1);
    const { table: now } = await ben.rest.ask('table', { id: table.id }, {});
    expect(heard).toEqual(['update']);
    expect(b.info()).toMatchObject({ number: 1, waitingFor: now.waitingFor });
    expect(b.info()?.moved).toBeGreaterThan(before);
    socket.terminate();
  });

  it('has nobody here who went while they were waiting to come in', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
    const { tables, watchedTables } = server.house;
    const sockets = async () => {
      const metrics = await fetch(`${server.operations}/metrics`);
      return /^ecumene_sockets (\d+)$/m.exec(await metrics.text())?.[1];
    };
    const before = await sockets();
    const socket = anna.open(`${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`);
    await new Promise((done) => socket.once('open', done));
    let letIn = () => {};
    const gate = new Promise<void>((done) => {
      letIn = done;
    });
    const closed = tables.look(table.id, () => gate);
    await new Promise((done) => socket.send('{"is":"hello"}', done));
    await until(async () => (await sockets()) !== before);
    socket.terminate();
    await until(async () => (await sockets()) === before);
    letIn();
    await closed;
    await tables.look(table.id, () => undefined);
    expect(watchedTables.here(table.id, anna.id)).toBe(false);
  });

  it('asks in printed order as soon as a seat insists before anyone answered, and names those who insist later', async () => {
    const { table, a, b } = await bazaar({ options: { rounds: 3, curses: false } });
    const asked = () => [a, b].map((port) => port.tableView()?.questions.length);
    /** Everybody knows what the table knows. */
    const told = async () => {
      const { table: now } = await anna.rest.ask('table', { id: table.id }, {});
      await until(() => [a, b].every((port) => port.tableView()?.number === now.number));
    };
    const insist = async (port: ServerTable, on: boolean) => {
      expect(await port.request({ do: 'insist', on })).toBeUndefined();
      await told();
    };
    await server.house.tables.act(table.id, { step: () => ({ is: 'close-floor', floor: 'bazaar' }) });
    await told();
    expect(asked()).toEqual([1, 1]);
    const [early] = b.tableView()?.questions ?? [];
    await insist(b, true);
    expect(asked()).toEqual([1, 0]);
    expect(a.tableView()).toMatchObject({ insisting: ['seat-2'], orderPending: false, waiting: [{ seat: 'seat-1' }] });
    const tooEarly = await b.request({ do: 'answer', question: early?.id ?? '', answer: 0 });
    expect(tooEarly?.code).toBe('not-open');
    await insist(b, false);
    expect(asked()).toEqual([1, 1]);
    expect(await answerOne(b)).toBe(true);
    await insist(b, true);
    expect(asked()).toEqual([1, 0]);
    expect(b.tableView()).toMatchObject({ insisting: ['seat-2'], orderPending: true });
    server.house.tables.forget(table.id);
    const { tableView } = await anna.rest.ask('tableView', { id: table.id }, {});
    expect(tableView).toMatchObject({ orderPending: true, questions: a.tableView()?.questions });
  });

  it('takes answers, tells everybody, and plays to the end', async () => {
    const { table, a, b } = await bazaar();
    while (!a.tableView()?.over) {
      const before = a.tableView()?.number;
      const did = (await answerOne(a)) || (await answerOne(b));
      expect(did).toBe(true);
      await until(() => a.tableView()?.number !== before && a.tableView()?.number === b.tableView()?.number);
    }
    const { table: now } = await anna.rest.ask('table', { id: table.id }, {});
    expect(now.state).toBe('over');
    expect(now.ranking).toHaveLength(2);
    const file = await anna.rest.ask('exportTable', { id: table.id }, {});
    expect(file).toMatchObject({ format: 1, game: 'bazaar' });
    const { table: again } = await ben.rest.ask('importTable', {}, { file });
    expect(again).toMatchObject({ state: 'over', number: now.number });
  });

  it('does a request once, however often it is sent', async () => {
    const { table, a } = await bazaar();
    const asked = a.tableView()?.questions[0];
    const question = asked?.id ?? '';
    const answer = await a.suggest(question);
    const request = { do: 'answer' as const, question, answer };
    const send = () => anna.rest.ask('act', { id: table.id }, { id: 'one', request });
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies).toEqual([{ refusal: null }, { refusal: null }, { refusal: null }]);
    const { table: now } = await anna.rest.ask('table', { id: table.id }, {});
    expect(now.number).toBe(1);
    const other = await anna.rest.ask('act', { id: table.id }, { id: 'two', request });
    expect(other.refusal).toMatchObject({ code: 'not-open' });
  });

  it('knows requests of the same id apart when two seats of one person make them', async () => {
    const seats = [{ is: 'me' as const }, { is: 'me' as const }];
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { seats }));
    const { id } = table;
    await anna.rest.ask('start', { id }, {});
    for (const seat of ['seat-1', 'seat-2']) {
      const { tableView } = await anna.rest.ask('tableView', { id, seat }, {});
      const question = tableView.questions[0]?.id ?? '';
      const { answer } = await anna.rest.ask('suggest', { id, seat }, { question });
      const request = { do: 'answer' as const, question, answer };
      expect(await anna.rest.ask('act', { id, seat }, { id: '1', request })).toEqual({ refusal: null });
    }
    const answered = await server.house.tables.examine(id, ({ journal }) =>
      journal.flatMap((entry) => (entry.is === 'answer' ? [entry.seat] : [])),
    );
    expect(answered).toEqual(['seat-1', 'seat-2']);
  });

  it('checks an answer without giving it', async () => {
    const { table, a } = await bazaar();
    const question = a.tableView()?.questions[0]?.id ?? '';
    expect(await a.check(question, { nonsense: true })).toMatchObject({ code: 'shape' });
    expect(await a.check(question, await a.suggest(question))).toBeUndefined();
    expect((await anna.rest.ask('table', { id: table.id }, {})).table.number).toBe(0);
  });

  it('lists the answers a question takes to the seat that is asked', async () => {
    const plan = planOf('auction', 2, { seats: [{ is: 'me' }, { is: 'bot', bot: 'random' }] });
    const { table } = await anna.rest.ask('createTable', {}, plan);
    await anna.rest.ask('start', { id: table.id }, {});
    const alone = anna.sit(table, 'seat-1');
    open.push(alone);
    await until(() => alone.tableView()?.questions[0]);
    const question = alone.tableView()?.questions[0]?.id ?? '';
    const listed = (await alone.list(question)) ?? [];
    expect(listed.length).toBeGreaterThan(1);
    const refusals = await alone.checkAll(
      question,
      listed.map(({ answer }) => answer),
    );
    expect(refusals).toEqual(listed.map(() => undefined));
    expect(await alone.list('0.seat-2.1')).toBeUndefined();
  });

  it('lets nobody answer for another seat', async () => {
    const { table, b } = await bazaar();
    const question = b.tableView()?.questions[0]?.id ?? '';
    const answer = await b.suggest(question);
    await expect(
      eve.rest.ask('act', { id: table.id }, { id: 'x', request: { do: 'answer', question, answer } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      anna.rest.ask('act', { id: table.id, seat: 'seat-2' }, { id: 'x', request: { do: 'answer', question, answer } }),
    ).rejects.toMatchObject({ status: 403 });
    const own = await anna.rest.ask('act', { id: table.id }, { id: 'x', request: { do: 'answer', question, answer } });
    expect(own.refusal).toMatchObject({ code: 'not-open' });
  });

  it('takes up where one left off after the connection broke', async () => {
    const { a, b, table } = await bazaar();
    b.close();
    await answerOne(a);
    const again = ben.sit(table, 'seat-2');
    open.push(again);
    await until(() => again.tableView()?.number === a.tableView()?.number);
    expect(again.tableView()?.view).toBeDefined();
  });

  it('shows what was at any time, and tells the story', async () => {
    const { a, b, table } = await bazaar();
    const first = a.tableView();
    for (let i = 0; i < 6; i++) {
      if (!(await answerOne(a))) await answerOne(b);
      await until(() => a.tableView()?.number === b.tableView()?.number);
    }
    const { tableView } = await anna.rest.ask('replay', { id: table.id, at: '0' }, {});
    expect(tableView).toEqual(JSON.parse(JSON.stringify(first)));
    const { news } = await anna.rest.ask('story', { id: table.id }, {});
    expect(news.length).toBeGreaterThan(0);
    expect(await a.story(0)).toEqual(news);
  });

  it('can be tried out in a private copy that changes nothing', async () => {
    const { a, table } = await bazaar();
    await answerOne(a);
    const { table: copy } = await anna.rest.ask('whatIf', { id: table.id }, {});
    expect(copy).toMatchObject({ whatIf: true, mine: ['seat-1', 'seat-2'] });
    const { tableView } = await anna.rest.ask('tableView', { id: copy.id, seat: 'seat-1' }, {});
    expect(tableView).toMatchObject({ view: a.tableView()?.view });
    await expect(ben.rest.ask('table', { id: copy.id }, {})).rejects.toMatchObject({ status: 404 });
    const mine = anna.sit(copy, 'seat-2');
    open.push(mine);
    await until(() => mine.tableView());
    const before = (await anna.rest.ask('table', { id: table.id }, {})).table.number;
    await answerOne(mine);
    expect((await anna.rest.ask('table', { id: table.id }, {})).table.number).toBe(before);
  });

  it('takes back an answer', async () => {
    const { a, table } = await bazaar();
    await answerOne(a);
    const answered = a.tableView()?.number;
    const refusal = await a.request({ do: 'take-back' });
    if (refusal === undefined) {
      await until(() => a.tableView()?.number !== answered);
      expect(a.tableView()?.questions.length).toBeGreaterThan(0);
    } else expect(refusal.code).toBeTruthy();
    expect((await anna.rest.ask('table', { id: table.id }, {})).table.state).toBe('playing');
  });

  it('goes back to an earlier move when all agree, and not before', async () => {
    const { a, b, table } = await bazaar();
    const began = a.tableView()?.view;
    // What was put out may have been taken in again by then, as the cards fell.
    for (let i = 0; i < 5 || same(a.tableView()?.view, began); i++) {
      if (!(await answerOne(a))) await answerOne(b);
      await until(() => a.tableView()?.number === b.tableView()?.number);
    }
    expect(await a.request({ do: 'propose-undo', to: 99 })).toMatchObject({ code: 'no-such-move' });
    expect(await a.request({ do: 'propose-undo', to: 0 })).toBeUndefined();
    await until(() => b.tableView()?.proposal);
    expect(b.tableView()?.proposal).toMatchObject({ to: 0 });
    expect(await b.request({ do: 'judge-undo', agrees: false })).toBeUndefined();
    await until(() => a.tableView()?.proposal === null);
    expect(a.tableView()?.view).not.toEqual(began);
    expect(await a.request({ do: 'propose-undo', to: 0 })).toBeUndefined();
    const { refusal } = await ben.rest.ask(
      'act',
      { id: table.id },
      { id: 'agreed', request: { do: 'judge-undo', agrees: true } },
    );
    expect(refusal).toBeNull();
    await until(() => a.tableView()?.proposal === null && a.tableView()?.number === b.tableView()?.number);
    const live = await server.house.tables.open(table.id);
    expect(live?.table?.journal.at(-1)).toMatchObject({ is: 'undone', to: 0 });
    expect((await answerOne(a)) || (await answerOne(b))).toBe(true);
    server.house.tables.forget(table.id);
    const { tableView } = await anna.rest.ask('tableView', { id: table.id }, {});
    await until(() => a.tableView()?.number === live?.row.number);
    expect(tableView).toEqual(JSON.parse(JSON.stringify(a.tableView())));
  });

  it('is watched by spectators, if it may be', async () => {
    const { table, a } = await bazaar();
    const watcher = eve.sit(table, null);
    open.push(watcher);
    await until(() => watcher.tableView());
    expect(watcher.tableView()?.questions).toEqual([]);
    await answerOne(a);
    await until(() => watcher.tableView()?.number === a.tableView()?.number);
    const { table: closed } = await bazaar({ watch: 'nobody' });
    await expect(eve.rest.ask('tableView', { id: closed.id }, {})).rejects.toMatchObject({ status: 404 });
  });
});

describe('bots', () => {
  it('play whole tables to the end by themselves, and others wait for them no longer than they must', async () => {
    const { table } = await anna.rest.ask(
      'createTable',
      {},
      planOf('bazaar', 3, {
        options: { rounds: 4 },
        seats: [
          { is: 'bot', bot: 'random' },
          { is: 'bot', bot: 'random' },
          { is: 'bot', bot: 'random' },
        ],
      }),
    );
    await anna.rest.ask('start', { id: table.id }, {});
    const over = await until(async () => {
      const { table: now } = await anna.rest.ask('table', { id: table.id }, {});
      return now.state === 'over' && now;
    });
    expect(over.ranking).toHaveLength(3);
  });
});
