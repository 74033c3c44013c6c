import { sampleAnswers, sampleTableView } from '@ecumene/client/testing';
import { say } from '@ecumene/engine';
import { beforeEach, expect, test } from 'vitest';
import type { Note } from './notices.ts';
import { forgetUndo, isAlreadySeen, rememberDismissed, rememberShown } from './seen-notices.ts';

const NOW = sampleTableView();
const note = (words: string, about?: Note['about']): Note => ({
  text: say(words),
  seen: sampleTableView({ number: 10 }),
  ...(about !== undefined && { about }),
});

beforeEach(() => localStorage.clear());

test('what was put away at one table is news at another, and so are other words', () => {
  rememberDismissed('one', [note('Undone.', 'undo')]);
  expect(isAlreadySeen('one', note('Undone.', 'undo'), NOW)).toBe(true);
  expect(isAlreadySeen('two', note('Undone.', 'undo'), NOW)).toBe(false);
  expect(isAlreadySeen('one', note('Against.', 'undo'), NOW)).toBe(false);
});

test('what was told is old news once one has answered something since', () => {
  rememberShown('one', note('New rules.'));
  expect(isAlreadySeen('one', note('New rules.'), sampleTableView({ answered: sampleAnswers(9) }))).toBe(false);
  expect(isAlreadySeen('one', note('New rules.'), sampleTableView({ answered: sampleAnswers(9, 10) }))).toBe(true);
});

test('a new wish to undo makes news of what becomes of it, at its table alone', () => {
  for (const table of ['one', 'two']) rememberDismissed(table, [note('Undone.', 'undo'), note('New rules.')]);
  forgetUndo('one');
  expect(isAlreadySeen('one', note('Undone.', 'undo'), NOW)).toBe(false);
  expect(isAlreadySeen('one', note('New rules.'), NOW)).toBe(true);
  expect(isAlreadySeen('two', note('Undone.', 'undo'), NOW)).toBe(true);
});

test('only the latest is remembered', () => {
  rememberDismissed('first', [note('Undone.')]);
  for (let i = 0; i < 60; i++) rememberDismissed(`table ${i}`, [note('Undone.')]);
  expect(isAlreadySeen('first', note('Undone.'), NOW)).toBe(false);
  expect(isAlreadySeen('table 59', note('Undone.'), NOW)).toBe(true);
  expect(localStorage.getItem('ecumene.told')?.split('\n').length).toBeLessThan(50);
});
