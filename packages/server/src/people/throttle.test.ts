import { describe, expect, it } from 'vitest';
import { Throttle } from './throttle.ts';

const NOON = Date.UTC(2026, 10, 16, 12);

describe('a throttle', () => {
  it('lets so many by at once, and then so many a second', () => {
    const throttle = new Throttle(2, 3);
    const allowed = (now: number) => Array.from({ length: 5 }, () => throttle.allows('a', now)).filter(Boolean).length;
    expect([allowed(NOON), allowed(NOON), allowed(NOON + 1000), allowed(NOON + 60_000)]).toEqual([3, 0, 2, 3]);
  });

  it('locks nobody out when the system clock is set back', () => {
    const throttle = new Throttle(1, 10);
    expect(throttle.allows('a', NOON)).toBe(true);
    const before = NOON - 600_000;
    const allowed = Array.from({ length: 60 }, (_, second) => throttle.allows('a', before + 1000 * second));
    expect(allowed).not.toContain(false);
  });
});
