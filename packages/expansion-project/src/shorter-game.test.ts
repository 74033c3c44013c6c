import { inTrackOrder, nationNamed } from '@ecumene/ancients';
import { play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { creditsOf } from './book/advances.ts';
import { book } from './book.ts';
import { bookAt } from './book-of-start.ts';
import { ADVANCES, GROUPS } from './data/advances.ts';
import { LENGTHS, PACKAGE_IDS, PACKAGES } from './data/packages.ts';
import { expansionProject } from './game.ts';
import type { EpOptions } from './options.ts';
import { surplus } from './phases.ts';
import {
  buildFirstCities,
  choosePackageCredits,
  choosePackages,
  descending,
  drawStartCards,
  placeMarkers,
  placePeople,
  settleConflicts,
} from './shorter-game.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';
import type { EpWorld } from './world.ts';

const at = (given: object, options: Partial<EpOptions> = {}): EpWorld =>
  position({ ...given }, { game: 'medium', ...options });
const short = (given: object, options: Partial<EpOptions> = {}): EpWorld => at(given, { game: 'short', ...options });

describe('start cards', () => {
  test('[EP 31.4] [EP C77] each names stacks of at most 20 points, each once, before a card is seen', () => {
    const world = at({ egypt: {}, minoa: {} });
    expect(refused(drawStartCards(world), { egypt: [[9, 8, 4]] })).toBe('too-many EP 31.4');
    expect(refused(drawStartCards(world), { egypt: [[5, 5]] })).toBe('once EP 31.4');
    play(drawStartCards(world), { egypt: [[9, 8, 3]], minoa: [[2, 3, 4, 5, 6]] });
    expect(happened(world, 'cards-drawn')).toMatchObject([
      { nation: 'egypt', stacks: [3, 8, 9] },
      { nation: 'minoa', stacks: [2, 3, 4, 5, 6] },
    ]);
    expect(descending(world)).toEqual([...inTrackOrder(world)].reverse());
  });

  test('[EP 31.4] [EP 31.2] 25 in a short game, from the own block', () => {
    const world = position({ babylon: {} }, { game: 'short' }, 12);
    play(drawStartCards(world), { babylon: [[9, 8, 7, 1]] });
    expect(happened(world, 'cards-drawn')).toMatchObject([{ stacks: [10, 16, 17, 18] }]);
  });
});

describe('packages', () => {
  test('[EP 31.4a] ten of them, each with the advancements of the table', () => {
    expect(PACKAGE_IDS).toHaveLength(10);
    const listed = PACKAGE_IDS.flatMap((id) => LENGTHS.flatMap((length) => [...PACKAGES[id][length].advances]));
    expect(listed.every((id) => ADVANCES.some((one) => one.id === id))).toBe(true);
    expect(PACKAGES['craft-and-art'].medium).toMatchObject({ advances: ['drama-and-poetry', 'pottery'], tokens: 0 });
    expect(PACKAGES['art-and-civic'].short).toMatchObject({
      advances: ['literacy', 'drama-and-poetry', 'monarchy', 'sculpture'],
      tokens: 6,
    });
  });

  test('[EP 31.4a] they are chosen in secret and revealed together', () => {
    const world = at({ egypt: {}, minoa: {} });
    play(choosePackages(world), { egypt: ['craft-and-art'], minoa: ['art-and-civic'] });
    expect(has(world, 'egypt').cards).toEqual(['drama-and-poetry', 'pottery']);
    expect(has(world, 'minoa').cards).toEqual(['literacy']);
    expect(happened(world, 'package-chosen')).toHaveLength(2);
    const table = tableAt(
      expansionProject,
      at({ egypt: {}, minoa: {}, rome: {}, hellas: {}, hatti: {} }),
      'shorter-start',
      'packages',
    );
    const [asked] = table.questions('egypt');
    table.answer('egypt', asked?.id ?? '', 'craft-and-art');
    expect(JSON.stringify(table.view('minoa'))).not.toContain('"craft-and-art"');
    expect(table.waiting().map(({ seat }) => seat)).not.toContain('egypt');
  });

  test('[EP C76] [EP 30.52.2] credits are those of the cards, with a choice for Written Record', () => {
    const world = at({ egypt: {} });
    play(choosePackages(world), { egypt: ['science-and-civic'] });
    play(choosePackageCredits(world, 'egypt'), { egypt: ['arts'] });
    const number = nationNamed(world, 'egypt');
    expect(world.newCredits[number]).toMatchObject({ arts: 5 });
    expect(GROUPS.map((group) => creditsOf(world, number, group))).toEqual([5, 0, 0, 15, 5]);
  });

  test('[EP C76] by option they are those of the printed table', () => {
    for (const game of LENGTHS)
      for (const id of PACKAGE_IDS) {
        const world = at({ egypt: {} }, { game, packageCredits: 'printed' });
        play(choosePackages(world), { egypt: [id] });
        play(choosePackageCredits(world, 'egypt'));
        const printed: Readonly<Record<string, number>> = PACKAGES[id][game].printed;
        const number = nationNamed(world, 'egypt');
        expect(
          GROUPS.map((group) => creditsOf(world, number, group)),
          id,
        ).toEqual(GROUPS.map((group) => printed[group] ?? 0));
      }
  });
});

describe('people and cities', () => {
  test('[EP 31.5] up to 35 tokens, 40 in a short game, and those of the package, in own areas', () => {
    const world = at({ egypt: {} });
    play(choosePackages(world), { egypt: ['craft-and-science'] });
    expect(refused(placePeople(world), { egypt: [{ memphis: 20, fayum: 19 }] })).toBe('too-many EP 31.5');
    expect(refused(placePeople(world), { egypt: [{ knossos: 1 }] })).toBe('area EP 31.5');
    play(placePeople(world), { egypt: [{ memphis: 20, fayum: 18 }] });
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 20, fayum: 18 });
    const longer = short({ egypt: {} });
    play(choosePackages(longer), { egypt: ['science-and-art'] });
    expect(refused(placePeople(longer), { egypt: [{ memphis: 41 }] })).toBe('too-many EP 31.5');
    play(placePeople(longer), { egypt: [{ memphis: 40 }] });
  });

  test('[EP 31.5] they are placed in secret and revealed together', () => {
    const given = { egypt: {}, minoa: {}, rome: {}, hellas: {}, hatti: {} };
    const table = tableAt(expansionProject, at(given), 'shorter-start', 'people');
    const before = table.view('minoa');
    const [asked] = table.questions('egypt');
    table.answer('egypt', asked?.id ?? '', { memphis: 7, fayum: 6 });
    expect(table.view('minoa')).toEqual(before);
    expect(table.waiting().map(({ seat }) => seat)).not.toContain('egypt');
    expect(JSON.stringify(table.story('minoa'))).not.toContain('people-placed');
    for (const { seat, id } of table.openQuestions()) table.defaultAnswer(seat, id);
    expect(JSON.stringify(table.story('minoa'))).toContain('people-placed');
  });

  test('[EP 31.6] conflicts take no account of advancements', () => {
    const world = at({ egypt: { tokens: { gaza: 1 }, cards: ['metalworking'] }, minoa: { tokens: { gaza: 1 } } });
    play(settleConflicts(world));
    expect(tokens(world, 'egypt', 'gaza')).toBe(0);
  });

  test('[EP 31.7] a city takes five tokens on a site and ten elsewhere, without advancements', () => {
    const world = at({
      egypt: { tokens: { memphis: 5, siwa: 10, gaza: 4 }, cards: ['public-works', 'architecture'], treasury: 9 },
    });
    expect(refused(buildFirstCities(world, 'egypt'), { egypt: [{ gaza: 0 }] })).toContain('EP 31.7');
    play(buildFirstCities(world, 'egypt'), { egypt: [{ memphis: 0, siwa: 0 }] });
    expect(has(world, 'egypt').cities).toEqual(['memphis', 'siwa']);
  });

  test('[EP 31.8] [EP 31.9] surplus and support count advancements as usual', () => {
    const world = at({ egypt: { tokens: { gaza: 3 }, cards: ['agriculture'] } });
    surplus(world);
    expect(tokens(world, 'egypt', 'gaza')).toBe(2);
    const { limits, support } = bookAt(at({ egypt: {}, turn: 0 }));
    expect([limits, support]).toEqual([book.limits, book.support]);
    const names = JSON.stringify(expansionProject.program);
    const order = ['"first-cities"', '"first-surplus"', '"first-support"', '"first-markers"'].map((name) =>
      names.indexOf(name),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('[EP 31.10] [EP C78] markers begin on column 6 or 9, one behind at most if something is missing', () => {
    const two = ['memphis', 'tanis'];
    const world = at({ egypt: { cities: two }, minoa: {} });
    placeMarkers(world);
    expect([theNation(world, 'egypt').step, theNation(world, 'minoa').step]).toEqual([6, 5]);
    const cards = ['pottery', 'music', 'deism'];
    const late = short({ egypt: { cities: [...two, 'gaza'], cards }, minoa: { cities: ['knossos', 'rhodes'], cards } });
    placeMarkers(late);
    expect([theNation(late, 'egypt').step, theNation(late, 'minoa').step]).toEqual([9, 8]);
  });
});

test('[EP 31.3] [EP 31.2] a medium and a short game are played from packages to the first taxes', () => {
  for (const game of LENGTHS) {
    const world = position({ egypt: {}, minoa: {}, rome: {}, hellas: {}, hatti: {} }, { game });
    const table = tableAt(expansionProject, world, 'shorter-start', 'start-cards');
    const topics = new Set<string>();
    for (let i = 0; i < 400 && table.view(null).turn < 2; i++) {
      const [next] = table.waiting();
      if (next === undefined) break;
      topics.add(next.topic);
      table.defaultAnswer(next.seat, table.questions(next.seat)[0]?.id ?? '');
    }
    expect([...topics]).toEqual(expect.arrayContaining(['start-stacks', 'choose-package', 'place-people']));
  }
});
