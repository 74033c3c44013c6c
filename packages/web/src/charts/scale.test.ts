import { describe, expect, test } from 'vitest';
import { apart, steps } from './scale.ts';

describe('a scale', () => {
  test('has a handful of round steps that reach beyond the most', () => {
    expect(steps(3)).toEqual([0, 1, 2, 3]);
    expect(steps(9)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(steps(2310)).toEqual([0, 500, 1000, 1500, 2000, 2500]);
    expect(steps(0)).toEqual([0]);
  });

  test('moves labels apart without changing their order', () => {
    expect(apart([98, 99, 100], 10, [0, 100])).toEqual([80, 90, 100]);
    expect(apart([12, 50, 10], 10, [0, 100])).toEqual([16, 50, 6]);
    expect(apart([5, 5], 10, [5, 100])).toEqual([5, 15]);
  });

  test('leaves labels where they are that cover no other, and moves those that do to both sides', () => {
    expect(apart([10, 20, 60], 10, [0, 100])).toEqual([10, 20, 60]);
    expect(apart([10, 50, 50, 50, 90], 10, [0, 100])).toEqual([10, 40, 50, 60, 90]);
    expect(apart([40, 41, 52], 10, [0, 100]).map(Math.round)).toEqual([34, 44, 54]);
  });

  test('has labels stand below one another even where there is no room for all', () => {
    expect(apart([5, 5, 5], 10, [0, 10])).toEqual([0, 10, 20]);
  });
});
