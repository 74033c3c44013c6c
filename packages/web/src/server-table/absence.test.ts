import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { describe, expect, test } from 'vitest';
import { mayBeGivenAway } from './absence.ts';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;
const ben = sampleSeat('b');
const live = { is: 'live', minutes: 30, increment: 0 } as const;
const clock = { left: HOUR, asOf: NOW, running: true, holidayUntil: null, holidaysLeft: 0, byBot: false };
const waitsFor = (hours: number) => sampleInfo({ waitingFor: ['b'], moved: NOW - hours * HOUR });

describe('a seat may be given away', () => {
  test('when nobody holds it', () => {
    expect(mayBeGivenAway(sampleInfo(), sampleSeat('d', 'bot'), NOW)).toBe(true);
    expect(mayBeGivenAway(sampleInfo(), sampleSeat('d', 'open'), NOW)).toBe(true);
  });

  test('when its holder has kept everybody waiting for a day, and is not here', () => {
    expect([23, 24].map((hours) => mayBeGivenAway(waitsFor(hours), ben, NOW))).toEqual([false, true]);
    expect(mayBeGivenAway(waitsFor(30), { ...ben, here: true }, NOW)).toBe(false);
    expect(mayBeGivenAway({ ...waitsFor(30), waitingFor: ['c'] }, ben, NOW)).toBe(false);
  });

  test('after five minutes where clocks are live', () => {
    const info = waitsFor(0.1);
    expect(mayBeGivenAway(info, ben, NOW)).toBe(false);
    expect(mayBeGivenAway({ ...info, plan: { ...info.plan, clock: live } }, ben, NOW)).toBe(true);
  });

  test('when its clock has run out, but not while it rests', () => {
    const out = { ...ben, here: true, clock: { ...clock, left: 1000, asOf: NOW - 2000 } };
    expect(mayBeGivenAway(sampleInfo(), out, NOW)).toBe(true);
    expect(mayBeGivenAway(sampleInfo(), { ...out, clock: { ...out.clock, running: false } }, NOW)).toBe(false);
    expect(mayBeGivenAway(sampleInfo(), { ...ben, clock: { ...clock, byBot: true } }, NOW)).toBe(true);
    expect(mayBeGivenAway({ ...waitsFor(30), paused: true }, ben, NOW)).toBe(false);
    expect(mayBeGivenAway(waitsFor(30), { ...ben, clock: { ...clock, holidayUntil: NOW + HOUR } }, NOW)).toBe(false);
  });
});
