import { expect, test } from 'vitest';
import { nextTo } from './whom.ts';

function line(who: string, to: string | null) {
  return { number: 1, at: 0, person: { id: who, name: who, guest: true }, seat: `seat of ${who}`, to, text: 'Salt?' };
}

test('a whisper is answered to whoever whispered, and what was said aloud to everybody', () => {
  expect(nextTo([line('ben', null), line('cleo', 'seat of ada')], 'ada')).toBe('seat of cleo');
  expect(nextTo([line('cleo', 'seat of ada'), line('ben', null)], 'ada')).toBe(null);
  expect(nextTo([], 'ada')).toBe(null);
});

test('whoever whispers goes on whispering to the same', () => {
  expect(nextTo([line('ada', 'seat of ben')], 'ada')).toBe('seat of ben');
});
