import { expect, test } from 'vitest';
import { inShort } from './announcing.ts';

test('what happened is read out in short: the first thing, and how much came besides', () => {
  const city = 'Crete builds a city in Gaza.';
  expect(inShort([])).toBe('');
  expect(inShort([city])).toBe(city);
  expect(inShort([city, 'Egypt grows.'])).toBe(`${city} One more thing happened.`);
  expect(inShort([city, 'a', 'b', 'c'])).toBe(`${city} 3 more things happened.`);
});

test('what cannot be told in a sentence does not count', () => {
  expect(inShort(['', 'Egypt grows.', ''])).toBe('Egypt grows.');
});
