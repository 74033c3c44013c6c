import { expect, test } from 'vitest';
import { grasped, type Held } from './held.ts';

const TOKENS: Held = { is: 'tokens', area: 'thebes', count: 3 };

test('what is taken up replaces what was held, and can be put down', () => {
  expect(grasped(undefined, TOKENS)).toBe(TOKENS);
  expect(grasped(TOKENS, { is: 'ship', no: 2 })).toEqual({ is: 'ship', no: 2 });
  expect(grasped(TOKENS, { is: 'put-down' })).toBeUndefined();
});

test('only tokens are counted', () => {
  expect(grasped(TOKENS, { is: 'count', count: 1 })).toEqual({ ...TOKENS, count: 1 });
  expect(grasped({ is: 'new-ship' }, { is: 'count', count: 1 })).toEqual({ is: 'new-ship' });
});

test('what is dropped is put down only if it was dragged', () => {
  expect(grasped({ ...TOKENS, isDragged: true }, { is: 'dropped' })).toBeUndefined();
  expect(grasped(TOKENS, { is: 'dropped' })).toBe(TOKENS);
});
