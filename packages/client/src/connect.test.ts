import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServerTable } from './connect.ts';
import { CLOSED, PROTOCOL } from './messages.ts';
import type { Socket } from './socket.ts';
import type { News, TableView } from './table-view-form.ts';
import { sampleInfo, sampleSeat, sampleTableView } from './testing/samples.ts';
import { TestWire } from './testing/test-wire.ts';

const tableViewOf = (number: number, more: Partial<TableView> = {}): TableView =>
  sampleTableView({ number, seats: ['a'], ...more });
const news = (number: number): News => ({
  number,
  happening: { event: { what: 'x' }, rule: 'X 1', knows: 'all', reveals: false },
});

const GATHERING = sampleInfo({ state: 'gathering' });

let wires: TestWire[];
let table: ServerTable;

/** The latest wire. */
function wire(): TestWire {
  const last = wires.at(-1);
  if (last === undefined) throw new Error('nobody has connected');
  return last;
}

function comesIn(number: number, told: readonly News[] = [], more = false): void {
  wire().opens();
  wire().says({ is: 'view', tableView: tableViewOf(number), news: told, more });
}

/** Waits until it is tried again. */
function triesAgain(): void {
  for (const before = wires.length; wires.length === before; ) vi.advanceTimersByTime(50);
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  const open = (): Socket => {
    wires.push(new TestWire());
    return wire();
  };
  table = new ServerTable({ id: 't', game: 'g', seat: 'a' }, { open, patience: 100 });
  comesIn(3);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('a table on a server', () => {
  test('keeps nothing that is wished for while there is no connection: it says so', async () => {
    wire().breaks();
    expect(table.state()).toBe('connecting');
    expect(await table.request({ do: 'take-back' })).toMatchObject({ code: 'not-sent' });
    expect(await table.say('Hello?')).toMatchObject({ code: 'not-sent' });
    expect(table.unsure()).toBe(false);
    vi.advanceTimersByTime(1000);
    comesIn(3);
    expect(wire().ids('do')).toEqual([]);
  });

  test('is there before the game, when there is nothing to see yet, and asks once what was asked too early', async () => {
    const early = new ServerTable(
      { id: 't', game: 'g', seat: 'a' },
      {
        open: () => {
          wires.push(new TestWire());
          return wire();
        },
      },
    );
    const said = early.say('Who comes?');
    wire().opens();
    expect(wire().ids('say')).toEqual([]);
    wire().says({ is: 'info', info: GATHERING });
    expect(early.state()).toBe('live');
    wire().says({ is: 'view', tableView: tableViewOf(0), news: [], more: false });
    const ids = wire().ids('say');
    expect(ids).toHaveLength(1);
    wire().says({ is: 'done', id: ids[0] ?? '', refusal: null });
    expect(await said).toBeUndefined();
    early.close();
  });

  test('sends a private message to the player known to have the seat, so that nobody else reads what arrives late', () => {
    const seats = [sampleSeat('a'), { ...sampleSeat('b'), person: 'ben' }];
    wire().says({ is: 'info', info: sampleInfo({ seats }) });
    void table.say('Silk for gold?', 'b');
    void table.say('Hello');
    expect(wire().sent.filter(({ is }) => is === 'say')).toMatchObject([{ to: 'b', whom: 'ben' }, { text: 'Hello' }]);
    expect(wire().sent.at(-1)).not.toHaveProperty('whom');
  });

  test('plays where a browser makes no UUIDs: on a page that came over plain http', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    const done = table.request({ do: 'take-back' });
    wire().says({ is: 'done', id: '07'.repeat(16), refusal: null });
    vi.unstubAllGlobals();
    expect(await done).toBe(undefined);
  });

  test('asks again, under the same id, what was on its way', async () => {
    const done = table.request({ do: 'take-back' });
    const ids = wire().ids('do');
    wire().breaks();
    expect(table.unsure()).toBe(true);
    vi.advanceTimersByTime(1000);
    comesIn(4);
    expect(wire().ids('do')).toEqual(ids);
    wire().says({ is: 'done', id: ids[0] ?? '', refusal: null });
    expect(await done).toBe(undefined);
    expect(table.unsure()).toBe(false);
  });

  test('says why it is out of reach, and comes back with what it last saw', () => {
    wire().says({ is: 'closing', after: 700 });
    wire().breaks(CLOSED.restart);
    expect([table.state(), table.trouble()]).toEqual(['connecting', 'restart']);
    vi.advanceTimersByTime(699);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    wire().opens();
    expect(wire().sent).toEqual([{ is: 'hello', speaks: PROTOCOL, since: 3 }]);
    comesIn(3);
    expect([table.state(), table.trouble()]).toEqual(['live', undefined]);
  });

  test('believes the device that there is no network, and wakes with it', () => {
    table.unplug();
    expect([table.state(), table.trouble()]).toEqual(['offline', 'network']);
    expect(wires).toHaveLength(1);
    table.wake();
    expect(wires).toHaveLength(2);
    comesIn(5);
    expect(table.state()).toBe('live');
  });

  test('tells whether it is looked at, and says so again to a server that knows nothing of it', () => {
    table.looking(true);
    expect(wire().sent.map(({ is }) => is)).toEqual(['hello']);
    table.looking(false);
    expect(wire().sent.at(-1)).toEqual({ is: 'looking', on: false });
    wire().breaks();
    table.looking(true);
    table.looking(false);
    vi.advanceTimersByTime(1000);
    expect(wire().sent).toEqual([]);
    wire().opens();
    expect(wire().sent).toEqual([
      { is: 'hello', speaks: PROTOCOL, since: 3 },
      { is: 'looking', on: false },
    ]);
    table.looking(true);
    expect(wire().sent.at(-1)).toEqual({ is: 'looking', on: true });
  });

  test('notices a connection that died in its sleep', () => {
    table.wake();
    expect(wire().sent.at(-1)).toEqual({ is: 'ping' });
    vi.advanceTimersByTime(4000);
    expect(table.state()).not.toBe('live');
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
  });

  test('keeps a connection that gives a sign of life', () => {
    table.wake();
    wire().says({ is: 'update', from: 3, change: null, news: [] });
    vi.advanceTimersByTime(10_000);
    expect(wires).toHaveLength(1);
    expect(table.state()).toBe('live');
  });

  test('checks the connection while nothing happens, and notices when it is lost', () => {
    for (let i = 1; i <= 5; i++) {
      vi.advanceTimersByTime(45_000);
      expect(wire().sent.filter(({ is }) => is === 'ping')).toHaveLength(i);
      wire().says({ is: 'pong' });
    }
    vi.advanceTimersByTime(45_000);
    expect(table.state()).toBe('live');
    vi.advanceTimersByTime(4000);
    expect([table.state(), table.trouble()]).toEqual(['connecting', 'network']);
  });

  test('is impatient again when something is asked in the silence', () => {
    vi.advanceTimersByTime(30_000);
    table.suggest('q');
    vi.advanceTimersByTime(4000);
    expect(wire().sent.at(-1)).toEqual({ is: 'ping' });
  });

  test('gives up a connection that swallows what is asked, says so, and asks again under the same id', async () => {
    const done = table.request({ do: 'take-back' });
    const ids = wire().ids('do');
    vi.advanceTimersByTime(4000);
    expect(wire().sent.at(-1)).toEqual({ is: 'ping' });
    expect(table.state()).toBe('live');
    vi.advanceTimersByTime(4000);
    expect([table.state(), table.trouble(), table.unsure()]).toEqual(['connecting', 'network', true]);
    vi.advanceTimersByTime(1000);
    comesIn(3);
    expect(wire().ids('do')).toEqual(ids);
    wire().says({ is: 'done', id: ids[0] ?? '', refusal: null });
    expect(await done).toBe(undefined);
    vi.advanceTimersByTime(40_000);
    expect(wires).toHaveLength(2);
    expect(wire().ids('do')).toEqual(ids);
  });

  test('waits for a slow answer as long as the connection holds', async () => {
    const suggested = table.suggest('q');
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(4000);
      expect(wire().sent.filter(({ is }) => is === 'ping')).toHaveLength(i + 1);
      wire().says({ is: 'pong' });
    }
    expect(table.state()).toBe('live');
    wire().says({ is: 'suggested', id: wire().ids('suggest')[0] ?? '', answer: 7 });
    expect(await suggested).toBe(7);
    vi.advanceTimersByTime(40_000);
    expect(wire().sent.filter(({ is }) => is === 'ping')).toHaveLength(10);
    expect(wires).toHaveLength(1);
  });

  test('tries another connection when one does not open, or opens and says nothing', () => {
    wire().breaks();
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(wires).toHaveLength(3);
    expect(wires[1]?.sent).toEqual([]);
    wire().opens();
    vi.advanceTimersByTime(9000);
    expect(wires).toHaveLength(4);
    comesIn(3);
    expect(table.state()).toBe('live');
  });

  test('tries another connection when it is refused on coming in', () => {
    const refused = { is: 'error', id: null, refusal: { code: 'busy', text: { say: 'Not now.' } } } as const;
    wire().says(refused);
    expect(table.state()).toBe('live');
    wire().breaks();
    triesAgain();
    wire().opens();
    wire().says(refused);
    triesAgain();
    expect(wires).toHaveLength(3);
    comesIn(3);
    expect(table.state()).toBe('live');
  });

  test('waits longer each time nothing was heard on a connection, until something is', () => {
    const pings = () => wire().sent.filter(({ is }) => is === 'ping').length;
    wire().breaks();
    for (const patience of [4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      triesAgain();
      wire().opens();
      vi.advanceTimersByTime(patience - 1);
      expect(pings()).toBe(0);
      vi.advanceTimersByTime(1);
      expect(pings()).toBe(1);
      vi.advanceTimersByTime(4000);
      expect(table.trouble()).toBe('network');
    }
    triesAgain();
    comesIn(3);
    table.suggest('q');
    vi.advanceTimersByTime(4000);
    expect(pings()).toBe(1);
  });

  test('does not wait longer because none could be opened', () => {
    wire().breaks();
    for (let i = 0; i < 5; i++) triesAgain();
    wire().opens();
    vi.advanceTimersByTime(4000);
    expect(wire().sent.at(-1)).toEqual({ is: 'ping' });
  });

  test('tells in order what was missed while what had been missed before was still being fetched', async () => {
    const heard: number[] = [];
    table.listen((more) => heard.push(...more.map(({ number }) => number)));
    wire().breaks();
    vi.advanceTimersByTime(1000);
    comesIn(5, [], true);
    wire().says({ is: 'update', from: 5, change: { set: { number: [6] } }, news: [news(5)] });
    wire().breaks();
    vi.advanceTimersByTime(1000);
    comesIn(8, [], true);
    wire().says({ is: 'update', from: 8, change: { set: { number: [9] } }, news: [news(8)] });
    const asked = wire().sent.filter((message) => message.is === 'story');
    expect(asked.map(({ since }) => since)).toEqual([3, 6]);
    const [first = '', second = ''] = wire().ids('story');
    wire().says({ is: 'story', id: second, news: [news(6), news(7), news(8)], next: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([]);
    wire().says({ is: 'story', id: first, news: [3, 4, 5, 6, 7, 8].map(news), next: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([3, 4, 5, 6, 7, 8]);
    wire().says({ is: 'update', from: 9, change: { set: { number: [10] } }, news: [news(9)] });
    expect(heard.at(-1)).toBe(9);
  });

  test('fetches through the next connection what was refused through this one, and tells it before anything else', async () => {
    const heard: number[] = [];
    table.listen((more) => heard.push(...more.map(({ number }) => number)));
    wire().breaks();
    triesAgain();
    comesIn(5, [], true);
    const [refused = ''] = wire().ids('story');
    wire().says({ is: 'error', id: refused, refusal: { code: 'wrong-form', text: { say: 'No.' } } });
    await vi.advanceTimersByTimeAsync(0);
    wire().says({ is: 'update', from: 5, change: { set: { number: [6] } }, news: [news(5)] });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([]);
    wire().breaks();
    triesAgain();
    comesIn(6);
    await vi.advanceTimersByTimeAsync(0);
    const [id = ''] = wire().ids('story');
    wire().says({ is: 'story', id, news: [3, 4, 5].map(news), next: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([3, 4, 5]);
  });

  test('tells nobody again how the game began', async () => {
    const heard: number[] = [];
    wire().says({ is: 'view', tableView: tableViewOf(0), news: [], more: false });
    table.listen((more) => heard.push(...more.map(({ number }) => number)));
    wire().breaks();
    triesAgain();
    comesIn(1, [], true);
    wire().says({ is: 'story', id: wire().ids('story')[0] ?? '', news: [news(-1), news(0)], next: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([0]);
  });

  test('tells everything that was missed, in order and once, however much it was', async () => {
    const heard: number[] = [];
    table.listen((more) => heard.push(...more.map(({ number }) => number)));
    wire().breaks();
    vi.advanceTimersByTime(1000);
    comesIn(6, [news(5)], true);
    wire().says({ is: 'update', from: 6, change: { set: { number: [7] } }, news: [news(6)] });
    expect(heard).toEqual([]);
    const [id = ''] = wire().ids('story');
    wire().says({ is: 'story', id, news: [news(3), news(4), news(5), news(6)], next: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([3, 4, 5, 6]);
  });

  test('knows from what is played alone who is asked now, and since when by the clock of the server', () => {
    const before = sampleInfo({ number: 3, moved: 40_000, asOf: 50_000, waitingFor: ['a'], unread: 2 });
    wire().says({ is: 'info', info: before });
    vi.advanceTimersByTime(7000);
    wire().says({ is: 'update', from: 3, change: { set: { number: [4], waiting: [[{ seat: 'b' }]] } }, news: [] });
    expect(table.info()).toEqual({ ...before, number: 4, moved: 57_000, asOf: 57_000, waitingFor: ['b'] });
    vi.advanceTimersByTime(2000);
    wire().says({ is: 'update', from: 4, change: { set: { number: [5] } }, news: [] });
    expect(table.info()).toMatchObject({ number: 5, moved: 59_000, asOf: 59_000 });
  });

  test('takes nothing for a move that is none', () => {
    const before = sampleInfo({ number: 3, moved: 40_000, asOf: 50_000 });
    wire().says({ is: 'info', info: before });
    vi.advanceTimersByTime(7000);
    wire().says({ is: 'update', from: 3, change: { set: { mayTakeBack: [true] } }, news: [] });
    expect(table.info()).toEqual(before);
  });

  test.each([
    { is: 'live', minutes: 12, increment: 30 },
    { is: 'slow', bank: 3, increment: 12 },
  ] as const)('waits for what the server tells after a move where $is clocks run', (clock) => {
    const { plan } = sampleInfo();
    const before = sampleInfo({ plan: { ...plan, clock }, number: 3, waitingFor: ['a'] });
    wire().says({ is: 'info', info: before });
    vi.advanceTimersByTime(7000);
    wire().says({ is: 'update', from: 3, change: { set: { number: [4] } }, news: [] });
    expect(table.info()).toEqual(before);
    expect(table.tableView()?.number).toBe(4);
  });

  test('checks many answers with one message', async () => {
    const checked = table.checkAll('q', [1, 2]);
    const [id = ''] = wire().ids('check-all');
    wire().says({ is: 'checked-all', id, refusals: [null, { code: 'no', text: { say: 'No.' } }] });
    expect(await checked).toEqual([undefined, { code: 'no', text: { say: 'No.' } }]);
  });
});
