import type { ClockPlan, TableInfo } from '@ecumene/client';
import { sampleInfo } from '@ecumene/client/testing';
import { describe, expect, test } from 'vitest';
import { faceOf, isShort, leftNow, tradeLeft } from './clock-face.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const LIVE: ClockPlan = { is: 'live', minutes: 5, increment: 0 };
const SLOW: ClockPlan = { is: 'slow', bank: 5, increment: 0 };

const company = (clock: ClockPlan, more: Partial<TableInfo> = {}) => {
  const info = sampleInfo({ asOf: 5000, ...more });
  return { info: { ...info, plan: { ...info.plan, clock } }, heard: 100 };
};
const ticking = {
  left: 90 * SECOND,
  asOf: 0,
  running: true,
  holidayUntil: null,
  holidaysLeft: 0,
  byBot: false,
};

describe('a clock on the screen', () => {
  test('runs down from when it was last told', () => {
    expect(leftNow(ticking, company(LIVE), 100)).toBe(90 * SECOND);
    expect(leftNow(ticking, company(LIVE), 30_100)).toBe(60 * SECOND);
    expect(leftNow(ticking, company(LIVE), 1_000_000)).toBe(0);
  });

  test('stands still when it does not run, and while the table pauses', () => {
    expect(leftNow({ ...ticking, running: false }, company(LIVE), 30_100)).toBe(90 * SECOND);
    expect(leftNow(ticking, company(LIVE, { paused: true }), 30_100)).toBe(90 * SECOND);
  });

  test('stands still where the table is over, given up or frozen', () => {
    for (const more of [{ state: 'over' }, { state: 'abandoned' }, { frozen: 'a fault' }] as const)
      expect(leftNow(ticking, company(LIVE, more), 30_100)).toBe(90 * SECOND);
    expect(tradeLeft(company({ is: 'none' }, { floorEnds: 65_000, state: 'abandoned' }), 10_100)).toBe(undefined);
  });

  test('does not guess where nights or weekends do not count', () => {
    expect(leftNow(ticking, company({ ...SLOW, weekendsOff: true }), 30_100)).toBe(90 * SECOND);
    expect(leftNow(ticking, company(SLOW), 30_100)).toBe(60 * SECOND);
  });

  test('counts the trade by the clock of the server', () => {
    expect(tradeLeft(company({ is: 'none' }, { floorEnds: 65_000 }), 10_100)).toBe(50 * SECOND);
    expect(tradeLeft(company({ is: 'none' }), 10_100)).toBe(undefined);
  });

  test('shows minutes, hours or days', () => {
    expect(faceOf(192 * SECOND)).toBe('3:12');
    expect(faceOf(0)).toBe('0:00');
    expect(faceOf(25 * HOUR)).toBe('1 d 1 h');
    expect(faceOf(1.5 * HOUR)).toBe('1 h 30 min');
    expect(isShort(59 * SECOND)).toBe(true);
    expect(isShort(61 * SECOND)).toBe(false);
  });
});
