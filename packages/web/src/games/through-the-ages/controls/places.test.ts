import { expect, test } from 'vitest';
import { places } from './places.ts';

test('each name takes a place of its own', () => {
  expect([...places(['a', 'b', 'a'], ['a', 'a'])]).toEqual([0, 2]);
  expect([...places(['a', 'b'], ['b', 'b', 'c'])]).toEqual([1]);
  expect([...places(['a'], undefined)]).toEqual([]);
});
