import { expect, test } from 'vitest';
import type { Move } from './moves-done.ts';
import { seenOf } from './recount.ts';

function march(to: string, tokens: number): Move {
  const event = { what: 'marched', nation: 'egypt', from: 'memphis', to, tokens } as const;
  return { event, rule: 'AC 23.3', knows: 'all', reveals: false };
}

test('a march is seen with its count, as taken back, or as overtaken by another move', () => {
  const made = { from: 'memphis', to: 'gaza', count: 3, most: 5 };
  const before = [march('thebes', 1)];
  expect(seenOf(made, 1, before)).toBe('taken-back');
  expect(seenOf(made, 1, [...before, march('gaza', 3)])).toBe(3);
  expect(seenOf(made, 1, [...before, march('thebes', 2)])).toBe('overtaken');
  expect(seenOf(made, 1, [...before, march('gaza', 3), march('thebes', 1)])).toBe('overtaken');
  expect(seenOf(made, 1, [])).toBe('overtaken');
});
