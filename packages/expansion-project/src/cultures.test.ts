import { nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { useAbilities } from './abilities/phase.ts';
import { provinces } from './book/abilities.ts';
import { creditsOf, priceOf } from './book/advances.ts';
import { book } from './book.ts';
import { amountFor } from './calamities/amounts.ts';
import { controllerOf } from './calamities/barbarian-hordes.ts';
import { callMajor, dropExcess, strikeNow } from './calamities/phase.ts';
import { playOn } from './calamities/testing.ts';
import { ADVANCE_IDS, advanceOf, GROUPS } from './data/advances.ts';
import { CIVILIZATIONS } from './data/civilizations.ts';
import { CULTURES } from './data/cultures.ts';
import { launchFirstShip } from './first-ship.ts';
import type { EpOptions } from './options.ts';
import { conflicts, ships } from './phases.ts';
import { bringCultures } from './setup.ts';
import { choosePackages } from './shorter-game.ts';
import { moveMarkers } from './succession.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';
import { buyMoreCards } from './trade-cards.ts';
import type { EpWorld } from './world.ts';

const among = (given: object, options: Partial<EpOptions> = {}): EpWorld =>
  position({ ...given }, { uniqueCultures: true, ...options }, 18);

const change = (world: EpWorld, name: string, id: string): number => {
  const cost = ADVANCE_IDS.find((one) => one === id);
  return priceOf(world, nationNamed(world, name), id) - (cost === undefined ? 0 : advanceOf(cost).cost);
};

const steps = (name: string, step: number, cities: readonly string[], cards: readonly string[] = []): number => {
  const world = among({ [name]: { step, cities, cards } });
  moveMarkers(world);
  return theNation(world, name).step;
};

const TWO = ['memphis', 'tanis'];
const THREE = [...TWO, 'gaza'];
const FOUR = [...THREE, 'fayum'];
const FIVE = [...FOUR, 'alexandria'];
const CHEAP = ['pottery', 'music', 'deism'];
const HUNDREDS = ['agriculture', 'architecture', 'calendar'];
const HIGH = ['anatomy', 'library', 'mining'];

describe('unique cultures', () => {
  test('[EP 33.2.1.1] [EP 33.2.2.1] [EP O 3.3.1.1] are one for each civilization, with its paragraph, and count only by option', () => {
    for (const { id, rank } of CIVILIZATIONS) {
      expect(CULTURES[id].rule).toBe(`EP O 3.3.2.${rank}`);
      expect(CULTURES[id].traits.length).toBeGreaterThan(0);
    }
    expect(change(position({ persia: {} }, {}, 18), 'persia', 'law')).toBe(0);
  });

  test.each([
    ['minoa', 'EP O 3.3.2.1', { astronavigation: -40, coinage: 0 }],
    ['saba', 'EP O 3.3.2.2', { 'trade-empire': -40, 'trade-routes': -40 }],
    ['celt', 'EP O 3.3.2.3', { urbanism: 10, coinage: 10, 'written-record': 10, music: 0 }],
    ['assyria', 'EP O 3.3.2.4', { monarchy: -10 }],
    ['rome', 'EP O 3.3.2.5', { 'advanced-military': -40, 'provincial-empire': -40, music: 10, democracy: 40 }],
    ['babylon', 'EP O 3.3.2.6', { coinage: -10, monument: -40, engineering: -10 }],
    ['carthage', 'EP O 3.3.2.7', { military: -20, 'naval-warfare': -20 }],
    ['hellas', 'EP O 3.3.2.8', { 'cultural-ascendancy': -40, democracy: -40 }],
    ['maurya', 'EP O 3.3.2.9', { theology: -20 }],
    ['dravidia', 'EP O 3.3.2.10', { architecture: -30, monarchy: 10 }],
    ['kushan', 'EP O 3.3.2.11', { deism: -10, engineering: -30 }],
    ['nubia', 'EP O 3.3.2.12', { mining: -40 }],
    ['persia', 'EP O 3.3.2.13', { monarchy: -10, law: -40 }],
    ['hatti', 'EP O 3.3.2.14', { deism: -10, military: -40, coinage: 10, philosophy: 0 }],
    ['iberia', 'EP O 3.3.2.15', { pottery: -10, 'trade-routes': -50, monarchy: 10 }],
    ['indus', 'EP O 3.3.2.16', { mining: 30, theology: 30, calendar: 0 }],
    [
      'parthia',
      'EP O 3.3.2.17',
      { 'advanced-military': -20, 'public-works': -20, fundamentalism: -20, music: 10, calendar: 0 },
    ],
    ['egypt', 'EP O 3.3.2.18', { theocracy: -30, monument: -30, 'wonder-of-the-world': -40 }],
  ])('%s [%s] [EP C97] has these prices: %j', (name, _rule, prices) => {
    const world = among({ [name]: {} });
    for (const [id, by] of Object.entries(prices)) expect(change(world, name, id), id).toBe(by);
  });

  test('[EP C79] [EP C97] prices do not fall below 0, and Written Record costs the Celts 20 more by option', () => {
    const twice = among({ celt: {} }, { celticRecord: 'twice' });
    expect(change(twice, 'celt', 'written-record')).toBe(20);
    const cheap = among({
      egypt: { cards: ['mysticism', 'deism', 'mythology', 'music', 'monotheism', 'diaspora', 'fundamentalism'] },
    });
    expect(priceOf(cheap, nationNamed(cheap, 'egypt'), 'theocracy')).toBe(0);
  });

  test.each([
    ['assyria', 'EP O 3.3.2.4', ['metalworking']],
    ['rome', 'EP O 3.3.2.5', ['urbanism']],
    ['babylon', 'EP O 3.3.2.6', ['masonry']],
    ['hellas', 'EP O 3.3.2.8', ['sculpture']],
    ['dravidia', 'EP O 3.3.2.10', ['mysticism']],
    ['nubia', 'EP O 3.3.2.12', ['masonry', 'pottery']],
    ['indus', 'EP O 3.3.2.16', ['cloth-making', 'mythology', 'sculpture']],
    ['egypt', 'EP O 3.3.2.18', []],
  ])('%s [%s] [EP C97] begins with %j', (name, _rule, cards) => {
    const world = among({ [name]: {} });
    bringCultures(world);
    expect(has(world, name).cards).toEqual(cards);
  });

  test('[EP C97] free advancements bring their credits, and nothing twice if a package brings them too', () => {
    const full = among({ assyria: {} });
    bringCultures(full);
    expect(change(full, 'assyria', 'pottery')).toBe(-10);
    for (const packageCredits of ['cards', 'printed'] as const) {
      const world = among({ rome: {} }, { game: 'medium', packageCredits });
      bringCultures(world);
      play(choosePackages(world), { rome: ['craft-and-civic'] });
      const number = nationNamed(world, 'rome');
      expect(GROUPS.map((group) => creditsOf(world, number, group))).toEqual([10, 0, 10, 10, 0]);
    }
  });

  test.each([
    ['celt', 'EP O 3.3.2.3', 4, ['memphis'], [], 1],
    ['celt', 'EP O 3.3.2.3', 7, TWO, CHEAP, 1],
    ['celt', 'EP O 3.3.2.3', 10, THREE, HUNDREDS, 1],
    ['celt', 'EP O 3.3.2.3', 13, FOUR, HIGH, 1],
    ['celt', 'EP O 3.3.2.3', 14, THREE, HIGH, 0],
    ['assyria', 'EP O 3.3.2.4', 4, TWO, [], 0],
    ['assyria', 'EP O 3.3.2.4', 4, THREE, [], 1],
    ['assyria', 'EP O 3.3.2.4', 5, TWO, [], 0],
    ['assyria', 'EP O 3.3.2.4', 5, THREE, [], 1],
    ['hellas', 'EP O 3.3.2.8', 10, FOUR, HUNDREDS, 0],
    ['hellas', 'EP O 3.3.2.8', 10, FIVE, HUNDREDS, 1],
    ['hellas', 'EP O 3.3.2.8', 11, FOUR, HUNDREDS, 0],
    ['maurya', 'EP O 3.3.2.9', 13, FOUR, HIGH, 1],
    ['maurya', 'EP O 3.3.2.9', 14, FOUR, HIGH, 1],
    ['maurya', 'EP O 3.3.2.9', 8, THREE, CHEAP, 0],
    ['maurya', 'EP O 3.3.2.9', 7, THREE, CHEAP, 0],
    ['maurya', 'EP O 3.3.2.9', 7, FOUR, CHEAP, 1],
    ['egypt', 'EP O 3.3.2.18', 13, FIVE, HIGH, 0],
    ['egypt', 'EP O 3.3.2.18', 13, FIVE, [...HIGH, 'theology'], 1],
  ])('%s [%s] from step %i with %j and %j moves %i', (name, _rule, step, cities, cards, moved) => {
    expect(steps(name, step, cities, cards)).toBe(step + moved);
  });

  test('[EP O 3.3.2.3] the Celts never fall back', () => {
    expect(steps('celt', 6, [])).toBe(6);
    expect(steps('egypt', 6, [])).toBe(5);
  });

  test.each([
    ['saba', 'EP O 3.3.2.2', 'barbarian-hordes', 'barbarians', 5],
    ['saba', 'EP O 3.3.2.2', 'famine', 'points-lost', 5],
    ['rome', 'EP O 3.3.2.5', 'barbarian-hordes', 'barbarians', 5],
    ['babylon', 'EP O 3.3.2.6', 'iconoclasm-and-heresy', 'cities-reduced', 1],
    ['babylon', 'EP O 3.3.2.6', 'civil-disorder', 'cities-reduced', 1],
    ['carthage', 'EP O 3.3.2.7', 'superstition', 'cities-reduced', 1],
    ['persia', 'EP O 3.3.2.13', 'tyranny', 'points-annexed', 5],
  ] as const)('%s [%s] suffers more in %s: %s by %i', (name, _rule, calamity, what, by) => {
    const world = among({ [name]: {} });
    expect(amountFor(world, nationNamed(world, name), calamity, what, 10)).toBe(10 + by);
  });

  test('[EP C97] Saba and Babylon suffer more in both roles, or by option as primary victims only', () => {
    const famine = (options: Partial<EpOptions>) => {
      const world = among({ saba: {} }, options);
      return amountFor(world, nationNamed(world, 'saba'), 'famine', 'points-lost', 8, 'secondary');
    };
    expect([famine({}), famine({ cultureRoles: 'primary' })]).toEqual([13, 8]);
  });

  test('[EP O 3.3.2.1] [EP C97] Minoa begins with a ship beside its token, anywhere of choice in shorter games', () => {
    const world = among({ minoa: { tokens: { knossos: 1 } }, hellas: { tokens: { macedonia: 1 } } });
    play(launchFirstShip(world, 'minoa'));
    play(launchFirstShip(world, 'hellas'));
    expect([has(world, 'minoa').ships, has(world, 'hellas').ships]).toEqual([['knossos'], []]);
    const medium = among({ minoa: { tokens: { knossos: 3, thera: 2 } } }, { game: 'medium' });
    play(launchFirstShip(medium, 'minoa'), { minoa: ['thera'] });
    expect(has(medium, 'minoa').ships).toEqual(['thera']);
  });

  test.each([
    ['minoa', 'EP O 3.3.2.1'],
    ['carthage', 'EP O 3.3.2.7'],
  ])('%s [%s] keeps ships for free', (name) => {
    const world = among({ [name]: { tokens: { knossos: 1 }, ships: ['knossos'] } });
    expect(book.ships.upkeep(world, nationNamed(world, name))).toBe(0);
    const script = ships(world, name);
    if (asks(script).length > 0)
      play(ships(world, name), { [name]: [{ keep: [{ ship: 1, by: 'treasury' }], build: [] }] });
    expect(has(world, name)).toMatchObject({ ships: ['knossos'], tokens: { knossos: 1 } });
  });

  test('[EP O 3.3.2.13] Persia has one ship less', () => {
    const world = among({ persia: {} });
    expect(theNation(world, 'persia').pieces.ships).toBe(3);
    expect(book.ships.most(world, nationNamed(world, 'persia'))).toBe(3);
  });

  test('[EP O 3.3.2.2] Saba buys trade cards for one less', () => {
    const world = among({ saba: { treasury: 17 } });
    play(buyMoreCards(world, 'saba'), { saba: [true] });
    expect(theNation(world, 'saba').treasury).toBe(0);
  });

  test('[EP O 3.3.2.12] Nubia keeps one card less', () => {
    const world = among({ nubia: {}, egypt: {} });
    const limit = (name: string) => book.tradeCards.handLimit(world, nationNamed(world, name));
    expect([limit('nubia'), limit('egypt')]).toEqual([7, 8]);
  });

  test('[EP O 3.3.2.15] Provincial Empire may take two cards from Iberia', () => {
    const world = among({
      egypt: { tokens: { memphis: 1 }, cards: ['provincial-empire'] },
      iberia: { tokens: { fayum: 1 } },
      rome: { tokens: { tanis: 1 } },
    });
    const found = provinces(world, nationNamed(world, 'egypt'));
    expect([found.get(nationNamed(world, 'iberia')), found.get(nationNamed(world, 'rome'))]).toEqual([2, 1]);
  });

  test('[EP O 3.3.2.15] [EP 25.6.2] but not more than five in all', () => {
    const neighbours = ['iberia', 'rome', 'minoa', 'hatti', 'nubia'];
    const world = among({
      egypt: { tokens: { memphis: 1 }, cards: ['provincial-empire'] },
      ...Object.fromEntries(neighbours.map((name) => [name, { tokens: { fayum: 1 }, hand: ['iron'] }])),
    });
    const players = ['iberia', ...neighbours];
    expect(refused(useAbilities(world, 'egypt'), { egypt: [{ do: 'provincial-empire', players }] })).toBe(
      'wrong-total EP 25.6.2',
    );
  });

  const selected = (world: EpWorld): EpWorld => {
    dropExcess(world);
    return world;
  };

  test('[EP O 3.3.2.1] [EP C79] Minoa treats Barbarian Hordes as Corruption', () => {
    const world = selected(among({ minoa: { hand: ['barbarian-hordes', 'gold', 'clay'], tokens: { knossos: 1 } } }));
    callMajor(world, 'barbarian-hordes');
    play(strikeNow(world, 'barbarian-hordes-west'), { minoa: [{ gold: 1, clay: 1 }] });
    expect(has(world, 'minoa')).toMatchObject({ hand: [], tokens: { knossos: 1 } });
    expect(happened(world, 'treated-as')).toMatchObject([{ as: 'corruption' }]);
  });

  test('[EP O 3.3.2.11] [EP C79] [EP C97] Kush treats Cyclone as Barbarian Hordes, in the place of its own card', () => {
    const world = selected(among({ kushan: { hand: ['cyclone'], tokens: { siwa: 1 } }, egypt: {} }));
    callMajor(world, 'cyclone');
    playOn(strikeNow(world, 'cyclone-west'));
    expect(happened(world, 'treated-as')).toMatchObject([{ as: 'barbarian-hordes' }]);
    expect(controllerOf(world, { card: 0, victim: 0, trader: 3 })).toBe(3);
  });

  test('[EP O 3.3.2.3] [EP C97] the Celts turn up to five tokens next to them barbarian when they sack a city', () => {
    const given = {
      celt: { tokens: { tanis: 7 } },
      egypt: { cities: ['tanis'], tokens: { memphis: 3 } },
      minoa: { tokens: { alexandria: 4, cyrene: 2 } },
    };
    const world = among(given);
    const bands = [
      { area: 'memphis', nation: 'egypt', tokens: 2 },
      { area: 'alexandria', nation: 'minoa', tokens: 3 },
    ];
    play(conflicts(world), { celt: [0, bands] });
    expect(has(world, 'outsiders').tokens).toEqual({ memphis: 2, alexandria: 3 });
    expect(tokens(world, 'minoa', 'cyrene')).toBe(2);
    const pirates = among({ ...given, egypt: { tokens: { memphis: 3 } }, outsiders: { cities: ['tanis'] } });
    play(conflicts(pirates), { celt: [0, []] });
  });

  test('[EP O 3.3.2.3] [EP 18.1] [EP 18.3.3] those barbarians fight at once where the area cannot feed all', () => {
    const world = among({
      celt: { tokens: { tanis: 7 } },
      egypt: { cities: ['tanis'] },
      rome: { tokens: { memphis: 6 } },
    });
    play(conflicts(world), { celt: [0, [{ area: 'memphis', nation: 'rome', tokens: 3 }]] });
    expect([tokens(world, 'rome', 'memphis'), tokens(world, 'outsiders', 'memphis')]).toEqual([2, 2]);
    const siege = among({
      celt: { tokens: { tanis: 8 } },
      egypt: { cities: ['tanis', 'memphis'], stock: 6 },
      rome: { tokens: { memphis: 9 } },
    });
    play(conflicts(siege), [
      ['egypt', ['tanis', 'memphis']],
      ['celt', 0],
      ['celt', [{ area: 'memphis', nation: 'rome', tokens: 5 }]],
    ]);
    expect(has(siege, 'egypt').cities).toEqual(['memphis']);
    expect([has(siege, 'rome').tokens, has(siege, 'outsiders').tokens]).toEqual([{}, {}]);
  });

  test('[EP C25] [EP 18.3.2] [EP O 3.3.2.3] whoever is attacked by the Celts and others says in which order', () => {
    const given = {
      celt: { tokens: { tanis: 8 } },
      egypt: { cities: ['tanis', 'memphis'] },
      rome: { tokens: { memphis: 8 } },
    };
    expect(asks(conflicts(among(given)))).toEqual(['egypt: city-attacks']);
    expect(asks(conflicts(position(given)))).toEqual(['rome: pillage']);
    const earlier = { ...among(given), version: '2' };
    expect(asks(conflicts(earlier))).toEqual(['rome: pillage']);
  });

  test('[EP C25] [EP O 3.3.2.3] a city whose attackers have turned barbarian is no longer in question', () => {
    const world = among({
      celt: { tokens: { tanis: 8 } },
      minoa: { cities: ['tanis'] },
      egypt: { cities: ['memphis', 'gaza'], stock: 6 },
      rome: { tokens: { memphis: 9 } },
      hatti: { tokens: { gaza: 7 } },
    });
    play(conflicts(world), [
      ['celt', 0],
      ['celt', [{ area: 'memphis', nation: 'rome', tokens: 5 }]],
      ['hatti', 0],
    ]);
    expect(has(world, 'egypt').cities).toEqual(['memphis']);
  });
});
