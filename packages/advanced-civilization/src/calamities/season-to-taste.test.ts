import { nationNamed, pointsOnBoard } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { at, render, type Script } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { civilizationCards } from '../civilization-cards.ts';
import { citySupport } from '../phases.ts';
import { tell } from '../tell.ts';
import { happened, has, position, theNation, tokens } from '../testing.ts';
import { called } from '../thing-names.ts';
import type { AcWorld } from '../world.ts';
import { pending, resolve, showCalamities } from './phase.ts';
import { giveCredit, takeStock } from './redress.ts';
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

/** The first question is answered with yes, if there is one. */
function playWithYes(script: Script | void): void {
  const step = script?.next();
  if (step === undefined || step.done) return;
  at(step.value, 0).take(true);
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

  test('[AC ST civil-disorder-trade-cards] [AC ST iconoclasm-civilization-card] cards are named for what they change', () => {
    const cities = ['thebes', 'memphis', 'alexandria', 'knossos', 'phaestos'];
    const named = (calamity: string, cards: readonly string[], hand = ['salt', 'oil', 'wine']): readonly string[] => {
      const options = { civilDisorderCards: true, iconoclasmCard: true };
      const world = position({ egypt: { cities, cards, hand } }, options);
      playOn(strike(world, calamity, 'egypt'));
      const counting = world.news.filter(({ event }) => event.what === 'cards-count');
      return counting.map((happening) => render(tell(happening), { name: called }));
    };
    expect(named('civil-disorder', ['law'])).toEqual(['Egypt: Law: 1 trade card fewer.']);
    expect(named('civil-disorder', ['military'])).toEqual(['Egypt: Military: 1 trade card more.']);
    expect(named('civil-disorder', ['law'], [])).toEqual([]);
    expect(named('iconoclasm-and-heresy', ['law'])).toEqual([]);
    expect(named('iconoclasm-and-heresy', ['law', 'theology'])).toEqual([
      'Egypt: Law helps to keep every civilization card and Theology helps to keep every civilization card.',
    ]);
    expect(named('iconoclasm-and-heresy', ['law', 'philosophy', 'theology', 'monotheism'])).toEqual([
      expect.stringMatching(/ and Monotheism endangers a civilization card\.$/),
    ]);
  });

  test('[AC ST civil-disorder-trade-cards] a player with fewer cards loses them all', () => {
    const egypt = { cities: ['thebes', 'memphis', 'alexandria', 'knossos', 'phaestos'], hand: ['salt'] };
    const world = position({ egypt }, { civilDisorderCards: true });
    playOn(strike(world, 'civil-disorder', 'egypt'));
    expect(has(world, 'egypt')).toMatchObject({ hand: [] });
    expect(has(world, 'egypt')['cities']).toHaveLength(5);
  });

  test('[AC ST iconoclasm-civilization-card] whose cards would have saved all cities loses none', () => {
    const cards = ['law', 'philosophy', 'theology'];
    const world = position({ egypt: { cities: ['thebes'], cards } }, { iconoclasmCard: true });
    play(strike(world, 'iconoclasm-and-heresy', 'egypt'));
    expect(has(world, 'egypt')['cards']).toEqual(cards);
  });

  test('[AC ST iconoclasm-civilization-card] a player without any is spared', () => {
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

describe('learning from losses', () => {
  test('[AC ST calamity-credit] cards already held gain nothing', () => {
    const egypt = { tokens: { memphis: 12 }, cards: ['pottery'], hand: ['famine'] };
    const world = position({ egypt }, { calamityCredit: true });
    showCalamities(world);
    playOn(resolve(world, 'famine'));
    expect(world.redress[nationNamed(world, 'egypt')]).toEqual({});
  });

  test('[AC ST calamity-credit] losses add up and take as much off the price', () => {
    const world = position({ egypt: { treasury: 39 } }, { calamityCredit: true });
    const before = takeStock(world).map((points) => points + 3);
    for (const calamity of ['famine', 'famine']) giveCredit(world, calamity, before);
    expect(world.redress[nationNamed(world, 'egypt')]).toEqual({ pottery: 6 });
    play(civilizationCards(world, 'egypt'), { egypt: [{ buy: ['pottery'], spend: {} }] });
    expect(has(world, 'egypt')).toMatchObject({ cards: ['pottery'], treasury: 0 });
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

  test('[AC ST bear-secondary.1] what a volcano does to others is borne elsewhere, if there is enough, beside what it does to the victim', () => {
    const erupts = (tokens: number): AcWorld => {
      const italy = { cities: ['neapolis'], tokens: { campania: 1, rubicon: tokens, cisalpina: 1 } };
      const world = position({ italy, crete: { tokens: { campania: 3 } } }, { bearSecondary: true });
      playWithYes(strike(world, 'volcano-earthquake', 'italy'));
      return world;
    };
    const borne = erupts(3);
    expect(points(borne, 'italy')).toBe(1);
    expect(tokens(borne, 'italy', 'campania')).toBe(0);
    expect(tokens(borne, 'crete', 'campania')).toBe(3);
    const weak = erupts(1);
    expect(points(weak, 'italy')).toBe(2);
    expect(tokens(weak, 'crete', 'campania')).toBe(0);
  });

  test('[AC ST bear-secondary.1] what a flood does to others is borne on the plain', () => {
    const world = position(
      { egypt: { tokens: { memphis: 20, fayum: 5 } }, crete: { tokens: { tanis: 4 } } },
      { bearSecondary: true },
    );
    playWith(strike(world, 'flood', 'egypt'), { egypt: 4 });
    expect([points(world, 'egypt'), points(world, 'crete')]).toEqual([25 - 17 - 4, 4]);
  });

  test('[AC ST bear-secondary.1] where Iconoclasm and Heresy costs a card, all cities can be borne with', () => {
    const options = { bearSecondary: true, iconoclasmCard: true };
    const egypt = { cities: ['thebes', 'memphis'], cards: ['pottery'] };
    const world = position({ egypt, crete: { cities: ['knossos', 'phaestos'] } }, options);
    play(strike(world, 'iconoclasm-and-heresy', 'egypt'), { egypt: [{ egypt: 2 }] });
    expect(has(world, 'egypt')).toMatchObject({ cities: [], cards: [] });
    expect(has(world, 'crete')['cities']).toHaveLength(2);
  });

  test('[AC ST bear-secondary.2] what the victim cannot bear falls on others', () => {
    const world = position({ ...nations, egypt: { tokens: { memphis: 14 } } }, { bearSecondary: true });
    const tooMuch = { egypt: 5, crete: 6, asia: 5 };
    expect(refused(strike(world, 'famine', 'egypt'), { egypt: [tooMuch] })).toBe('too-many AC 30.311');
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

  test('[AC ST calamity-floor.1] and so does one with Military, which destroys besides', () => {
    const egypt = { tokens: { memphis: 50 }, cards: ['military'] };
    const world = position({ egypt, crete: {} }, { calamityFloor: 40 });
    playOn(strike(world, 'civil-war', 'egypt'));
    expect(points(world, 'egypt')).toBe(40);
  });

  test('[AC ST calamity-floor.1] slaves who would bring down too much go back to work', () => {
    const egypt = { tokens: { memphis: 9 }, cities: ['thebes', 'alexandria'] };
    const world = position({ egypt }, { calamityFloor: 19 });
    playOn(strike(world, 'slave-revolt', 'egypt'));
    expect(theNation(world, 'egypt').idle).toBe(5);
    expect(asks(citySupport(world, 'egypt'))).toEqual([]);
  });

  test('[AC ST calamity-floor.1] under a volcano tokens are lost only as far as that', () => {
    const world = position({ italy: { cities: ['neapolis'], tokens: { campania: 4 } } }, { calamityFloor: 7 });
    play(strike(world, 'volcano-earthquake', 'italy'));
    expect(has(world, 'italy')).toMatchObject({ cities: ['neapolis'], tokens: { campania: 2 } });
  });

  test('[AC ST calamity-floor.1] nobody pays with units that count more than may be lost', () => {
    const egypt = { cities: ['thebes', 'alexandria'], tokens: { memphis: 9 }, stock: 0 };
    const world = position({ egypt }, { calamityFloor: 11 });
    const both = { tokens: {}, cities: { thebes: 1, alexandria: 1 } };
    expect(refused(strike(world, 'epidemic', 'egypt'), { egypt: [both] })).toBe('too-low AC 30.611');
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

  test('[AC ST calamity-floor.1] [AC 30.612] cities that leave no token for lack of stock count what they cost', () => {
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
