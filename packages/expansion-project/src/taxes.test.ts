import { pointsInStock } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { population, taxes, taxRevolts } from './phases.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';
import type { EpWorld } from './world.ts';

/** Everybody pays at the usual rate. */
function pay(world: EpWorld): EpWorld {
  for (const { seat } of world.nations)
    if (seat !== null && world.seats.includes(seat)) {
      const script = taxes(world, seat);
      if (script) play(script, { [seat]: ['2'] });
    }
  return world;
}

const ROMAN = ['rome', 'neapolis', 'salonae', 'massilia', 'caralis', 'rubicon', 'etruria', 'corsica', 'samnium'];
const points = (world: EpWorld, name: string): number => pointsInStock(theNation(world, name));

describe('revolts', () => {
  test('[EP 3.6] [EP C16] a city in stock counts five points and a token one, ships and treasury nothing', () => {
    const world = position({ egypt: { cities: ['memphis', 'tanis'], stock: 7, treasury: 3, ships: ['tanis'] } });
    expect(points(world, 'egypt')).toBe(7 + 5 * 7);
  });

  test('[EP 13.3.1] a city that is paid for exactly stays, and a stock of nothing pays for none', () => {
    const exact = pay(position({ egypt: { cities: ['memphis', 'tanis'], stock: 4 } }));
    expect(theNation(exact, 'egypt')).toMatchObject({ stock: 0, treasury: 4, unpaid: 0 });
    const none = pay(position({ egypt: { cities: ['memphis', 'tanis'], stock: 0 } }));
    expect(theNation(none, 'egypt')).toMatchObject({ stock: 0, treasury: 0, unpaid: 2 });
  });

  test('[EP 13.3.2] what the first revolt changed counts for the second', () => {
    const world = position({
      minoa: { cities: ['knossos', 'rhodes'], stock: 0 },
      rome: { cities: ROMAN.slice(0, 8), stock: 1 },
      egypt: { stock: 12, cities: ['memphis', 'tanis', 'gaza'] },
      hellas: { stock: 14, cities: ['athens', 'thrace', 'boeotia', 'phocis'] },
    });
    pay(world);
    // After taxes: Egypt 6 + 30, Hellas 6 + 25, Minoa 35, Rome 5.
    expect(['egypt', 'hellas', 'minoa', 'rome'].map((name) => points(world, name))).toEqual([36, 31, 35, 5]);
    // Minoa's two cities make Egypt 26 and Minoa 45, which then has most when Rome's eight revolt.
    play(taxRevolts(world));
    expect(has(world, 'egypt').cities.toSorted()).toEqual(['gaza', 'knossos', 'memphis', 'rhodes', 'tanis']);
    expect(has(world, 'minoa').cities.toSorted()).toEqual(ROMAN.slice(0, 8).toSorted());
  });

  test('[EP 13.3.2] a victim may benefit from the revolt of another', () => {
    const world = position({
      minoa: { cities: ['knossos'], stock: 0 },
      rome: { cities: ROMAN.slice(0, 8), stock: 1 },
    });
    pay(world);
    play(taxRevolts(world));
    expect(happened(world, 'revolt-fails')).toMatchObject([{ nation: 'minoa' }]);
    expect(has(world, 'minoa').cities).toHaveLength(9);
    expect(has(world, 'rome').cities).toEqual([]);
  });

  test('[EP 13.3.2] [EP 13.3.3] others who tie further down are the victim’s choice as well', () => {
    const world = position({
      egypt: { cities: ['memphis', 'tanis', 'gaza'], stock: 0, treasury: 20, tokens: { fayum: 9 } },
      rome: { cities: ROMAN.slice(0, 8), stock: 55 },
      minoa: { stock: 0 },
      hellas: { stock: 0 },
    });
    theNation(world, 'rome').stock = 90;
    play(taxes(world, 'egypt'));
    play(taxRevolts(world), [
      ['rome', ['memphis']],
      ['egypt', 'hellas'],
    ]);
    expect(has(world, 'rome').cities).toContain('memphis');
    expect(has(world, 'hellas').cities.toSorted()).toEqual(['gaza', 'tanis']);
  });

  test('[EP 13.3.2] the player with most but no city in stock still counts, and the next takes over', () => {
    const world = position({
      egypt: { cities: ['memphis', 'tanis'], stock: 1 },
      rome: { cities: ROMAN, stock: 55 },
      minoa: { stock: 0, cities: ['knossos', 'rhodes', 'thera'] },
    });
    theNation(world, 'rome').stock = 90;
    play(taxes(world, 'egypt'));
    expect(points(world, 'egypt')).toBeGreaterThan(points(world, 'minoa'));
    play(taxRevolts(world));
    expect(has(world, 'minoa').cities).toHaveLength(5);
  });

  test('[EP 13.3.3] a city taken over brings no taxes and was not built this turn', () => {
    const world = position({ egypt: { cities: ['memphis'], stock: 1 }, minoa: { stock: 55 }, built: ['memphis'] });
    play(taxes(world, 'egypt'));
    play(taxRevolts(world));
    expect(theNation(world, 'minoa')).toMatchObject({ treasury: 0, cities: 1 });
    expect(world.newCities).toEqual([]);
  });

  test('[EP 13.3.5] with Democracy a player who is short pays what there is', () => {
    const world = pay(position({ egypt: { cities: ['memphis', 'tanis'], stock: 1, cards: ['democracy'] } }));
    expect(theNation(world, 'egypt')).toMatchObject({ stock: 0, treasury: 1, unpaid: 0 });
  });

  test('[EP 13.3.3] [EP C94] with Imperial Civilization one beneficiary can have eighteen cities', () => {
    const world = position({ egypt: { cities: ['memphis'], stock: 1 }, rome: { cities: ROMAN } }, { imperial: true });
    play(taxes(world, 'egypt'));
    play(taxRevolts(world));
    expect(has(world, 'rome').cities).toHaveLength(10);
  });
});

describe('a player whose clock runs out', () => {
  const timedOut = (stock: number, cards: readonly string[], version?: string) => {
    const egypt = { cities: ['memphis', 'tanis', 'gaza'], stock, cards };
    const world = { ...position({ egypt }), ...(version !== undefined && { version }) };
    return taxes(world, 'egypt')?.next().value?.[0]?.asking.default();
  };

  test('[EP 13.2.3] [EP 13.3.1] pays two tokens a city, or with Coinage one if fewer cities revolt at that rate', () => {
    expect(timedOut(6, ['coinage'])).toBe('2');
    expect(timedOut(5, ['coinage'])).toBe('1');
    expect(timedOut(2, ['coinage', 'monarchy'])).toBe('1');
    expect(timedOut(0, ['coinage'])).toBe('2');
    expect(timedOut(5, ['monarchy'])).toBe('2');
    expect(timedOut(5, ['coinage', 'democracy'])).toBe('2');
    expect(timedOut(5, ['coinage'], '2')).toBe('2');
  });
});

describe('growth', () => {
  test('[EP 14.1] nothing grows beside a city of others or of pirates, but everywhere else, even where nobody can live', () => {
    const world = position({
      carthage: { tokens: { tunisia: 1, memphis: 2, tanis: 3 } },
      egypt: { cities: ['memphis'] },
      outsiders: { cities: ['tanis'], tokens: { gaza: 2 } },
    });
    play(population(world, 'carthage'));
    expect(has(world, 'carthage').tokens).toEqual({ tunisia: 2, memphis: 2, tanis: 3 });
    expect(tokens(world, 'outsiders', 'gaza')).toBe(2);
  });

  test('[EP 14.2] an empty stock asks nothing, and an area takes no more than it would grow', () => {
    const none = position({ egypt: { tokens: { siwa: 1, gaza: 2 }, stock: 0 } });
    expect(asks(population(none, 'egypt'))).toEqual([]);
    const two = position({ egypt: { tokens: { siwa: 1, gaza: 2 }, stock: 2 } });
    expect(refused(population(two, 'egypt'), { egypt: [{ siwa: 2 }] })).toContain('EP 14.2');
    expect(refused(population(two, 'egypt'), { egypt: [{ siwa: 0, gaza: 1 }] })).toBe('wrong-total EP 14.2');
    play(population(two, 'egypt'), { egypt: [{ siwa: 1, gaza: 1 }] });
    expect(has(two, 'egypt').tokens).toEqual({ siwa: 2, gaza: 3 });
  });
});
