import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { taxes, taxRevolts } from './phases.ts';
import { happened, has, position, theNation } from './testing.ts';
import type { AcWorld } from './world.ts';

const CITIES = ['memphis', 'tanis', 'thebes'];

function taxAndRevolt(world: AcWorld, answers = {}): void {
  for (const one of world.nations)
    if (one.seat !== null && world.seats.includes(one.seat)) play(taxes(world, one.seat));
  play(taxRevolts(world), answers);
}

test('[AC 19.1] every city moves two tokens from stock to treasury', () => {
  const world = position({ egypt: { cities: CITIES, treasury: 4 } });
  play(taxes(world, 'egypt'));
  expect(theNation(world, 'egypt')).toMatchObject({ treasury: 10, stock: 45, unpaid: 0 });
});

test('[AC 19.2] Coinage lets a nation tax one or three instead, at one rate for all cities', () => {
  const world = position({ egypt: { cities: CITIES, cards: ['coinage'] } });
  play(taxes(world, 'egypt'), { egypt: ['3'] });
  expect(theNation(world, 'egypt').treasury).toBe(9);
  expect(refused(taxes(world, 'egypt'), { egypt: ['4'] })).toBe('not-a-choice AC 19.2');
});

test('[AC 19.2] the rates are listed in order, and two is the default', () => {
  const script = taxes(position({ egypt: { cities: CITIES, cards: ['coinage'] } }), 'egypt');
  const [post] = script?.next().value ?? [];
  expect(post?.asking.question).toMatchObject({ from: ['1', '2', '3'], usual: '2' });
  expect(post?.asking.default()).toBe('2');
});

test('[AC 32.421] with Coinage a rate may be chosen that makes cities revolt', () => {
  const world = position({ egypt: { cities: CITIES, stock: 7, cards: ['coinage'] } });
  play(taxes(world, 'egypt'), { egypt: ['3'] });
  expect(theNation(world, 'egypt')).toMatchObject({ treasury: 7, stock: 0, unpaid: 1 });
});

test('[AC 19.31] where a rate would cost cities, it says so, and no answer left for later is given', () => {
  const asked = (stock: number, cards = ['coinage']) => {
    const [post] = taxes(position({ egypt: { cities: CITIES, stock, cards } }), 'egypt')?.next().value ?? [];
    return post?.asking.question;
  };
  expect(asked(9)).not.toHaveProperty('words');
  expect(asked(9)).not.toHaveProperty('heed');
  expect(asked(5)).toMatchObject({
    heed: ['2', '3'],
    words: { 1: { with: { cities: 0 } }, 2: { with: { cities: 1 } }, 3: { with: { cities: 2 } } },
  });
  expect(asked(2, ['coinage', 'democracy'])).not.toHaveProperty('heed');
});

test('[AC 19.31] [AC 19.2] whoever runs out of time pays the rate at which fewest cities revolt, two where it is the same', () => {
  const timedOut = (stock: number, version?: string) => {
    const world = {
      ...position({ egypt: { cities: CITIES, stock, cards: ['coinage'] } }),
      ...(version && { version }),
    };
    return taxes(world, 'egypt')?.next().value?.[0]?.asking.default();
  };
  expect([6, 5, 3, 0].map((stock) => timedOut(stock))).toEqual(['2', '1', '1', '2']);
  expect(timedOut(5, '3')).toBe('2');
});

describe('revolts', () => {
  const short = { cities: CITIES, stock: 3 };

  test('[AC 19.31] cities that stock cannot pay for revolt, and what there is is paid', () => {
    const world = position({ egypt: short });
    play(taxes(world, 'egypt'));
    expect(theNation(world, 'egypt')).toMatchObject({ treasury: 3, stock: 0, unpaid: 2 });
  });

  test('[AC 19.32] the player with the most in stock chooses the cities and takes them', () => {
    const world = position({ africa: { tokens: { numidia: 20 } }, egypt: short, crete: { tokens: { knossos: 1 } } });
    taxAndRevolt(world, { crete: [['memphis', 'thebes']] });
    expect(has(world, 'crete')['cities']).toEqual(['memphis', 'thebes']);
    expect(has(world, 'egypt')['cities']).toEqual(['tanis']);
  });

  test('[AC A20] ties go by the track, and the nation in revolt never benefits, whatever it has in stock', () => {
    const world = position({ africa: { stock: 30 }, crete: { stock: 30 }, egypt: short });
    taxAndRevolt(world, { africa: [['memphis', 'thebes']] });
    expect(has(world, 'africa')['cities']).toEqual(['memphis', 'thebes']);
    const eight = ['carthage', 'cyrene', 'thapsus', 'rome', 'neapolis', 'tarentum', 'tripoli', 'palermo'];
    const rich = position({ egypt: short, crete: { cities: eight, stock: 17 } });
    taxAndRevolt(rich, { crete: [['tanis']], egypt: [['memphis']] });
    expect(has(rich, 'crete')['cities']).toContain('tanis');
    expect(has(rich, 'egypt')['cities']).toEqual(['thebes']);
  });

  test('[AC 19.31] stocks are counted once all have paid', () => {
    const africa = { cities: ['carthage', 'cyrene'], stock: 12 };
    const world = position({ africa, crete: { stock: 0 }, egypt: short });
    taxAndRevolt(world, { crete: [['memphis', 'thebes']] });
    expect(has(world, 'crete')['cities']).toEqual(['memphis', 'thebes']);
  });

  test('[AC 19.32] a nation in revolt may gain by the revolt of another, and revolts come in the order of the track', () => {
    const africa = { cities: ['carthage', 'cyrene'], stock: 3 };
    const world = position({ africa, egypt: { cities: CITIES, stock: 5 } });
    taxAndRevolt(world, { africa: [['tanis']], egypt: [['carthage']] });
    expect(happened(world, 'city-taken')).toMatchObject([
      { nation: 'egypt', from: 'africa', area: 'carthage' },
      { nation: 'africa', from: 'egypt', area: 'tanis' },
    ]);
  });

  test('[AC 19.32] when the first has no city left, the next in stock goes on, and the unpaid tax is forgiven', () => {
    const eight = ['carthage', 'cyrene', 'thapsus', 'rome', 'neapolis', 'tarentum', 'tripoli', 'palermo'];
    const world = position({ africa: { cities: eight }, egypt: short, crete: { stock: 2, tokens: { knossos: 1 } } });
    taxAndRevolt(world, { crete: [['memphis', 'thebes']] });
    expect(has(world, 'crete')['cities']).toEqual(['memphis', 'thebes']);
    expect(theNation(world, 'crete').treasury).toBe(0);
  });

  test('[AC 19.32] the largest stock may belong to a nation that can take only one city', () => {
    const eight = ['carthage', 'cyrene', 'thapsus', 'rome', 'neapolis', 'tarentum', 'tripoli', 'palermo'];
    // Once both have paid, Africa has 39 tokens and a city in stock, 44 unit points; Crete a token and eight cities, 41.
    const world = position({ africa: { cities: eight }, egypt: short, crete: { cities: ['knossos'], stock: 3 } });
    taxAndRevolt(world, { africa: [['tanis']], crete: [['memphis']] });
    expect(has(world, 'africa')['cities']).toContain('tanis');
    expect(has(world, 'crete')['cities']).toEqual(expect.arrayContaining(['knossos', 'memphis']));
  });

  test('[AC 19.33] where nobody has a city in stock, the revolting cities are eliminated', () => {
    const world = position({ egypt: short });
    taxAndRevolt(world, { egypt: [['memphis', 'thebes']] });
    expect(has(world, 'egypt')['cities']).toEqual(['tanis']);
    expect(happened(world, 'city-eliminated')).toHaveLength(2);
  });

  test('[AC 19.34] with Democracy cities never revolt', () => {
    const world = position({ egypt: { ...short, cards: ['democracy'] }, crete: {} });
    play(taxes(world, 'egypt'));
    expect(asks(taxRevolts(world))).toEqual([]);
    expect(theNation(world, 'egypt')).toMatchObject({ cities: 3, treasury: 3 });
  });

  test('[AC 32.821] Democracy is asked for by name', () => {
    const world = position({ egypt: { ...short, cards: ['law'] }, crete: {} });
    play(taxes(world, 'egypt'));
    expect(asks(taxRevolts(world))).toEqual(['crete: revolting-cities']);
  });
});

test('[AC P2] ties go by the track', () => {
  const world = position({
    thrace: { stock: 9 },
    crete: { stock: 9 },
    egypt: { cities: ['memphis', 'tanis'], stock: 2 },
  });
  taxAndRevolt(world, { thrace: [['tanis']] });
  expect(has(world, 'thrace')['cities']).toEqual(['tanis']);
});
