import { sampleAnswers, sampleSight } from '@ecumene/client/testing';
import { say } from '@ecumene/engine';
import { beforeEach, expect, test } from 'vitest';
import type { Note } from './told.ts';
import { forgetUndo, isOldNews, keepRead, keepTold } from './told-before.ts';

const NOW = sampleSight();
const note = (words: string, about?: Note['about']): Note => ({
  text: say(words),
  seen: sampleSight({ number: 10 }),
  ...(about !== undefined && { about }),
});

beforeEach(() => localStorage.clear());

test('what was put away at one table is news at another, and so are other words', () => {
  keepRead('one', [note('Undone.', 'undo')]);
  expect(isOldNews('one', note('Undone.', 'undo'), NOW)).toBe(true);
  expect(isOldNews('two', note('Undone.', 'undo'), NOW)).toBe(false);
  expect(isOldNews('one', note('Against.', 'undo'), NOW)).toBe(false);
});

test('what was told is old news once one has answered something since', () => {
  keepTold('one', note('New rules.'));
  expect(isOldNews('one', note('New rules.'), sampleSight({ answered: sampleAnswers(9) }))).toBe(false);
  expect(isOldNews('one', note('New rules.'), sampleSight({ answered: sampleAnswers(9, 10) }))).toBe(true);
});

test('a new wish to undo makes news of what becomes of it, at its table alone', () => {
  for (const table of ['one', 'two']) keepRead(table, [note('Undone.', 'undo'), note('New rules.')]);
  forgetUndo('one');
  expect(isOldNews('one', note('Undone.', 'undo'), NOW)).toBe(false);
  expect(isOldNews('one', note('New rules.'), NOW)).toBe(true);
  expect(isOldNews('two', note('Undone.', 'undo'), NOW)).toBe(true);
});

test('only the latest is remembered', () => {
  keepRead('first', [note('Undone.')]);
  for (let i = 0; i < 60; i++) keepRead(`table ${i}`, [note('Undone.')]);
  expect(isOldNews('first', note('Undone.'), NOW)).toBe(false);
  expect(isOldNews('table 59', note('Undone.'), NOW)).toBe(true);
  expect(localStorage.getItem('ecumene.told')?.split('\n').length).toBeLessThan(50);
});
