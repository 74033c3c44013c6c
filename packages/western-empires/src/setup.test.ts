import { areaId, areaNumber, faceOf, isOutOfPlay } from '@ecumene/ancients';
import { playByDefault } from '@ecumene/ancients/testing';
import { areaOf, graphOf, neighbours } from '@ecumene/atlas';
import { randomFrom } from '@ecumene/engine';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { BOARD, LAND, regionOf, startOf } from './data/board.ts';
import { CIVILIZATION_IDS, IN_PLAY, PLAYERS } from './data/civilizations.ts';
import { westernEmpires } from './game.ts';
import { sheet } from './options.ts';
import { chooseCivilization, setup, withoutCivilization } from './setup.ts';
import { answer, has, position, theNation } from './testing.ts';
import { view } from './view.ts';
import type { WeWorld } from './world.ts';

const begin = (players: number, options = {}, seed = 'test'): WeWorld =>
  setup(
    sheet.with(options),
    Array.from({ length: players }, (_, i) => `seat ${i}`),
    randomFrom(seed),
  );

/** Everybody takes a civilization. */
const settled = (players: number, options = {}): WeWorld => {
  const world = begin(players, options);
  for (const seat of withoutCivilization(world)) playByDefault(chooseCivilization(world, seat));
  return world;
};

describe.each(PLAYERS)('with %i players', (players) => {
  test('[WE set-up.1] [WE civilizations.1] [WE W1] the civilizations for that number are in play', () => {
    const names = begin(players)
      .nations.filter(({ endless }) => !endless)
      .map(({ name }) => name);
    expect(names).toEqual(IN_PLAY[players]);
  });

  test('[WE map.1] [WE map.2] [WE areas.14] the regions of the others are out of play, open seas never', () => {
    const world = begin(players);
    for (const id of CIVILIZATION_IDS)
      for (const area of regionOf(id))
        expect(isOutOfPlay(world, areaNumber(world, area) ?? -1), area).toBe(!IN_PLAY[players].includes(id));
    const seas = BOARD.areas.filter(({ kind }) => kind === 'sea').flatMap(({ id }) => areaNumber(world, id) ?? []);
    expect(seas.length).toBeGreaterThan(0);
    expect(seas.filter((sea) => isOutOfPlay(world, sea))).toEqual([]);
  });

  test('[WE civilizations.3] [WE civilizations.4] [WE civilizations.5] [WE civilizations.6] [WE civilizations.7] [WE areas.9] everyone has one token on the start area and all else in stock', () => {
    const world = settled(players);
    for (const id of IN_PLAY[players]) {
      expect(has(world, id, 'tokens', 'cities', 'ships', 'treasury', 'stock', 'step', 'hand', 'cards')).toEqual({
        tokens: { [startOf(id)]: 1 },
        cities: [],
        ships: [],
        treasury: 0,
        stock: 54,
        step: 0,
        hand: [],
        cards: [],
      });
      expect(regionOf(id)).toContain(startOf(id));
    }
  });

  test('[WE deck.1] [WE deck.3] [WE deck.5] the stacks hold the cards for that number', () => {
    const world = begin(players);
    const count = (id: string) => world.trade.stacks.flat().filter((card) => faceOf(world, card).id === id).length;
    expect([count('ochre'), count('gold'), count('famine'), count('treachery')]).toEqual([9, 5, 1, 1]);
    expect([count('bone'), count('tempest')]).toEqual(players === 9 ? [8, 1] : [0, 0]);
  });
});

test('[WE set-up.1] other numbers of players are refused', () => {
  expect(westernEmpires.seats).toEqual({ least: 5, most: 9 });
  expect(() => begin(4)).toThrow();
  expect(() => begin(10)).toThrow();
});

test('[WE civilizations.2] a random sequence, in which each chooses', () => {
  const orders = ['a', 'b', 'c', 'd'].map((seed) => begin(5, {}, seed).sequence.join());
  expect(new Set(orders).size).toBeGreaterThan(1);
  const table = tableAt(westernEmpires, begin(5));
  const [first, second] = table.world.sequence;
  expect(table.waiting()).toMatchObject([{ seat: first, topic: 'choose-nation' }]);
  expect(answer(table, first ?? '', 'egypt')).toBe('');
  expect(table.waiting()).toMatchObject([{ seat: second }]);
  expect(answer(table, second ?? '', 'egypt')).toBe('not-a-choice');
  expect(answer(table, second ?? '', 'rome')).toBe('not-a-choice');
});

test('civilizations can be dealt instead', () => {
  const table = tableAt(westernEmpires, begin(5, { civilizations: 'dealt' }));
  expect(table.waiting().map(({ topic }) => topic)).not.toContain('choose-nation');
});

test('[WE civilizations.8] play begins with turn 1', () => {
  const table = tableAt(westernEmpires, begin(5, { civilizations: 'dealt' }));
  expect(table.world.turn).toBe(1);
});

describe('the stacks', () => {
  const facesOf = (players: number, stack: number, seed = 'test') => {
    const world = begin(players, {}, seed);
    return (world.trade.stacks[stack - 1] ?? []).map((card) => faceOf(world, card)).reverse();
  };

  test('[WE set-up.2] [WE deck-5-8.1] [WE deck-5-8.2] two commodities and two calamities a stack with fewer than nine, no calamity in the first', () => {
    for (let stack = 1; stack <= 9; stack++) {
      const faces = facesOf(7, stack);
      expect(new Set(faces.filter(({ kind }) => kind === 'commodity').map(({ id }) => id)).size, `${stack}`).toBe(2);
      expect(faces.filter(({ kind }) => kind === 'calamity')).toHaveLength(stack === 1 ? 0 : 2);
    }
  });

  test('[WE deck-5-8.3] [WE deck-5-8.4] [WE deck-5-8.5] [WE deck-5-8.6] [WE deck-5-8.7] as many commodities as players on top, what is not tradable at the bottom', () => {
    for (const players of [5, 6, 7, 8])
      for (const seed of ['a', 'b', 'c'])
        for (let stack = 2; stack <= 9; stack++) {
          const faces = facesOf(players, stack, seed);
          expect(faces.slice(0, players).every(({ kind }) => kind === 'commodity')).toBe(true);
          expect(faces.at(-1)).toMatchObject({ kind: 'calamity', tradable: false });
        }
    const places = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      facesOf(5, 4, seed).findIndex(({ id }) => id === 'superstition'),
    );
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  test('[WE deck-9.1] [WE deck-9.2] [WE deck-9.3] with nine players three commodities and three calamities a stack', () => {
    const third = ['bone', 'wax', 'ceramics', 'grain', 'glass', 'lead', 'herbs', 'obsidian', 'amber'];
    for (let stack = 1; stack <= 9; stack++) {
      const faces = facesOf(9, stack);
      expect(new Set(faces.filter(({ kind }) => kind === 'commodity').map(({ id }) => id)).size).toBe(3);
      expect(faces.map(({ id }) => id)).toContain(third[stack - 1]);
      expect(faces.filter(({ kind }) => kind === 'calamity')).toHaveLength(stack === 1 ? 0 : 3);
    }
  });

  test('[WE deck-9.4] [WE deck-9.5] [WE deck-9.6] [WE W50] the minor with the regular goods, the tradable major with the third, the other last', () => {
    for (const seed of ['a', 'b', 'c']) {
      const ids = facesOf(9, 3, seed).map(({ id }) => id);
      expect(new Set(ids.slice(0, 18))).toEqual(new Set(['fish', 'fruit', 'squandered-wealth']));
      expect(new Set(ids.slice(18, -1))).toEqual(new Set(['ceramics', 'slave-revolt']));
      expect(ids.at(-1)).toBe('famine');
    }
    const places = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      facesOf(9, 3, seed).findIndex(({ id }) => id === 'squandered-wealth'),
    );
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  test('[WE deck.4] [WE W13] [WE purchases.4] Water is there, and nobody sees how many cards a stack has', () => {
    const world = begin(5);
    const water = world.trade.stacks.flat().filter((card) => faceOf(world, card).id === 'water');
    expect(water.length).toBeGreaterThan(200);
    expect(view(world, null).stacks).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });
});

test('[WE start-credits.1] [WE start-credits.2] [WE start-credits.3] [WE short-game.27] start credits with five and six, not in the Short Game', () => {
  const credits = (players: number, game = 'full') => Object.values(begin(players, { game }).credits[0] ?? {});
  expect(PLAYERS.map((players) => credits(players)[0])).toEqual([10, 5, 0, 0, 0]);
  expect(credits(5)).toEqual([10, 10, 10, 10, 10]);
  expect([credits(5, 'short'), credits(6, 'short')].flat().every((credit) => credit === 0)).toBe(true);
});

describe('the board', () => {
  const graph = graphOf(BOARD);

  test('[WE areas.1] [WE areas.2] [WE areas.3] areas are adjacent by land or water, and both know it', () => {
    for (const { id, land, water } of LAND.filter(({ panel }) => panel === 'west'))
      for (const [kind, list] of [
        ['land', land],
        ['water', water],
      ] as const)
        for (const near of list) {
          const other = areaOf(graph, near);
          expect(other.kind === 'sea' || other[kind].includes(id), `${id} ${near}`).toBe(true);
        }
    expect(neighbours(areaOf(graph, 'memphis'))).toContain('fayum');
  });

  test('[WE areas.4] limits are 0 to 4', () => {
    expect(new Set(LAND.map(({ limit }) => limit))).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test('[WE areas.6] coastal areas have water, directly or through others, to an open sea', () => {
    const world = begin(9);
    for (const area of LAND.filter(({ coastal }) => coastal)) expect(area.water.length, area.id).toBeGreaterThan(0);
    expect(areaId(world, areaNumber(world, 'sardes') ?? -1)).toBe('sardes');
  });

  test('[WE areas.8] every area in play has a name', () => {
    expect(LAND.every(({ name }) => name.length > 0)).toBe(true);
  });

  test('[WE areas.11] a volcano on a border is in both areas', () => {
    const at = (volcano: string) =>
      LAND.filter((area) => area.volcano === volcano)
        .map(({ id }) => id)
        .toSorted();
    expect([at('vesuvius'), at('etna'), at('thera')]).toEqual([
      ['campania', 'neapolis'],
      ['milazzo', 'syracuse'],
      ['thera'],
    ]);
  });
});

test('[WE W48] unnamed and eastern areas are not in play, not even to pass', () => {
  const world = position({ egypt: { tokens: { petra: 1 } } });
  expect(areaNumber(world, 'nabataea')).toBeUndefined();
  expect(theNation(world, 'egypt').tokens).toBe(1);
});
