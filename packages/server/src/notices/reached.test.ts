import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Away } from '../testing/away.ts';
import { planOf, startServer, Visitor } from '../testing/server.ts';
import { quietFor } from './quiet.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the keys for notifications in browsers', () => {
  it('are made at the first start, and are the same from then on', async () => {
    const data = mkdtempSync(join(tmpdir(), 'ecumene-keys-'));
    const keyOf = async (): Promise<string | null> => {
      const server = await startServer({ data });
      const { pushKey } = await (await Visitor.come(server.address, 'Anna')).rest.ask('me', {}, {});
      await server.stop();
      return pushKey;
    };
    const first = await keyOf();
    expect(first).toMatch(/^[\w-]{80,}$/);
    expect(await keyOf()).toBe(first);
    rmSync(data, { recursive: true, force: true });
  });
});

describe('quiet hours', () => {
  const NOON = Date.UTC(2027, 0, 4, 12);

  it.each([
    ['before they begin', { from: 13 * 60, to: 14 * 60, place: 'Etc/UTC' }, 0],
    ['while they last', { from: 11 * 60, to: 14 * 60, place: 'Etc/UTC' }, 2 * HOUR],
    ['over midnight', { from: 22 * 60, to: 13 * 60, place: 'Etc/UTC' }, HOUR],
    ['when they are over', { from: 22 * 60, to: 12 * 60, place: 'Etc/UTC' }, 0],
    ['where somebody is', { from: 12 * 60 + 30, to: 13 * 60 + 30, place: 'Europe/Berlin' }, 30 * MINUTE],
  ])('are reckoned right %s', (_, hours, left) => {
    expect(quietFor(hours, NOON)).toBe(left);
  });
});

describe('someone who is away', () => {
  let away: Away;
  beforeAll(async () => {
    away = await Away.start();
  });
  afterAll(() => away.stop());

  it('is told nothing in their quiet hours, and everything when those are over', async () => {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    const now = new Date(away.server.house.base.now());
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const quiet = { from: minute, to: (minute + 60) % 1440, place: 'Etc/UTC' };
    expect((await ben.page.ask('changeMe', {}, { quiet })).person?.quiet).toEqual(quiet);
    await away.callBen(id);
    await away.deliver(MINUTE);
    expect(away.postedTo(ben)).toEqual([]);
    await away.deliver(HOUR);
    expect(away.postedTo(ben)).toHaveLength(1);
    const nowhere = { ...quiet, place: 'Atlantis' };
    await expect(ben.page.ask('changeMe', {}, { quiet: nowhere })).rejects.toMatchObject({
      refusal: { code: 'no-place' },
    });
    expect((await ben.page.ask('changeMe', {}, { quiet: null })).person?.quiet).toBeNull();
  });

  it('reads which game it is, what kind of decision and how urgent; a channel is told nothing else', async () => {
    const clock = { is: 'slow', bank: 2, increment: 1 } as const;
    const { id, ben } = await away.apart({ clock, atZero: 'bot' });
    await away.hookUp(ben);
    await away.callBen(id);
    const row = await away.server.house.base.store.db
      .selectFrom('outbox')
      .select('body')
      .where('person', '=', ben.id)
      .executeTakeFirstOrThrow();
    const { text, forAll } = JSON.parse(row.body);
    expect(forAll).toMatch(/^The Bazaar: It is your turn\. Decision: [a-z ]+\. 2 days left\.$/);
    expect(text).toMatch(/^The Bazaar: .+ 2 days left\.$/);
    await away.deliver(MINUTE);
    const [told = ''] = away.postedTo(ben);
    expect(told).toContain(forAll);
    expect(told).not.toContain(text);
  });

  it('hears of a turn at another table, how long they have, and that a bot has taken over', async () => {
    const clock = { is: 'live', minutes: 1, increment: 0 } as const;
    const { id, ben } = await away.apart({ clock, atZero: 'bot', name: 'Blitz' });
    const callsOf = async () => (await ben.rest.ask('myCalls', {}, {})).calls.filter(({ table }) => table === id);
    await away.callBen(id);
    const call = { table: id, name: 'Blitz', game: 'bazaar', is: 'turn' };
    expect(await callsOf()).toEqual([{ ...call, left: MINUTE, last: false }]);
    const { outages, timekeeper } = away.server.house;
    const later = async (time: number): Promise<void> => {
      for (let left = time; left > 0; left -= 15_000) {
        away.later(Math.min(left, 15_000));
        await outages.beat();
      }
      await timekeeper.look();
    };
    await later(45_000);
    expect(await callsOf()).toEqual([{ ...call, left: 15_000, last: false }]);
    await later(16_000);
    expect(await callsOf()).toMatchObject([{ last: true }]);
    await later(31_000);
    expect(await callsOf()).toEqual([{ ...call, is: 'bot-plays', left: null, last: false }]);
    await ben.rest.ask('comeBack', { id }, {});
    expect((await callsOf()).filter((one) => one.is === 'bot-plays')).toEqual([]);
  });

  it('hears of a rematch, in their calls and by their webhook, and no longer when they sit there', async () => {
    const { id, anna, ben } = await away.apart();
    await away.hookUp(ben);
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    const { table } = await anna.rest.ask('rematch', { id }, {});
    const calls = async () => (await ben.rest.ask('myCalls', {}, {})).calls.filter((one) => one.table === table.id);
    expect(await calls()).toMatchObject([{ is: 'seat-kept', left: null }]);
    away.posted.length = 0;
    await away.deliver(21_000);
    expect(away.postedTo(ben).join()).toContain('Anna wants to play again. Your seat is reserved.');
    await ben.rest.ask('join', { id: table.id }, {});
    expect((await calls()).filter((one) => one.is === 'seat-kept')).toEqual([]);
  });

  it('is not called to what others are asked', async () => {
    const cleo = await Visitor.come(away.server.address, 'Cleo');
    const { table } = await cleo.rest.ask('createTable', {}, planOf('bazaar', 2));
    expect((await cleo.rest.ask('myCalls', {}, {})).calls).toEqual([]);
    await cleo.rest.ask('removeTable', { id: table.id }, {});
  });
});
