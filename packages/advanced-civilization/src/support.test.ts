import { brokenPieces } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { citySupport, removeSurplus } from './phases.ts';
import { has, position, theNation, tokens } from './testing.ts';

describe('surplus', () => {
  test('[AC 26.1] all tokens beside cities go, and tokens above the limit elsewhere', () => {
    const world = position({
      egypt: { tokens: { memphis: 2, gaza: 3, fayum: 5 }, cities: ['memphis'] },
      crete: { tokens: { memphis: 1 } },
    });
    removeSurplus(world);
    expect(has(world, 'egypt')['tokens']).toEqual({ fayum: 5, gaza: 1 });
    expect(tokens(world, 'crete', 'memphis')).toBe(0);
  });

  test('[AC 26.11] Agriculture feeds one more where a nation lives alone', () => {
    const farmers = { tokens: { gaza: 3, buhen: 2 }, cards: ['agriculture'] };
    const world = position({ egypt: farmers, crete: { tokens: { buhen: 1 } } });
    removeSurplus(world);
    expect(has(world, 'egypt')['tokens']).toEqual({ buhen: 2, gaza: 2 });
  });

  test('[AC 32.241 example] an area with limit 2 supports three tokens of a holder of Agriculture', () => {
    const world = position({ egypt: { tokens: { lycia: 5 }, cards: ['agriculture'] } });
    removeSurplus(world);
    expect(tokens(world, 'egypt', 'lycia')).toBe(3);
  });

  test('[AC 26.2 example] three ships and three tokens in an area of limit 2: one token goes, the ships stay', () => {
    const world = position({ egypt: { tokens: { lycia: 3 }, ships: ['lycia', 'lycia', 'lycia'] } });
    removeSurplus(world);
    expect(tokens(world, 'egypt', 'lycia')).toBe(2);
    expect(has(world, 'egypt')['ships']).toHaveLength(3);
  });

  test('[AC 26.2] ships count for nothing', () => {
    const world = position({ egypt: { tokens: { lycia: 2 }, ships: ['lycia', 'lycia'] } });
    removeSurplus(world);
    expect(tokens(world, 'egypt', 'lycia')).toBe(2);
  });
});

describe('city support', () => {
  test('[AC 26.31] each city needs two tokens on the board, and cities are reduced one at a time', () => {
    const world = position({ egypt: { tokens: { fayum: 3 }, cities: ['memphis', 'tanis'] } });
    play(citySupport(world, 'egypt'), { egypt: ['memphis'] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['tanis'], tokens: { fayum: 3, memphis: 3 } });
    expect(
      asks(citySupport(position({ egypt: { tokens: { fayum: 4 }, cities: ['memphis', 'tanis'] } }), 'egypt')),
    ).toEqual([]);
  });

  test('[AC 26.32] cities built this turn go before older ones', () => {
    const world = position({ egypt: { tokens: { fayum: 3 }, cities: ['memphis', 'tanis', 'thebes'] } });
    world.newCities = [...world.cityIn.keys()].filter((area) => world.cityIn[area] === 8).slice(1);
    expect(refused(citySupport(world, 'egypt'), { egypt: ['memphis'] })).toBe('not-a-choice AC 26.32');
    play(citySupport(world, 'egypt'), { egypt: ['thebes'] });
    expect(has(world, 'egypt')['cities']).toEqual(['memphis', 'tanis']);
  });

  test('[AC 26.41] a city leaves as many tokens as its area allows, and they support others at once', () => {
    const world = position({ egypt: { cities: ['memphis', 'gaza'] } });
    play(citySupport(world, 'egypt'), { egypt: ['memphis'] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['gaza'], tokens: { memphis: 3 } });
  });

  test('[AC 26.41] with an empty stock further unsupported cities are eliminated', () => {
    const world = position({ egypt: { cities: ['memphis', 'tanis', 'thebes'], stock: 2 } });
    play(citySupport(world, 'egypt'), { egypt: ['memphis', 'tanis'] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['thebes'], tokens: { memphis: 2 }, stock: 0 });
    expect(brokenPieces(world)).toEqual([]);
  });

  test('[AC 32.241] a reduced city leaves one token more with Agriculture', () => {
    const world = position({ egypt: { cities: ['memphis'], cards: ['agriculture'] } });
    play(citySupport(world, 'egypt'));
    expect(tokens(world, 'egypt', 'memphis')).toBe(4);
  });

  test('[AC 30.421] idle tokens support nothing', () => {
    const world = position({ egypt: { tokens: { fayum: 4 }, cities: ['memphis', 'tanis'] } });
    theNation(world, 'egypt').idle = 1;
    expect(asks(citySupport(world, 'egypt'))).toEqual(['egypt: unsupported-city']);
  });
});
