import { expect, test } from 'vitest';
import { buildCity, eliminateCity, reduceCity } from './cities.ts';
import { brokenPieces } from './invariants.ts';
import { areaNumber, nation } from './nations.ts';
import { ancientWorld } from './testing/index.ts';
import { placeTokens, removeTokens } from './tokens.ts';

const RULE = 'general.pieces';

test('[general.pieces] pieces that leave the board wait in stock and can come back; none is lost', () => {
  const world = ancientWorld({ egypt: { tokens: { memphis: 6 } }, crete: {} });
  const memphis = areaNumber(world, 'memphis') ?? 0;
  buildCity(world, RULE, 0, memphis, { tokens: 6, treasury: 0 });
  expect([nation(world, 0).stock, nation(world, 0).cities]).toEqual([55, 1]);
  reduceCity(world, RULE, memphis, 3);
  expect([nation(world, 0).stock, nation(world, 0).cities]).toEqual([52, 0]);
  removeTokens(world, RULE, 0, memphis, 2);
  placeTokens(world, RULE, 0, memphis, 5);
  buildCity(world, RULE, 0, memphis, { tokens: 6, treasury: 0 });
  eliminateCity(world, RULE, memphis);
  expect([nation(world, 0).stock, nation(world, 0).tokens]).toEqual([55, 0]);
  expect(brokenPieces(world)).toEqual([]);
});

test('[general.pieces] a piece too many or too few is noticed', () => {
  const world = ancientWorld({ egypt: { tokens: { memphis: 2 } }, crete: {} });
  nation(world, 0).stock -= 1;
  expect(brokenPieces(world)).toEqual(['egypt has 54 tokens instead of 55']);
  nation(world, 0).stock += 1;
  nation(world, 0).hand.push(0);
  expect(brokenPieces(world)).toContain('a card is in two places');
});
