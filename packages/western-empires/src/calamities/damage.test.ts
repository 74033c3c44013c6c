import { refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { happened, has, position, theNation } from '../testing.ts';
import { strike, suffer } from './testing.ts';

describe('taking damage', () => {
  test('[WE damage.1] [WE damage.2] [WE damage.9] a city counts five points, a token one', () => {
    const world = position({ egypt: { cities: ['memphis'], tokens: { fayum: 6 } } });
    suffer(world, 'tribal-conflict', 'egypt', { egypt: [{ tokens: {}, cities: { memphis: 0 } }] });
    expect(has(world, 'egypt', 'cities', 'tokens', 'stock')).toEqual({ cities: [], tokens: { fayum: 6 }, stock: 49 });
  });

  test('[WE damage.3] a city may leave any number of tokens up to the limit', () => {
    for (const left of [1, 2, 3, 4]) {
      const world = position({ egypt: { cities: ['memphis'], tokens: { fayum: 6 } } });
      suffer(world, 'tribal-conflict', 'egypt', { egypt: [{ tokens: { fayum: left }, cities: { memphis: left } }] });
      expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({
        cities: [],
        tokens: { fayum: 6 - left, memphis: left },
      });
    }
    const low = position({ hellas: { cities: ['athens'], tokens: { thessaly: 6 } } });
    expect(
      refused(strike(low, 'tribal-conflict', 'hellas'), {
        hellas: [{ tokens: { thessaly: 2 }, cities: { athens: 2 } }],
      }),
    ).toContain('city');
  });

  test('[WE agriculture.4] Agriculture lets it leave one more', () => {
    const world = position({ hellas: { cities: ['athens'], tokens: { thessaly: 6 }, cards: ['agriculture'] } });
    suffer(world, 'tribal-conflict', 'hellas', { hellas: [{ tokens: { thessaly: 2 }, cities: { athens: 2 } }] });
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: [], tokens: { athens: 2, thessaly: 4 } });
  });

  test('[WE damage.4] a city that leaves two tokens is three damage', () => {
    const world = position({ egypt: { cities: ['memphis', 'fayum'], tokens: { tanis: 2 } } });
    suffer(world, 'tribal-conflict', 'egypt', { egypt: [{ tokens: { tanis: 2 }, cities: { fayum: 2 } }] });
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: ['memphis'], tokens: { fayum: 2 } });
  });

  test('[WE damage.5] with too little stock a city leaves what there is', () => {
    const world = position({ egypt: { cities: ['alexandria', 'tanis'], stock: 1 } });
    suffer(world, 'tempest', 'egypt', { egypt: [{ tokens: {}, cities: { tanis: 1 } }] });
    expect(has(world, 'egypt', 'cities', 'tokens', 'stock')).toEqual({
      cities: ['alexandria'],
      tokens: { tanis: 1 },
      stock: 0,
    });
    const short = position({ egypt: { cities: ['memphis', 'fayum'], stock: 1 } });
    expect(
      refused(strike(short, 'tribal-conflict', 'egypt'), { egypt: [{ tokens: {}, cities: { memphis: 2, fayum: 3 } }] }),
    ).toContain('stock');
  });

  test('[WE damage.6] any city will do', () => {
    for (const area of ['memphis', 'fayum', 'alexandria']) {
      const world = position({ egypt: { cities: ['memphis', 'fayum', 'alexandria'] } });
      suffer(world, 'tribal-conflict', 'egypt', { egypt: [{ tokens: {}, cities: { [area]: 0 } }] });
      expect(theNation(world, 'egypt').cities).toBe(2);
    }
  });

  test('[WE damage.7] [WE W55] a city may leave four tokens above the limit for the last point', () => {
    const world = position({ hellas: { cities: ['athens'], tokens: { corinth: 1 } } });
    suffer(world, 'tempest', 'hellas');
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: [], tokens: { athens: 4 } });
    const twice = position({ hellas: { cities: ['athens', 'sparta'] } });
    expect(
      refused(strike(twice, 'tempest', 'hellas'), { hellas: [{ tokens: {}, cities: { athens: 4, sparta: 4 } }] }),
    ).toContain('city');
  });

  test('[WE public-works.6] [WE damage.9] a city with a token beside it is reduced to that token for 5, destroyed with it for 6', () => {
    const given = { egypt: { cities: ['memphis'], tokens: { memphis: 1, fayum: 5 }, cards: ['public-works'] } };
    const reduced = position(given);
    suffer(reduced, 'tribal-conflict', 'egypt', { egypt: [{ tokens: {}, cities: { memphis: 0 } }] });
    expect(has(reduced, 'egypt', 'cities', 'tokens')).toEqual({ cities: [], tokens: { fayum: 5, memphis: 1 } });
    const both = { tokens: { memphis: 1 }, cities: { memphis: 0 } };
    expect(refused(strike(position(given), 'tribal-conflict', 'egypt'), { egypt: [both] })).toContain('wrong-total');
    const full = { tokens: {}, cities: { memphis: 4 } };
    expect(refused(strike(position(given), 'tribal-conflict', 'egypt'), { egypt: [full] })).toContain('wrong-total');
  });

  test('[WE insufficient.1] a player with less loses all of it', () => {
    const world = position({ egypt: { cities: ['memphis'], tokens: { fayum: 3 } } });
    suffer(world, 'famine', 'egypt');
    expect(has(world, 'egypt', 'cities', 'tokens', 'stock')).toEqual({ cities: [], tokens: {}, stock: 55 });
  });

  test('[WE insufficient.3] where only more can be given, more is given, but no more than needed', () => {
    const world = position({ hellas: { cities: ['athens', 'corinth'] } });
    suffer(world, 'tempest', 'hellas', { hellas: [{ tokens: {}, cities: { corinth: 2 } }] });
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: ['athens'], tokens: { corinth: 2 } });
    const again = position({ hellas: { cities: ['athens', 'corinth'] } });
    expect(refused(strike(again, 'tempest', 'hellas'), { hellas: [{ tokens: {}, cities: { athens: 0 } }] })).toContain(
      'wrong-total',
    );
  });
});

describe('reducing and destroying', () => {
  test('[WE damage.8] a city reduced by a calamity leaves as many tokens as its area feeds', () => {
    const world = position({ egypt: { cities: ['memphis', 'fayum', 'tanis'] } });
    suffer(world, 'superstition', 'egypt');
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: [], tokens: { memphis: 4, fayum: 4, tanis: 2 } });
  });

  test('[WE public-works.6] a token that stands there already counts', () => {
    const world = position({ egypt: { cities: ['memphis'], tokens: { memphis: 1 }, cards: ['public-works'] } });
    suffer(world, 'city-riots', 'egypt');
    expect(has(world, 'egypt', 'cities', 'tokens', 'stock')).toEqual({ cities: [], tokens: { memphis: 4 }, stock: 51 });
  });

  test('[WE damage.9] [WE public-works.4] a destroyed city leaves nothing, not even the token beside it', () => {
    const world = position({ egypt: { cities: ['memphis'], tokens: { memphis: 1 }, cards: ['public-works'] } });
    suffer(world, 'minor-uprising', 'egypt');
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: [], tokens: {} });
  });

  test('[WE damage.10] [WE public-works.4] an annexed city is replaced with one of the other player, and the token beside it is lost', () => {
    const world = position({
      egypt: { cities: ['memphis'], tokens: { memphis: 1 }, cards: ['public-works'] },
      minoa: {},
    });
    suffer(world, 'treachery', 'egypt');
    expect(has(world, 'egypt', 'cities', 'tokens', 'stock')).toEqual({ cities: [], tokens: {}, stock: 55 });
    expect(has(world, 'minoa', 'cities', 'tokens')).toEqual({ cities: ['memphis'], tokens: {} });
  });

  test('[WE insufficient.2] a player who must reduce three cities but has two reduces both', () => {
    const world = position({ hellas: { cities: ['athens', 'corinth'] } });
    suffer(world, 'superstition', 'hellas');
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: [], tokens: { athens: 1, corinth: 2 } });
  });
});

describe('treasury', () => {
  test('[WE damage.15] what is lost is lost as far as there is any', () => {
    const rich = position({ egypt: { treasury: 12 } });
    suffer(rich, 'squandered-wealth', 'egypt');
    expect(theNation(rich, 'egypt')).toMatchObject({ treasury: 2, stock: 53 });
    const poor = position({ egypt: { treasury: 4 } });
    suffer(poor, 'squandered-wealth', 'egypt');
    expect(theNation(poor, 'egypt')).toMatchObject({ treasury: 0, stock: 55 });
  });

  test('[WE damage.13] what is paid is a choice, and exact', () => {
    const world = position({ egypt: { cities: ['memphis'], treasury: 12 } });
    suffer(world, 'city-in-flames', 'egypt', { egypt: [true] });
    expect(has(world, 'egypt', 'cities', 'treasury')).toEqual({ cities: ['memphis'], treasury: 2 });
  });

  test('[WE damage.14] a player with too little cannot pay and keeps it', () => {
    const world = position({ egypt: { cities: ['memphis'], treasury: 9 } });
    suffer(world, 'city-in-flames', 'egypt');
    expect(has(world, 'egypt', 'cities', 'treasury')).toEqual({ cities: [], treasury: 9 });
    expect(happened(world, 'treasury-paid')).toEqual([]);
  });
});

test('[WE damage.12] a city beside a lake or inland is no coastal city', () => {
  const world = position({ hatti: { cities: ['hattusa', 'kanesh'], treasury: 7 } });
  suffer(world, 'coastal-migration', 'hatti');
  expect(has(world, 'hatti', 'cities', 'treasury')).toEqual({ cities: ['hattusa', 'kanesh'], treasury: 2 });
});
