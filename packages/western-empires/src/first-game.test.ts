import { areaNumber, limitIn } from '@ecumene/ancients';
import { must, randomFrom } from '@ecumene/engine';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { regionOf } from './data/board.ts';
import { IN_PLAY } from './data/civilizations.ts';
import { FIRST_GAME, FIRST_POSITIONS } from './data/first-game.ts';
import { westernEmpires } from './game.ts';
import { sheet } from './options.ts';
import { setup } from './setup.ts';
import { checkForEnd } from './succession.ts';
import { goOn, happened, has, position } from './testing.ts';

const SEATS = ['anna', 'ben', 'cleo', 'dora', 'emil'];
const begin = () =>
  tableAt(westernEmpires, setup(sheet.with({ game: 'first', civilizations: 'dealt' }), SEATS, randomFrom('first')));

describe('the First Game', () => {
  test('[WE W5] everybody begins with two cities, eight tokens and a little treasury', () => {
    const { world } = begin();
    for (const name of IN_PLAY[5]) {
      const { cities, tokens = {} } = FIRST_POSITIONS[name] ?? {};
      expect(has(world, name, 'cities', 'step')).toEqual({ cities: cities?.toSorted(), step: FIRST_GAME.step });
      expect(cities).toHaveLength(2);
      expect(Object.values(tokens).reduce((sum, count) => sum + count, 0)).toBe(8);
    }
  });

  test('[WE W5] all of it in the own region, on sites and within the limits', () => {
    const world = position({}, { game: 'first' }, 5);
    for (const name of IN_PLAY[5]) {
      const { cities = [], tokens = {} } = FIRST_POSITIONS[name] ?? {};
      for (const area of [...cities, ...Object.keys(tokens)]) expect(regionOf(name), area).toContain(area);
      for (const [area, count] of Object.entries(tokens))
        expect(limitIn(world, must(areaNumber(world, area), area)), area).toBeGreaterThanOrEqual(count);
    }
  });

  test('[WE W5] [WE game-limits.3] it ends after a fixed number of turns, or those the table chose', () => {
    const end = (turn: number, turns = 0) => {
      const world = position({ turn, egypt: {}, minoa: {} }, { game: 'first', turns }, 5);
      checkForEnd(world);
      return happened(world, 'game-ends').map(({ because }) => because);
    };
    expect([end(FIRST_GAME.turns - 1), end(FIRST_GAME.turns), end(3, 3)]).toEqual([[], ['turns'], ['turns']]);
  });

  test('[WE W5] it can be played to its end', () => {
    const table = begin();
    for (let count = 0; count < 3000 && !table.over; count++) goOn(table);
    expect([table.over, table.world.turn]).toEqual([true, FIRST_GAME.turns]);
    expect(table.ranking()).toHaveLength(5);
  });
});
