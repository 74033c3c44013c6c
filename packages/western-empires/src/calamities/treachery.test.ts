import { asks, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { has, position } from '../testing.ts';
import { amounts, strike, suffer } from './testing.ts';

const CITIES = ['athens', 'corinth', 'sparta'];

test('[WE treachery.1] the beneficiary chooses a city and annexes it', () => {
  const world = position({ hellas: { cities: CITIES }, minoa: {}, rome: {} });
  suffer(world, 'treachery', 'hellas', { rome: [['corinth']] }, 'rome');
  expect(has(world, 'hellas')['cities']).toEqual(['athens', 'sparta']);
  expect(has(world, 'rome', 'cities', 'tokens')).toEqual({ cities: ['corinth'], tokens: {} });
});

test('[WE treachery.2] [WE diplomacy.3] with Diplomacy the victim loses two', () => {
  const given = { hellas: { cities: CITIES, cards: ['diplomacy'] }, rome: {} };
  expect(refused(strike(position(given), 'treachery', 'hellas', 'rome'), { rome: [['corinth']] })).toContain('too-few');
  const world = position(given);
  suffer(world, 'treachery', 'hellas', { rome: [['corinth', 'sparta']] }, 'rome');
  expect(has(world, 'rome')['cities']).toEqual(['corinth', 'sparta']);
  expect(amounts(world)).toEqual({ hellas: 2 });
});

test('[WE modifiers.1] Diplomacy of the beneficiary changes nothing', () => {
  const world = position({ hellas: { cities: CITIES }, rome: { cards: ['diplomacy'] } });
  suffer(world, 'treachery', 'hellas', { rome: [['corinth']] }, 'rome');
  expect(has(world, 'rome')['cities']).toEqual(['corinth']);
});

const SEVEN_MORE = ['rome', 'neapolis', 'tarentum', 'panormus', 'syracuse', 'caralis', 'massilia', 'narbo'];

test('[WE treachery.4] [WE W26] cities the beneficiary has no pieces for are destroyed', () => {
  const world = position({
    hellas: { cities: CITIES, cards: ['diplomacy'] },
    rome: { cities: SEVEN_MORE },
  });
  suffer(world, 'treachery', 'hellas', { rome: [['corinth'], ['sparta']] }, 'rome');
  expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: ['athens'], tokens: {} });
  expect(has(world, 'rome')['cities']).toHaveLength(9);
  const full = position({ hellas: { cities: CITIES }, rome: { cities: [...SEVEN_MORE, 'corduba'] } });
  suffer(full, 'treachery', 'hellas', { rome: [['athens']] }, 'rome');
  expect(has(full, 'hellas')['cities']).toEqual(['corinth', 'sparta']);
  expect(has(full, 'rome')['cities']).toHaveLength(9);
});

test('[WE treachery.4] with one piece left for two cities, the beneficiary says which one it annexes', () => {
  const world = position({
    hellas: { cities: ['athens', 'corinth'], cards: ['diplomacy'] },
    rome: { cities: SEVEN_MORE },
  });
  suffer(world, 'treachery', 'hellas', { rome: [['corinth']] }, 'rome');
  expect(has(world, 'hellas')['cities']).toEqual([]);
  expect(has(world, 'rome')['cities']).toContain('corinth');
});

test('[WE W26] a card that was not traded has a beneficiary too', () => {
  const world = position({ hellas: { cities: CITIES }, minoa: { cities: ['knossos'] }, rome: {} });
  expect(asks(strike(world, 'treachery', 'hellas'))).toEqual(['rome: choose-cities']);
});
