import { brokenPieces } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { render } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { happened, has, position, theNation, tokens } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { firstQuestion, strike } from './testing.ts';

function strikes(world: AcWorld, victim: string, trader?: string): ReturnType<typeof strike> {
  return strike(world, 'volcano-earthquake', victim, trader);
}

test('[AC 30.211] a volcano destroys all units of everybody in the areas it touches', () => {
  const world = position({
    italy: { cities: ['neapolis', 'rome'], ships: ['neapolis'] },
    crete: { tokens: { campania: 2, knossos: 3 } },
    africa: { tokens: { campania: 1 } },
  });
  play(strikes(world, 'italy'));
  expect(has(world, 'italy')).toMatchObject({ cities: ['rome'], ships: ['neapolis'] });
  expect(has(world, 'crete')['tokens']).toEqual({ knossos: 3 });
  expect(has(world, 'africa')['tokens']).toEqual({});
  expect(happened(world, 'volcano-erupts')).toEqual([
    { what: 'volcano-erupts', volcano: 'vesuvius', areas: ['campania', 'neapolis'] },
  ]);
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.211] [AC A29] both areas of a volcano are struck, not just the worse one', () => {
  const world = position({ italy: { cities: ['syracuse'], tokens: { milazzo: 2 } } });
  play(strikes(world, 'italy'));
  expect(has(world, 'italy')).toMatchObject({ cities: [], tokens: {} });
});

test('[AC 30.211] tokens alone do not wake a volcano: the victim needs a city there', () => {
  const world = position({ crete: { cities: ['knossos'], tokens: { thera: 2 } }, italy: { cities: ['neapolis'] } });
  play(strikes(world, 'crete'));
  expect(has(world, 'crete')).toMatchObject({ cities: [], tokens: { thera: 2 } });
  expect(has(world, 'italy')['cities']).toEqual(['neapolis']);
});

test('[AC 30.211] of several volcanoes the one that does the greatest damage to all together erupts', () => {
  const world = position({
    italy: { cities: ['neapolis', 'syracuse'], tokens: { milazzo: 1 } },
    crete: { tokens: { campania: 2 } },
  });
  play(strikes(world, 'italy'));
  expect(has(world, 'italy')).toMatchObject({ cities: ['syracuse'], tokens: { milazzo: 1 } });
  expect(has(world, 'crete')['tokens']).toEqual({});
});

test('[AC 30.211] between equal volcanoes the victim decides', () => {
  const cities = { italy: { cities: ['neapolis', 'syracuse'] }, crete: { cities: ['thera'] } };
  const world = position(cities);
  expect(asks(strikes(position(cities), 'italy'))).toEqual(['italy: volcano']);
  expect(refused(strikes(position(cities), 'italy'), { italy: ['thera'] })).toBe('not-a-choice AC 30.211');
  play(strikes(world, 'italy'), { italy: ['etna'] });
  expect(has(world, 'italy')['cities']).toEqual(['neapolis']);
});

test('[AC 30.211] units of a nation without a leader die too', () => {
  const world = position({ italy: { cities: ['neapolis'] }, crete: { tokens: { campania: 2 } } });
  theNation(world, 'crete').inert = true;
  play(strikes(world, 'italy'));
  expect(tokens(world, 'crete', 'campania')).toBe(0);
});

test('[AC 29.65] Barbarians and Pirates survive a volcano and do not count as damage', () => {
  const world = position({
    italy: { cities: ['neapolis', 'syracuse'], tokens: { milazzo: 1 } },
    outsiders: { tokens: { campania: 9 } },
  });
  play(strikes(world, 'italy'));
  expect(has(world, 'italy')).toMatchObject({ cities: ['neapolis'], tokens: {} });
  const pirates = position({ italy: { cities: ['syracuse'] }, outsiders: { cities: ['milazzo'] } });
  play(strikes(pirates, 'italy'));
  expect(has(pirates, 'outsiders')['cities']).toEqual(['milazzo']);
});

test('[AC 30.213] Engineering is no help against volcanoes', () => {
  const world = position({ italy: { cities: ['neapolis'], cards: ['engineering'] } });
  play(strikes(world, 'italy'));
  expect(has(world, 'italy')).toMatchObject({ cities: [], tokens: {} });
});

test('[AC 30.212] otherwise an earthquake destroys a city and reduces one of another player next to it, even across water', () => {
  const world = position({ crete: { cities: ['knossos'] }, egypt: { cities: ['thera'] } });
  play(strikes(world, 'crete'));
  expect(has(world, 'crete')).toMatchObject({ cities: [], tokens: {} });
  expect(has(world, 'egypt')).toMatchObject({ cities: [], tokens: { thera: 2 } });
  expect(happened(world, 'earth-quakes')).toMatchObject([{ nation: 'crete', areas: ['knossos', 'thera'] }]);
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.212] it strikes where the damage is greatest: not at a city that stands alone', () => {
  const world = position({ crete: { cities: ['cyrene', 'knossos'] }, egypt: { cities: ['thera'] } });
  play(strikes(world, 'crete'));
  expect(has(world, 'crete')['cities']).toEqual(['cyrene']);
});

test('[AC 30.212] [AC A30] a pair is struck before a city that stands alone, however little it loses', () => {
  const given = { crete: { cities: ['cyrene', 'fayum'], cards: ['engineering'] }, egypt: { cities: ['upper-egypt'] } };
  const world = position(given);
  play(strikes(world, 'crete'));
  expect([has(world, 'crete')['cities'], has(world, 'egypt')['cities']]).toEqual([['cyrene'], []]);
  const earlier = { ...position(given), version: '3' };
  play(strikes(earlier, 'crete'));
  expect([has(earlier, 'crete')['cities'], has(earlier, 'egypt')['cities']]).toEqual([['fayum'], ['upper-egypt']]);
});

test('[AC 30.212] [AC A30] the pair of greatest damage counts the tokens that stay of the second city', () => {
  const farmers = position({
    crete: { cities: ['knossos'] },
    egypt: { cities: ['thera'] },
    asia: { cities: ['rhodes'], cards: ['agriculture'] },
  });
  play(strikes(farmers, 'crete'));
  expect(has(farmers, 'egypt')).toMatchObject({ cities: [], tokens: { thera: 2 } });
  expect(has(farmers, 'asia')['cities']).toEqual(['rhodes']);
});

test('[AC 30.212] [AC 26.41] an owner short of stock keeps fewer tokens, which makes that pair worse', () => {
  const world = position({
    crete: { cities: ['knossos'] },
    egypt: { cities: ['thera'], stock: 0 },
    asia: { cities: ['rhodes'] },
  });
  play(strikes(world, 'crete'));
  expect(has(world, 'egypt')).toMatchObject({ cities: [], tokens: {} });
  expect(has(world, 'asia')['cities']).toEqual(['rhodes']);
});

test('[AC 30.212] the victim decides between equal places, first the own city and then the neighbour', () => {
  const cities = { egypt: { cities: ['tyre', 'cyrene', 'damascus'] }, asia: { cities: ['jerusalem', 'sidon'] } };
  const broke = { ...cities, asia: { ...cities.asia, stock: 0 } };
  expect(refused(strikes(position(broke), 'egypt'), { egypt: ['cyrene'] })).toBe('not-a-choice AC 30.212');
  const world = position(broke);
  play(strikes(world, 'egypt'), { egypt: ['tyre', 'jerusalem'] });
  expect(has(world, 'egypt')['cities']).toEqual(['cyrene', 'damascus']);
  expect(has(world, 'asia')['cities']).toEqual(['sidon']);
  const other = position(broke);
  play(strikes(other, 'egypt'), { egypt: ['damascus'] });
  expect(has(other, 'asia')['cities']).toEqual(['jerusalem']);
});

test('[AC 30.212] a player who chooses the neighbour is told which of their own cities falls', () => {
  const asked = (cards: readonly string[]): string => {
    const world = position({
      crete: { cities: ['knossos'], cards },
      egypt: { cities: ['thera'] },
      asia: { cities: ['rhodes'] },
    });
    return render(firstQuestion(strikes(world, 'crete')).text);
  };
  expect(asked([])).toMatch(/^The earthquake destroys your city in knossos\. Choose a neighbouring city to reduce/);
  expect(asked(['engineering'])).toMatch(
    /^The earthquake reduces your city in knossos\. Choose a neighbouring city to reduce/,
  );
});

test('[AC 30.212] without a neighbour only the own city falls, and without a city nothing happens', () => {
  const alone = position({ crete: { cities: ['cyrene'] }, egypt: { cities: ['thebes'] } });
  play(strikes(alone, 'crete'));
  expect(has(alone, 'crete')['cities']).toEqual([]);
  expect(has(alone, 'egypt')['cities']).toEqual(['thebes']);
  const none = position({ crete: { tokens: { knossos: 3 } } });
  play(strikes(none, 'crete'));
  expect(happened(none, 'calamity-spares')).toMatchObject([{ calamity: 'volcano-earthquake', nation: 'crete' }]);
});

test('[AC 30.213] [AC 32.312] with Engineering the own city is only reduced, to as many tokens as live there', () => {
  const world = position({ crete: { cities: ['knossos'], cards: ['engineering', 'agriculture'] } });
  play(strikes(world, 'crete'));
  expect(has(world, 'crete')).toMatchObject({ cities: [], tokens: { knossos: 4 } });
});

test('[AC 30.213] with Engineering the damage to the own city counts as what a reduction costs', () => {
  const world = position({ crete: { cities: ['knossos', 'sparta'], cards: ['engineering'] } });
  play(strikes(world, 'crete'));
  expect(has(world, 'crete')).toMatchObject({ cities: ['knossos'], tokens: { sparta: 1 } });
});

test('[AC 30.213] a holder of Engineering is no second victim of an earthquake', () => {
  const world = position({ crete: { cities: ['knossos'] }, egypt: { cities: ['thera'], cards: ['engineering'] } });
  play(strikes(world, 'crete'));
  expect(has(world, 'crete')['cities']).toEqual([]);
  expect(has(world, 'egypt')['cities']).toEqual(['thera']);
});

test('[AC 29.61] neither the trader of the card nor a nation without a leader nor Pirates are second victims', () => {
  const traded = position({ crete: { cities: ['knossos'] }, egypt: { cities: ['thera'] } });
  play(strikes(traded, 'crete', 'egypt'));
  expect(has(traded, 'egypt')['cities']).toEqual(['thera']);
  const inert = position({ crete: { cities: ['knossos'] }, egypt: { cities: ['thera'] } });
  theNation(inert, 'egypt').inert = true;
  play(strikes(inert, 'crete'));
  expect(has(inert, 'egypt')['cities']).toEqual(['thera']);
  const pirates = position({ crete: { cities: ['knossos'] }, outsiders: { cities: ['thera'] } });
  play(strikes(pirates, 'crete'));
  expect(has(pirates, 'outsiders')['cities']).toEqual(['thera']);
});

test('[AC 30.213] Engineering is named only where a city can be shaken', () => {
  const named = (cities: readonly string[]): unknown[] => {
    const world = position({ egypt: { tokens: { memphis: 2 }, cities, cards: ['engineering'] } });
    play(strike(world, 'volcano-earthquake', 'egypt'));
    return happened(world, 'cards-count');
  };
  expect(named([])).toEqual([]);
  expect(named(['thebes'])).toMatchObject([{ nation: 'egypt', change: 'fall-broken', cards: { engineering: 1 } }]);
});

test('[AC ST bear-secondary.1] only a player who has another city, and room to lose it, can bear an earthquake alone', () => {
  const asked = (cities: readonly string[], calamityFloor: number): readonly string[] => {
    const crete = { tokens: { athens: 9 }, cities: ['phaestos'] };
    const given = { egypt: { tokens: { memphis: 3 }, cities }, crete };
    return asks(strike(position(given, { bearSecondary: true, calamityFloor }), 'volcano-earthquake', 'egypt'));
  };
  expect(asked(['knossos', 'thebes'], 0)).toEqual(['egypt: bear-secondary']);
  expect(asked(['knossos'], 0)).toEqual([]);
  expect(asked(['knossos', 'thebes'], 3)).toEqual(['egypt: bear-secondary']);
  expect(asked(['knossos', 'thebes'], 4)).toEqual([]);
});

test('[AC ST bear-secondary.1] a player who may bear it is told what it would do to others', () => {
  const asked = (given: Parameters<typeof position>[0], victim: string): string =>
    render(firstQuestion(strikes(position(given, { bearSecondary: true }), victim)).text);
  const quake = { egypt: { cities: ['knossos', 'thebes'] }, crete: { cities: ['phaestos'] } };
  expect(asked(quake, 'egypt')).toContain('would also reduce the city of crete in phaestos');
  const eruption = { italy: { cities: ['neapolis', 'rome'] }, crete: { tokens: { campania: 2 } } };
  expect(asked(eruption, 'italy')).toContain('would also cost other players 2 unit points');
});
