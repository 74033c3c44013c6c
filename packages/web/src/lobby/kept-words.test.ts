import { expect, test } from 'vitest';
import type { SoloSummary } from '../port/protocol.ts';
import { keptPeople, keptTitle, keptTurn } from './kept-words.ts';

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

test('whoever plays alone is told their nation, and of several people each', () => {
  expect(keptPeople(kept({}))).toBe('Guest');
  expect(keptPeople(kept({ leads: { Guest: 'Egypt' } }))).toBe('Egypt');
  const two = kept({ people: ['Ada', 'Ben'], leads: { Ada: 'Egypt' } });
  expect(plain(keptPeople(two))).toBe('Ada (Egypt) and Ben');
});

test('a game that is over says so instead of its turn', () => {
  expect([plain(keptTurn(kept({}))), keptTurn(kept({ over: true }))]).toEqual(['turn 9', 'over']);
});
