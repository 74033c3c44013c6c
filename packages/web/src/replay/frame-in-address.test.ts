import { expect, test } from 'vitest';
import { atFrame } from './frame-in-address.ts';

test('the address tells which moment is shown, and leaves all else as it is', () => {
  expect(atFrame('http://x/solo/t/replay?seat=Ada', 12)).toBe('http://x/solo/t/replay?seat=Ada&at=12');
  expect(atFrame('http://x/solo/t/replay?at=3&seat=Ada', 12)).toBe('http://x/solo/t/replay?at=12&seat=Ada');
});

test('what was to be seen at one moment is not sought at another', () => {
  expect(atFrame('http://x/solo/t/replay?at=3&of=card.epidemic', 12)).toBe('http://x/solo/t/replay?at=12');
  expect(atFrame('http://x/solo/t/replay?at=3&of=card.epidemic', 3)).toBeUndefined();
});

test('an address that tells it already is not written again', () => {
  expect(atFrame('http://x/solo/t/replay', 0)).toBeUndefined();
  expect(atFrame('http://x/solo/t/replay?at=12', 12)).toBeUndefined();
  expect(atFrame('http://x/solo/t/replay?at=12', 0)).toBe('http://x/solo/t/replay?at=0');
});
