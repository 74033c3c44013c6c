import { expect, test } from 'vitest';
import { verdict } from './verdict.ts';

const ORDER = [
  { seat: 'bela', rank: 1 },
  { seat: 'anna', rank: 2 },
];

test('the result says who has won, and whether that is you', () => {
  const name = (seat: string) => seat.toUpperCase();
  expect(verdict(ORDER, 'anna', name)).toMatch(/^.?BELA.? wins\.$/);
  expect(verdict(ORDER, 'bela', name)).toBe('You have won.');
  expect(verdict(ORDER, null, name)).toMatch(/ wins\./);
  expect(
    verdict(
      ORDER.map(({ seat }) => ({ seat, rank: 1 })),
      'anna',
      name,
    ),
  ).toContain('share the victory');
});
