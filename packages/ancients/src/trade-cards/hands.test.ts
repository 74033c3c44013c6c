import { expect, test } from 'vitest';
import type { Face } from '../world.ts';
import { minedValue, setValue } from './hands.ts';

const grain: Face = { id: 'grain', kind: 'commodity', stack: 4, copies: 8, tradable: true };
const gold: Face = { id: 'gold', kind: 'commodity', stack: 9, copies: 5, tradable: true, mined: true };

test('[AC 28.51 example] three Grain are worth 36', () => {
  expect(setValue(grain, 3)).toBe(36);
});

test('[AC 28.51] a set is worth the square of its number times the value', () => {
  expect([1, 2, 8].map((cards) => setValue(grain, cards))).toEqual([4, 16, 256]);
});

test('[AC 28.52] five Gold are the largest set printed', () => {
  expect(setValue(gold, 5)).toBe(225);
});

test('[AC 32.261] mining makes a set one card larger, up to the largest printed', () => {
  expect([0, 1, 4, 5].map((cards) => minedValue(gold, cards))).toEqual([0, 36, 225, 225]);
});
