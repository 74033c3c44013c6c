import { asks, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { happened, has, position, theNation } from '../testing.ts';
import { strike, suffer } from './testing.ts';

const CITIES = ['athens', 'argos', 'thessalonica', 'chalcis', 'eretria'];

/** Cities left of five in areas of limit 1 with this many tokens elsewhere; each reduction brings a token. */
function left(tokens: number, cards: readonly string[] = []): number {
  const world = position({ hellas: { cities: CITIES, tokens: { thessaly: tokens }, cards } });
  const order = CITIES.slice(0, 5);
  for (let reduced = 0; reduced <= 5; reduced++) {
    const trial = position({ hellas: { cities: CITIES, tokens: { thessaly: tokens }, cards } });
    try {
      suffer(trial, 'slave-revolt', 'hellas', { hellas: order.slice(0, Math.min(reduced, 4)) });
      return theNation(trial, 'hellas').cities;
    } catch {
      // More answers are wanted.
    }
  }
  return theNation(world, 'hellas').cities;
}

test('[WE slave-revolt.1] [WE slave-revolt.2] the rate is four, and cities are reduced until the rest is supported', () => {
  expect(left(20)).toBe(5);
  expect(left(19)).toBe(4);
  expect(left(15)).toBe(4);
  expect(left(14)).toBe(3);
});

test('[WE slave-revolt.6] tokens of reduced cities count at once', () => {
  const world = position({ egypt: { cities: ['memphis', 'fayum', 'tanis'], tokens: { siwa: 4 } } });
  suffer(world, 'slave-revolt', 'egypt', { egypt: ['memphis'] });
  expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({
    cities: ['fayum', 'tanis'],
    tokens: { memphis: 4, siwa: 4 },
  });
});

test('[WE slave-revolt.2] the owner chooses', () => {
  const given = { hellas: { cities: CITIES, tokens: { thessaly: 19 } } };
  expect(asks(strike(position(given), 'slave-revolt', 'hellas'))).toEqual(['hellas: unsupported-city']);
  expect(refused(strike(position(given), 'slave-revolt', 'hellas'), { hellas: ['memphis'] })).toContain('not-a-choice');
});

test.each([
  ['[WE slave-revolt.3] [WE mythology.1] Mythology lowers it by one', ['mythology'], 15],
  ['[WE slave-revolt.4] [WE enlightenment.2] Enlightenment lowers it by one', ['enlightenment'], 15],
  ['[WE modifiers.4] both lower it by two', ['mythology', 'enlightenment'], 10],
  ['[WE slave-revolt.5] [WE mining.3] Mining raises it by one', ['mining'], 25],
  ['[WE slave-revolt.7] [WE cultural-ascendancy.10] Cultural Ascendancy begins at three', ['cultural-ascendancy'], 25],
  ['[WE W28] everything adds up', ['cultural-ascendancy', 'mining', 'mythology', 'enlightenment'], 20],
] as const)('%s', (_, cards, enough) => {
  expect(left(enough, cards)).toBe(5);
  expect(left(enough - 1, cards)).toBe(4);
});

test('[WE W60] cities of this turn are reduced first', () => {
  const world = position({ hellas: { cities: CITIES, tokens: { thessaly: 19 } }, built: ['chalcis'] });
  suffer(world, 'slave-revolt', 'hellas');
  expect(has(world, 'hellas')['cities']).not.toContain('chalcis');
});

test('the rate counts for this one check only', () => {
  const world = position({ hellas: { cities: CITIES, tokens: { thessaly: 20 }, cards: ['mining'] } });
  suffer(world, 'slave-revolt', 'hellas', { hellas: ['athens'] });
  expect(happened(world, 'calamity-changed')).toMatchObject([{ base: 4, amount: 5 }]);
  expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({
    cities: CITIES.filter((city) => city !== 'athens').sort(),
    tokens: { athens: 1, thessaly: 20 },
  });
});
