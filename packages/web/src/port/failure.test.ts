import { say, Unreadable } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { inWords } from '../text/text.ts';
import { Failure, isUnfetched, wordsFor, wordsForBroken } from './failure.ts';

test('what was thrown for a person to read is told as it is', () => {
  const text = say('This table is not saved on this device.');
  expect(wordsFor(new Failure(text))).toEqual(text);
});

test('what cannot be opened is told as the sentence for players, not with its detail', () => {
  const error = new Unreadable('newer', 'it has format 9; this program reads up to 2');
  expect(inWords(wordsFor(error))).toMatch(/^This table was saved by a newer version/);
});

test('anything else is told as something that went wrong, braces and all', () => {
  expect(inWords(wordsFor(new Error('no {field} in row')))).toBe('Something went wrong: no {field} in row');
  expect(inWords(wordsFor('quota'))).toBe('Something went wrong: quota');
});

test('a file that did not come is known in every browser, and told as such', () => {
  const chromium = new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js');
  const firefox = new TypeError('error loading dynamically imported module: https://x/assets/a.js');
  const safari = new TypeError('Importing a module script failed.');
  const style = new Error('Unable to preload CSS for /assets/a.css');
  expect([chromium, firefox, safari, style].map(isUnfetched)).toEqual([true, true, true, true]);
  expect(isUnfetched(new TypeError('x is not a function'))).toBe(false);
  expect(inWords(wordsFor(chromium))).toMatch(/^Part of the site failed to load/);
});

test('a worker that breaks without a word did not come at all', () => {
  expect(inWords(wordsForBroken({}))).toMatch(/^Part of the site failed to load/);
  expect(inWords(wordsForBroken({ message: '' }))).toMatch(/^Part of the site failed to load/);
  expect(inWords(wordsForBroken({ message: 'out of memory' }))).toBe('Something went wrong: out of memory');
});
