import { expect, test } from 'vitest';
import { orderOfLosses } from './rounds.ts';

/** The order in words, without the signs that keep names apart where one reads from the right. */
function told(...rounds: readonly (readonly string[])[]): string | undefined {
  return orderOfLosses(rounds, (nation) => nation.toUpperCase())?.replace(/[\u2066-\u2069]/g, '');
}

test('it is told who loses a token when, those together who do so at the same moment', () => {
  expect(told(['asia'], ['asia', 'thrace'])).toBe('Each loses 1 token in this order: ASIA, ASIA + THRACE.');
});

test('what happens several times over is said once', () => {
  expect(told(['asia', 'thrace'], ['asia', 'thrace'], ['asia'])).toBe(
    'Each loses 1 token in this order: ASIA + THRACE × 2, ASIA.',
  );
});

test('where nobody falls, or tokens of one nation only, there is no order', () => {
  expect(told()).toBeUndefined();
  expect(told(['asia'])).toBeUndefined();
  expect(told(['asia'], ['asia'])).toBeUndefined();
});
