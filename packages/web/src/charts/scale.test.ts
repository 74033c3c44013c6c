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
    expect(apart([10, 12, 50], 10, 100)).toEqual([10, 20, 50]);
    expect(apart([98, 99, 100], 10, 100)).toEqual([80, 90, 100]);
    expect(apart([5, 5], 10, 100)).toEqual([5, 15]);
  });
});
