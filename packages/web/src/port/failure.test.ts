import { say } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { inWords } from '../text/text.ts';
import { Failure, wordsFor } from './failure.ts';

test('what was thrown for a person to read is told as it is', () => {
  const text = say('This table is not kept on this device.');
  expect(wordsFor(new Failure(text))).toEqual(text);
});

test('anything else is told as something that went wrong, braces and all', () => {
  expect(inWords(wordsFor(new Error('no {field} in row')))).toBe('Something went wrong here: no {field} in row');
  expect(inWords(wordsFor('quota'))).toBe('Something went wrong here: quota');
});
