import { byCities, byTokens, OUTSIDERS } from '@ecumene/advanced-civilization/reference';
import { describe, expect, test } from 'vitest';
import { emblemOf, PIRATES } from './emblems.ts';

/** Those who can sit at a table together. */
const TABLES = [
  'africa italy iberia illyria thrace crete asia assyria babylon egypt outsiders',
  'assyria babylon carthage celt dravidia egypt hatti hellas iberia indus kushan maurya minoa nubia parthia persia rome saba outsiders',
].map((names) => names.split(' '));

/** How light a colour is, from 0 to 1. */
function lightness(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the signs of nations', () => {
  test.each(TABLES)('tell every nation apart without colour: %s and the others', (...nations) => {
    const signs = [...nations.map((nation) => emblemOf(nation).path), PIRATES.path];
    expect(new Set(signs).size).toBe(signs.length);
  });

  test('are for Barbarians and Pirates those of their tokens and cities on the board', () => {
    expect(emblemOf(byTokens(OUTSIDERS))).toBe(emblemOf(OUTSIDERS));
    expect(emblemOf(byCities(OUTSIDERS))).toBe(PIRATES);
  });

  test('stand out from their colour', () => {
    for (const nation of TABLES.flat()) {
      const { colour, ink } = emblemOf(nation);
      const [dark = 0, light = 0] = [lightness(colour), lightness(ink)].sort((a, b) => a - b);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
    }
  });

  test.each(TABLES)('have colours of their own: %s and the others', (...nations) => {
    const colours = nations.map((nation) => emblemOf(nation).colour);
    expect(new Set(colours).size).toBe(colours.length);
  });
});
