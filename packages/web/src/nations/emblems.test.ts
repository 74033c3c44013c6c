import { byCities, byTokens, OUTSIDERS } from '@ecumene/advanced-civilization/reference';
import { describe, expect, test } from 'vitest';
import { NATIONS_AT_TABLE } from '../testing/nations-at-table.ts';
import { emblemOf, PIRATES } from './emblems.ts';

describe('the signs of nations', () => {
  test.each(NATIONS_AT_TABLE)('tell every nation apart without colour: %s and the others', (...nations) => {
    const signs = [...nations.map((nation) => emblemOf(nation).path), PIRATES.path];
    expect(new Set(signs).size).toBe(signs.length);
  });

  test('are for Barbarians and Pirates those of their tokens and cities on the board', () => {
    expect(emblemOf(byTokens(OUTSIDERS))).toBe(emblemOf(OUTSIDERS));
    expect(emblemOf(byCities(OUTSIDERS))).toBe(PIRATES);
  });
});
