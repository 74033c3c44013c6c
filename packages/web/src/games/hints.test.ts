import { expect, test } from 'vitest';
import { nameOf } from '../tour/hints-told.ts';
import { HINTS as ANCIENT } from './advanced-civilization/hints.ts';
import { HINTS as AGES } from './through-the-ages/hints.ts';

test.each([
  ['Advanced Civilization', ANCIENT],
  ['Through the Ages', AGES],
])('a newcomer to %s is given six hints at most, each once', (_, hints) => {
  expect(hints.length).toBeLessThanOrEqual(6);
  expect(new Set(hints.map(nameOf)).size).toBe(hints.length);
});
