import { brokenPieces, cardsOf, citiesInStock, withoutUnits } from '@ecumene/ancients';
import { play } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { buyAdvances } from './advances.ts';
import { neighboursFor } from './book/abilities.ts';
import { suffer } from './calamities/testing.ts';
import { moveNation } from './movement.ts';
import { cities, citySupport, conflicts, population, surplus } from './phases.ts';
import { happened, has, position, theNation } from './testing.ts';
import { drawTradeCards } from './trade-cards.ts';
import { view } from './view.ts';

describe('tokens, cities and ships', () => {
  test('[WE pieces.3] cities and ships are on the board or in stock, and tokens alone are in treasury', () => {
    const world = position({
      egypt: { cities: ['memphis', 'tanis'], ships: ['tanis'], tokens: { gaza: 3 }, treasury: 7 },
    });
    const egypt = theNation(world, 'egypt');
    expect(egypt).toMatchObject({ tokens: 3, treasury: 7, stock: 45, cities: 2 });
    expect([citiesInStock(egypt), egypt.pieces.ships - egypt.ships.length]).toEqual([7, 3]);
    expect(brokenPieces(world)).toEqual([]);
  });

  test('[WE pieces.5] what leaves the board goes to the stock of its owner', () => {
    const world = position({
      egypt: { cities: ['gaza'], tokens: { tanis: 5 }, ships: ['tanis'], treasury: 4 },
      hellas: { tokens: { gaza: 7 } },
    });
    play(conflicts(world), { hellas: [0] });
    surplus(world);
    play(moveNation(world, 'egypt'), { egypt: [{ do: 'end' }] });
    expect(theNation(world, 'egypt')).toMatchObject({ tokens: 2, stock: 49, treasury: 4, cities: 0, ships: [] });
    expect(theNation(world, 'hellas')).toMatchObject({ tokens: 1, stock: 54, treasury: 0 });
  });

  test('[WE pieces.6] tokens that come onto the board come from stock', () => {
    const world = position({ egypt: { tokens: { memphis: 2 }, cities: ['tanis'], treasury: 52, stock: 1 } });
    play(population(world, 'egypt'), { egypt: [{ memphis: 1 }] });
    expect(theNation(world, 'egypt')).toMatchObject({ tokens: 3, stock: 0, treasury: 52 });
    const bare = position({ egypt: { cities: ['memphis'], stock: 1 } });
    play(citySupport(bare, 'egypt'));
    expect(has(bare, 'egypt', 'cities', 'tokens', 'stock')).toEqual({ cities: [], tokens: { memphis: 1 }, stock: 0 });
  });

  test('[WE pieces.8] tokens in treasury support no city and build none', () => {
    const world = position({ egypt: { cities: ['memphis'], treasury: 20 } });
    play(citySupport(world, 'egypt'));
    expect(has(world, 'egypt')['cities']).toEqual([]);
    expect(cities(position({ egypt: { tokens: { tanis: 5 }, treasury: 20 } }), 'egypt')).toBeUndefined();
  });

  test('[WE pieces.9] treasury that is paid goes to the own stock', () => {
    const world = position({ egypt: { treasury: 60 - 5, stock: 0 } });
    play(buyAdvances(world, 'egypt'), { egypt: [{ buy: ['mysticism'], spend: {} }] });
    expect(theNation(world, 'egypt')).toMatchObject({ treasury: 5, stock: 50 });
  });

  test('[WE pieces.10] [WE pieces.12] tokens and cities are units, ships are not', () => {
    const near = (minoa: object): number =>
      neighboursFor(position({ minoa, egypt: { tokens: { memphis: 1 } } }), 8).length;
    expect([near({ tokens: { tanis: 1 } }), near({ cities: ['tanis'] }), near({ ships: ['tanis'] })]).toEqual([
      1, 1, 0,
    ]);
    expect(withoutUnits(position({ minoa: { ships: ['tanis'] }, egypt: {} }))).toEqual(['egypt']);
  });

  test('[WE pieces.11] a city is worth five tokens: it is exactly 5 damage', () => {
    const world = position({ egypt: { cities: ['tanis'] } });
    suffer(world, 'tribal-conflict', 'egypt');
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: [], tokens: {} });
    const tokens = position({ egypt: { tokens: { memphis: 4, tanis: 1 } } });
    suffer(tokens, 'tribal-conflict', 'egypt');
    expect(has(tokens, 'egypt')['tokens']).toEqual({});
  });
});

describe('trade cards', () => {
  const treasuryLeft = (hand: readonly string[], spend: Readonly<Record<string, number>>): number => {
    const world = position({ egypt: { hand, treasury: 50 } });
    play(buyAdvances(world, 'egypt'), { egypt: [{ buy: ['mysticism'], spend }] });
    return theNation(world, 'egypt').treasury;
  };

  test('[WE trade.2] [WE trade.3] [WE trade.4] one is worth its number, equal ones are a set, others of the same number are not', () => {
    expect(treasuryLeft(['fish'], { fish: 1 })).toBe(3);
    expect(treasuryLeft(['fish', 'fish'], { fish: 2 })).toBe(12);
    expect(treasuryLeft(['fish', 'fruit'], { fish: 1, fruit: 1 })).toBe(6);
    expect(treasuryLeft(['fish', 'water', 'water'], { fish: 1, water: 2 })).toBe(3);
  });

  test('[WE trade.9] all cards of a commodity are its largest set', () => {
    const world = position({ egypt: {} });
    for (const face of world.trade.faces.filter(({ kind, stack }) => kind === 'commodity' && stack <= 9)) {
      const lying = world.trade.stacks.flat().filter((card) => cardsOf(world.trade, face).includes(card));
      expect(lying, face.id).toHaveLength(face.copies);
    }
    expect(treasuryLeft(['ivory', 'ivory', 'ivory', 'ivory'], { ivory: 4 })).toBe(50);
  });

  test('[WE credits.5] the price is the cost less the credits of the group and those for the advance alone', () => {
    const hand = ['gold', 'gold', 'gold'];
    const world = position({ egypt: { cards: ['pottery', 'masonry'], hand, treasury: 20 } });
    play(buyAdvances(world, 'egypt'), { egypt: [{ buy: ['agriculture'], spend: { gold: 3 } }] });
    expect(81 + 20 - theNation(world, 'egypt').treasury).toBe(120 - (10 + 10) - 10);
  });

  test('[WE drawing.8] [WE purchases.8] nobody but the holder learns which cards were drawn', () => {
    const world = position({ egypt: { cities: ['memphis', 'tanis'] }, minoa: { cities: ['knossos'] } });
    drawTradeCards(world);
    for (const { event, knows } of world.news) if (event.what === 'cards-seen') expect(knows).toEqual([event.nation]);
    expect(happened(world, 'cards-seen')).toHaveLength(2);
    expect(view(world, 'minoa').nations.find(({ name }) => name === 'egypt')).toMatchObject({ hand: 2 });
    expect(view(world, 'egypt').hand).toHaveLength(2);
    expect(view(world, 'minoa').hand).toHaveLength(1);
  });
});
