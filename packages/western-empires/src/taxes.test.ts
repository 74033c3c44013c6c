import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { taxes, taxRevolts } from './phases.ts';
import { happened, has, position, theNation } from './testing.ts';
import type { WeWorld } from './world.ts';

const CITIES = ['memphis', 'alexandria'];
const FIVE = ['memphis', 'alexandria', 'tanis', 'gaza', 'cyrene'];
const NINE = ['rome', 'neapolis', 'tarentum', 'panormus', 'syracuse', 'caralis', 'massilia', 'narbo', 'corduba'];

/** All pay, at these rates, then cities revolt. */
function taxAll(
  world: WeWorld,
  answers: Parameters<typeof play>[1] = {},
  rates: Readonly<Record<string, string>> = {},
): WeWorld {
  for (const { seat } of world.nations) {
    const rate = seat === null ? undefined : rates[seat];
    if (seat !== null) play(taxes(world, seat), rate === undefined ? {} : { [seat]: [rate] });
  }
  play(taxRevolts(world), answers);
  return world;
}

describe('collecting taxes', () => {
  test('[WE tax.2] [WE tax.3] [WE pieces.7] every city moves two tokens from stock to treasury', () => {
    const world = position({ egypt: { cities: CITIES, treasury: 4, stock: 20 } });
    play(taxes(world, 'egypt'));
    expect(theNation(world, 'egypt')).toMatchObject({ treasury: 8, stock: 16, unpaid: 0 });
  });

  test('[WE tax.7] five cities pay 10 tokens', () => {
    const world = position({ egypt: { cities: FIVE } });
    play(taxes(world, 'egypt'));
    expect(theNation(world, 'egypt').treasury).toBe(10);
  });

  test('[WE tax.1] [WE tax.4] [WE tax.5] without an advance there is no choice, neither of the rate nor to refuse', () => {
    const world = position({ egypt: { cities: CITIES }, minoa: { cities: ['knossos'] } });
    expect([...asks(taxes(world, 'egypt')), ...asks(taxes(world, 'minoa'))]).toEqual([]);
    expect([theNation(world, 'egypt').treasury, theNation(world, 'minoa').treasury]).toEqual([4, 2]);
  });

  const offered = (cards: readonly string[]): unknown => {
    const [post] = taxes(position({ egypt: { cities: CITIES, cards } }), 'egypt')?.next().value ?? [];
    const question = post?.asking.question;
    return question !== undefined && 'from' in question ? question.from : undefined;
  };

  test('[WE coinage.1] [WE coinage.3] Coinage raises or lowers the rate by one, for all cities alike', () => {
    expect(offered(['coinage'])).toEqual(['1', '2', '3']);
    const world = position({ egypt: { cities: CITIES, stock: 20, cards: ['coinage'] } });
    play(taxes(world, 'egypt'), { egypt: ['3'] });
    expect(theNation(world, 'egypt').treasury).toBe(6);
    expect(refused(taxes(world, 'egypt'), { egypt: ['4'] })).toContain('not-a-choice');
  });

  test('[WE coinage.5] whoever runs out of time pays the rate at which fewest cities revolt, two where it is the same', () => {
    const timedOut = (stock: number, version?: string) => {
      const world = position({ egypt: { cities: FIVE, stock, cards: ['coinage'] } });
      return taxes({ ...world, ...(version && { version }) }, 'egypt')
        ?.next()
        .value?.[0]?.asking.default();
    };
    expect([10, 9, 1, 0].map((stock) => timedOut(stock))).toEqual(['2', '1', '1', '2']);
    expect(timedOut(9, '2')).toBe('2');
  });

  test('[WE monarchy.1] [WE monarchy.4] Monarchy raises it by one', () => {
    expect(offered(['monarchy'])).toEqual(['2', '3']);
  });

  test('[WE coinage.4] [WE monarchy.5] both add up', () => {
    expect(offered(['coinage', 'monarchy'])).toEqual(['1', '2', '3', '4']);
  });
});

describe('revolts', () => {
  test('[WE tax.1] nothing revolts when everybody can pay', () => {
    const world = taxAll(position({ egypt: { cities: CITIES, stock: 20 }, minoa: { stock: 30 } }));
    expect(has(world, 'egypt')['cities']).toEqual([...CITIES].sort());
    expect(happened(world, 'city-taken')).toEqual([]);
  });

  test('[WE tax.6] [WE tax-revolt.2] [WE tax-revolt.3] [WE tax-revolt.4] [WE tax-revolt.5] [WE W15] all stock is paid, and cities not paid in full are annexed', () => {
    const world = position({ egypt: { cities: FIVE, stock: 7 }, rome: {} });
    taxAll(world, { rome: [['tanis', 'gaza']] });
    expect(has(world, 'egypt', 'treasury', 'stock', 'cities')).toEqual({
      treasury: 7,
      stock: 0,
      cities: ['alexandria', 'cyrene', 'memphis'],
    });
    expect(has(world, 'rome', 'cities', 'tokens')).toEqual({ cities: ['gaza', 'tanis'], tokens: {} });
    expect(theNation(world, 'egypt').cities).toBe(3);
  });

  test('[WE coinage.5] [WE monarchy.6] a rate may be chosen that makes cities revolt', () => {
    for (const card of ['coinage', 'monarchy']) {
      const world = position({ egypt: { cities: CITIES, stock: 5, cards: [card] }, rome: {} });
      taxAll(world, { rome: [['memphis']] }, { egypt: '3' });
      expect(has(world, 'rome')['cities']).toEqual(['memphis']);
    }
  });

  test('[WE tax-revolt.1] everyone pays before any city revolts', () => {
    const world = position({
      minoa: { cities: ['knossos'], stock: 1 },
      rome: { cities: ['rome'], stock: 3 },
      egypt: { stock: 9 },
    });
    for (const seat of ['minoa', 'rome', 'egypt']) play(taxes(world, seat));
    expect(theNation(world, 'minoa').cities).toBe(1);
    expect(theNation(world, 'rome')).toMatchObject({ treasury: 2, stock: 1 });
  });

  test('[WE beneficiary.2] [WE tax-revolt.5] most cities in stock make the beneficiary', () => {
    const world = position({
      egypt: { cities: ['memphis'], stock: 0 },
      minoa: { cities: ['knossos'] },
      rome: { stock: 1 },
    });
    expect(has(taxAll(world), 'rome')['cities']).toEqual(['memphis']);
  });

  test('[WE beneficiary.3] then most tokens in stock', () => {
    const world = position({ egypt: { cities: ['memphis'], stock: 0 }, minoa: { stock: 3 }, rome: { stock: 4 } });
    expect(has(taxAll(world), 'rome')['cities']).toEqual(['memphis']);
  });

  test('[WE beneficiary.4] then ranking', () => {
    const world = position({ egypt: { cities: ['memphis'], stock: 0 }, minoa: { stock: 4 }, rome: { stock: 4 } });
    expect(has(taxAll(world), 'minoa')['cities']).toEqual(['memphis']);
  });

  test('[WE tax-revolt.6] the beneficiary pays nothing for what it gains', () => {
    const world = taxAll(position({ egypt: { cities: ['memphis'], stock: 0 }, rome: { stock: 9 } }));
    expect(theNation(world, 'rome')).toMatchObject({ treasury: 0, stock: 9, cities: 1 });
  });

  test('[WE tax-revolt.7] support is not checked', () => {
    const world = taxAll(position({ egypt: { cities: FIVE, stock: 8 }, rome: {} }), { rome: [['memphis']] });
    expect(theNation(world, 'egypt').cities).toBe(4);
    expect(happened(world, 'city-reduced')).toEqual([]);
  });

  test('[WE tax-revolt.8] when the beneficiary runs out of cities, the next one goes on', () => {
    const world = position({
      egypt: { cities: CITIES, stock: 0 },
      minoa: { cities: ['knossos', 'thera', 'argos', 'sparta', 'corinth', 'chalcis', 'rhodes', 'phaestos'] },
      rome: { cities: NINE },
    });
    taxAll(world, { minoa: [['memphis']] });
    expect(has(world, 'minoa')['cities']).toContain('memphis');
    expect(has(world, 'egypt')['cities']).toEqual([]);
    expect(happened(world, 'city-eliminated')).toMatchObject([{ area: 'alexandria' }]);
  });

  test('[WE tax-revolt.8] [WE beneficiary.3] the next one is found anew among those who have cities left', () => {
    const eight = ['knossos', 'thera', 'argos', 'sparta', 'corinth', 'chalcis', 'rhodes', 'phaestos'];
    const world = position({
      egypt: { cities: FIVE.slice(0, 4), stock: 0 },
      minoa: { cities: eight, stock: 19 },
      hatti: { cities: NINE, stock: 18 },
      rome: { cities: ['athens', 'tomi', 'odessus', 'byzantium', 'apollonia', 'thessalonica', 'sardes'], stock: 15 },
    });
    taxAll(world, [
      ['rome', ['memphis', 'tanis']],
      ['minoa', ['gaza']],
    ]);
    expect([has(world, 'rome')['cities'], has(world, 'minoa')['cities']]).toMatchObject([{ length: 9 }, { length: 9 }]);
    expect(happened(world, 'city-eliminated')).toMatchObject([{ area: 'alexandria' }]);
  });

  test('[WE tax-revolt.9] when nobody has a city left, the rest is destroyed', () => {
    const world = taxAll(position({ egypt: { cities: CITIES, stock: 2 }, rome: { cities: NINE } }), {
      egypt: [['memphis']],
    });
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: ['alexandria'], tokens: {} });
  });

  test('[WE tax-revolt.11] [WE tax-revolt.12] revolts go by ranking, and no victim is a beneficiary', () => {
    const world = position({
      minoa: { cities: ['knossos', 'thera'], stock: 2 },
      rome: { cities: NINE.slice(0, 3) },
      egypt: { cities: ['memphis'], stock: 0 },
    });
    taxAll(world, { rome: [['thera']] });
    expect(happened(world, 'city-taken')).toMatchObject([{ area: 'thera' }, { area: 'memphis' }]);
    expect(has(world, 'rome')['cities']).toHaveLength(5);
  });

  test('[WE W67] whoever has announced to leave is no beneficiary', () => {
    const world = position({ egypt: { cities: ['memphis'], stock: 0 }, minoa: {}, rome: { cities: ['rome'] } });
    world.leaving.push(0);
    expect(has(taxAll(world), 'rome')['cities']).toEqual(['memphis', 'rome']);
  });

  test('[WE democracy.1] [WE democracy.4] with Democracy no city revolts, at any rate', () => {
    const world = position({ egypt: { cities: CITIES, stock: 3, cards: ['democracy', 'monarchy'] }, rome: {} });
    taxAll(world, {}, { egypt: '3' });
    expect(has(world, 'egypt', 'treasury', 'stock', 'cities')).toEqual({
      treasury: 3,
      stock: 0,
      cities: [...CITIES].sort(),
    });
  });

  test('[WE democracy.5] [WE W15] and its holder can be the beneficiary of another revolt', () => {
    const world = position({
      minoa: { cities: ['knossos'], stock: 0 },
      rome: { cities: NINE.slice(0, 3) },
      egypt: { cities: CITIES, stock: 0, cards: ['democracy'] },
    });
    expect(has(taxAll(world), 'egypt')['cities']).toContain('knossos');
  });

  test('[WE public-works.4] a token beside a city that is annexed or destroyed is destroyed', () => {
    const egypt = { cities: ['memphis'], tokens: { memphis: 1, gaza: 1 }, stock: 0, cards: ['public-works'] };
    expect(has(taxAll(position({ egypt, rome: {} })), 'egypt')['tokens']).toEqual({ gaza: 1 });
    expect(has(taxAll(position({ egypt, rome: { cities: NINE } })), 'egypt')['tokens']).toEqual({ gaza: 1 });
  });
});
