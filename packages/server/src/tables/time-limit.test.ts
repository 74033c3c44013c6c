import { describe, expect, it } from 'vitest';
import { TimeLimit, TooLong, within } from './time-limit.ts';

describe('what is done within a limit', () => {
  it('gives its result, or throws what it throws', () => {
    expect(within(1000, () => [1, 2])).toEqual([1, 2]);
    expect(within(1000, () => undefined)).toBeUndefined();
    expect(() =>
      within(1000, () => {
        throw new RangeError('as it is');
      }),
    ).toThrow(RangeError);
  });

  it('is cut off when it does not come to an end, and the next is not', () => {
    let turns = 0;
    expect(() =>
      within(50, () => {
        for (;;) turns += 1;
      }),
    ).toThrow(TooLong);
    expect(turns).toBeGreaterThan(0);
    expect(within(1000, () => 'next')).toBe('next');
  });
});

describe('several things under one guard', () => {
  it('are done one after another, and only the one without an end is cut off', async () => {
    const guard = new TimeLimit(100);
    const outcomes = await Promise.allSettled([
      guard.do(() => 1),
      guard.do(() => {
        throw new RangeError('two');
      }),
      guard.do(() => {
        for (;;);
      }),
      guard.do(() => 4),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: 1 },
      { status: 'rejected', reason: expect.any(RangeError) },
      { status: 'rejected', reason: expect.any(TooLong) },
      { status: 'fulfilled', value: 4 },
    ]);
  });
});
