import { inCensusOrder } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { countPeople, population } from './phases.ts';
import { has, position, theNation } from './testing.ts';

describe('growth', () => {
  test('[WE expansion.2] [WE expansion.3] one beside one, two beside two or more', () => {
    const world = position({ egypt: { tokens: { memphis: 1, fayum: 2, tanis: 3, gaza: 4 } } });
    play(population(world, 'egypt'));
    expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 2, fayum: 4, tanis: 5, gaza: 6 });
  });

  test('[WE expansion.1] [WE expansion.4] [WE expansion.5] [WE expansion.10] all players grow in a shared area, above its limit', () => {
    const world = position({ egypt: { tokens: { gaza: 1 } }, minoa: { tokens: { gaza: 2 } } });
    play(population(world, 'minoa'));
    play(population(world, 'egypt'));
    expect([has(world, 'egypt')['tokens'], has(world, 'minoa')['tokens']]).toEqual([{ gaza: 2 }, { gaza: 4 }]);
  });

  test('[WE expansion.7] [WE expansion.8] [WE expansion.9] short of stock, the owner chooses where, and places all', () => {
    const given = { egypt: { tokens: { memphis: 1, fayum: 2 }, stock: 2 } };
    const why = (answer: unknown) => refused(population(position(given), 'egypt'), { egypt: [answer] });
    expect(why({ memphis: 2 })).not.toBe('');
    expect(why({ memphis: 1 })).not.toBe('');
    const world = position(given);
    play(population(world, 'egypt'), { egypt: [{ memphis: 1, fayum: 1 }] });
    expect(has(world, 'egypt', 'tokens', 'stock')).toEqual({ tokens: { memphis: 2, fayum: 3 }, stock: 0 });
  });

  test('[WE expansion.9] with enough stock nothing is asked', () => {
    expect(asks(population(position({ egypt: { tokens: { memphis: 1 } } }), 'egypt'))).toEqual([]);
  });

  test('[WE expansion.11] barbarians do not grow', () => {
    const world = position({ egypt: { tokens: { memphis: 1 } }, outsiders: { tokens: { memphis: 2, rome: 1 } } });
    play(population(world, 'egypt'));
    expect(has(world, 'outsiders')['tokens']).toEqual({ memphis: 2, rome: 1 });
  });

  test('[WE public-works.3] a token beside an own city grows', () => {
    const world = position({ egypt: { tokens: { memphis: 1 }, cities: ['memphis'], cards: ['public-works'] } });
    play(population(world, 'egypt'));
    expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 2 });
  });
});

describe('the census', () => {
  const order = (given: Readonly<Record<string, unknown>>): readonly string[] => {
    const world = position(given);
    countPeople(world);
    return inCensusOrder(world);
  };

  test('[WE census.1] tokens on the board count, neither cities nor ships nor treasury', () => {
    expect(
      order({
        minoa: { tokens: { knossos: 2 }, cities: ['thera', 'argos'], ships: ['knossos'], treasury: 20 },
        egypt: { tokens: { memphis: 3 } },
      }),
    ).toEqual(['egypt', 'minoa']);
  });

  test('[WE W62] the exact count decides, also below 12 and above 50', () => {
    expect(order({ minoa: { tokens: { knossos: 3 } }, egypt: { tokens: { memphis: 11 } } })).toEqual([
      'egypt',
      'minoa',
    ]);
    expect(order({ minoa: { tokens: { knossos: 51 } }, egypt: { tokens: { memphis: 53 } } })).toEqual([
      'egypt',
      'minoa',
    ]);
  });

  test('[WE movement.2] [WE ranking.5] ranking breaks ties', () => {
    expect(order({ egypt: { tokens: { memphis: 3 } }, minoa: { tokens: { knossos: 3 } } })).toEqual(['minoa', 'egypt']);
  });

  test('[WE military.1] [WE military.4] [WE census.5] holders of Military move after all others, by census, then ranking', () => {
    expect(
      order({
        minoa: { tokens: { knossos: 9 }, cards: ['military'] },
        hatti: { tokens: { hattusa: 12 }, cards: ['military'] },
        rome: { tokens: { rome: 9 }, cards: ['military'] },
        egypt: { tokens: { memphis: 1 } },
      }),
    ).toEqual(['egypt', 'hatti', 'minoa', 'rome']);
  });
});

test('[WE pieces.2] what grows comes from stock, and a nation has 55 tokens in all', () => {
  const world = position({ egypt: { tokens: { memphis: 2 }, treasury: 5 } });
  play(population(world, 'egypt'));
  expect(theNation(world, 'egypt')).toMatchObject({ tokens: 4, treasury: 5, stock: 46 });
});
