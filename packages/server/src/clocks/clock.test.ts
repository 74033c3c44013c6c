import type { ClockPlan } from '@ecumene/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { answering } from '../tables/step.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';
import { Calendar } from './calendar.ts';
import { advance, firstClocks, lastClocks, leftAt, nextDue, pause, reminded, timeUp } from './clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Monday at midnight, Greenwich. */
const MONDAY = Date.UTC(2026, 10, 16);
const slow = (more: Partial<Extract<ClockPlan, { is: 'slow' }>> = {}): ClockPlan => ({
  is: 'slow',
  bank: 2,
  increment: 0,
  ...more,
});

describe('the clock of a seat', () => {
  const plan: ClockPlan = { is: 'live', minutes: 5, increment: 10 };
  const calendar = new Calendar(plan, []);
  const at = (now: number, awaited: string[], answered: string[] = []) => ({
    now,
    awaited: new Map(awaited.map((seat) => [seat, [`1.${seat}.1`]])),
    answered: answered.map((seat) => ({ seat, id: `1.${seat}.1` })),
    floor: undefined,
    floorSeconds: undefined,
  });

  it('runs while the seat is asked, and gains with each answer', () => {
    const asked = advance(plan, calendar, firstClocks(plan, ['a', 'b']), at(0, ['a']));
    expect(leftAt(calendar, asked.seats['a'] ?? never(), MINUTE)).toBe(4 * MINUTE);
    const answered = advance(plan, calendar, asked, at(MINUTE, ['b'], ['a']));
    expect(answered.seats['a']).toMatchObject({ left: 4 * MINUTE + 10_000, since: null });
    expect(answered.seats['b']).toMatchObject({ since: MINUTE });
    expect(nextDue(calendar, answered, MINUTE)).toBe(6 * MINUTE);
  });

  it('gains nothing by an answer it did not run for', () => {
    const resting = advance(plan, calendar, firstClocks(plan, ['a']), at(0, []));
    expect(advance(plan, calendar, resting, at(MINUTE, [], ['a'])).seats['a']?.left).toBe(5 * MINUTE);
    const asked = advance(plan, calendar, resting, at(0, ['a']));
    const aside = { ...at(MINUTE, ['a']), answered: [{ seat: 'a', id: '1.a.2' }] };
    const running = advance(plan, calendar, asked, aside).seats['a'] ?? never();
    expect(leftAt(calendar, running, MINUTE)).toBe(4 * MINUTE);
  });

  it('stands still while the table is paused', () => {
    const asked = advance(plan, calendar, firstClocks(plan, ['a']), at(0, ['a']));
    const paused = pause(calendar, asked, true, MINUTE);
    expect(timeUp(calendar, paused, DAY)).toEqual([]);
    const resumed = advance(plan, calendar, pause(calendar, paused, false, DAY), at(DAY, ['a']));
    expect(leftAt(calendar, resumed.seats['a'] ?? never(), DAY + MINUTE)).toBe(3 * MINUTE);
  });

  it('leaves half a day after the reminder, but where clocks are live', () => {
    for (const [kind, time] of [
      [slow({}), 12 * HOUR],
      [{ is: 'none' }, 12 * HOUR],
      [plan, MINUTE / 2],
    ] as const)
      expect(reminded(kind, lastClocks(kind, firstClocks(kind, ['a']), [{ seat: 'a' }]), 'a', 0).seats['a']?.left).toBe(
        time,
      );
  });

  it('of a floor keeps what was left while the table is paused or frozen', () => {
    const floor = (now: number, open = true) => ({
      ...at(now, []),
      floor: open ? 'market' : undefined,
      floorSeconds: 60,
    });
    const begun = advance(plan, calendar, firstClocks(plan, ['a']), floor(0));
    const paused = advance(plan, calendar, pause(calendar, begun, true, 40_000), floor(40_000));
    expect(nextDue(calendar, paused, 40_000)).toBeNull();
    const resumed = advance(plan, calendar, pause(calendar, paused, false, DAY), floor(DAY));
    expect(nextDue(calendar, resumed, DAY)).toBe(DAY + 20_000);
    const frozen = advance(plan, calendar, resumed, { ...floor(DAY + 5000), frozen: true });
    expect(nextDue(calendar, frozen, DAY + 5000)).toBeNull();
    const released = advance(plan, calendar, frozen, floor(2 * DAY));
    expect(nextDue(calendar, released, 2 * DAY)).toBe(2 * DAY + 15_000);
    expect(advance(plan, calendar, released, floor(2 * DAY, false)).floor).toBeNull();
  });

  it('of a floor over days ends after half the time as long as most are done', () => {
    const floor = (now: number, quorum: boolean, floorSeconds = 2 * 86_400) => ({
      ...at(now, []),
      floor: 'market',
      floorSeconds,
      quorum,
    });
    const begun = advance(plan, calendar, firstClocks(plan, ['a']), floor(0, false));
    expect(nextDue(calendar, begun, 0)).toBe(2 * DAY);
    const mostDone = advance(plan, calendar, begun, floor(HOUR, true));
    expect(nextDue(calendar, mostDone, HOUR)).toBe(DAY);
    const paused = advance(plan, calendar, pause(calendar, mostDone, true, HOUR), floor(HOUR, true));
    expect(nextDue(calendar, advance(plan, calendar, pause(calendar, paused, false, DAY), floor(DAY, true)), DAY)).toBe(
      DAY + 23 * HOUR,
    );
    const tradedAgain = advance(plan, calendar, mostDone, floor(2 * HOUR, false));
    expect(nextDue(calendar, tradedAgain, 2 * HOUR)).toBe(2 * DAY);
    const late = advance(plan, calendar, tradedAgain, floor(30 * HOUR, true));
    expect(timeUp(calendar, late, 30 * HOUR)).toEqual([{ is: 'close-floor', floor: 'market' }]);
    const evening = advance(plan, calendar, firstClocks(plan, ['a']), floor(0, true, 600));
    expect(nextDue(calendar, evening, 0)).toBe(600_000);
  });
});

function never(): never {
  throw new Error('no clock');
}

describe('a table with clocks', () => {
  let server: Running;
  let anna: Visitor;
  let ben: Visitor;
  let time = MONDAY;
  beforeAll(async () => {
    server = await startServer({}, { now: () => time });
    anna = await Visitor.come(server.address, 'Anna');
    ben = await Visitor.come(server.address, 'Ben');
  });
  afterAll(() => server.stop());

  /** Time goes by while the server is up. */
  const later = async (by: number): Promise<void> => {
    for (let left = by; left > 0; left -= 15_000) {
      time += Math.min(left, 15_000);
      await server.house.outages.beat();
    }
    await server.house.timekeeper.look();
  };
  const infoOf = async (id: string) => (await anna.rest.ask('table', { id }, {})).table;
  const play = async (more: object): Promise<string> => {
    const plan = planOf('auction', 2, { clock: { is: 'live', minutes: 1, increment: 0 }, ...more });
    const { table } = await anna.rest.ask('createTable', {}, plan);
    await ben.rest.ask('join', { id: table.id }, {});
    return table.id;
  };

  it('reminds a player who has run out of time, and then answers by default', async () => {
    const id = await play({});
    const [awaited] = (await infoOf(id)).waitingFor;
    await later(61_000);
    expect((await infoOf(id)).number).toBe(0);
    expect(
      await server.house.base.store.db.selectFrom('outbox').selectAll().where('table_id', '=', id).execute(),
    ).not.toEqual([]);
    await later(31_000);
    const { number } = await infoOf(id);
    expect(number).toBeGreaterThan(0);
    const live = await server.house.tables.open(id);
    expect(live?.table?.journal[0]).toMatchObject({ is: 'defaulted', seat: awaited });
    const clockOf = async () => (await infoOf(id)).seats.find(({ seat }) => seat === awaited)?.clock;
    expect(await clockOf()).toMatchObject({ lapses: [{ from: 0, to: 1 }], byBot: false });
  });

  it('lets a bot answer until the player returns, if the table chose that', async () => {
    const id = await play({ atZero: 'bot' });
    const [awaited = ''] = (await infoOf(id)).waitingFor;
    await later(61_000);
    await later(31_000);
    await until(async () => (await infoOf(id)).number > 0);
    const seatOf = async () => (await infoOf(id)).seats.find(({ seat }) => seat === awaited);
    expect((await seatOf())?.clock).toMatchObject({ byBot: true, lapses: [{ from: 0, to: null }] });
    const back = (awaited === 'seat-1' ? anna : ben).sit({ id, game: 'auction' }, awaited);
    await until(async () => (await seatOf())?.clock?.byBot === false);
    back.close();
    const { number } = await infoOf(id);
    expect((await seatOf())?.clock?.lapses).toEqual([{ from: 0, to: number }]);
  });

  /** A table where a bot answers for whoever was asked first, and the place of the other player. */
  const stoodIn = async () => {
    const id = await play({ atZero: 'bot' });
    const [awaited = ''] = (await infoOf(id)).waitingFor;
    await later(61_000);
    await later(31_000);
    await until(async () => (await infoOf(id)).number > 0);
    const [other, seat] = awaited === 'seat-1' ? [ben, 'seat-2'] : [anna, 'seat-1'];
    const port = other.sit({ id, game: 'auction' }, seat);
    await until(() => port.tableView());
    const kindsOf = async () => (await server.house.tables.open(id))?.table?.journal.map(({ is }) => is);
    return { id, awaited, port, kindsOf };
  };

  it('undoes what the others agree to, without waiting for a player for whom a bot answers', async () => {
    const { port, kindsOf } = await stoodIn();
    expect(await port.request({ do: 'propose-undo', to: 0 })).toBeUndefined();
    await until(async () => (await kindsOf())?.includes('undone'));
    port.close();
  });

  it('waits with an undo request for a player who is back', async () => {
    const { id, awaited, port, kindsOf } = await stoodIn();
    const back = (awaited === 'seat-1' ? anna : ben).sit({ id, game: 'auction' }, awaited);
    await until(async () => (await infoOf(id)).seats.every(({ clock }) => clock?.byBot === false));
    expect(await port.request({ do: 'propose-undo', to: 0 })).toBeUndefined();
    await until(() => back.tableView()?.proposal?.agreed.length === 1);
    expect(await kindsOf()).not.toContain('undo-judged');
    expect(await back.request({ do: 'judge-undo', agrees: true })).toBeUndefined();
    expect(await kindsOf()).toContain('undone');
    back.close();
    port.close();
  });

  it('lets the player a bot answers for decide again, and nobody else', async () => {
    const id = await play({ atZero: 'bot' });
    const [awaited = ''] = (await infoOf(id)).waitingFor;
    const [mine, other] = awaited === 'seat-1' ? [anna, ben] : [ben, anna];
    const port = mine.sit({ id, game: 'auction' }, awaited);
    await until(() => port.tableView());
    const clockOf = async () => (await infoOf(id)).seats.find(({ seat }) => seat === awaited)?.clock;
    await later(61_000);
    expect(await clockOf()).toMatchObject({ reminded: true, byBot: false });
    await later(31_000);
    await until(async () => (await infoOf(id)).number > 0);
    await other.rest.ask('comeBack', { id }, {});
    expect(await clockOf()).toMatchObject({ byBot: true });
    const { table } = await mine.rest.ask('comeBack', { id }, {});
    expect(table.seats.find(({ seat }) => seat === awaited)?.clock).toMatchObject({ byBot: false, reminded: false });
    port.close();
  });

  it('counts no time in which nobody could play, because the server or its database was down', async () => {
    const id = await play({});
    time += 10 * MINUTE;
    await server.house.timekeeper.look();
    await later(30_000);
    expect((await infoOf(id)).number).toBe(0);
    const running = (await infoOf(id)).seats.find(({ clock }) => clock?.running)?.clock;
    expect(running?.left).toBe(30_000);
  });

  it('charges no such time to a player who answers right after it', async () => {
    const id = await play({});
    await later(10_000);
    const [awaited = ''] = (await infoOf(id)).waitingFor;
    time += 10 * MINUTE;
    await server.house.tables.act(id, {
      step: ({ table }) => {
        const post = table?.openQuestions().find(({ seat }) => seat === awaited);
        return post && answering(awaited, post.id, post.asking.default());
      },
    });
    const seat = (await infoOf(id)).seats.find((one) => one.seat === awaited);
    expect(seat?.clock?.left).toBe(50_000);
  });

  it('stands still while the operator has frozen it', async () => {
    const id = await play({});
    const { tables } = server.house;
    await tables.act(id, { also: () => ({ facts: { frozen: 'a quarrel' } }) });
    await later(5 * MINUTE);
    await tables.act(id, { also: () => ({ facts: { frozen: null } }) });
    const running = (await infoOf(id)).seats.find(({ clock }) => clock?.running)?.clock;
    expect(running?.left).toBe(MINUTE);
  });

  it('stops the clock while an asked seat is open, and starts it when a player takes the seat', async () => {
    const id = await play({});
    const [awaited = ''] = (await infoOf(id)).waitingFor;
    const clock = async () => (await infoOf(id)).seats.find(({ seat }) => seat === awaited)?.clock;
    await later(10_000);
    await server.house.lobby.handOver(id, awaited, 'anyone');
    await later(20_000);
    expect(await clock()).toMatchObject({ running: false, left: 50_000 });
    await (awaited === 'seat-1' ? anna : ben).rest.ask('join', { id }, {});
    await later(5000);
    expect(await clock()).toMatchObject({ running: true, left: 45_000 });
  });

  it('does not penalize a player who takes over a seat whose time ran out', async () => {
    const id = await play({});
    const [awaited = ''] = (await infoOf(id)).waitingFor;
    const seat = async () => (await infoOf(id)).seats.find((one) => one.seat === awaited);
    await later(MINUTE);
    await later(10_000);
    await server.house.lobby.handOver(id, awaited, 'anyone');
    await (awaited === 'seat-1' ? anna : ben).rest.ask('join', { id }, {});
    expect(await seat()).toMatchObject({ clock: { running: true, left: 30_000 }, awaitedSince: time });
  });

  it('is seen to, whatever is the matter with another table', async () => {
    const broken = await play({});
    const id = await play({});
    const { tables, base } = server.house;
    await base.store.db.updateTable('tables').set({ game: 'chess', due: 1 }).where('id', '=', broken).execute();
    tables.forget(broken);
    await later(61_000);
    await later(31_000);
    expect((await infoOf(id)).number).toBeGreaterThan(0);
  });

  it('closes the floor when its own clock says so', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { floorSeconds: 60 }));
    await ben.rest.ask('join', { id: table.id }, {});
    const { house } = server;
    while ((await house.tables.examine(table.id, (live) => live.openFloors().length)) === 0) {
      await house.tables.examine(table.id, () => undefined);
      const post = await house.tables.examine(table.id, (live) => live.openQuestions()[0]);
      if (post === undefined) break;
      const answer = post.asking.default();
      await house.tables.act(table.id, { step: () => answering(post.seat, post.id, answer) });
    }
    expect((await infoOf(table.id)).floorEnds).toBe(time + 60_000);
    await later(61_000);
    const closed = await house.tables.examine(table.id, (live) => live.journal.some(({ is }) => is === 'floor-closed'));
    expect(closed).toBe(true);
  });

  it.each([
    ['for a question once, however often its answer is taken back', 'auction', 2 * MINUTE],
    ['nothing for what is said on a floor', 'bazaar', MINUTE],
  ])('pays %s', async (_, game, expected) => {
    const clock = { is: 'live', minutes: 1, increment: 60 } as const;
    const { id } = (await anna.rest.ask('createTable', {}, planOf(game, 2, { clock }))).table;
    await ben.rest.ask('join', { id }, {});
    const [awaited = ''] = (await infoOf(id)).waitingFor;
    for (let i = 0; i < 3; i++) {
      const answered = await server.house.tables.act(id, {
        step: ({ table }) => {
          const post = table?.openQuestions().find(({ seat }) => seat === awaited);
          return post && answering(awaited, post.id, post.asking.default());
        },
      });
      expect(answered).toBeUndefined();
      const after = (await infoOf(id)).seats.find(({ seat }) => seat === awaited);
      expect(after?.clock?.left).toBe(expected);
      const back = { is: 'request', seat: awaited, request: { do: 'take-back' } } as const;
      expect(await server.house.tables.act(id, { step: () => back })).toBeUndefined();
    }
  });

  it('is paused by more than half, and stands still until it is resumed', async () => {
    const id = await play({});
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is: 'pause' }, agrees: true });
    expect((await infoOf(id)).paused).toBe(true);
    await later(10 * MINUTE);
    expect((await infoOf(id)).number).toBe(0);
  });
});
