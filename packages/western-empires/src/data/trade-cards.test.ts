import { describe, expect, test } from 'vitest';
import { PLAYERS } from './civilizations.ts';
import {
  CALAMITIES,
  COMMODITIES,
  isUsed,
  MAJOR_CALAMITIES,
  MINOR_CALAMITIES,
  OPEN_STACK,
  STACKS,
  WATER,
} from './trade-cards.ts';

const copies = (cards: readonly { readonly copies: number }[]): number =>
  cards.reduce((sum, each) => sum + each.copies, 0);
const stacks = Array.from({ length: STACKS }, (_, index) => index + 1);

describe('the commodities', () => {
  test('[WE components.4] are 195 cards together with Water', () => {
    expect(copies(COMMODITIES)).toBe(177);
    expect(copies(COMMODITIES) + WATER.printed).toBe(195);
  });

  test('deck-5-8.1 are two of each stack with 5 to 8 players', () => {
    for (const players of PLAYERS.filter((each) => each < 9)) {
      const used = COMMODITIES.filter((commodity) => isUsed(commodity, players));
      expect(stacks.map((stack) => used.filter((each) => each.stack === stack).length)).toEqual(stacks.map(() => 2));
      expect(copies(used)).toBe(119);
    }
  });

  test('[WE deck-9.3] are three of each stack with 9 players, one of them the additional one', () => {
    const additional = COMMODITIES.filter(({ usedWith }) => usedWith === 'nine');
    expect(additional.map(({ name }) => name.toLowerCase())).toEqual(
      'bone wax ceramics grain glass lead herbs obsidian amber'.split(' '),
    );
    expect(additional.map(({ stack }) => stack)).toEqual(stacks);
  });

  test('deck-5-8.3 are enough in each stack to set a card aside for everyone', () => {
    for (const stack of stacks) {
      const used = COMMODITIES.filter((each) => each.stack === stack && isUsed(each, 8));
      expect(copies(used), `stack ${stack}`).toBeGreaterThan(8);
    }
  });

  test('purchases.3 are sold to everyone from the last stack', () => {
    expect(OPEN_STACK).toEqual({ stack: STACKS, price: 15 });
  });
});

describe('the calamities', () => {
  test('[WE components.5] are 24, all of different names', () => {
    expect(CALAMITIES).toHaveLength(24);
    expect(new Set(CALAMITIES.map(({ name }) => name)).size).toBe(24);
  });

  test('deck-5-8.2 are two major ones in each stack from the second, one of them not tradable', () => {
    for (const stack of stacks) {
      const here = MAJOR_CALAMITIES.filter((each) => each.stack === stack);
      expect(here.map(({ tradable }) => tradable)).toEqual(stack === 1 ? [] : [false, true]);
    }
  });

  test('deck-9.2 are one minor and tradable one in each stack from the second, with 9 players only', () => {
    expect(MINOR_CALAMITIES.map(({ stack }) => stack)).toEqual(stacks.slice(1));
    expect(MINOR_CALAMITIES.every((each) => each.tradable && !isUsed(each, 8) && isUsed(each, 9))).toBe(true);
  });

  test('major.1 are called by stack, and the first is the volcano', () => {
    const order = MAJOR_CALAMITIES.map(({ stack }) => stack);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(MAJOR_CALAMITIES[0]?.id).toBe('volcano-earthquake');
  });
});
