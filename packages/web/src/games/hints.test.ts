import { expect, test } from 'vitest';
import { nameOf } from '../tour/hints-told.ts';
import { HINTS as ANCIENT } from './advanced-civilization/hints.ts';
import { HINTS as EXPANSION } from './expansion-project/hints.ts';
import { HINTS as AGES } from './through-the-ages/hints.ts';
import { HINTS as EMPIRES } from './western-empires/hints.ts';

test.each([
  ['Advanced Civilization', ANCIENT],
  ['Western Empires', EMPIRES],
  ['the Expansion Project', EXPANSION],
  ['Through the Ages', AGES],
])('a newcomer to %s is given six hints at most, each once', (_, hints) => {
  expect(hints.length).toBeLessThanOrEqual(6);
  expect(new Set(hints.map(nameOf)).size).toBe(hints.length);
});
