import { expect, test } from 'vitest';
import type { SoloSummary } from '../port/protocol.ts';
import { keptTitle, keptWords } from './saved-table-words.ts';

function kept(more: Partial<SoloSummary>): SoloSummary {
  return {
    id: 'one',
    game: 'advanced-civilization',
    people: ['Guest'],
    bots: [],
    turn: 9,
    over: false,
    played: 0,
    ...more,
  };
}

const plain = (words: string): string => words.replace(/[\u2066-\u2069]/g, '');

test('a copy made to try something out says that it is one', () => {
  expect(plain(keptTitle(kept({})))).toBe('Advanced Civilization');
  expect(plain(keptTitle(kept({ whatIf: true })))).toBe('What if: Advanced Civilization');
});

const says = (more: Partial<SoloSummary>): string => plain(keptWords(kept(more), 'yesterday'));

test('a player who plays alone is told their nation; several people are told each', () => {
  expect(says({})).toBe('turn 9 · Guest · yesterday');
  expect(says({ leads: { Guest: 'Egypt' } })).toBe('turn 9 · Egypt · yesterday');
  expect(says({ people: ['Ada', 'Ben'], leads: { Ada: 'Egypt' } })).toBe('turn 9 · Ada (Egypt) and Ben · yesterday');
});

test('a game that has just begun says nothing of a turn', () => {
  expect([says({ turn: 0 }), says({ turn: null })]).toEqual(['Guest · yesterday', 'Guest · yesterday']);
});

test('a game that is over says so instead of its turn', () => {
  expect(says({ over: true })).toBe('over · Guest · yesterday');
});
