import { asks, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { has, position, theNation } from '../testing.ts';
import { strike, suffer } from './testing.ts';

test('[WE public-works.4] the token beside a city that a calamity destroys is destroyed', () => {
  const world = position({ egypt: { cities: ['memphis'], tokens: { memphis: 1, siwa: 1 }, cards: ['public-works'] } });
  suffer(world, 'minor-uprising', 'egypt');
  expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: [], tokens: { siwa: 1 } });
});

test('[WE tempest.1] Tempest takes two points from coastal areas', () => {
  const egypt = { tokens: { memphis: 4, alexandria: 3, tanis: 2 } };
  const world = position({ egypt });
  suffer(world, 'tempest', 'egypt', { egypt: [{ tokens: { alexandria: 1, tanis: 1 }, cities: {} }] });
  expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 4, alexandria: 2, tanis: 1 });
  expect(
    refused(strike(position({ egypt }), 'tempest', 'egypt'), { egypt: [{ tokens: { memphis: 2 }, cities: {} }] }),
  ).toContain('tokens');
  const inland = position({ egypt: { tokens: { memphis: 4, fayum: 2 } } });
  suffer(inland, 'tempest', 'egypt');
  expect(theNation(inland, 'egypt').tokens).toBe(6);
});

test('[WE tempest.2] and five treasury tokens', () => {
  const world = position({ egypt: { tokens: { tanis: 2 }, treasury: 6 } });
  suffer(world, 'tempest', 'egypt');
  expect(has(world, 'egypt', 'tokens', 'treasury')).toEqual({ tokens: {}, treasury: 1 });
});

test('[WE squandered-wealth.1] Squandered Wealth takes ten treasury tokens', () => {
  const world = position({ egypt: { treasury: 30 } });
  suffer(world, 'squandered-wealth', 'egypt');
  expect(theNation(world, 'egypt').treasury).toBe(20);
});

test('[WE city-riots.1] [WE city-riots.2] City Riots reduces a city of choice and takes five treasury tokens', () => {
  const world = position({ egypt: { cities: ['memphis', 'tanis'], treasury: 3 } });
  suffer(world, 'city-riots', 'egypt', { egypt: [['tanis']] });
  expect(has(world, 'egypt', 'cities', 'tokens', 'treasury')).toEqual({
    cities: ['memphis'],
    tokens: { tanis: 2 },
    treasury: 0,
  });
});

test('[WE city-in-flames.1] [WE city-in-flames.2] City in Flames destroys a city of choice unless ten are paid', () => {
  const egypt = { cities: ['memphis', 'tanis'], treasury: 10 };
  const burnt = position({ egypt });
  suffer(burnt, 'city-in-flames', 'egypt', { egypt: [false, ['tanis']] });
  expect(has(burnt, 'egypt', 'cities', 'tokens', 'treasury')).toEqual({
    cities: ['memphis'],
    tokens: {},
    treasury: 10,
  });
  const paid = position({ egypt });
  suffer(paid, 'city-in-flames', 'egypt', { egypt: [true] });
  expect(has(paid, 'egypt', 'cities', 'treasury')).toEqual({ cities: ['memphis', 'tanis'], treasury: 0 });
});

test('[WE tribal-conflict.1] Tribal Conflict takes five points from anywhere', () => {
  const world = position({ egypt: { tokens: { memphis: 4, fayum: 4 } } });
  suffer(world, 'tribal-conflict', 'egypt', { egypt: [{ tokens: { memphis: 1, fayum: 4 }, cities: {} }] });
  expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 3 });
});

test('[WE minor-uprising.1] Minor Uprising destroys a city of choice', () => {
  const world = position({ egypt: { cities: ['memphis', 'tanis'], treasury: 30 } });
  suffer(world, 'minor-uprising', 'egypt', { egypt: [['memphis']] });
  expect(has(world, 'egypt', 'cities', 'tokens', 'treasury')).toEqual({ cities: ['tanis'], tokens: {}, treasury: 30 });
});

test('[WE banditry.1] [WE W37] Banditry takes two commodities of choice, as far as there are any', () => {
  const world = position({ egypt: { hand: ['gold', 'ochre', 'clay'] } });
  suffer(world, 'banditry', 'egypt', { egypt: [{ ochre: 1, clay: 1 }] });
  expect(has(world, 'egypt')['hand']).toEqual(['gold']);
  const one = position({ egypt: { hand: ['gold'] } });
  suffer(one, 'banditry', 'egypt', { egypt: [{ gold: 1 }] });
  expect(has(one, 'egypt')['hand']).toEqual([]);
});

test('[WE banditry.2] each may be kept for four treasury tokens', () => {
  const hand = ['gold', 'ochre', 'clay'];
  const both = position({ egypt: { hand, treasury: 9 } });
  suffer(both, 'banditry', 'egypt', { egypt: [2] });
  expect(has(both, 'egypt', 'hand', 'treasury')).toEqual({ hand: ['clay', 'gold', 'ochre'], treasury: 1 });
  const one = position({ egypt: { hand, treasury: 9 } });
  suffer(one, 'banditry', 'egypt', { egypt: [1, { ochre: 1 }] });
  expect(has(one, 'egypt', 'hand', 'treasury')).toEqual({ hand: ['clay', 'gold'], treasury: 5 });
  const short = position({ egypt: { hand, treasury: 7 } });
  expect(refused(strike(short, 'banditry', 'egypt'), { egypt: [2] })).toContain('out-of-range');
  const poor = position({ egypt: { hand, treasury: 3 } });
  expect(asks(strike(poor, 'banditry', 'egypt'))).not.toContain('egypt: pay-for-cards');
});

test('[WE banditry.3] Water will do', () => {
  const world = position({ egypt: { hand: ['gold', 'water', 'water'] } });
  suffer(world, 'banditry', 'egypt', { egypt: [{ water: 2 }] });
  expect(has(world, 'egypt')['hand']).toEqual(['gold']);
});

test('[WE coastal-migration.1] [WE coastal-migration.2] Coastal Migration destroys a coastal city and takes five treasury tokens', () => {
  const world = position({ egypt: { cities: ['memphis', 'tanis', 'alexandria'], treasury: 6 } });
  expect(refused(strike(world, 'coastal-migration', 'egypt'), { egypt: [['memphis']] })).toContain('not-a-choice');
  const again = position({ egypt: { cities: ['memphis', 'tanis', 'alexandria'], treasury: 6 } });
  suffer(again, 'coastal-migration', 'egypt', { egypt: [['tanis']] });
  expect(has(again, 'egypt', 'cities', 'tokens', 'treasury')).toEqual({
    cities: ['alexandria', 'memphis'],
    tokens: {},
    treasury: 1,
  });
});
