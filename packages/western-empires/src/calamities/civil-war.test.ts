import { asks, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { has, position, theNation } from '../testing.ts';
import { amounts, strike, suffer, sufferAnyhow } from './testing.ts';

/** Ten areas next to each other, 5 tokens in each. */
const TEN = [
  'memphis',
  'alexandria',
  'tanis',
  'fayum',
  'gaza',
  'jerusalem',
  'paraetonium',
  'cyrenaica',
  'cyrene',
  'jalo',
];
const fifty = (cards: readonly string[] = []) => ({
  egypt: { tokens: Object.fromEntries(TEN.map((area) => [area, 5])), cards },
});

/** Why a selection is refused; the beneficiary is Rome unless it has no stock. */
const why = (
  calamity: string,
  given: Readonly<Record<string, unknown>>,
  by: string,
  areas: readonly string[],
): string => refused(strike(position(given), calamity, 'egypt'), { [by]: [areas] });

const FULL = ['rome', 'neapolis', 'tarentum', 'panormus', 'syracuse', 'caralis', 'massilia', 'narbo', 'corduba'];

describe('Civil War', () => {
  const only = (tokens: Readonly<Record<string, number>>, more: Readonly<Record<string, unknown>> = {}) => ({
    egypt: { tokens, ...more },
    rome: {},
  });

  test.each([
    ['[WE civil-war.1] all but 35 unit points go', [], 35],
    ['[WE civil-war.5] [WE music.1] 5 fewer with Music', ['music'], 40],
    ['[WE civil-war.6] [WE drama-and-poetry.1] 5 fewer with Drama and Poetry', ['drama-and-poetry'], 40],
    ['[WE civil-war.7] [WE democracy.2] 10 fewer with Democracy', ['democracy'], 45],
    ['[WE civil-war.8] [WE philosophy.3] 5 more with Philosophy', ['philosophy'], 30],
    ['[WE civil-war.9] [WE military.3] 5 more with Military', ['military'], 30],
    ['[WE W30] all of them together', ['music', 'drama-and-poetry', 'democracy', 'philosophy', 'military'], 45],
  ] as const)('%s', (_, cards, left) => {
    const world = sufferAnyhow(position({ ...fifty(cards), rome: {} }), 'civil-war', 'egypt');
    expect([theNation(world, 'egypt').tokens, theNation(world, 'rome').tokens]).toEqual([left, 50 - left]);
  });

  test('[WE civil-war.12] [WE W30] there is none if nothing is left to select', () => {
    expect(asks(strike(position(only({ memphis: 20, tanis: 15 })), 'civil-war', 'egypt'))).toEqual([]);
    const helped = position(only({ memphis: 25, tanis: 25 }, { cards: ['music', 'democracy'] }));
    expect(asks(strike(helped, 'civil-war', 'egypt'))).toEqual([]);
    const hurt = position(only({ memphis: 28, tanis: 5 }, { cards: ['military'] }));
    suffer(hurt, 'civil-war', 'egypt', { egypt: [['tanis']] });
    expect([theNation(hurt, 'egypt').tokens, amounts(hurt)]).toEqual([28, { egypt: 3 }]);
  });

  test('[WE civil-war.3] [WE civil-war.4] the victim selects whole areas, and the beneficiary annexes them', () => {
    const world = position(only({ memphis: 30, fayum: 5 }, { cities: ['gaza'] }));
    suffer(world, 'civil-war', 'egypt', { egypt: [['gaza']] });
    expect(has(world, 'rome', 'cities', 'tokens')).toEqual({ cities: ['gaza'], tokens: {} });
    const tokens = position(only({ memphis: 30, fayum: 5 }, { cities: ['gaza'] }));
    suffer(tokens, 'civil-war', 'egypt', { egypt: [['fayum']] });
    expect(has(tokens, 'rome', 'cities', 'tokens')).toEqual({ cities: [], tokens: { fayum: 5 } });
    expect(has(tokens, 'egypt')['tokens']).toEqual({ memphis: 30 });
  });

  test('[WE W30] never fewer points than asked for, and nothing of others', () => {
    const given = only({ memphis: 30, tanis: 4, fayum: 6 });
    expect(why('civil-war', given, 'egypt', ['tanis'])).toContain('too-few');
    expect(why('civil-war', given, 'egypt', ['rome'])).toContain('no-units');
    expect(why('civil-war', given, 'egypt', ['tanis', 'tanis'])).toContain('twice');
    expect(why('civil-war', given, 'egypt', ['memphis'])).toContain('too-many');
  });

  test('[WE civil-war.2] [WE civil-war.16] [WE W59] the areas are next to each other, by land or water', () => {
    const given = only({ memphis: 30, tanis: 5, gaza: 3, cyrene: 5 });
    expect(why('civil-war', given, 'egypt', ['cyrene', 'gaza'])).toContain('apart');
    const world = position(given);
    suffer(world, 'civil-war', 'egypt', { egypt: [['tanis', 'gaza']] });
    expect(has(world, 'rome')['tokens']).toEqual({ gaza: 3, tanis: 5 });
    const bySea = position(only({ memphis: 35, knossos: 4, thera: 4 }));
    suffer(bySea, 'civil-war', 'egypt', { egypt: [['knossos', 'thera']] });
    expect(has(bySea, 'rome')['tokens']).toEqual({ knossos: 4, thera: 4 });
  });

  test('[WE civil-war.16] [WE civil-war.17] areas next to each other matter more than the exact number', () => {
    const given = only({ memphis: 26, cyrene: 9, gaza: 3, carthage: 5 });
    expect(why('civil-war', given, 'egypt', ['gaza', 'carthage'])).toContain('apart');
    const world = position(given);
    suffer(world, 'civil-war', 'egypt', { egypt: [['cyrene']] });
    expect(theNation(world, 'egypt').tokens).toBe(34);
  });

  test('[WE civil-war.15] whole areas matter more than the exact number', () => {
    const world = position(only({ memphis: 20, gaza: 18 }));
    suffer(world, 'civil-war', 'egypt', { egypt: [['gaza']] });
    expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 20 });
    expect(why('civil-war', only({ memphis: 20, gaza: 18 }), 'egypt', ['memphis'])).toContain('too-many');
  });

  test('[WE civil-war.13] [WE civil-war.18] of selections as good, one the beneficiary has the pieces for', () => {
    const given = { egypt: { tokens: { memphis: 30, fayum: 5 }, cities: ['gaza'] }, rome: { cities: FULL } };
    expect(why('civil-war', given, 'egypt', ['gaza'])).toContain('not-annexed');
    const world = position(given);
    suffer(world, 'civil-war', 'egypt', { egypt: [['fayum']] });
    expect(has(world, 'rome')['tokens']).toEqual({ fayum: 5 });
  });

  test('[WE civil-war.17] [WE civil-war.18] the exact number matters more than what can be annexed', () => {
    const given = { egypt: { tokens: { memphis: 29, fayum: 6 }, cities: ['gaza'] }, rome: { cities: FULL } };
    expect(why('civil-war', given, 'egypt', ['fayum'])).toContain('too-many');
    const world = position(given);
    suffer(world, 'civil-war', 'egypt', { egypt: [['gaza']] });
    expect(has(world, 'outsiders')['cities']).toEqual(['gaza']);
  });

  test('[WE civil-war.14] [WE W30] the beneficiary chooses what to annex with too few pieces, the rest turns barbarian and pirate', () => {
    const world = position({ egypt: { tokens: { memphis: 29, tanis: 6, gaza: 6 } }, rome: { stock: 3 } });
    suffer(world, 'civil-war', 'egypt', { egypt: [['gaza']] });
    expect(has(world, 'rome')['tokens']).toEqual({ gaza: 3 });
    expect(has(world, 'outsiders')['tokens']).toEqual({ gaza: 3 });
    const two = position({ egypt: { tokens: { memphis: 35, tanis: 4, gaza: 6 } }, rome: { stock: 3 } });
    suffer(two, 'civil-war', 'egypt', { egypt: [['tanis', 'gaza']], rome: [{ tanis: 1, gaza: 2 }] });
    expect(has(two, 'rome')['tokens']).toEqual({ gaza: 2, tanis: 1 });
    expect(has(two, 'outsiders')['tokens']).toEqual({ gaza: 4, tanis: 3 });
  });

  test('[WE civil-war.10] [WE civil-war.11] most cities, then most tokens in stock make the beneficiary, never the victim', () => {
    const heirs = (given: Readonly<Record<string, unknown>>): unknown => {
      const world = position({ egypt: { tokens: { memphis: 35, tanis: 5 } }, ...given });
      suffer(world, 'civil-war', 'egypt', { egypt: [['tanis']] }, 'minoa');
      return Object.keys(given).filter(
        (name) =>
          theNation(world, name).cities +
            Object.keys(has(world, name)['tokens'] ?? {}).filter((area) => area === 'tanis').length >
          0,
      );
    };
    expect(heirs({ minoa: { cities: ['knossos'] }, rome: { tokens: { rome: 30 } } })).toContain('rome');
    expect(heirs({ minoa: { tokens: { knossos: 3 } }, rome: { tokens: { rome: 2 } } })).toEqual(['rome']);
    expect(heirs({ minoa: {}, rome: {} })).toEqual(['minoa']);
  });

  test('[WE leaving.1] a nation without any units can be the beneficiary and comes back', () => {
    const world = sufferAnyhow(position({ ...fifty(), rome: {} }), 'civil-war', 'egypt');
    expect(theNation(world, 'rome').tokens).toBe(15);
  });
});

describe('Tyranny', () => {
  test.each([
    ['[WE tyranny.1] 15 points are annexed', [], 35],
    ['[WE tyranny.4] [WE sculpture.1] 5 fewer with Sculpture', ['sculpture'], 40],
    ['[WE tyranny.5] [WE law.1] 5 fewer with Law', ['law'], 40],
    ['[WE tyranny.6] [WE monarchy.3] 5 more with Monarchy', ['monarchy'], 30],
    ['[WE tyranny.7] [WE provincial-empire.5] 5 more with Provincial Empire', ['provincial-empire'], 30],
    ['[WE W31] all of them together', ['sculpture', 'law', 'monarchy', 'provincial-empire'], 35],
  ] as const)('%s', (_, cards, left) => {
    const world = sufferAnyhow(position({ ...fifty(cards), rome: {} }), 'tyranny', 'egypt');
    expect([theNation(world, 'egypt').tokens, theNation(world, 'rome').tokens]).toEqual([left, 50 - left]);
  });

  const given = { egypt: { tokens: { memphis: 10, tanis: 10, gaza: 5, cyrene: 5 } }, rome: {} };

  test('[WE tyranny.1] [WE tyranny.2] [WE tyranny.3] [WE W59] the beneficiary selects whole areas next to each other', () => {
    expect(asks(strike(position(given), 'tyranny', 'egypt'))).toEqual(['rome: select-areas']);
    expect(why('tyranny', given, 'rome', ['tanis', 'cyrene'])).toContain('apart');
    const world = position(given);
    suffer(world, 'tyranny', 'egypt', { rome: [['tanis', 'gaza']] });
    expect(has(world, 'rome')['tokens']).toEqual({ gaza: 5, tanis: 10 });
  });

  test('[WE tyranny.11] [WE tyranny.12] [WE tyranny.13] [WE W11] whole areas, then next to each other, then the exact number', () => {
    expect(why('tyranny', given, 'rome', ['memphis', 'tanis'])).toContain('too-many');
    const apart = { egypt: { tokens: { memphis: 16, gaza: 5, cyrene: 10 } }, rome: {} };
    expect(why('tyranny', apart, 'rome', ['gaza', 'cyrene'])).toContain('apart');
    const world = position(apart);
    suffer(world, 'tyranny', 'egypt', { rome: [['memphis']] });
    expect(theNation(world, 'egypt').tokens).toBe(15);
  });

  test('[WE tyranny.14] last comes what the beneficiary can annex', () => {
    const full = { egypt: { tokens: { memphis: 15 }, cities: ['gaza', 'tanis', 'jerusalem'] }, rome: { cities: FULL } };
    expect(why('tyranny', full, 'rome', ['gaza', 'tanis', 'jerusalem'])).toContain('not-annexed');
  });

  test('[WE tyranny.10] with too few pieces the rest becomes pirate cities and barbarians', () => {
    const world = position({
      egypt: { tokens: { memphis: 4 }, cities: ['gaza', 'tanis', 'jerusalem'] },
      rome: { cities: FULL.slice(1) },
    });
    suffer(world, 'tyranny', 'egypt', { rome: [['gaza', 'tanis', 'jerusalem'], ['tanis']] });
    expect(has(world, 'rome')['cities']).toContain('tanis');
    expect(has(world, 'outsiders')['cities']).toEqual(['gaza', 'jerusalem']);
  });

  test('[WE W59] a nation with less loses everything', () => {
    const world = position({ egypt: { tokens: { memphis: 4, cyrene: 2 } }, rome: {} });
    suffer(world, 'tyranny', 'egypt');
    expect(has(world, 'rome')['tokens']).toEqual({ cyrene: 2, memphis: 4 });
  });

  test('[WE tyranny.8] [WE tyranny.9] stock alone makes the beneficiary, never the victim', () => {
    const world = position({
      egypt: { tokens: { memphis: 4 } },
      minoa: { cities: ['knossos'] },
      rome: { tokens: { rome: 9 } },
    });
    suffer(world, 'tyranny', 'egypt', {}, 'minoa');
    expect(has(world, 'rome')['tokens']).toEqual({ memphis: 4, rome: 9 });
  });
});
