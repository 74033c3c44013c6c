import { asks, play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { westernEmpires } from './game.ts';
import { cities, citySupport, surplus } from './phases.ts';
import { answer, has, position, theNation, tokens } from './testing.ts';
import type { WeWorld } from './world.ts';

type Given = Readonly<Record<string, unknown>>;
const build = (world: WeWorld, answer: unknown): WeWorld => {
  play(cities(world, 'egypt'), { egypt: [answer] });
  return world;
};
const why = (given: Given, answer: unknown, options = {}): string =>
  refused(cities(position({ egypt: given }, options), 'egypt'), { egypt: [answer] });
const egypt = (given: Given, others: Given = {}) => position({ egypt: given, ...others });

describe('building', () => {
  test('[WE city-construction.1] [WE city-construction.2] [WE city-construction.3] [WE city-construction.6] 6 tokens on a site, 12 elsewhere, any number of cities', () => {
    const world = build(egypt({ tokens: { memphis: 6, gaza: 7, siwa: 12 } }), { memphis: 0, gaza: 0, siwa: 0 });
    expect(has(world, 'egypt', 'cities', 'tokens', 'stock')).toEqual({
      cities: ['gaza', 'memphis', 'siwa'],
      tokens: {},
      stock: 55,
    });
    expect(why({ tokens: { memphis: 6, gaza: 5 } }, { gaza: 0 })).toContain('too-few WE city-construction.2');
    expect(why({ tokens: { memphis: 6, siwa: 11 } }, { siwa: 0 })).toBe('too-few WE city-construction.3');
  });

  test('[WE city-construction.8] black and white sites are the same', () => {
    expect(
      has(build(egypt({ tokens: { memphis: 6, gaza: 6 } }), { memphis: 0, gaza: 0 }), 'egypt')['cities'],
    ).toHaveLength(2);
  });

  test('[WE city-preparation.1] [WE city-preparation.2] [WE city-preparation.3] only in the phase for it, with the tokens that are left then', () => {
    expect(asks(cities(egypt({ tokens: { memphis: 5, siwa: 11 } }), 'egypt'))).toEqual([]);
    expect(asks(cities(egypt({ tokens: { memphis: 6 } }), 'egypt'))).toEqual(['egypt: build-cities']);
  });

  test('[WE city-construction.4] [WE city-preparation.4] [WE agriculture.3] never where the limit is 0, not even with Agriculture', () => {
    const cards = ['agriculture', 'architecture', 'urbanism'];
    expect(why({ tokens: { tunisia: 15, memphis: 6 }, cards, treasury: 9 }, { tunisia: 0 })).toContain(
      'limit WE city-construction.4',
    );
  });

  test('[WE city-construction.5] [WE city-construction.7] [WE pieces.1] one city an area, nine a player', () => {
    expect(why({ tokens: { memphis: 6, tanis: 6 }, cities: ['memphis'] }, { memphis: 0 })).toBe(
      'city WE city-construction.5',
    );
    const eight = ['rome', 'neapolis', 'tarentum', 'athens', 'corinth', 'sparta', 'argos', 'thera'];
    expect(why({ tokens: { memphis: 6, tanis: 6 }, cities: eight }, { memphis: 0, tanis: 0 })).toContain(
      'too-many WE city-construction.7',
    );
    expect(asks(cities(egypt({ tokens: { memphis: 6 }, cities: [...eight, 'knossos'] }), 'egypt'))).toEqual([]);
  });

  test('[WE city-construction.6] [WE W14] tokens of everybody in the area go to stock', () => {
    const world = egypt({ tokens: { memphis: 8 } }, { hellas: { tokens: { memphis: 2 } } });
    build(world, { memphis: 0 });
    expect([theNation(world, 'egypt').tokens, theNation(world, 'hellas').tokens]).toEqual([0, 0]);
  });

  test('[WE city-construction.1] building is a choice', () => {
    expect(has(build(egypt({ tokens: { memphis: 6 } }), {}), 'egypt')['cities']).toEqual([]);
  });
});

describe('Architecture', () => {
  const cards = ['architecture'];

  test('[WE architecture.1] up to half of one city a turn comes from treasury', () => {
    const world = build(egypt({ tokens: { memphis: 3 }, treasury: 5, cards }), { memphis: 3 });
    expect(has(world, 'egypt', 'cities', 'treasury', 'stock')).toEqual({ cities: ['memphis'], treasury: 2, stock: 53 });
    expect(why({ tokens: { memphis: 3 }, treasury: 5, cards }, { memphis: 4 })).toContain(
      'above-half WE architecture.1',
    );
    expect(why({ tokens: { memphis: 3, tanis: 3 }, treasury: 9, cards }, { memphis: 3, tanis: 3 })).toContain(
      'treasury WE architecture.1',
    );
    expect(why({ tokens: { memphis: 6 }, treasury: 9 }, { memphis: 3 })).toContain('no-architecture WE architecture.1');
    expect(why({ tokens: { memphis: 6 }, treasury: 1, cards }, { memphis: 2 })).toContain('treasury WE architecture.1');
  });

  test('[WE architecture.2] of a wilderness city too', () => {
    expect(
      has(build(egypt({ tokens: { siwa: 6 }, treasury: 6, cards }), { siwa: 6 }), 'egypt', 'cities', 'treasury'),
    ).toEqual({
      cities: ['siwa'],
      treasury: 0,
    });
  });
});

describe('Urbanism', () => {
  const cards = ['urbanism'];

  test('[WE urbanism.1] up to 4 tokens of areas next to it help to build one wilderness city a turn', () => {
    const world = build(egypt({ tokens: { siwa: 8, fayum: 3, jalo: 3 }, cards }), {
      siwa: { treasury: 0, from: { fayum: 3, jalo: 1 } },
    });
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: ['siwa'], tokens: { jalo: 2 } });
    const given = { tokens: { siwa: 8, fayum: 5, memphis: 9, gaza: 4, sinai: 8 }, cards };
    expect(why({ tokens: { siwa: 8, fayum: 5 }, cards }, { siwa: { treasury: 0, from: { fayum: 5 } } })).not.toBe('');
    expect(why(given, { siwa: { treasury: 0, from: { memphis: 4 } } })).toContain('neighbours');
    expect(
      why(given, { siwa: { treasury: 0, from: { fayum: 4 } }, sinai: { treasury: 0, from: { gaza: 4 } } }),
    ).toContain('neighbours');
  });

  test('[WE urbanism.1] not for a city on a site', () => {
    expect(
      why({ tokens: { memphis: 3, fayum: 3, siwa: 12 }, cards }, { memphis: { treasury: 0, from: { fayum: 3 } } }),
    ).toContain('WE');
  });

  test('[WE urbanism.2] with Architecture 2 tokens there, 4 from next to it and 6 from treasury are enough', () => {
    const given = { tokens: { siwa: 2, fayum: 4 }, treasury: 6, cards: ['urbanism', 'architecture'] };
    const world = build(egypt(given), { siwa: { treasury: 6, from: { fayum: 4 } } });
    expect(has(world, 'egypt', 'cities', 'tokens', 'treasury')).toEqual({ cities: ['siwa'], tokens: {}, treasury: 0 });
  });

  test('[WE W64] failed attackers still stand and may help', () => {
    const world = egypt({ tokens: { siwa: 8, fayum: 4 }, cards }, { hellas: { cities: ['fayum'] } });
    build(world, { siwa: { treasury: 0, from: { fayum: 4 } } });
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: ['siwa'], tokens: {} });
  });

  test('[WE naval-warfare.13] [WE W64] where all failed attackers help, their ships are destroyed anyway', () => {
    const given = {
      tokens: { paraetonium: 8, alexandria: 4 },
      ships: ['alexandria', 'tanis', 'paraetonium'],
      cards: [...cards, 'naval-warfare'],
    };
    const world = egypt(given, { hellas: { cities: ['alexandria'] } });
    build(world, { paraetonium: { treasury: 0, from: { alexandria: 4 } } });
    expect(has(world, 'egypt', 'cities', 'ships')).toEqual({
      cities: ['paraetonium'],
      ships: ['tanis', 'paraetonium'],
    });
  });
});

describe('Public Works', () => {
  const cards = ['public-works'];

  test('[WE public-works.5] [WE W14] one token stays if more than needed were there', () => {
    const world = build(egypt({ tokens: { memphis: 7 }, cards }), { memphis: { treasury: 0, stays: true } });
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: ['memphis'], tokens: { memphis: 1 } });
    expect(why({ tokens: { memphis: 6 }, cards }, { memphis: { treasury: 0, stays: true } })).toContain(
      'stays WE public-works.5',
    );
    expect(why({ tokens: { memphis: 7 } }, { memphis: { treasury: 0, stays: true } })).toContain('stays');
  });

  test('[WE W64] what treasury pays is not needed from the board, unless the option says so', () => {
    const given = { tokens: { memphis: 4 }, treasury: 3, cards: ['public-works', 'architecture'] };
    const answer = { memphis: { treasury: 3, stays: true } };
    expect(tokens(build(egypt(given), answer), 'egypt', 'memphis')).toBe(1);
    expect(why(given, answer, { spareToken: 'full-cost' })).toContain('stays');
  });

  test('[WE public-works.1] [WE surplus.4] [WE public-works.7] [WE agriculture.6] one own token beside an own city, also with Agriculture', () => {
    const world = egypt({ tokens: { gaza: 4 }, cities: ['gaza'], cards: ['public-works', 'agriculture'] });
    surplus(world);
    expect(tokens(world, 'egypt', 'gaza')).toBe(1);
  });
});

test('[WE city-attack.3] [WE public-works.1] Public Works keeps no token beside a city of others', () => {
  const world = egypt({ tokens: { athens: 3 }, cards: ['public-works'] }, { hellas: { cities: ['athens'] } });
  surplus(world);
  expect(has(world, 'egypt')['tokens']).toEqual({});
});

describe('surplus', () => {
  test('[WE surplus.1] [WE surplus.2] [WE areas.4] tokens above the limit go, and all beside a city', () => {
    const world = egypt({ tokens: { memphis: 6, gaza: 2, tanis: 2, fayum: 3 }, cities: ['fayum'] });
    surplus(world);
    expect(has(world, 'egypt')['tokens']).toEqual({ gaza: 1, memphis: 4, tanis: 2 });
  });

  test('[WE surplus.3] ships do not count', () => {
    const world = egypt({ tokens: { gaza: 1 }, ships: ['gaza', 'gaza'] });
    surplus(world);
    expect(has(world, 'egypt', 'tokens', 'ships')).toEqual({ tokens: { gaza: 1 }, ships: ['gaza', 'gaza'] });
  });

  test('[WE agriculture.1] Agriculture keeps one more on limits 0, 1 and 2, and only where its holder is alone', () => {
    const cards = ['agriculture'];
    const world = egypt({ tokens: { tunisia: 4, gaza: 4, tanis: 4, cyrene: 4, memphis: 5 }, cards });
    surplus(world);
    expect(has(world, 'egypt')['tokens']).toEqual({ cyrene: 3, gaza: 2, memphis: 4, tanis: 3, tunisia: 1 });
    const shared = egypt({ tokens: { tanis: 2 }, cards }, { hellas: { tokens: { tanis: 1 } } });
    surplus(shared);
    expect(tokens(shared, 'egypt', 'tanis') + tokens(shared, 'hellas', 'tanis')).toBeLessThanOrEqual(3);
    const barbarians = egypt({ tokens: { gaza: 2 }, cards }, { outsiders: { tokens: { siwa: 1 } } });
    surplus(barbarians);
    expect(tokens(barbarians, 'egypt', 'gaza')).toBe(2);
  });
});

describe('support', () => {
  test('[WE support.1] [WE support.2] [WE support.3] [WE support.4] [WE support.6] 2 tokens a city, and reduced cities help at once', () => {
    const given = { cities: ['memphis', 'tanis', 'gaza'], tokens: { siwa: 1 } };
    const world = egypt(given);
    play(citySupport(world, 'egypt'), { egypt: ['memphis'] });
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({
      cities: ['gaza', 'tanis'],
      tokens: { memphis: 4, siwa: 1 },
    });
    const supported = egypt({ cities: ['memphis'], tokens: { siwa: 1, jalo: 1 } });
    expect(asks(citySupport(supported, 'egypt'))).toEqual([]);
  });

  test('[WE support.5] [WE W20] cities of this turn go first', () => {
    const world = position({ egypt: { cities: ['memphis', 'tanis'], tokens: { siwa: 2 } }, built: ['tanis'] });
    play(citySupport(world, 'egypt'));
    expect(has(world, 'egypt')['cities']).toEqual(['memphis']);
  });

  test('[WE cultural-ascendancy.4] 3 tokens a city with Cultural Ascendancy', () => {
    const world = egypt({ cities: ['memphis'], tokens: { siwa: 1, jalo: 1 }, cards: ['cultural-ascendancy'] });
    play(citySupport(world, 'egypt'));
    expect(has(world, 'egypt')['cities']).toEqual([]);
  });

  test('[WE public-works.6] a token beside the city counts when it is reduced', () => {
    const world = egypt({ cities: ['memphis'], tokens: { memphis: 1 }, cards: ['public-works'] });
    play(citySupport(world, 'egypt'));
    expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 4 });
  });
});

test('[WE construction-phase.1] [WE construction-phase.2] cities, then surplus, then support, everybody at once', () => {
  const world = position({
    rome: { cities: ['rome'], tokens: { etruria: 2 }, treasury: 17 },
    egypt: { tokens: { memphis: 6, siwa: 3 } },
    hellas: { tokens: { athens: 6, thessaly: 3 } },
  });
  const table = tableAt(westernEmpires, world, 'construction');
  expect(table.waiting().map(({ seat }) => seat)).toEqual(['hellas', 'egypt']);
  for (const { seat, id } of table.openQuestions()) table.answer(seat, id, seat === 'egypt' ? { memphis: 0 } : {});
  expect(has(table.world, 'egypt', 'cities', 'tokens')).toEqual({ cities: [], tokens: { memphis: 4, siwa: 1 } });
  expect(has(table.world, 'hellas')['tokens']).toEqual({ athens: 1, thessaly: 2 });
  const strict = tableAt(
    westernEmpires,
    position({ egypt: { tokens: { memphis: 6 } }, hellas: { tokens: { athens: 6 } } }, { pace: 'strict' }),
    'construction',
  );
  expect(strict.waiting().map(({ seat }) => seat)).toEqual(['hellas']);
});

test('[WE construction-phase.2] [WE city-construction.6] who builds first in a shared area clears it, and the other then cannot', () => {
  const cards = ['urbanism', 'architecture'];
  const world = position({
    egypt: { tokens: { moesia: 2, getae: 4, siwa: 1 }, treasury: 9, cards },
    hellas: { tokens: { moesia: 2, dacia: 4 }, treasury: 9, cards },
  });
  const table = tableAt(westernEmpires, world, 'construction');
  expect(answer(table, 'egypt', { moesia: { treasury: 6, from: { getae: 4 } } })).toBe('');
  expect(has(table.world, 'hellas')['tokens']).toEqual({ dacia: 4 });
  expect(answer(table, 'hellas', { moesia: { treasury: 6, from: { dacia: 4 } } })).toBe('city');
  expect(answer(table, 'hellas', {})).toBe('');
});
