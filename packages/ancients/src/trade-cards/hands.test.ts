import { expect, test } from 'vitest';
import type { Face } from '../world.ts';
import { enlargedValue, setValue } from './hands.ts';

const grain: Face = { id: 'grain', kind: 'commodity', stack: 4, copies: 8, tradable: true };
const gold: Face = { id: 'gold', kind: 'commodity', stack: 9, copies: 5, tradable: true };

test('[tradeCards.sets] three Grain are worth 36', () => {
  expect(setValue(grain, 3)).toBe(36);
});

test('[tradeCards.sets] a set is worth the square of its number times the value', () => {
  expect([1, 2, 8].map((cards) => setValue(grain, cards))).toEqual([4, 16, 256]);
});

test('[tradeCards.sets] five Gold are the largest set printed', () => {
  expect(setValue(gold, 5)).toBe(225);
});

test('[tradeCards.sets] mining makes a set one card larger, up to the largest printed', () => {
  expect([0, 1, 4, 5].map((cards) => enlargedValue(gold, cards, 1))).toEqual([0, 36, 225, 225]);
});
