import { asks, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { moveMarkers } from '../succession.ts';
import { happened, has, position, theNation } from '../testing.ts';
import { strike, suffer } from './testing.ts';

const stepWith = (cards: readonly string[], step = 4): number => {
  const world = position({ egypt: { step, cards } });
  suffer(world, 'regression', 'egypt');
  return theNation(world, 'egypt').step;
};

test('[WE regression.1] [WE W35] the marker moves 1 step back, never behind the arrow', () => {
  expect(stepWith([])).toBe(3);
  expect(stepWith([], 0)).toBe(0);
  expect(stepWith(['fundamentalism'], 1)).toBe(0);
});

test('[WE regression.2] [WE fundamentalism.3] 1 step more with Fundamentalism', () => {
  expect(stepWith(['fundamentalism'])).toBe(2);
});

test('[WE regression.3] [WE library.2] 1 step less with Library', () => {
  expect(stepWith(['library'])).toBe(4);
  expect(stepWith(['library', 'fundamentalism'])).toBe(3);
});

const CITIES = ['athens', 'corinth', 'hattusa', 'memphis', 'fayum'];
const enlightened = (cities: readonly string[], cards: readonly string[] = []) =>
  position({ hellas: { step: 6, cities, cards: ['enlightenment', ...cards] } });

test('[WE regression.4] [WE enlightenment.4] with Enlightenment 2 cities for each step prevent it', () => {
  const world = enlightened(CITIES);
  suffer(world, 'regression', 'hellas', { hellas: [1, ['fayum', 'memphis']] });
  expect(has(world, 'hellas', 'step', 'cities', 'tokens')).toEqual({
    step: 6,
    cities: ['athens', 'corinth', 'hattusa'],
    tokens: {},
  });
});

test('[WE enlightenment.4] it is a choice for each step', () => {
  const world = enlightened(CITIES, ['fundamentalism']);
  suffer(world, 'regression', 'hellas', { hellas: [1, ['fayum', 'memphis']] });
  expect(theNation(world, 'hellas')).toMatchObject({ step: 5, cities: 3 });
  const none = enlightened(CITIES);
  suffer(none, 'regression', 'hellas', { hellas: [0] });
  expect(theNation(none, 'hellas')).toMatchObject({ step: 5, cities: 5 });
});

test('[WE regression.5] cities that are not coastal go first', () => {
  expect(
    refused(strike(enlightened(CITIES), 'regression', 'hellas'), { hellas: [1, ['athens', 'memphis']] }),
  ).toContain('WE');
  const world = enlightened(['athens', 'corinth', 'memphis']);
  suffer(world, 'regression', 'hellas', { hellas: [1, ['athens']] });
  expect(has(world, 'hellas')['cities']).toEqual(['corinth']);
});

test('[WE W60] with one city the choice is not there', () => {
  expect(asks(strike(enlightened(['memphis']), 'regression', 'hellas'))).toEqual([]);
});

test('[WE regression.6] [WE succession.3] the marker may advance in the same turn', () => {
  const world = position({ egypt: { step: 4, cities: ['memphis', 'tanis'] } });
  suffer(world, 'regression', 'egypt');
  moveMarkers(world);
  expect(theNation(world, 'egypt').step).toBe(4);
  expect(happened(world, 'stepped-back')).toMatchObject([{ nation: 'egypt', step: 3, steps: 1 }]);
});
