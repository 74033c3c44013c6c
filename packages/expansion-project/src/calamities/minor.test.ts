import { nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { happened, has, position, theNation } from '../testing.ts';
import { tribalPairs } from './minor.ts';
import { playOn, strike } from './testing.ts';

describe('minor calamities', () => {
  test('[EP 29.2.3.1] Squandered Wealth costs ten treasury tokens, or all there are', () => {
    const world = position({ egypt: { treasury: 14 }, minoa: { treasury: 4 } });
    play(strike(world, 'squandered-wealth', 'egypt'));
    play(strike(world, 'squandered-wealth', 'minoa'));
    expect(theNation(world, 'egypt')).toMatchObject({ treasury: 4, stock: 51 });
    expect(theNation(world, 'minoa').treasury).toBe(0);
  });

  test('[EP 29.3.3.1] [EP 29.3.3.2] Tempest costs all ships and five treasury tokens', () => {
    const world = position({ minoa: { ships: ['knossos', 'thera'], tokens: { knossos: 1 }, treasury: 7 } });
    play(strike(world, 'tempest', 'minoa'));
    expect(has(world, 'minoa')).toMatchObject({ ships: [], treasury: 2 });
  });

  test('[EP 29.4.3.1] City in Flames costs a city of choice', () => {
    const world = position({ egypt: { cities: ['memphis', 'tanis'], treasury: 9 } });
    play(strike(world, 'city-in-flames', 'egypt'), { egypt: [['memphis']] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['tanis'], treasury: 9 });
    expect(has(world, 'egypt').tokens).toEqual({});
  });

  test('[EP 29.4.3.2] ten treasury tokens save it', () => {
    const world = position({ egypt: { cities: ['memphis', 'tanis'], treasury: 12 } });
    play(strike(world, 'city-in-flames', 'egypt'), { egypt: [true] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['memphis', 'tanis'], treasury: 2 });
    const burns = position({ egypt: { cities: ['memphis', 'tanis'], treasury: 12 } });
    play(strike(burns, 'city-in-flames', 'egypt'), { egypt: [false, ['tanis']] });
    expect(has(burns, 'egypt').cities).toEqual(['memphis']);
  });

  test('[EP 29.5.3.1] [EP 29.5.3.2] City Riots reduce a city of choice and cost five treasury tokens', () => {
    const world = position({ egypt: { cities: ['memphis', 'tanis'], treasury: 12 } });
    play(strike(world, 'city-riots', 'egypt'), { egypt: [['memphis']] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['tanis'], tokens: { memphis: 4 }, treasury: 7 });
  });

  test('[EP 29.6.3.1] [EP 29.6.3.2] Coastal Migration costs five unit points on coasts, and all ships', () => {
    const world = position({
      egypt: { tokens: { memphis: 4, tanis: 2, gaza: 1 }, cities: ['alexandria'], ships: ['tanis'] },
    });
    const wrong = { tokens: { memphis: 4, gaza: 1 }, cities: {} };
    expect(refused(strike(world, 'coastal-migration', 'egypt'), { egypt: [wrong] })).toContain('EP 29.6.3.1');
    play(strike(world, 'coastal-migration', 'egypt'), { egypt: [{ tokens: {}, cities: { alexandria: 0 } }] });
    expect(has(world, 'egypt')).toMatchObject({ tokens: { memphis: 4, tanis: 2, gaza: 1 }, cities: [], ships: [] });
  });

  test('[EP 29.7.3.1] Tribal Conflict empties two areas of choice next to each other by land', () => {
    const world = position({ egypt: { tokens: { memphis: 4, fayum: 3, tanis: 2, cyrene: 1 }, cities: ['gaza'] } });
    expect(tribalPairs(world, nationNamed(world, 'egypt'))).toHaveLength(2);
    expect(refused(strike(world, 'tribal-conflict', 'egypt'), { egypt: ['fayum+tanis'] })).toContain('EP 29.7.3.1');
    play(strike(world, 'tribal-conflict', 'egypt'), { egypt: ['memphis+tanis'] });
    expect(has(world, 'egypt').tokens).toEqual({ fayum: 3, cyrene: 1 });
  });

  test('[EP 29.7.3.1] areas with a city do not count, and foreign tokens stay', () => {
    const world = position({
      egypt: { tokens: { memphis: 1, tanis: 2, fayum: 3 }, cities: ['tanis'], cards: ['public-works'] },
      minoa: { tokens: { memphis: 1 } },
    });
    play(strike(world, 'tribal-conflict', 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ tanis: 2 });
    expect(has(world, 'minoa').tokens).toEqual({ memphis: 1 });
  });

  test('[EP 29.7.3.2] without two such areas nothing happens', () => {
    const world = position({ egypt: { tokens: { memphis: 4, cyrene: 3 } } });
    play(strike(world, 'tribal-conflict', 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 4, cyrene: 3 });
    expect(happened(world, 'calamity-spares')).toHaveLength(1);
  });

  test('[EP 29.8.3.1] [EP 29.8.3.2] [EP C62] Minor Uprising costs a unit point a city, and two treasury tokens save one', () => {
    const egypt = { cities: ['memphis', 'tanis', 'gaza'], tokens: { fayum: 4 } };
    const poor = position({ egypt });
    playOn(strike(poor, 'minor-uprising', 'egypt'));
    expect(theNation(poor, 'egypt').tokens).toBe(1);
    const world = position({ egypt: { ...egypt, treasury: 5 } });
    play(strike(world, 'minor-uprising', 'egypt'), { egypt: [2, { tokens: { fayum: 1 }, cities: {} }] });
    expect(has(world, 'egypt')).toMatchObject({ treasury: 1, tokens: { fayum: 3 } });
    expect(
      refused(strike(position({ egypt: { ...egypt, treasury: 5 } }), 'minor-uprising', 'egypt'), { egypt: [3] }),
    ).not.toBe('');
  });

  const hand = ['clay', 'iron', 'oil', 'oil', 'famine'];
  const three = { cities: ['memphis', 'tanis', 'gaza'], hand };

  test('[EP 29.9.3.1] [EP C65] Banditry hands cards of a point a city to the trader, exactly if possible', () => {
    const world = position({ egypt: three, minoa: {} });
    const wrong = { iron: 1 };
    expect(refused(strike(world, 'banditry', 'egypt', 'minoa'), { egypt: [wrong] })).toBe('wrong-total EP 29.9.3.1');
    play(strike(world, 'banditry', 'egypt', 'minoa'), { egypt: [{ clay: 1, iron: 1 }] });
    expect(has(world, 'minoa').hand).toEqual(['clay', 'iron']);
    const seen = world.news.find(({ event }) => event.what === 'cards-lost');
    expect(seen?.knows).toEqual(['egypt', 'minoa']);
  });

  test('[EP 29.9.3.1] [EP C65] else with as little more as possible', () => {
    const world = position({ egypt: { ...three, hand: ['oil', 'oil', 'wine'] }, minoa: {} });
    play(strike(world, 'banditry', 'egypt', 'minoa'), { egypt: [{ oil: 1 }] });
    expect(has(world, 'egypt').hand).toEqual(['oil', 'wine']);
  });

  test('[EP 29.9.3.2] if it was not traded they are discarded, openly', () => {
    const world = position({ egypt: three, minoa: {} });
    play(strike(world, 'banditry', 'egypt'), { egypt: [{ clay: 1, iron: 1 }] });
    expect(world.trade.returned).toHaveLength(2);
    expect(has(world, 'minoa').hand).toEqual([]);
  });

  test('[EP C100] who holds any card is asked, and a short payment tells that none is left', () => {
    const world = position({ egypt: { ...three, hand: ['clay', 'famine'] }, minoa: {} });
    expect(asks(strike(world, 'banditry', 'egypt'))).toEqual(['egypt: give-up-cards']);
    play(strike(world, 'banditry', 'egypt'), { egypt: [{ clay: 1 }] });
    expect(JSON.stringify(world.trade)).toContain('valueFrom');
  });
});
