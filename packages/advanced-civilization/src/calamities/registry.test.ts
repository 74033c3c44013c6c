import { expect, test } from 'vitest';
import { CALAMITY_CARDS } from '../data/trade-cards.ts';
import { calamities } from './registry.ts';

test('[AC 30.1] calamities stand in their order of resolution, which is that of their stacks; the first has none', () => {
  expect([...calamities.keys()]).toEqual(CALAMITY_CARDS.map(({ id }) => id));
  const stacks = CALAMITY_CARDS.map(({ stack }) => stack);
  expect(stacks).toEqual([...stacks].sort((a, b) => a - b));
  expect(Math.min(...stacks)).toBe(2);
});
