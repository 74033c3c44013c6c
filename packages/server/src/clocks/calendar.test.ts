import type { ClockPlan } from '@ecumene/client';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Calendar } from './calendar.ts';
import { nextDue, timeUp } from './clock.ts';
import { isPlace } from './time-zone.ts';

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

describe('the calendar of a slow clock', () => {
  it('counts every hour unless told otherwise', () => {
    expect(new Calendar(slow(), []).counted(MONDAY, MONDAY + 3 * DAY)).toBe(3 * DAY);
  });

  it('counts only the hours of its window', () => {
    const calendar = new Calendar(slow({ window: { from: 18 * 60, to: 22 * 60, zone: 60 } }), []);
    expect(calendar.counted(MONDAY, MONDAY + DAY)).toBe(4 * HOUR);
    expect(calendar.counted(MONDAY + 17 * HOUR, MONDAY + 18 * HOUR)).toBe(HOUR);
    expect(calendar.counted(MONDAY + 16 * HOUR, MONDAY + 17 * HOUR)).toBe(0);
  });

  it('lets a window reach over midnight', () => {
    const calendar = new Calendar(slow({ window: { from: 20 * 60, to: 2 * 60, zone: 0 } }), []);
    expect(calendar.counted(MONDAY, MONDAY + DAY)).toBe(6 * HOUR);
  });

  it('rests on weekends', () => {
    const calendar = new Calendar(slow({ weekendsOff: true }), []);
    expect(calendar.counted(MONDAY, MONDAY + 7 * DAY)).toBe(5 * DAY);
    expect(calendar.after(MONDAY + 4 * DAY + 23 * HOUR, 2 * HOUR)).toBe(MONDAY + 7 * DAY + HOUR);
  });

  it('keeps the hours of a place in summer and winter, also on the days in between', () => {
    const berlin = slow({ window: { from: 8 * 60, to: 22 * 60, zone: 60 }, place: 'Europe/Berlin' });
    const calendar = new Calendar(berlin, []);
    const opens = (day: number, month: number) =>
      new Date(calendar.after(Date.UTC(2027, month - 1, day), 1)).toISOString().slice(11, 16);
    expect([opens(27, 3), opens(28, 3), opens(30, 10), opens(31, 10)]).toEqual(['07:00', '06:00', '06:00', '07:00']);
    const allDay = { window: { from: 0, to: 0, zone: 60 }, weekendsOff: true, place: 'Europe/Berlin' };
    const night = new Calendar(slow(allDay), []);
    const sunday = Date.UTC(2027, 2, 27, 23);
    expect(night.counted(sunday - DAY, sunday + 23 * HOUR)).toBe(0);
    expect(night.counted(sunday, sunday + 24 * HOUR)).toBe(HOUR);
  });

  it('knows a place by its name, however it is spelled, and keeps it once', () => {
    const looked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    expect(isPlace('Africa/Windhoek')).toBe(true);
    expect(looked).toHaveBeenCalled();
    looked.mockClear();
    for (const name of ['africa/windhoek', 'AFRICA/WINDHOEK']) expect(isPlace(name)).toBe(true);
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
    for (const name of ['Atlantis', '+01:30', '']) expect(isPlace(name)).toBe(false);
  });

  it('has its weekend where the table was made', () => {
    const calendar = new Calendar(slow({ weekendsOff: true, place: 'Pacific/Auckland' }), []);
    const saturday = Date.UTC(2026, 10, 20, 11);
    expect(calendar.counted(saturday - HOUR, saturday + DAY)).toBe(HOUR);
    expect(calendar.counted(saturday + 2 * DAY, saturday + 3 * DAY)).toBe(DAY);
  });

  it('does not count the time in which the server was down', () => {
    const calendar = new Calendar({ is: 'live', minutes: 5, increment: 0 }, [{ began: 1000, ended: 61_000 }]);
    expect(calendar.counted(0, 62_000)).toBe(2000);
    expect(calendar.after(0, 2000)).toBe(62_000);
  });

  it('looks no further than two months ahead, however odd the hours', () => {
    const oddly = slow({ window: { from: 600, to: 601, zone: 0 }, weekendsOff: true, place: 'Europe/Berlin' });
    const calendar = new Calendar(oddly, []);
    const again = calendar.after(MONDAY, 365 * DAY);
    expect(again).toBe(MONDAY + 62 * DAY);
    expect(calendar.counted(MONDAY, again)).toBeLessThan(HOUR);
    const clocks = { paused: false, floor: { name: 'market', since: MONDAY, time: 14 * DAY }, seats: {} };
    expect(timeUp(calendar, clocks, again)).toEqual([]);
    expect(nextDue(calendar, clocks, again)).toBe(again + 62 * DAY);
  });

  it('finds the very moment at which so much has counted', () => {
    const windows = fc.record({
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 0, max: 1439 }),
      zone: fc.integer({ min: -720, max: 720 }),
    });
    fc.assert(
      fc.property(
        windows,
        fc.boolean(),
        fc.integer({ min: 1, max: 5 * DAY }),
        fc.constantFrom(undefined, 'Europe/Berlin', 'America/Havana', 'Australia/Lord_Howe'),
        fc.constantFrom(MONDAY, Date.UTC(2027, 2, 11), Date.UTC(2027, 9, 28)),
        (window, weekendsOff, time, place, from) => {
          fc.pre((window.to - window.from + 1440) % 1440 >= 180);
          const calendar = new Calendar(slow({ window, weekendsOff, ...(place && { place }) }), [
            { began: from + HOUR, ended: from + 3 * HOUR },
          ]);
          const end = calendar.after(from, time);
          expect(calendar.counted(from, end)).toBe(time);
          expect(calendar.counted(from, end - 1)).toBeLessThan(time);
          const middle = from + Math.floor((end - from) / 2);
          expect(calendar.counted(from, middle) + calendar.counted(middle, end)).toBe(time);
        },
      ),
    );
  });
});
