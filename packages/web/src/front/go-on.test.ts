import { expect, test } from 'vitest';
import type { SoloSummary } from '../port/protocol.ts';
import { goOnWords, underWay } from './go-on.ts';

function kept(more: Partial<SoloSummary>): SoloSummary {
  const seats = { people: ['Guest'], bots: ['Dido'], leads: { Guest: 'Egypt' } };
  return { id: 'one', game: 'advanced-civilization', ...seats, turn: 9, over: false, played: 0, ...more };
}

const plain = (words: string): string => words.replace(/[\u2066-\u2069]/g, '');

test('the way back leads to the latest game under way, past those that are over and past copies', () => {
  const tables = [kept({ id: 'over', over: true }), kept({ id: 'copy', whatIf: true }), kept({ id: 'real' })];
  expect(underWay(tables).map(({ id }) => id)).toEqual(['real']);
});

test('it says which game it leads to where there are others', () => {
  expect(plain(goOnWords(kept({}), false))).toBe('Continue turn 9');
  expect(plain(goOnWords(kept({}), true))).toBe('Continue turn 9 as Egypt');
  expect(plain(goOnWords(kept({ leads: {} }), true))).toBe('Continue Advanced Civilization, turn 9');
  expect(plain(goOnWords(kept({ people: ['Ada', 'Ben'] }), true))).toBe('Continue Advanced Civilization, turn 9');
  expect(plain(goOnWords(kept({ turn: 0 }), false))).toBe('Continue Advanced Civilization');
});
