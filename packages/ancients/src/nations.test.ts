import { expect, test } from 'vitest';
import { brokenPieces } from './invariants.ts';
import { areaNumber, CITY_POINTS, hasUnitsIn, nation, pointsInStock } from './nations.ts';
import { ancientWorld } from './testing/index.ts';
import { placeTokens, removeTokens, spendTreasury } from './tokens.ts';

test('[general.nations] units are tokens and cities, but not ships', () => {
  const world = ancientWorld({ crete: { tokens: { thera: 1 }, cities: ['knossos'], ships: ['rhodes'] } });
  const has = ['thera', 'knossos', 'rhodes'].map((id) => hasUnitsIn(world, areaNumber(world, id) ?? -1, 0));
  expect(has).toEqual([true, true, false]);
});

test('[general.nations] a city counts five unit points, a token one', () => {
  const world = ancientWorld({ crete: { tokens: { thera: 5 }, cities: ['knossos'] } });
  expect(pointsInStock(nation(world, 0))).toBe(50 + 8 * CITY_POINTS);
});

test('[general.nations] every token is in stock, in treasury or on the board, and none is ever lost', () => {
  const world = ancientWorld({ crete: { tokens: { thera: 5 }, treasury: 4 } });
  const thera = areaNumber(world, 'thera') ?? -1;
  placeTokens(world, 'x', 0, thera, 3);
  removeTokens(world, 'x', 0, thera, 6);
  spendTreasury(world, 0, 1);
  expect(nation(world, 0)).toMatchObject({ tokens: 2, treasury: 3, stock: 50 });
  expect(brokenPieces(world)).toEqual([]);
  expect(() => removeTokens(world, 'x', 0, thera, 3)).toThrow('crete has no 3 tokens in thera');
});

test('a lost token or a doubled card is noticed', () => {
  const world = ancientWorld({ crete: { tokens: { thera: 5 }, hand: ['gold'] } });
  nation(world, 0).stock -= 1;
  nation(world, 0).hand.push(nation(world, 0).hand[0] ?? 0);
  expect(brokenPieces(world)).toEqual([
    'crete has 54 tokens instead of 55',
    '17 cards instead of 16',
    'a card is in two places',
  ]);
});
