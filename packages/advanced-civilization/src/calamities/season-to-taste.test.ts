import { nationNamed, pointsOnBoard } from '@ecumene/ancients';
import { asks, play } from '@ecumene/ancients/testing';
import { at, type Script } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { happened, has, position, theNation, tokens } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { pending, resolve, showCalamities } from './phase.ts';
import { playOn, strike } from './testing.ts';

function points(world: AcWorld, name: string): number {
  return pointsOnBoard(world, nationNamed(world, name));
}

/** The first question is answered like this, the others as usual. */
function playWith(script: Script | void, first: unknown): void {
  const step = script?.next();
  if (step === undefined || step.done) throw new Error('nothing is asked');
  at(step.value, 0).take(first);
  playOn(script);
}

describe('which calamities strike', () => {
  const egypt = { cities: ['thebes', 'memphis'], hand: ['superstition', 'famine', 'epidemic'] };

  test('[AC ST no-calamity-limit] a nation may suffer all calamities it holds', () => {
    for (const noCalamityLimit of [true, false]) {
      const world = position({ egypt }, { noCalamityLimit });
      showCalamities(world);
      expect(pending(world)).toHaveLength(noCalamityLimit ? 3 : 2);
    }
  });

  test('[AC ST return-calamities] a victim may return a calamity instead of suffering it', () => {
    for (const returns of [true, false]) {
      const world = position({ egypt: { ...egypt, hand: ['superstition'] } }, { returnCalamities: true });
      showCalamities(world);
      play(resolve(world, 'superstition'), { egypt: [returns] });
      expect(has(world, 'egypt')['cities']).toHaveLength(returns ? 2 : 0);
      expect(world.trade.returned).toHaveLength(1);
    }
    const world = position({ egypt: { ...egypt, hand: ['superstition'] } });
    showCalamities(world);
    expect(asks(resolve(world, 'superstition'))).toEqual([]);
  });
});

describe('what they do', () => {
  test('[AC ST twenty-barbarians] the horde may be 20 strong', () => {
    for (const twentyBarbarians of [true, false]) {
      const world = position({ egypt: {}, crete: {} }, { twentyBarbarians });
      playOn(strike(world, 'barbarian-hordes', 'egypt'));
      expect(happened(world, 'tokens-placed')).toMatchObject([{ tokens: twentyBarbarians ? 20 : 15 }]);
    }
  });

  test('[AC ST civil-disorder-trade-cards] Civil Disorder may cost trade cards instead of cities', () => {
    const egypt = { cities: ['thebes', 'memphis', 'alexandria', 'giza', 'sinai'], hand: ['salt', 'oil', 'wine'] };
    for (const civilDisorderCards of [true, false]) {
      const world = position(
        { egypt: { ...egypt, cities: egypt.cities.slice(0, 3).concat(['knossos', 'phaestos']) } },
        { civilDisorderCards },
      );
      const script = strike(world, 'civil-disorder', 'egypt');
      if (civilDisorderCards) play(script, { egypt: [{ salt: 1, oil: 1 }] });
      else playOn(script);
      expect(has(world, 'egypt')['cities']).toHaveLength(civilDisorderCards ? 5 : 3);
      expect(has(world, 'egypt')['hand']).toHaveLength(civilDisorderCards ? 1 : 3);
    }
  });

  test('[AC ST iconoclasm-civilization-card] Iconoclasm and Heresy may cost a civilization card', () => {
    for (const iconoclasmCard of [true, false]) {
      const world = position(
        { egypt: { cities: ['thebes', 'memphis'], cards: ['pottery', 'mysticism'] } },
        { iconoclasmCard },
      );
      const script = strike(world, 'iconoclasm-and-heresy', 'egypt');
      play(script, iconoclasmCard ? { egypt: ['pottery'] } : {});
      expect(has(world, 'egypt')['cards']).toEqual(iconoclasmCard ? ['mysticism'] : ['mysticism', 'pottery']);
      expect(has(world, 'egypt')['cities']).toHaveLength(iconoclasmCard ? 2 : 0);
    }
  });

  test('[AC ST iconoclasm-civilization-card] whoever has none is spared', () => {
    const world = position({ egypt: { cities: ['thebes'] } }, { iconoclasmCard: true });
    play(strike(world, 'iconoclasm-and-heresy', 'egypt'));
    expect(happened(world, 'calamity-spares')).toHaveLength(1);
  });

  test('[AC ST calamity-credit] unit points lost count towards the cards that would have helped', () => {
    for (const calamityCredit of [true, false]) {
      const world = position({ egypt: { tokens: { memphis: 12 }, hand: ['famine'] } }, { calamityCredit });
      showCalamities(world);
      playOn(resolve(world, 'famine'));
      const number = nationNamed(world, 'egypt');
      expect(world.redress[number]).toEqual(calamityCredit ? { pottery: 10 } : {});
      expect(happened(world, 'credit-given')).toHaveLength(calamityCredit ? 1 : 0);
    }
  });

  test('[AC ST tokens-aboard.3] tokens aboard are safe, but Piracy destroys all ships of its victim', () => {
    for (const tokensAboard of [true, false]) {
      const world = position({ egypt: { tokens: { memphis: 3 }, ships: ['alexandria'] } }, { tokensAboard });
      play(strike(world, 'piracy', 'egypt'));
      expect(theNation(world, 'egypt').ships).toHaveLength(tokensAboard ? 0 : 1);
    }
    const world = position({ egypt: { tokens: { memphis: 3 }, ships: ['alexandria'] } }, { tokensAboard: true });
    const [ship] = theNation(world, 'egypt').ships;
    Object.assign(theNation(world, 'egypt'), { tokens: 5, stock: 50 });
    Object.assign(ship ?? {}, { aboard: 2 });
    playOn(strike(world, 'famine', 'egypt'));
    expect(theNation(world, 'egypt').tokens).toBe(2);
  });
});

test('[AC ST tokens-aboard.3] crews do not fight Barbarians', () => {
  const world = position({ egypt: { cities: ['thebes'], ships: ['alexandria'] } }, { tokensAboard: true });
  const [ship] = theNation(world, 'egypt').ships;
  Object.assign(theNation(world, 'egypt'), { tokens: 5, stock: 50 });
  Object.assign(ship ?? {}, { aboard: 5, at: world.cityIn.indexOf(nationNamed(world, 'egypt')) });
  playOn(strike(world, 'barbarian-hordes', 'egypt'));
  expect(has(world, 'egypt')['cities']).toEqual([]);
  expect(theNation(world, 'egypt').ships).toMatchObject([{ aboard: 5 }]);
});

describe('bearing it alone', () => {
  const nations = {
    egypt: { tokens: { memphis: 40 } },
    crete: { tokens: { knossos: 10 } },
    asia: { tokens: { thera: 10 } },
  };

  test('[AC ST bear-secondary.1] the victim may bear what others would lose in a famine', () => {
    const world = position(nations, { bearSecondary: true });
    playWith(strike(world, 'famine', 'egypt'), { egypt: 16 });
    expect(['egypt', 'crete', 'asia'].map((name) => theNation(world, name).tokens)).toEqual([14, 10, 10]);
  });

  test('[AC ST bear-secondary.1] otherwise others must suffer', () => {
    const world = position(nations);
    playOn(strike(world, 'famine', 'egypt'));
    expect(['egypt', 'crete', 'asia'].map((name) => theNation(world, name).tokens)).toEqual([30, 2, 2]);
  });

  test('[AC ST bear-secondary.1] so it is with epidemics, iconoclasm and pirates', () => {
    const world = position(nations, { bearSecondary: true });
    playWith(strike(world, 'epidemic', 'egypt'), { egypt: 18 });
    expect(['egypt', 'crete'].map((name) => theNation(world, name).tokens)).toEqual([6, 10]);
    const cities = { egypt: { cities: ['alexandria', 'knossos', 'phaestos'] }, crete: { cities: ['thera'] } };
    const raided = position(cities, { bearSecondary: true });
    play(strike(raided, 'piracy', 'egypt'), { egypt: [['alexandria', 'knossos'], 1] });
    expect(has(raided, 'crete')['cities']).toEqual(['thera']);
    expect(has(raided, 'egypt')['cities']).toEqual([]);
    const doubting = position({ ...cities, egypt: { ...cities.egypt, cards: ['theology'] } }, { bearSecondary: true });
    play(strike(doubting, 'iconoclasm-and-heresy', 'egypt'), { egypt: [{ egypt: 1 }, ['knossos', 'phaestos']] });
    expect(has(doubting, 'crete')['cities']).toEqual(['thera']);
  });

  test('[AC ST bear-secondary.1] a volcano or an earthquake can be borne as well', () => {
    const near = { egypt: { tokens: { memphis: 9 }, cities: ['knossos', 'thebes'] }, crete: { cities: ['phaestos'] } };
    for (const bears of [true, false]) {
      const world = position(near, { bearSecondary: true });
      play(strike(world, 'volcano-earthquake', 'egypt'), { egypt: [bears] });
      expect(has(world, 'crete')['cities']).toEqual(bears ? ['phaestos'] : []);
      expect(has(world, 'egypt')['cities']).toEqual(bears ? [] : ['thebes']);
    }
  });

  test('[AC ST bear-secondary.2] what the victim cannot bear falls on others', () => {
    const world = position({ ...nations, egypt: { tokens: { memphis: 14 } } }, { bearSecondary: true });
    playWith(strike(world, 'famine', 'egypt'), { egypt: 4, crete: 6, asia: 6 });
    expect(['egypt', 'crete', 'asia'].map((name) => theNation(world, name).tokens)).toEqual([0, 4, 4]);
  });
});

describe('no nation below so many unit points', () => {
  const nations = {
    egypt: { tokens: { memphis: 20 } },
    crete: { tokens: { knossos: 17 } },
    asia: { tokens: { thera: 15 } },
  };

  test('[AC ST calamity-floor.1] a loss ends there, for primary and secondary victims', () => {
    const world = position(nations, { calamityFloor: 16 });
    playOn(strike(world, 'famine', 'egypt'));
    expect(['egypt', 'crete', 'asia'].map((name) => points(world, name))).toEqual([16, 16, 15]);
    const usual = position(nations);
    playOn(strike(usual, 'famine', 'egypt'));
    expect(['egypt', 'crete', 'asia'].map((name) => points(usual, name))).toEqual([10, 9, 7]);
  });

  test('[AC ST calamity-floor.1] a city that would count too much is spared', () => {
    const egypt = { tokens: { memphis: 9 }, cities: ['thebes', 'alexandria'] };
    for (const calamity of [
      'superstition',
      'treachery',
      'slave-revolt',
      'volcano-earthquake',
      'epidemic',
      'flood',
      'piracy',
      'civil-war',
    ]) {
      const world = position({ egypt, crete: {} }, { calamityFloor: 16 });
      playOn(strike(world, calamity, 'egypt', calamity === 'treachery' ? 'crete' : undefined));
      expect(points(world, 'egypt')).toBeGreaterThanOrEqual(16);
    }
  });

  test('[AC ST calamity-floor.1] a coastal city that a flood would only reduce counts what its reduction costs', () => {
    const egypt = { tokens: { phrygia: 14 }, cities: ['knossos'], cards: ['engineering'] };
    for (const [calamityFloor, left] of [
      [16, 17],
      [18, 19],
    ] as const) {
      const world = position({ egypt }, { calamityFloor });
      playOn(strike(world, 'flood', 'egypt'));
      expect(points(world, 'egypt')).toBe(left);
    }
  });

  test('[AC ST calamity-floor.1] a Civil War leaves the victim as much', () => {
    const world = position({ egypt: { tokens: { memphis: 50 } }, crete: {} }, { calamityFloor: 40 });
    playOn(strike(world, 'civil-war', 'egypt'));
    expect(points(world, 'egypt')).toBe(40);
  });

  test('[AC ST calamity-floor.1] Barbarians go where nobody falls below it', () => {
    const world = position({ egypt: { tokens: { memphis: 4, thebes: 13 } }, crete: {} }, { calamityFloor: 16 });
    playOn(strike(world, 'barbarian-hordes', 'egypt'));
    expect(points(world, 'egypt')).toBeGreaterThanOrEqual(16);
    expect(tokens(world, 'egypt', 'thebes')).toBe(13);
  });

  test('[AC ST calamity-floor.1] Barbarians do not wander for ever before an area they may not enter', () => {
    const abroad = { babylon: 2, palermo: 2, sardinia: 1, ankara: 2, sinope: 2, susa: 1, knossos: 3 };
    const africa = { cities: ['thapsus', 'ur', 'buhen'], tokens: abroad };
    const world = position({ africa, assyria: { tokens: { tunisia: 1 } } }, { calamityFloor: 26 });
    playOn(strike(world, 'barbarian-hordes', 'africa'));
    expect(tokens(world, 'assyria', 'tunisia')).toBe(1);
    expect(happened(world, 'marched').length).toBeLessThan(15);
  });

  test('[AC ST calamity-floor.1] [AC 30.612] cities that leave no token for want of stock count what they cost', () => {
    const cities = ['thebes', 'alexandria', 'memphis', 'tyre', 'sidon'];
    const world = position({ egypt: { cities, stock: 0 } }, { calamityFloor: 12 });
    playOn(strike(world, 'epidemic', 'egypt'));
    expect(points(world, 'egypt')).toBe(15);
  });

  test('[AC ST calamity-floor.2] a nation with no more is untouched', () => {
    const world = position({ ...nations, egypt: { tokens: { memphis: 16 } } }, { calamityFloor: 16 });
    playOn(strike(world, 'epidemic', 'egypt'));
    expect(points(world, 'egypt')).toBe(16);
    const usual = position({ egypt: { tokens: { memphis: 16 } } });
    playOn(strike(usual, 'epidemic', 'egypt'));
    expect(points(usual, 'egypt')).toBeLessThan(16);
  });
});
