import { expect, it } from 'vitest';
import { rank } from './game.ts';

it('seats are ranked by score, best first', () => {
  const ranking = rank([
    { seat: 'anna', score: 3 },
    { seat: 'bob', score: 9 },
  ]);
  expect(ranking).toEqual([
    { seat: 'bob', score: 9, rank: 1 },
    { seat: 'anna', score: 3, rank: 2 },
  ]);
});

it('equal scores share a rank, and the rank after them is left out', () => {
  const scores = [5, 7, 7, 2].map((score, i) => ({ seat: `seat-${i}`, score }));
  expect(rank(scores).map((ranking) => ranking.rank)).toEqual([1, 1, 3, 4]);
});
