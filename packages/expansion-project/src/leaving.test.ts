import { areaNumber, brokenPieces, isOutOfPlay, nationNamed } from '@ecumene/ancients';
import { asks, play } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { depart, departed, settleDepartures } from './leaving.ts';
import type { EpOptions } from './options.ts';
import { has, position } from './testing.ts';
import type { EpWorld } from './world.ts';

const GIVEN = {
  egypt: {
    tokens: { memphis: 3, tyre: 2 },
    cities: ['tanis', 'sidon'],
    ships: ['tanis'],
    hand: ['salt'],
    cards: ['pottery'],
  },
  minoa: { tokens: { knossos: 2, fayum: 2 }, cities: ['gaza'] },
  rome: { tokens: { rome: 3 } },
};

function leave(options: Partial<EpOptions> = { departures: 'leave' }): EpWorld {
  const world = position(GIVEN, options);
  depart(world, 'egypt');
  return world;
}

const away = (world: EpWorld, answers: object = {}): EpWorld => {
  play(settleDepartures(world), { minoa: [true], rome: [true], ...answers });
  return world;
};

describe('leaving', () => {
  test('[EP L1] takes effect at the end of the turn', () => {
    const world = leave();
    expect(world.leaving).toEqual([nationNamed(world, 'egypt')]);
    expect(departed(world)).toEqual([]);
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 3, tyre: 2 });
  });

  test('[EP L2] the others are asked whether they go on; one no ends the game', () => {
    expect(asks(settleDepartures(leave()))).toEqual(['minoa: go-on', 'rome: go-on']);
    const world = away(leave(), { rome: [false] });
    expect(world.over).toBe(true);
    expect(has(world, 'egypt')).toMatchObject({ tokens: { memphis: 3, tyre: 2 }, cities: ['sidon', 'tanis'] });
  });

  test('[EP L2] with fewer than two left the game ends', () => {
    const world = position({ egypt: {}, minoa: {} }, { departures: 'leave' });
    depart(world, 'egypt');
    play(settleDepartures(world));
    expect(world.over).toBe(true);
  });

  test('[EP L3] [EP L4] [EP L5] cards go back, the region closes, and units elsewhere turn into barbarians and pirates', () => {
    const world = leave();
    play(settleDepartures(world), { minoa: [true, { knossos: 1, thera: 3, rhodes: 3 }], rome: [true] });
    expect(departed(world)).toEqual(['egypt']);
    expect(has(world, 'egypt')).toMatchObject({ hand: [], cards: [], tokens: {}, cities: [], ships: [] });
    expect(isOutOfPlay(world, areaNumber(world, 'memphis') ?? -1)).toBe(true);
    expect(has(world, 'outsiders')).toMatchObject({ tokens: { tyre: 2 }, cities: ['sidon'] });
    expect(brokenPieces(world)).toEqual([]);
  });

  test('[EP L6] [EP L7] units of others leave the region: five tokens for a city, to own areas', () => {
    const world = leave();
    const script = settleDepartures(world);
    play(script, { minoa: [true, { knossos: 1, thera: 3, rhodes: 3 }], rome: [true] });
    expect(has(world, 'minoa').cities).toEqual([]);
    expect(has(world, 'minoa').tokens).toEqual({ knossos: 3, thera: 3, rhodes: 3 });
  });

  test('[EP L8] by option the units stay without a leader, and only cards and ships go', () => {
    const world = leave({ departures: 'stay' });
    play(settleDepartures(world));
    expect(has(world, 'egypt')).toMatchObject({
      tokens: { memphis: 3, tyre: 2 },
      cities: ['sidon', 'tanis'],
      ships: [],
      hand: [],
      cards: ['pottery'],
    });
    expect(departed(world)).toEqual(['egypt']);
    expect(isOutOfPlay(world, areaNumber(world, 'memphis') ?? -1)).toBe(false);
  });
});
