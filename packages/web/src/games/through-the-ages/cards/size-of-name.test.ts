import { expect, test } from 'vitest';
import { sizeOfName } from './size-of-name.ts';

/** How many times its height the longest word of a name is taken to be wide. */
const widthOf = (name: string): number => Number(/\/ ([\d.]+)\)/.exec(sizeOfName(name))?.[1]);

test('a name is as large as lets its longest word stand in one piece', () => {
  expect(widthOf('Breakthrough')).toBeGreaterThan(widthOf('Knights'));
  expect(widthOf('Transcontinental Railroad')).toBe(widthOf('Transcontinental'));
  expect(widthOf('St. Peter’s Basilica')).toBe(widthOf('Basilica'));
});

test('each word is taken to be a little wider than it is', () => {
  for (const [word, width] of [
    ['Transcontinental', 7.18],
    ['Fundamentalism', 7.12],
    ['Entrenchments', 6.46],
    ['Breakthrough', 5.88],
    ['Communism', 5.46],
    ['Hammurabi', 5.13],
    ['Swordsmen', 4.98],
  ] as const) {
    expect(widthOf(word), word).toBeGreaterThanOrEqual(width);
    expect(widthOf(word), word).toBeLessThan(width * 1.15);
  }
});
