import { expect, test } from 'vitest';
import { waitBefore } from './pace.ts';

test('bots decide faster the longer nobody else does, but never too fast to be seen', () => {
  const waits = [0, 1, 5, 50].map((row) => waitBefore('brisk', row, false));
  expect(waits).toEqual([...waits].sort((a, b) => b - a));
  expect(waits.at(-1)).toBe(90);
});

test('where one nation plays after another, each can be followed, however many have gone before', () => {
  expect(waitBefore('brisk', 50, true)).toBe(400);
  expect(waitBefore('calm', 50, true)).toBeGreaterThan(waitBefore('brisk', 50, true));
});

test('a player who wants to see the outcome only does not wait', () => {
  expect(waitBefore('instant', 0, true)).toBe(0);
});

test.each([2, 5, 7, 18])('of %i who trade, all bots have looked at an offer within two seconds', (traders) => {
  for (const pace of ['calm', 'brisk', 'instant'] as const) {
    const waits = Array.from({ length: traders - 1 }, (_, row) => waitBefore(pace, row, false, traders));
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(2000);
  }
});
