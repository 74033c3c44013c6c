import { describe, expect, it } from 'vitest';
import { evenly, sumOf, withShare } from './shares.ts';

const PILES = [
  { id: 'egypt', most: 8 },
  { id: 'crete', most: 3 },
  { id: 'asia', most: 8 },
];

describe('losses that are shared out', () => {
  it('fall evenly, as far as each nation can bear them', () => {
    expect(evenly(PILES, 12)).toEqual({ egypt: 5, crete: 3, asia: 4 });
    expect(sumOf(evenly(PILES, 30))).toBe(19);
  });

  it('never come to more than is to be shared out', () => {
    expect(withShare({ egypt: 6 }, { id: 'crete', most: 3 }, 3, 8)).toEqual({ egypt: 6, crete: 2 });
    expect(withShare({ egypt: 6 }, { id: 'egypt', most: 8 }, 9, 20)).toEqual({ egypt: 8 });
    expect(withShare({ egypt: 1 }, { id: 'egypt', most: 8 }, -1, 20)).toEqual({ egypt: 0 });
  });
});
