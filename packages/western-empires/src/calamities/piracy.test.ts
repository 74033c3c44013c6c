import { refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { surplus } from '../phases.ts';
import { happened, has, position, theNation } from '../testing.ts';
import { strike, suffer, sufferAnyhow } from './testing.ts';

const CITIES = ['athens', 'corinth', 'sparta', 'hattusa'];
const OTHERS = {
  minoa: { cities: ['knossos', 'thera'] },
  rome: { cities: ['rome', 'tarentum'] },
  egypt: { cities: ['memphis', 'gaza', 'tanis'] },
};

test('[WE piracy.1] [WE piracy.2] [WE piracy.3] [WE W60] the beneficiary picks 2 cities, the victim 1 of each of two others', () => {
  const world = position({ hellas: { cities: CITIES }, ...OTHERS, hatti: { cities: ['troy'] } });
  suffer(
    world,
    'piracy',
    'hellas',
    { hellas: [['rome', 'egypt'], ['tarentum'], ['gaza']], minoa: [['athens', 'sparta']] },
    'minoa',
  );
  expect(has(world, 'outsiders', 'cities', 'tokens')).toEqual({
    cities: ['athens', 'gaza', 'sparta', 'tarentum'],
    tokens: {},
  });
  expect(has(world, 'hellas')['cities']).toEqual(['corinth', 'hattusa']);
  expect(has(world, 'egypt')['cities']).toEqual(['memphis', 'tanis']);
});

test('[WE piracy.1] [WE piracy.2] only coastal cities can be chosen', () => {
  const world = () => position({ hellas: { cities: CITIES }, ...OTHERS, hatti: { cities: ['troy'] } });
  expect(
    refused(strike(world(), 'piracy', 'hellas', 'minoa'), [
      ['hellas', ['rome', 'egypt']],
      ['minoa', ['athens', 'hattusa']],
    ]),
  ).toContain('WE');
  const inland = position({
    hellas: { cities: CITIES },
    minoa: {},
    rome: { cities: ['rome'] },
    hatti: { cities: ['kanesh'] },
  });
  sufferAnyhow(inland, 'piracy', 'hellas', 'minoa');
  expect(happened(inland, 'victims-named')).toMatchObject([{ victims: ['rome'] }]);
});

test('[WE piracy.4] [WE W36] [WE W51] the beneficiary cannot be named', () => {
  const named = (trader?: string) =>
    happened(
      sufferAnyhow(position({ hellas: { cities: CITIES }, ...OTHERS }), 'piracy', 'hellas', trader),
      'victims-named',
    );
  expect(named('egypt')).toMatchObject([{ victims: ['minoa', 'rome'] }]);
  expect(named()).toMatchObject([{ victims: ['rome', 'egypt'] }]);
});

describe('advances', () => {
  const lost = (cards: readonly string[]): number =>
    4 -
    theNation(
      sufferAnyhow(
        position({ hellas: { cities: ['athens', 'corinth', 'sparta', 'argos'], cards }, minoa: {} }),
        'piracy',
        'hellas',
      ),
      'hellas',
    ).cities;

  test('[WE piracy.5] [WE cartography.3] Cartography loses 1 more', () => expect(lost(['cartography'])).toBe(3));
  test('[WE piracy.6] [WE naval-warfare.4] Naval Warfare loses 1 less', () => expect(lost(['naval-warfare'])).toBe(1));
  test('[WE modifiers.4] both together lose 2', () => expect(lost(['cartography', 'naval-warfare'])).toBe(2));

  test('[WE piracy.5] as a secondary victim Cartography changes nothing', () => {
    const world = position({ hellas: { cities: CITIES }, minoa: {}, rome: { ...OTHERS.rome, cards: ['cartography'] } });
    sufferAnyhow(world, 'piracy', 'hellas');
    expect(theNation(world, 'rome').cities).toBe(1);
  });

  test('[WE piracy.7] [WE naval-warfare.5] [WE W36] a holder of Naval Warfare cannot be named', () => {
    const world = position({
      hellas: { cities: CITIES },
      minoa: {},
      rome: { ...OTHERS.rome, cards: ['naval-warfare'] },
    });
    sufferAnyhow(world, 'piracy', 'hellas');
    expect(theNation(world, 'rome').cities).toBe(2);
    expect(happened(world, 'victims-named')).toEqual([]);
  });
});

test('[WE piracy.8] [WE W36] it is cancelled if the victim has no coastal city', () => {
  const world = position({ hellas: { cities: ['hattusa'] }, ...OTHERS });
  suffer(world, 'piracy', 'hellas');
  expect(happened(world, 'calamity-cancelled')).toHaveLength(1);
  expect(has(world, 'outsiders')['cities']).toEqual([]);
});

test('[WE piracy.9] [WE W57] pirate cities need no support and stay, however many there are', () => {
  const TEN = ['athens', 'corinth', 'sparta', 'argos', 'rome', 'neapolis', 'tarentum', 'knossos', 'thera', 'gaza'];
  const world = position({ hellas: {}, outsiders: { cities: TEN } });
  surplus(world);
  expect(has(world, 'outsiders')['cities']).toHaveLength(10);
});
