import { asks, play } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { conflicts, surplus } from '../phases.ts';
import { happened, has, position, theNation } from '../testing.ts';
import { strike, suffer, sufferAnyhow } from './testing.ts';

const barbarians = (world: ReturnType<typeof position>) => has(world, 'outsiders')['tokens'];

test('[WE barbarian-hordes.1] [WE barbarian-hordes.10] the beneficiary chooses one of the cities', () => {
  const world = position({ hellas: { cities: ['athens', 'corinth'] }, rome: {}, minoa: {} });
  expect(asks(strike(world, 'barbarian-hordes', 'hellas', 'rome'))).toEqual(['rome: barbarians']);
  const drawn = position({ hellas: { cities: ['athens', 'corinth'] }, rome: {}, minoa: { cities: ['knossos'] } });
  expect(asks(strike(drawn, 'barbarian-hordes', 'hellas'))).toEqual(['rome: barbarians']);
});

test('[WE barbarian-hordes.2] [WE W32] a wilderness city comes first', () => {
  const world = position({ hellas: { cities: ['athens', 'thessaly'] }, rome: {} });
  suffer(world, 'barbarian-hordes', 'hellas');
  expect(has(world, 'hellas')['cities']).toEqual(['athens']);
  expect(barbarians(world)).toEqual({ thessaly: 2 });
});

test('[WE barbarian-hordes.1] [WE barbarian-hordes.6] 15 fight the 6 tokens of the city, and those above the limit go', () => {
  const world = position({ hellas: { cities: ['thessaly'], tokens: { macedonia: 1 } }, rome: {} });
  suffer(world, 'barbarian-hordes', 'hellas');
  expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: [], tokens: {} });
  expect(barbarians(world)).toEqual({ macedonia: 2, thessaly: 2 });
  expect(happened(world, 'tokens-removed')).not.toEqual([]);
});

test('[WE barbarian-hordes.3] [WE barbarian-hordes.5] [WE barbarian-hordes.12] they go on by land and water where the victim has units, area by area', () => {
  const tokens = { boeotia: 1, chalcis: 1, lemnos: 1, argos: 1 };
  const world = position({ hellas: { cities: ['thessaly'], tokens }, rome: {} });
  suffer(world, 'barbarian-hordes', 'hellas', { rome: ['boeotia'] }, 'rome');
  expect(barbarians(world)).toEqual({ boeotia: 1, chalcis: 1, thessaly: 2 });
  expect(has(world, 'hellas')['tokens']).toEqual({ argos: 1, lemnos: 1 });
});

test('[WE W58] where the limit is not exceeded they live side by side and stop', () => {
  const world = position({
    hellas: { cities: ['thrace'], tokens: { moesia: 1, getae: 1 }, cards: ['monarchy'] },
    rome: {},
  });
  suffer(world, 'barbarian-hordes', 'hellas');
  expect(barbarians(world)).toEqual({ moesia: 3, thrace: 2 });
  expect(has(world, 'hellas')['tokens']).toEqual({ getae: 1, moesia: 1 });
});

test('[WE barbarian-hordes.4] they enter a city only if they can take it', () => {
  const attacked = (cards: readonly string[]): unknown => {
    const world = position({ hellas: { cities: ['thessaly', 'thessalonica'], cards }, rome: {} });
    suffer(world, 'barbarian-hordes', 'hellas');
    return [has(world, 'hellas')['cities'], barbarians(world)];
  };
  expect(attacked([])).toEqual([[], { thessalonica: 1, thessaly: 2 }]);
  expect(attacked(['engineering'])).toEqual([['thessalonica'], { thessaly: 2 }]);
});

describe('the number of barbarians', () => {
  const sent = (cards: readonly string[]): unknown => {
    const world = position({ hellas: { cities: ['thessaly'], cards }, rome: {} });
    sufferAnyhow(world, 'barbarian-hordes', 'hellas');
    return happened(world, 'tokens-placed')[0]?.tokens;
  };
  test.each([
    ['[WE barbarian-hordes.7] [WE monarchy.2] 5 fewer with Monarchy', ['monarchy'], 10],
    ['[WE barbarian-hordes.8] [WE politics.6] 5 more with Politics', ['politics'], 20],
    ['[WE barbarian-hordes.9] [WE provincial-empire.4] 5 more with Provincial Empire', ['provincial-empire'], 20],
    ['[WE W32] all together', ['monarchy', 'politics', 'provincial-empire'], 20],
    ['[WE W32] 15 without any of them', [], 15],
  ] as const)('%s', (_, cards, count) => {
    expect(sent(cards)).toBe(count);
  });
});

test("[WE barbarian-hordes.11] other players' tokens take part in the fight", () => {
  const world = position({
    hellas: { cities: ['thessaly'], tokens: { boeotia: 1 } },
    rome: { tokens: { boeotia: 1 } },
  });
  suffer(world, 'barbarian-hordes', 'hellas');
  expect([theNation(world, 'rome').tokens, theNation(world, 'hellas').tokens]).toEqual([0, 0]);
});

test("[WE barbarian-hordes.13] they have none of the beneficiary's advances", () => {
  const result = (cards: readonly string[]): unknown => {
    const world = position({ hellas: { cities: ['thessaly', 'thessalonica'] }, rome: { cards } });
    suffer(world, 'barbarian-hordes', 'hellas', {}, 'rome');
    return [barbarians(world), happened(world, 'marched')];
  };
  expect(result(['engineering', 'metalworking', 'military'])).toEqual(result([]));
});

test('[WE barbarian-hordes.14] [WE cultural-ascendancy.5] [WE diplomacy.4] Cultural Ascendancy and Diplomacy do not stop them', () => {
  const world = position({
    hellas: { cities: ['thessaly', 'thessalonica'], tokens: {}, cards: ['cultural-ascendancy', 'diplomacy'] },
    rome: {},
  });
  suffer(world, 'barbarian-hordes', 'hellas');
  expect(has(world, 'hellas')['cities']).toEqual([]);
});

test('[WE barbarian-hordes.15] nobody draws a card or gains treasury', () => {
  const world = position({ hellas: { cities: ['thessaly'], hand: ['gold'], treasury: 3 }, rome: {} });
  suffer(world, 'barbarian-hordes', 'hellas', {}, 'rome');
  expect(has(world, 'hellas', 'hand', 'treasury')).toEqual({ hand: ['gold'], treasury: 3 });
  expect(has(world, 'rome', 'hand', 'treasury')).toEqual({ hand: [], treasury: 0 });
});

test('[WE barbarian-hordes.16] [WE W58] whether they can take a city is judged without the choices of advances', () => {
  const world = position({
    hellas: {
      cities: ['byzantium', 'odessus'],
      tokens: { odessus: 1 },
      ships: ['odessus'],
      cards: ['naval-warfare', 'public-works'],
    },
    rome: {},
  });
  sufferAnyhow(world, 'barbarian-hordes', 'hellas', 'rome');
  expect(happened(world, 'marched')).toMatchObject([{ from: 'byzantium', to: 'odessus', tokens: 7 }]);
});

test('[WE W32] [WE damage.18] without a city it is cancelled', () => {
  const world = position({ hellas: { tokens: { thessaly: 3 } }, rome: {} });
  suffer(world, 'barbarian-hordes', 'hellas');
  expect(happened(world, 'calamity-cancelled')).toHaveLength(1);
  expect(barbarians(world)).toEqual({});
});

test('[WE barbarian-hordes.17] [WE pieces.13] barbarians stay, within the limit, until they are fought', () => {
  const world = position({ hellas: { cities: ['thessaly'] }, rome: {} });
  suffer(world, 'barbarian-hordes', 'hellas');
  play(conflicts(world));
  surplus(world);
  expect(barbarians(world)).toEqual({ thessaly: 2 });
});
