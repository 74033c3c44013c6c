import { asks, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { happened, has, position } from '../testing.ts';
import { strike, suffer } from './testing.ts';

describe('an eruption', () => {
  test('[WE volcano-earthquake.1] [WE volcano-earthquake.2] destroys all units in the areas of the volcano, no matter who owns them', () => {
    const world = position({
      rome: { cities: ['neapolis', 'rome'], tokens: { campania: 1, samnium: 2 } },
      carthage: { tokens: { campania: 1 }, ships: ['campania'] },
    });
    suffer(world, 'volcano-earthquake', 'rome');
    expect(has(world, 'rome', 'cities', 'tokens')).toEqual({ cities: ['rome'], tokens: { samnium: 2 } });
    expect(has(world, 'carthage', 'tokens', 'ships')).toEqual({ tokens: {}, ships: ['campania'] });
    expect(happened(world, 'volcano-erupts')).toMatchObject([{ volcano: 'vesuvius' }]);
  });

  test('[WE volcano-earthquake.7] [WE volcano-earthquake.2] a volcano on a border strikes both areas, also a city of another player', () => {
    const world = position({
      rome: { cities: ['milazzo'] },
      carthage: { cities: ['syracuse'], tokens: { panormus: 1 } },
    });
    suffer(world, 'volcano-earthquake', 'rome');
    expect(has(world, 'rome')['cities']).toEqual([]);
    expect(has(world, 'carthage', 'cities', 'tokens')).toEqual({ cities: [], tokens: { panormus: 1 } });
  });

  test('[WE W56] [WE victims.6] spares barbarians and pirate cities', () => {
    const world = position({
      rome: { cities: ['neapolis'] },
      outsiders: { tokens: { campania: 2 } },
    });
    suffer(world, 'volcano-earthquake', 'rome');
    expect(has(world, 'outsiders')['tokens']).toEqual({ campania: 2 });
    const pirates = position({ rome: { cities: ['neapolis'] }, outsiders: { cities: ['campania'] } });
    suffer(pirates, 'volcano-earthquake', 'rome');
    expect(has(pirates, 'outsiders')['cities']).toEqual(['campania']);
  });

  test('[WE volcano-earthquake.3] [WE W25] the volcano that costs the victim most erupts, and the victim chooses among equals', () => {
    const world = position({
      rome: { cities: ['neapolis', 'syracuse'], tokens: { milazzo: 1 } },
      carthage: { tokens: { campania: 2 } },
    });
    suffer(world, 'volcano-earthquake', 'rome');
    expect(has(world, 'rome', 'cities', 'tokens')).toEqual({ cities: ['neapolis'], tokens: {} });
    const tie = position({ rome: { cities: ['neapolis', 'syracuse'] } });
    suffer(tie, 'volcano-earthquake', 'rome', { rome: ['vesuvius'] });
    expect(has(tie, 'rome')['cities']).toEqual(['syracuse']);
  });

  test('tokens at a volcano make none erupt', () => {
    const world = position({ rome: { cities: ['rome'], tokens: { neapolis: 2 } } });
    suffer(world, 'volcano-earthquake', 'rome');
    expect(has(world, 'rome', 'cities', 'tokens')).toEqual({ cities: [], tokens: { neapolis: 2 } });
  });
});

describe('an earthquake', () => {
  const GREECE = {
    hellas: { cities: ['athens', 'corinth', 'sparta'] },
    minoa: { cities: ['phaestos'] },
  };

  test('[WE volcano-earthquake.4] [WE volcano-earthquake.5] destroys a city of choice and reduces one next to it by land or water, no matter who owns it', () => {
    const world = position(GREECE);
    suffer(world, 'volcano-earthquake', 'hellas', { hellas: ['sparta', 'phaestos'] });
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: ['athens', 'corinth'], tokens: {} });
    expect(has(world, 'minoa', 'cities', 'tokens')).toEqual({ cities: [], tokens: { phaestos: 2 } });
    const own = position(GREECE);
    suffer(own, 'volcano-earthquake', 'hellas', { hellas: ['sparta', 'corinth'] });
    expect(has(own, 'hellas', 'cities', 'tokens')).toEqual({ cities: ['athens'], tokens: { corinth: 2 } });
    expect(
      refused(strike(position(GREECE), 'volcano-earthquake', 'hellas'), { hellas: ['sparta', 'athens'] }),
    ).toContain('not-a-choice');
  });

  test('[WE volcano-earthquake.8] the only city next to it is struck without asking, even an own one', () => {
    const world = position({ hellas: { cities: ['athens', 'corinth'] } });
    suffer(world, 'volcano-earthquake', 'hellas', { hellas: ['athens'] });
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: [], tokens: { corinth: 2 } });
  });

  test('[WE volcano-earthquake.6] [WE engineering.7] with Engineering the own city is reduced', () => {
    const world = position({ hellas: { cities: ['athens', 'corinth'], cards: ['engineering'] } });
    suffer(world, 'volcano-earthquake', 'hellas', { hellas: ['athens'] });
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: [], tokens: { athens: 1, corinth: 2 } });
  });

  test('[WE engineering.7] Engineering of the owner does not save the second city', () => {
    const world = position({ hellas: { cities: ['sparta'] }, minoa: { cities: ['phaestos'], cards: ['engineering'] } });
    suffer(world, 'volcano-earthquake', 'hellas');
    expect(has(world, 'minoa', 'cities', 'tokens')).toEqual({ cities: [], tokens: { phaestos: 2 } });
  });

  test('[WE W56] pirate cities are no second city', () => {
    const world = position({ hellas: { cities: ['sparta'] }, outsiders: { cities: ['phaestos'] } });
    suffer(world, 'volcano-earthquake', 'hellas');
    expect(has(world, 'outsiders')['cities']).toEqual(['phaestos']);
  });

  test('[WE W67] the city of a player who has announced to leave is no second city', () => {
    const world = position({
      hellas: { cities: ['athens'] },
      minoa: { cities: ['thera'] },
      rome: { cities: ['corinth'] },
    });
    world.leaving.push(world.nations.findIndex(({ name }) => name === 'minoa'));
    suffer(world, 'volcano-earthquake', 'hellas');
    expect(has(world, 'minoa')['cities']).toEqual(['thera']);
    expect(has(world, 'rome')['cities']).toEqual([]);
  });

  test('[WE W25] without a city nothing happens', () => {
    const world = position({ hellas: { tokens: { athens: 1 } } });
    expect(asks(strike(world, 'volcano-earthquake', 'hellas'))).toEqual([]);
    expect(has(world, 'hellas')['tokens']).toEqual({ athens: 1 });
  });
});
