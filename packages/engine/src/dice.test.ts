import { describe, expect, it } from 'vitest';
import { Dice } from './dice.ts';
import { randomFrom } from './random.ts';

describe('dice', () => {
  it('show every number below the limit and no other', () => {
    const dice = new Dice(randomFrom('dice'));
    const shown = new Set(Array.from({ length: 200 }, () => dice.below(6)));
    expect([...shown].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('take several numbers out of one drawn word', () => {
    const random = randomFrom('dice');
    const dice = new Dice(random);
    for (let i = 0; i < 4; i++) dice.below(32);
    expect(random.drawn).toBe(1);
  });

  it('find each that fits sooner or later, and nothing where none does', () => {
    const dice = new Dice(randomFrom('dice'));
    const numbers = [1, 2, 3, 4, 5];
    const found = new Set(Array.from({ length: 100 }, () => dice.find(numbers, (n) => n % 2 === 0)));
    expect([...found].sort()).toEqual([2, 4]);
    expect(dice.find(numbers, (n) => n > 5)).toBeUndefined();
    expect(dice.find([], () => true)).toBeUndefined();
  });
});
