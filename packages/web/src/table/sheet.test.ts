import { expect, test } from 'vitest';
import { drawn } from './sheet.ts';

test('the sheet of a phone is drawn up and let down step by step', () => {
  expect([drawn('closed', 'up'), drawn('open', 'up'), drawn('full', 'up')]).toEqual(['open', 'full', 'full']);
  expect([drawn('full', 'down'), drawn('open', 'down'), drawn('closed', 'down')]).toEqual(['open', 'closed', 'closed']);
});
