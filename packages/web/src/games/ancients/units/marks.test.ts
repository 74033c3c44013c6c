import { describe, expect, it } from 'vitest';
import { cityMark, tokensMark } from './marks.ts';

describe('units that can be chosen', () => {
  it('are lit, and say how many there are', () => {
    expect(tokensMark(0, 2)).toEqual({ is: 'can', says: '0 of 2 tokens selected' });
    expect(cityMark(false)).toEqual({ is: 'can', says: 'you can choose the city, it counts 5 points' });
  });

  it('bear what is chosen of them', () => {
    expect(tokensMark(1, 2)).toEqual({ is: 'chosen', badge: '−1', says: '1 of 2 tokens selected' });
    expect(cityMark(true, 3)).toMatchObject({ is: 'chosen', badge: '−3' });
  });

  it('are not said to be taken away where they are picked for something', () => {
    expect(tokensMark(1, 2, 'picked')).toMatchObject({ badge: '1' });
    expect(cityMark(true, 5, 'picked')).toMatchObject({ badge: '5' });
  });
});
