import { areaNumber, faceOf, nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { creditsOf } from './book/advances.ts';
import { meetsEpoch } from './book/track.ts';
import { bookAt } from './book-of-start.ts';
import { GROUPS } from './data/advances.ts';
import { CIVILIZATIONS, PIECES } from './data/civilizations.ts';
import { PACKAGE_IDS } from './data/packages.ts';
import { expansionProject } from './game.ts';
import type { EpOptions } from './options.ts';
import { cities, citySupport, surplus } from './phases.ts';
import { planning } from './plans.ts';
import { bringCultures } from './setup.ts';
import {
  buildFirstCities,
  choosePackageCredits,
  choosePackages,
  drawStartCards,
  placeMarkers,
  placePeople,
  settleConflicts,
} from './shorter-game.ts';
import { happened, has, position, theNation } from './testing.ts';
import type { EpWorld } from './world.ts';

const at = (given: object, options: Partial<EpOptions> = {}, players = 9): EpWorld =>
  position({ ...given }, { game: 'medium', ...options }, players);

describe('cards', () => {
  test('[EP 31.4] [EP C77] nobody has to draw, and none of the cards is a calamity', () => {
    const world = at({ egypt: {}, minoa: {} });
    play(drawStartCards(world), { egypt: [[]], minoa: [[9, 8, 2, 1]] });
    expect(has(world, 'egypt').hand).toEqual([]);
    for (const players of [5, 8, 12, 15, 18]) {
      const names = at({}, { game: 'short' }, players)
        .nations.map(({ name }) => name)
        .filter((name) => name !== 'outsiders');
      const all = at(Object.fromEntries(names.map((name) => [name, {}])), { game: 'short' }, players);
      play(drawStartCards(all), Object.fromEntries(names.map((name) => [name, [[9, 8, 7, 1]]])));
      for (const name of names) {
        const { hand } = theNation(all, name);
        expect(hand).toHaveLength(4);
        expect(hand.every((card) => faceOf(all, card).kind === 'commodity')).toBe(true);
      }
    }
  });

  test('[EP 31.4] unknown stacks are refused', () => {
    const world = at({ egypt: {} });
    for (const wrong of [[10], [0], [-1], [1.5], 'all', [[1]]])
      expect(refused(drawStartCards(world), { egypt: [wrong] })).toContain('EP 31.4');
  });
});

describe('packages and cultures', () => {
  test('[EP 31.4a] [EP C97] what a culture begins with brings nothing twice', () => {
    const world = at({ hellas: {} }, { uniqueCultures: true });
    bringCultures(world);
    const number = nationNamed(world, 'hellas');
    const before = GROUPS.map((group) => creditsOf(world, number, group));
    play(choosePackages(world), { hellas: ['science-and-art'] });
    const after = GROUPS.map((group) => creditsOf(world, number, group));
    const alone = at({ rome: {} });
    play(choosePackages(alone), { rome: ['science-and-art'] });
    expect(before.some((credits) => credits > 0)).toBe(true);
    expect(after).toEqual(GROUPS.map((group) => creditsOf(alone, nationNamed(alone, 'rome'), group)));
    expect(has(world, 'hellas').cards.toSorted()).toEqual(['empiricism', 'sculpture']);
  });

  test('[EP C76] credits of a package count from the first turn on, those of choice too', () => {
    const world = at({ egypt: {} }, { game: 'short' });
    play(choosePackages(world), { egypt: ['science-and-civic'] });
    expect(asks(choosePackageCredits(world, 'egypt'))).toEqual(['egypt: choose-group']);
    const table = tableAt(
      expansionProject,
      at({ egypt: {}, minoa: {}, rome: {}, hellas: {}, hatti: {} }, { game: 'medium' }),
      'shorter-start',
      'packages',
    );
    for (const { seat, id, asking } of table.openQuestions())
      table.answer(
        seat,
        id,
        asking.question.topic === 'choose-package' && seat === 'egypt' ? 'science-and-civic' : asking.default(),
      );
    const [group] = table.questions('egypt');
    expect(group?.question.topic).toBe('choose-group');
    table.answer('egypt', group?.id ?? '', 'religion');
    while (table.world.turn < 2) {
      const [next] = table.openQuestions();
      if (next === undefined) break;
      table.answer(next.seat, next.id, next.asking.default());
    }
    expect(creditsOf(table.world, nationNamed(table.world, 'egypt'), 'religion')).toBe(10);
  });
});

describe('people', () => {
  test('[EP 31.5] nobody has to place all tokens, or any', () => {
    const world = at({ egypt: {}, minoa: {} });
    play(choosePackages(world), { egypt: ['art-and-civic'], minoa: ['craft-and-art'] });
    play(placePeople(world), { egypt: [{ memphis: 41 }], minoa: [{ knossos: 0 }] });
    expect(has(world, 'egypt')).toMatchObject({ tokens: { memphis: 41 }, stock: PIECES.tokens - 41 });
    expect(has(world, 'minoa')).toMatchObject({ tokens: {}, stock: PIECES.tokens });
    expect(world.packages).toEqual({});
  });

  test.each([
    [{ memphis: -1 }],
    [{ memphis: 1.5 }],
    [{ memphis: 100 }],
    [{ 'eastern-mediterranean': 1 }],
    [{ atlantis: 1 }],
    [{ constructor: 1 }],
    [[]],
  ])('[EP 31.5] %j is refused', (people) => {
    expect(refused(placePeople(at({ egypt: {} })), { egypt: [people] })).toContain('EP 31.5');
  });

  test('[EP 31.5] [EP 9.4] [EP C92] an own area that is removed takes nobody', () => {
    const world = at({ egypt: {} });
    world.outOfPlay = [...world.outOfPlay, areaNumber(world, 'memphis') ?? -1];
    expect(refused(placePeople(world), { egypt: [{ memphis: 1 }] })).toBe('area EP 31.5');
    play(placePeople(world), { egypt: [{ fayum: 1 }] });
  });

  test('[EP 31.5] [EP 31.2] the most anyone can place is in stock, with every culture and package', () => {
    for (const { id } of CIVILIZATIONS)
      for (const game of ['medium', 'short'] as const) {
        const world = at({ [id]: {} }, { game, uniqueCultures: true }, 18);
        play(choosePackages(world), { [id]: ['art-and-civic'] });
        const [post] = placePeople(world).next().value ?? [];
        expect(post?.asking.question).toMatchObject({ most: game === 'medium' ? 41 : 46 });
      }
    expect(PACKAGE_IDS).toHaveLength(10);
  });
});

describe('cities', () => {
  test('[EP 31.7] [EP 19.1] nine cities at most, none where nobody can live, and all tokens of the area become one', () => {
    const sites = ['alexandria', 'cyrene', 'fayum', 'gaza', 'jerusalem', 'memphis', 'petra', 'tanis'];
    const egypt = { tokens: Object.fromEntries(sites.map((id) => [id, 6])) };
    const world = at({ egypt });
    play(buildFirstCities(world, 'egypt'), { egypt: [Object.fromEntries(sites.map((id) => [id, 0]))] });
    expect(has(world, 'egypt')).toMatchObject({ cities: sites, tokens: {} });
    expect(asks(buildFirstCities(at({ hatti: { tokens: { alani: 20 } } }), 'hatti'))).toEqual([]);
  });

  test('[EP 31.7] Urbanism and Architecture do not help, nor does Public Works cost more', () => {
    const cards = ['urbanism', 'architecture', 'public-works'];
    const egypt = { tokens: { siwa: 9, fayum: 5 }, treasury: 10, cards };
    const world = at({ egypt });
    expect(
      refused(buildFirstCities(world, 'egypt'), { egypt: [{ fayum: 0, siwa: { treasury: 0, from: { fayum: 1 } } }] }),
    ).toContain('EP ');
    expect(refused(buildFirstCities(at({ egypt }), 'egypt'), { egypt: [{ siwa: 1 }] })).toContain('EP 31.7');
    play(buildFirstCities(world, 'egypt'), { egypt: [{ fayum: 0 }] });
    expect(has(world, 'egypt').cities).toEqual(['fayum']);
  });

  test('[EP 31.7] the page reads the prices of the start before the first turn, and the usual ones from then on', () => {
    const world = at({ egypt: {} });
    const [memphis = -1, egypt] = [areaNumber(world, 'memphis'), nationNamed(world, 'egypt')];
    const cost = (turn: number): number => bookAt({ ...world, turn }).building.cost({ ...world, turn }, egypt, memphis);
    expect([cost(0), cost(1)]).toEqual([5, 6]);
  });

  test('[EP 31.7] a building policy counts with the prices of the start as well', () => {
    const given = { egypt: { tokens: { memphis: 6, fayum: 5, siwa: 10, alexandria: 4, tanis: 2 } } };
    const policy = { except: [], treasury: true };
    const decide = (turn: number): unknown => {
      const world = at(given);
      world.turn = turn;
      const [post] = (turn === 0 ? buildFirstCities(world, 'egypt') : cities(world, 'egypt'))?.next().value ?? [];
      return post && planning.decide(world, 'egypt', post.asking.question, policy);
    };
    expect(decide(0)).toEqual({ answer: { memphis: 0, fayum: 0, siwa: 0 } });
    expect(decide(1)).toEqual({ answer: { memphis: 0 } });
  });

  test('[EP 31.6] Advanced Military, Naval Warfare and Metalworking do not help in the first conflicts', () => {
    const cards = ['advanced-military', 'naval-warfare', 'metalworking'];
    const world = at({ egypt: { tokens: { gaza: 3, tanis: 4 }, cards }, minoa: { tokens: { gaza: 2 } } });
    expect(asks(settleConflicts(world))).toEqual([]);
    expect(has(world, 'egypt').tokens).toEqual({ gaza: 2, tanis: 4 });
    expect(has(world, 'minoa').tokens).toEqual({});
  });

  test('[EP 31.8] [EP 31.9] with Agriculture and Public Works more stays, and new cities without support go', () => {
    const cards = ['agriculture', 'public-works'];
    const world = at({
      egypt: { tokens: { gaza: 5, memphis: 3 }, cities: ['memphis', 'tanis', 'fayum'], cards },
      built: ['memphis', 'tanis', 'fayum'],
    });
    surplus(world);
    expect(has(world, 'egypt').tokens).toEqual({ gaza: 2, memphis: 1 });
    play(citySupport(world, 'egypt'), { egypt: ['tanis'] });
    expect(has(world, 'egypt')).toMatchObject({
      cities: ['fayum', 'memphis'],
      tokens: { gaza: 2, memphis: 1, tanis: 3 },
    });
  });
});

describe('markers', () => {
  const step = (
    name: string,
    cities: number,
    options: Partial<EpOptions> = {},
    cards: readonly string[] = [],
  ): number => {
    const sites = ['memphis', 'tanis', 'gaza', 'fayum', 'alexandria', 'petra'].slice(0, cities);
    const world = at({ [name]: { cities: sites, cards } }, options, 18);
    placeMarkers(world);
    return theNation(world, name).step;
  };
  const CHEAP = ['pottery', 'music', 'deism'];

  test.each([
    ['egypt', 2, 6],
    ['egypt', 1, 5],
    ['celt', 1, 6],
    ['celt', 0, 5],
    ['assyria', 2, 5],
    ['assyria', 3, 6],
  ])(
    '[EP 31.10] [EP O 3.3.2.3] [EP O 3.3.2.4] %s with %i cities begins a medium game on %i',
    (name, cities, expected) => {
      expect(step(name, cities, { uniqueCultures: true })).toBe(expected);
    },
  );

  test.each([
    ['egypt', 3, CHEAP, 9],
    ['egypt', 3, CHEAP.slice(1), 8],
    ['egypt', 2, CHEAP, 8],
    ['egypt', 0, [], 8],
    ['maurya', 3, CHEAP, 8],
    ['maurya', 4, CHEAP, 9],
    ['celt', 2, CHEAP, 9],
  ])(
    '[EP 31.10] [EP C78] [EP O 3.3.2.9] %s with %i cities and %j begins a short game on %i',
    (name, cities, cards, expected) => {
      expect(step(name, cities, { game: 'short', uniqueCultures: true }, cards)).toBe(expected);
    },
  );

  test('[EP 31.10] [EP C90] the columns lie in Early and Late Bronze for every civilization, also by rows of their own', () => {
    for (const epochs of ['uniform', 'by-civilization'] as const)
      for (const { id } of CIVILIZATIONS) {
        const bronze = at({ [id]: { cities: ['memphis', 'tanis'] } }, { epochs }, 18);
        expect(meetsEpoch(bronze, nationNamed(bronze, id), 6), id).toBe(true);
        expect(meetsEpoch(bronze, nationNamed(bronze, id), 9), id).toBe(false);
        const one = at({ [id]: { cities: ['memphis'] } }, { epochs }, 18);
        expect(meetsEpoch(one, nationNamed(one, id), 6), id).toBe(false);
      }
  });
});

test('[EP 31.5] [EP 12.2] a player who places no tokens plays on with nothing to do', () => {
  const table = tableAt(
    expansionProject,
    at({ egypt: {}, minoa: {}, rome: {}, hellas: {}, hatti: {} }, { turns: 2 }),
    'shorter-start',
    'people',
  );
  for (const { seat, id } of table.openQuestions()) table.answer(seat, id, {});
  for (let i = 0; !table.over && i < 1000; i++) {
    const [next] = table.openQuestions();
    if (next === undefined) break;
    table.answer(next.seat, next.id, next.asking.default());
  }
  expect(table.over).toBe(true);
  expect(happened(table.world, 'city-built')).toEqual([]);
});
