import type { Notice, ServerTable } from '@ecumene/client';
import { type Entry, render, type Seat } from '@ecumene/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, until, type Visitor } from '../testing/server.ts';
import { canBeMissed, missedBy, remarksFor } from './table-notices.ts';

const TO_BOT = { is: 'hand-over' as const, seat: 'seat-3', to: 'bot' as const };
let server: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;
let eve: Visitor;
const open: ServerTable[] = [];

beforeAll(async () => {
  ({ server, anna, ben, cleo, eve } = await startWithPeople());
});
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});
afterAll(() => server.stop());

/** Somebody at a table, and what they were told there. */
interface Listener {
  readonly port: ServerTable;
  readonly told: string[];
  /** What each of it was about. */
  readonly about: Notice['about'][];
}

async function listen(who: Visitor, id: string, seat: Seat | null): Promise<Listener> {
  const port = who.sit({ id, game: 'auction' }, seat);
  const told: string[] = [];
  const about: Notice['about'][] = [];
  port.hearNotices((text, what) => {
    told.push(render(text));
    about.push(what);
  });
  open.push(port);
  await until(() => port.info());
  return { port, told, about };
}

/** A table at which Anna, Ben and Cleo play in this order. */
async function playing(more = {}): Promise<string> {
  const { table } = await anna.rest.ask('createTable', {}, planOf('auction', 3, more));
  for (const one of [ben, cleo]) await one.rest.ask('join', { id: table.id }, {});
  return table.id;
}

/** The three of them at their table, and Eve who looks on. */
async function together(more = {}) {
  const id = await playing(more);
  const [a, b, c, e] = await Promise.all([
    listen(anna, id, 'seat-1'),
    listen(ben, id, 'seat-2'),
    listen(cleo, id, 'seat-3'),
    listen(eve, id, null),
  ]);
  await until(() => [a, b, c].every(({ port }) => port.tableView()));
  return { id, a, b, c, e };
}

/** What is required of somebody now. */
function asked({ port }: Listener) {
  return port.tableView()?.questions.find(({ question }) => question.optional === undefined);
}

/** Whoever is asked answers; says who it was. */
async function answerOne(...all: readonly Listener[]): Promise<Listener> {
  const one = await until(() => all.find((listener) => asked(listener) !== undefined));
  const question = asked(one)?.id ?? '';
  const answer = await one.port.suggest(question);
  expect(await one.port.request({ do: 'answer', question, answer })).toBeUndefined();
  await until(() => asked(one)?.id !== question);
  return one;
}

/** Lets everything that is on its way arrive. */
async function settled(...all: readonly Listener[]): Promise<void> {
  const number = Math.max(...all.map(({ port }) => port.tableView()?.number ?? 0));
  await until(() => all.every(({ port }) => port.tableView()?.number === number));
  await Promise.all(all.map(({ port }) => port.check('none', 0)));
}

describe('a player who is at a table', () => {
  it('is told who is against an undo, except the player who is', async () => {
    const { a, b, c, e } = await together();
    await answerOne(a, b, c);
    expect(await a.port.request({ do: 'propose-undo', to: 0 })).toBeUndefined();
    expect(await b.port.request({ do: 'judge-undo', agrees: true })).toBeUndefined();
    expect(await c.port.request({ do: 'judge-undo', agrees: false })).toBeUndefined();
    await until(() => [a, b, e].every(({ told }) => told.length > 0));
    await settled(a, b, c);
    for (const { told } of [a, b, e]) expect(told).toEqual(['seat-3 declined the undo request.']);
    expect(c.told).toEqual([]);
  });

  it('is told that something is undone once everybody has agreed, and by whose wish', async () => {
    const { a, b, c, e } = await together();
    await answerOne(a, b, c);
    await a.port.request({ do: 'propose-undo', to: 0 });
    await c.port.request({ do: 'judge-undo', agrees: false });
    await a.port.request({ do: 'propose-undo', to: 0 });
    for (const { port } of [b, c]) await port.request({ do: 'judge-undo', agrees: true });
    const all = [a, b, c, e];
    const others = 'Everyone agreed. seat-1’s undo request was carried out.';
    await until(() => all.every(({ told }) => told.at(-1)?.startsWith('Everyone agreed')));
    expect(all.map(({ told }) => told.at(-1))).toEqual([
      'Everyone agreed. Your undo request was carried out.',
      others,
      others,
      others,
    ]);
    expect(a.about).toEqual(['undo', 'undo']);
  });

  it('is told on coming back that what they asked to undo is undone', async () => {
    const { id, a, b, c } = await together();
    await answerOne(a, b, c);
    await a.port.request({ do: 'propose-undo', to: 0 });
    a.port.close();
    await until(() => c.port.info()?.seats.filter(({ here }) => here).length === 2);
    for (const { port } of [b, c]) await port.request({ do: 'judge-undo', agrees: true });
    expect((await listen(anna, id, 'seat-1')).told).toEqual(['Everyone agreed. Your undo request was carried out.']);
  });

  it('is told nothing of undos in a game against bots only', () => {
    const journal: Entry[] = [
      { is: 'answer', seat: 'seat-1', question: '0.seat-1.1', topic: 'bid', answer: 1 },
      { is: 'undo-proposed', seat: 'seat-1', to: 0 },
      { is: 'undone', to: 0, time: 1 },
    ];
    for (const seat of ['seat-1', null]) expect(remarksFor(journal, 1, { seat, unasked: true })).toEqual([]);
  });

  it('is told on coming back who is against undoing what they asked to, once, and nobody else is', async () => {
    const { id, a, b, c } = await together();
    await answerOne(a, b, c);
    await a.port.request({ do: 'propose-undo', to: 0 });
    a.port.close();
    b.port.close();
    await until(() => c.port.info()?.seats.filter(({ here }) => here).length === 1);
    await c.port.request({ do: 'judge-undo', agrees: false });
    const [again, other] = [await listen(anna, id, 'seat-1'), await listen(ben, id, 'seat-2')];
    expect(again.told).toEqual(['seat-3 declined the undo request.']);
    expect(other.told).toEqual([]);
    again.port.unplug();
    again.port.wake();
    await until(() => again.port.state() === 'live');
    await again.port.story(0);
    expect(again.told).toHaveLength(1);
  });

  it('is told who no longer asks to undo', async () => {
    const { a, b, c } = await together();
    await answerOne(a, b, c);
    await a.port.request({ do: 'propose-undo', to: 0 });
    await a.port.request({ do: 'judge-undo', agrees: false });
    await until(() => b.told.length > 0 && c.told.length > 0);
    await settled(a, b, c);
    expect([a.told, b.told, c.told]).toEqual([
      [],
      ['seat-1 withdrew the undo request.'],
      ['seat-1 withdrew the undo request.'],
    ]);
  });

  it('is told who took an answer back when what they were asked is gone by that, and only then', async () => {
    const { a, b, c, e } = await together();
    const one = await answerOne(a, b, c);
    const next = await until(() => [a, b, c].find((listener) => listener !== one && asked(listener) !== undefined));
    expect(await one.port.request({ do: 'take-back' })).toBeUndefined();
    await until(() => next.told.length > 0);
    await settled(a, b, c);
    for (const listener of [a, b, c, e])
      expect(listener.told).toEqual(
        listener === next ? [`${one.port.seat} undid an answer. Your question has changed.`] : [],
      );
    expect(next.about).toEqual(['question']);
  });

  it('is told none of it where they see the game only later', async () => {
    const { a, b, c, e } = await together({ delayMinutes: 5 });
    await answerOne(a, b, c);
    await a.port.request({ do: 'propose-undo', to: 0 });
    await c.port.request({ do: 'judge-undo', agrees: false });
    await until(() => b.told.length > 0);
    await e.port.story(0);
    expect(e.told).toEqual([]);
  });
});

describe('notices about undo requests', () => {
  const asks = (seat: Seat): Entry => ({ is: 'undo-proposed', seat, to: 0 });
  const no = (seat: Seat): Entry => ({ is: 'undo-judged', seat, agrees: false });
  const AGAINST = 'bo declined the undo request.';

  it('is known by who asked last, also before what is looked at', () => {
    const journal = [asks('ada'), no('bo'), asks('bo'), no('bo'), asks('cy'), no('bo')];
    const told = (seat: Seat, from: number) => missedBy(seat, journal, from).map(({ text }) => render(text));
    expect([told('ada', 0), told('ada', 1), told('ada', 2)]).toEqual([[AGAINST], [AGAINST], []]);
    expect([told('bo', 0), told('cy', 5), told('cy', 6)]).toEqual([[], [AGAINST], []]);
    const said = remarksFor(journal, 1, { seat: 'ada', unasked: false }).map(({ text }) => render(text));
    expect(said).toEqual([AGAINST, 'bo withdrew the undo request.', AGAINST]);
  });

  it('is found by reading a journal a few times, however much was said', () => {
    const length = 2000;
    let read = 0;
    const journal = new Proxy(
      Array.from({ length }, (_, i) => (i % 2 === 0 ? asks('ada') : no('bo'))),
      {
        get(entries, name) {
          read += 1;
          return Reflect.get(entries, name);
        },
      },
    );
    expect(canBeMissed(journal)).toBe(true);
    for (const from of [0, 1, length - 1]) expect(missedBy('ada', journal, from)).toHaveLength(1);
    expect(remarksFor(journal, 1, { seat: 'ada', unasked: false })).toHaveLength(length / 2);
    expect(read).toBeLessThan(12 * length);
  });
});

describe('a player who comes back and has no seat any more', () => {
  const A_BOT =
    'You no longer have your seat here. A bot plays it now. To come back, ask the others in the chat. They can vote to open the seat.';

  /** What Cleo is told when she comes without a seat. */
  async function toldToCleo(id: string): Promise<readonly string[]> {
    const { port, told, about } = await listen(cleo, id, null);
    await until(() => port.info());
    expect(about).toEqual([{ seat: 'seat-3' }]);
    port.close();
    return told;
  }

  it('is told that a bot plays it, and how to come back', async () => {
    const id = await playing();
    await cleo.rest.ask('vote', { id }, { motion: TO_BOT, agrees: true });
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: TO_BOT, agrees: true });
    expect(await toldToCleo(id)).toEqual([A_BOT]);
  });

  it('is told so when the page was open all the time', async () => {
    const { id, c } = await together();
    await server.house.lobby.handOver(id, 'seat-3', 'bot');
    await until(() => c.port.state() === 'gone');
    expect(await toldToCleo(id)).toEqual([A_BOT]);
  });

  it('is told so where they see the game only later, too', async () => {
    const id = await playing({ delayMinutes: 5 });
    await cleo.rest.ask('leave', { id }, { to: 'bot' });
    expect(await toldToCleo(id)).toEqual([A_BOT]);
  });

  it('is not told again when the connection was lost for a moment', async () => {
    const id = await playing();
    await cleo.rest.ask('leave', { id }, { to: 'bot' });
    const { port, told } = await listen(cleo, id, null);
    port.unplug();
    await until(() => port.state() !== 'live');
    port.wake();
    await until(() => port.state() === 'live');
    await port.story(0);
    expect(told).toEqual([A_BOT]);
  });

  it('is told that it is free, or who has it', async () => {
    const id = await playing();
    await server.house.lobby.handOver(id, 'seat-3', 'anyone');
    expect(await toldToCleo(id)).toEqual(['You no longer have your seat here. It is free, and you can take it again.']);
    await eve.rest.ask('join', { id }, {});
    expect(await toldToCleo(id)).toEqual(['You no longer have your seat here. seat-3 plays it now.']);
  });

  it('is told nothing once they sit again, and who never sat here never is', async () => {
    const id = await playing();
    await server.house.lobby.handOver(id, 'seat-3', 'anyone');
    expect((await listen(eve, id, null)).told).toEqual([]);
    await cleo.rest.ask('join', { id }, {});
    expect((await listen(cleo, id, 'seat-3')).told).toEqual([]);
  });
});
