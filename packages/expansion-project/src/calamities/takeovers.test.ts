import { brokenPieces, nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { happened, has, position, theNation } from '../testing.ts';
import type { EpWorld } from '../world.ts';
import { eligible } from './civil-war.ts';
import { firstQuestion, playOn, strike } from './testing.ts';

/** Fifty unit points: forty tokens and two cities. */
const FIFTY = { tokens: { memphis: 15, fayum: 15, alexandria: 10 }, cities: ['gaza', 'tanis'] };

function realm(egypt: object = {}, others: object = { minoa: {} }): EpWorld {
  return position({ egypt: { ...FIFTY, ...egypt }, ...others });
}

const units = (tokens: object, cities: readonly string[] = []): object => ({ tokens, cities });

describe('Civil War', () => {
  test('[EP 29.4.1.1] [EP 29.4.1.3.1] [EP 29.4.1.3.4] [EP 29.4.1.4] [EP 29.4.1.5] [EP 29.4.1.7] [EP C50] fifteen points of the victim and twenty of the beneficiary make the first faction', () => {
    const world = realm({ treasury: 5, ships: ['tanis'], cards: ['pottery'], step: 4 });
    const script = strike(world, 'civil-war', 'egypt');
    play(script, { egypt: [units({ memphis: 10 }, ['gaza']), 'first'], minoa: [units({ fayum: 15, alexandria: 5 })] });
    expect(has(world, 'egypt')).toMatchObject({
      tokens: { memphis: 10, fayum: 15, alexandria: 5 },
      cities: ['gaza'],
      treasury: 5,
      ships: ['tanis'],
      cards: ['pottery'],
      step: 4,
    });
    expect(has(world, 'minoa')).toMatchObject({ tokens: { memphis: 5, alexandria: 5 }, cities: ['tanis'] });
    expect(brokenPieces(world)).toEqual([]);
  });

  test('[EP 29.4.1.5] the victim chooses which faction it keeps', () => {
    const world = realm();
    const first = { egypt: [units({ memphis: 10 }, ['gaza']), 'second'], minoa: [units({ fayum: 15, alexandria: 5 })] };
    play(strike(world, 'civil-war', 'egypt'), first);
    expect(has(world, 'egypt')).toMatchObject({ tokens: { memphis: 5, alexandria: 5 }, cities: ['tanis'] });
  });

  test.each([
    [['music'], 'EP 29.4.1.3.2', 'EP 30.33.2', 20],
    [['drama-and-poetry'], 'EP 29.4.1.3.2', 'EP 30.16.2', 20],
    [['democracy'], 'EP 29.4.1.3.3', 'EP 30.13.3', 25],
  ])('with %j [%s] [%s] the victim selects %i', (cards, _rule, _other, own) => {
    const question = firstQuestion(strike(realm({ cards }), 'civil-war', 'egypt'));
    expect(JSON.stringify(question)).toContain(String(own));
  });

  test('[EP 29.4.1.3.5] [EP 30.37.2] with Philosophy the beneficiary selects fifteen, whatever else is held', () => {
    const world = realm({ cards: ['philosophy', 'music', 'democracy'] });
    expect(asks(strike(world, 'civil-war', 'egypt'))).toEqual(['minoa: faction']);
    play(strike(world, 'civil-war', 'egypt'), { minoa: [units({ memphis: 15 })], egypt: ['second'] });
    expect(has(world, 'minoa').tokens).toEqual({ memphis: 15 });
  });

  test('[EP 29.4.1.4] if there is no second faction, nothing happens', () => {
    const world = position({ egypt: { tokens: { memphis: 30 } }, minoa: { stock: 55 } });
    play(strike(world, 'civil-war', 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 30 });
    expect(happened(world, 'calamity-spares')).toHaveLength(1);
  });

  test.each([
    ['military', 'EP 30.28.3'],
    ['naval-warfare', 'EP 30.36.4'],
    ['advanced-military', 'EP 30.2.3'],
  ])('[EP 29.4.1.6] [EP C86] %s costs five points of each faction [%s]', (card) => {
    const world = realm({ cards: [card] });
    const before = theNation(world, 'egypt').tokens + 5 * theNation(world, 'egypt').cities;
    playOn(strike(world, 'civil-war', 'egypt'));
    const after = ['egypt', 'minoa'].reduce(
      (sum, name) => sum + theNation(world, name).tokens + 5 * theNation(world, name).cities,
      0,
    );
    expect(before - after).toBe(10);
  });

  test('[EP 29.4.1.6] [EP C86] from areas within or next to the other faction, and elsewhere what is missing', () => {
    const egypt = { tokens: { memphis: 3, jericho: 12, massilia: 25 }, cards: ['military'] };
    const world = position({ egypt, minoa: {} });
    play(strike(world, 'civil-war', 'egypt'), {
      egypt: [units({ massilia: 15 }), 'second'],
      minoa: [units({ massilia: 10, jericho: 10 })],
    });
    // The victim kept two in Jericho beside the others, and three in Memphis: two were paid there, then three.
    expect(has(world, 'egypt').tokens).toEqual({});
    // The beneficiary paid all five in Jericho.
    expect(has(world, 'minoa').tokens).toEqual({ jericho: 5, massilia: 25 });
  });

  test.each([10, 15])(
    '[EP 29.4.1.2a] [EP C49] nothing happens if the victim leads or ties in stock: %i tokens',
    (stock) => {
      // Egypt has 15 tokens and seven cities in stock, Minoa the tokens said and seven cities.
      const world = realm({}, { minoa: { cities: ['knossos', 'sparta'], stock } });
      play(strike(world, 'civil-war', 'egypt'));
      expect(happened(world, 'calamity-spares')).toHaveLength(1);
      expect(has(world, 'minoa').tokens).toEqual({});
    },
  );

  test('[EP 29.4.1.2] [EP C48] [EP C85] at most seven areas lie between; who has nothing on the board is eligible', () => {
    const world = position(
      {
        egypt: { tokens: { memphis: 1 } },
        minoa: { tokens: { knossos: 1 } },
        dravidia: { tokens: { pandyas: 1 } },
        rome: {},
      },
      {},
      18,
    );
    const names = eligible(world, nationNamed(world, 'egypt')).map((number) => world.nations[number]?.name);
    expect(names).toContain('minoa');
    expect(names).toContain('rome');
    const far = position({ iberia: { tokens: { lusitania: 1 } }, maurya: { tokens: { pataliputra: 1 } } }, {}, 18);
    expect(eligible(far, nationNamed(far, 'iberia'))).toEqual([]);
  });

  test('[EP 29.4.1.2] [EP C48] seven areas between are near enough, eight are not', () => {
    const world = position(
      {
        iberia: { tokens: { lusitania: 1 } },
        egypt: { tokens: { fayum: 1 } },
        nubia: { tokens: { thebes: 1 } },
      },
      {},
      18,
    );
    const names = eligible(world, nationNamed(world, 'iberia')).map((number) => world.nations[number]?.name);
    expect(names).toContain('egypt');
    expect(names).not.toContain('nubia');
  });

  test('[EP 29.4.1.7] [EP C51] what a beneficiary has no pieces for goes to the next in stock', () => {
    const nine = ['rome', 'neapolis', 'salonae', 'massilia', 'caralis', 'rubicon', 'etruria', 'corsica', 'samnium'];
    const world = realm({}, { rome: { cities: nine, stock: 55 }, minoa: { stock: 9 } });
    play(strike(world, 'civil-war', 'egypt'), {
      egypt: [units({ memphis: 15 }), 'first'],
      rome: [units({ fayum: 15, alexandria: 5 })],
    });
    expect(has(world, 'rome').tokens).toEqual({ alexandria: 5 });
    expect(has(world, 'minoa').cities).toEqual(['gaza', 'tanis']);
    expect(brokenPieces(world)).toEqual([]);
  });

  test('[EP 32.7.1] the limit of damage leaves the victim its units', () => {
    const world = position({ egypt: FIFTY, minoa: {} }, { damageLimit: 40 });
    playOn(strike(world, 'civil-war', 'egypt'));
    const { tokens, cities } = theNation(world, 'egypt');
    expect(tokens + 5 * cities).toBeGreaterThanOrEqual(40);
  });

  test('[EP 32.7.1] [EP 29.4.1.6] nothing happens where what the war destroys would take it below the limit', () => {
    const egypt = { tokens: { memphis: 30, fayum: 14 }, cards: ['military'] };
    const world = position({ egypt, minoa: {} }, { damageLimit: 40 });
    playOn(strike(world, 'civil-war', 'egypt'));
    expect(theNation(world, 'egypt').tokens).toBe(44);
  });
});

describe('Tyranny', () => {
  const egypt = {
    tokens: { fayum: 4, memphis: 3, alexandria: 2 },
    cities: ['tanis', 'gaza', 'jerusalem', 'petra'],
    stock: 0,
  };
  const carthage = { tokens: { paraetonium: 1 } };

  test('[EP 29.8.1.3] [EP 29.8.1.3 example] [EP C60] eight points against four cities: three tokens, then a city next to them', () => {
    const world = position({ egypt, carthage });
    play(strike(world, 'tyranny', 'egypt'), { carthage: [['memphis', 'tanis']] });
    expect(has(world, 'carthage')).toMatchObject({ tokens: { paraetonium: 1, memphis: 3 }, cities: ['tanis'] });
    expect(has(world, 'egypt').cities).toEqual(['gaza', 'jerusalem', 'petra']);
  });

  test('[EP 29.8.1.3] each area must be next to own units by then, and annexed as far as possible', () => {
    const world = position({ egypt, carthage });
    expect(refused(strike(world, 'tyranny', 'egypt'), { carthage: [['gaza']] })).toBe('area EP 29.8.1.3');
    expect(refused(strike(world, 'tyranny', 'egypt'), { carthage: [['memphis']] })).toBe('too-few EP 29.8.1.3');
    play(strike(world, 'tyranny', 'egypt'), { carthage: [['memphis', 'fayum', 'alexandria']] });
    expect(has(world, 'carthage').tokens).toEqual({ paraetonium: 1, memphis: 3, fayum: 4, alexandria: 1 });
  });

  test('[EP 29.8.1.3] [EP 24.5] not in an order that leaves points though all of them can be annexed', () => {
    const cities = ['memphis', 'gaza', 'jerusalem', 'petra'];
    const world = position({ egypt: { tokens: { alexandria: 4 }, cities, stock: 0 }, carthage });
    expect(refused(strike(world, 'tyranny', 'egypt'), { carthage: [['alexandria']] })).toBe('too-few EP 29.8.1.3');
    play(strike(world, 'tyranny', 'egypt'), { carthage: [['memphis', 'alexandria']] });
    expect(has(world, 'carthage')).toMatchObject({ tokens: { paraetonium: 1, alexandria: 3 }, cities: ['memphis'] });
    expect(has(world, 'egypt').tokens).toEqual({ alexandria: 1 });
  });

  test.each([
    ['sculpture', 'EP 29.8.1.4', 'EP 30.44.2', 3],
    ['monarchy', 'EP 29.8.1.5', 'EP 30.30.4', 13],
    ['provincial-empire', 'EP 29.8.1.5', 'EP 30.40.3', 13],
  ])('with %s [%s] [%s] it is %i', (card, _rule, _other, points) => {
    const question = firstQuestion(
      strike(position({ egypt: { ...egypt, cards: [card] }, carthage }), 'tyranny', 'egypt'),
    );
    expect(question).toMatchObject({ points });
  });

  test('[EP 29.8.1.1] [EP 29.8.1.7] only neighbours by land benefit; without one nothing happens', () => {
    const world = position({ egypt, minoa: { tokens: { knossos: 1 } }, carthage: { tokens: { thapsus: 1 } } });
    play(strike(world, 'tyranny', 'egypt'));
    expect(happened(world, 'calamity-spares')).toHaveLength(1);
  });

  test('[EP 29.8.1.2] most unit points in stock benefits; none if the victim has as much, and the victim decides ties', () => {
    // Egypt has 46 tokens and five cities in stock, 71 unit points; Carthage 50, then 71.
    for (const stock of [5, 26]) {
      const rich = position({ egypt: { ...egypt, stock: 46 }, carthage: { ...carthage, stock } });
      play(strike(rich, 'tyranny', 'egypt'));
      expect(happened(rich, 'calamity-spares')).toHaveLength(1);
      expect(has(rich, 'carthage').cities).toEqual([]);
    }
    const tie = position({ egypt, carthage: { ...carthage, stock: 20 }, minoa: { tokens: { sinai: 1 }, stock: 20 } });
    expect(asks(strike(tie, 'tyranny', 'egypt'))).toEqual(['egypt: beneficiary']);
  });

  test('[EP 29.8.1.6] it ends when the beneficiary has no pieces for more', () => {
    const world = position({ egypt, carthage: { ...carthage, stock: 2 } });
    play(strike(world, 'tyranny', 'egypt'), { carthage: [['memphis', 'tanis']] });
    expect(has(world, 'carthage').tokens).toEqual({ paraetonium: 1, memphis: 2 });
    expect(has(world, 'carthage').stock).toBe(0);
  });

  test('[EP 2.2.9] [EP C81] an area with only a city is within its civilization', () => {
    const world = position({ egypt: { ...egypt, tokens: {} }, carthage: { cities: ['memphis'] } });
    expect(asks(strike(world, 'tyranny', 'egypt'))).toEqual(['carthage: annex-areas']);
  });
});
