import { expect, test } from 'vitest';
import { freeCorner } from './free-corner.ts';

const CARD = [320, 140] as const;
const BOARD = [900, 780] as const;

test('what is laid on the board lies at the top where one begins to read', () => {
  expect(freeCorner(CARD, BOARD, [400, 300, 90, 90])).toBe('top-start');
  expect(freeCorner(CARD, BOARD, [20, 700, 90, 60])).toBe('top-start');
});

test('it makes way for what it is about', () => {
  expect(freeCorner(CARD, BOARD, [40, 60, 90, 90])).toBe('top-end');
  expect(freeCorner(CARD, BOARD, [300, 150, 90, 90])).toBe('top-end');
  expect(freeCorner(CARD, [390, 420], [40, 60, 90, 90])).toBe('bottom-start');
});

test('where it cannot but lie over it, it covers as little as it can', () => {
  expect(freeCorner(CARD, BOARD, [-100, -100, 900, 1000])).toBe('top-end');
  expect(freeCorner(CARD, BOARD, [-100, -100, 1200, 1000])).toBe('top-start');
});
