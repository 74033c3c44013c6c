import type { ClockPlan } from '@ecumene/client';
import { describe, expect, it } from 'vitest';
import { planOf, startServer, Visitor } from '../testing/server.ts';
import { Calendar } from './calendar.ts';
import { advance, type Clocks, firstClocks, holiday, takenOver, timeUp } from './clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONDAY = Date.UTC(2026, 10, 16);
const plan: ClockPlan = { is: 'slow', bank: 2, increment: 0, holidays: 6 };
const calendar = new Calendar(plan, []);

/** The clocks of two seats, both awaited since Monday began. */
function awaited(): Clocks {
  const questions = new Map(['a', 'b'].map((seat) => [seat, [`1.${seat}.1`]]));
  const state = { now: MONDAY, awaited: questions, answered: [], floor: undefined, floorSeconds: undefined };
  return advance(plan, calendar, firstClocks(plan, ['a', 'b']), state);
}

function off(clocks: Clocks, seats: readonly string[], days: number, now: number): Clocks {
  const after = holiday(calendar, clocks, seats, days, now);
  if (after === undefined) throw new Error('there are not that many days left');
  return after;
}

describe('a holiday', () => {
  it('stops the clock of the seat, as long as there are days left', () => {
    const away = off(awaited(), ['a'], 4, MONDAY + HOUR);
    expect(away.seats['a']).toMatchObject({ left: 2 * DAY - HOUR, holidaysLeft: 2, since: null });
    expect(away.seats['b']).toMatchObject({ holidaysLeft: 6, since: MONDAY });
    expect(holiday(calendar, away, ['a'], 3, MONDAY + 2 * HOUR)).toBeUndefined();
    expect(timeUp(calendar, away, MONDAY + 4 * DAY + HOUR)).toContainEqual({ is: 'holiday-over', seat: 'a' });
  });

  it('is over when another player takes over the seat', () => {
    const away = off(firstClocks(plan, ['a']), ['a'], 2, MONDAY);
    expect(takenOver(plan, away, 'a', 0).seats['a']).toMatchObject({ holidayUntil: null, left: 2 * DAY });
  });

  it('grows by further days, and gives back the whole days that were not taken', () => {
    const away = off(awaited(), ['a'], 3, MONDAY);
    const longer = off(away, ['a'], 1, MONDAY + DAY);
    expect(longer.seats['a']).toMatchObject({ holidayUntil: MONDAY + 4 * DAY, holidaysLeft: 2 });
    const back = off(longer, ['a'], 0, MONDAY + DAY + HOUR);
    expect(back.seats['a']).toMatchObject({ holidayUntil: null, holidaysLeft: 4, left: 2 * DAY });
  });

  it('is taken in all seats or in none', () => {
    const once = off(awaited(), ['a'], 4, MONDAY);
    expect(holiday(calendar, once, ['b', 'a'], 3, MONDAY)).toBeUndefined();
    const both = off(once, ['b', 'a'], 2, MONDAY);
    expect(both.seats).toMatchObject({
      a: { holidayUntil: MONDAY + 6 * DAY, holidaysLeft: 0 },
      b: { holidayUntil: MONDAY + 2 * DAY, holidaysLeft: 4 },
    });
  });

  it('of someone with two seats stops both their clocks', async () => {
    const server = await startServer({}, { now: () => MONDAY });
    try {
      const [anna, ben] = [await Visitor.come(server.address, 'Anna'), await Visitor.come(server.address, 'Ben')];
      const seats = [{ is: 'me' as const }, { is: 'me' as const }, { is: 'open' as const }];
      const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3, { seats, clock: plan }));
      await ben.rest.ask('join', { id: table.id }, {});
      await anna.rest.ask('holiday', { id: table.id }, { days: 2 });
      const after = (await anna.rest.ask('table', { id: table.id }, {})).table;
      const until = MONDAY + 2 * DAY;
      expect(after.seats.map(({ clock }) => clock?.holidayUntil)).toEqual([until, until, null]);
    } finally {
      await server.stop();
    }
  });
});
