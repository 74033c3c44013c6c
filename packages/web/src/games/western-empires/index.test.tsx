import { expect, test } from 'vitest';
import { screenOf } from '../index.ts';

test('the screen of Western Empires opens', async () => {
  expect((await screenOf('western-empires')).title).toBe('Western Empires');
});
