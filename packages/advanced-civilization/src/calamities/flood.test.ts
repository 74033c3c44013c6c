import { brokenPieces } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { happened, has, position, theNation, tokens } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { firstQuestion, strike } from './testing.ts';

function floods(world: AcWorld, victim: string, trader?: string): ReturnType<typeof strike> {
  return strike(world, 'flood', victim, trader);
}

test('[AC 30.511] the victim loses 17 unit points of the flooded plain, of units of own choice', () => {
  const world = position({ egypt: { tokens: { memphis: 9, fayum: 9, thebes: 3 } } });
  play(floods(world, 'egypt'), { egypt: [{ tokens: { memphis: 8, fayum: 9 }, cities: {} }] });
  expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 1, thebes: 3 });
  expect(happened(world, 'flood-rises')).toMatchObject([{ nation: 'egypt', plain: 'nile' }]);
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.511] units off the plain do not pay for it', () => {
  const world = position({ egypt: { tokens: { memphis: 9, fayum: 9, thebes: 3 } } });
  const answer = { tokens: { memphis: 9, fayum: 5, thebes: 3 }, cities: {} };
  expect(refused(floods(world, 'egypt'), { egypt: [answer] })).toBe('tokens AC 30.511');
});

test('[AC 30.511] a player with less there loses just that, without a question', () => {
  const world = position({ egypt: { tokens: { memphis: 3, fayum: 5, thebes: 3 } } });
  play(floods(world, 'egypt'));
  expect(has(world, 'egypt')['tokens']).toEqual({ thebes: 3 });
});

test('[AC 30.511] cities on a white site or none are in danger, cities on a black site are safe', () => {
  const world = position({ babylon: { cities: ['babylon', 'sumeria', 'susa'], tokens: { ur: 2 } } });
  play(floods(world, 'babylon'));
  expect(has(world, 'babylon')).toMatchObject({ cities: ['susa'], tokens: {} });
});

test('[AC 30.511] [AC 29.63] cities may be reduced to meet the loss exactly', () => {
  const world = position({ egypt: { cities: ['memphis', 'fayum', 'alexandria', 'tanis'] } });
  const answer = (left: number): object => ({
    tokens: {},
    cities: { memphis: 0, tanis: 0, fayum: 0, alexandria: left },
  });
  expect(refused(floods(world, 'egypt'), { egypt: [answer(0)] })).toBe('wrong-total AC 30.511');
  const exact = position({ egypt: { cities: ['memphis', 'fayum', 'alexandria', 'tanis'] } });
  play(floods(exact, 'egypt'), { egypt: [answer(3)] });
  expect(has(exact, 'egypt')).toMatchObject({ cities: [], tokens: { alexandria: 3 } });
});

test('[AC 30.511] a victim with only safe cities on flood plains has units there and loses nothing', () => {
  const world = position({ babylon: { cities: ['susa', 'tyre'] } });
  play(floods(world, 'babylon'));
  expect(has(world, 'babylon')['cities']).toEqual(['susa', 'tyre']);
  expect(happened(world, 'calamity-spares')).toMatchObject([{ calamity: 'flood', nation: 'babylon' }]);
});

const VALLEY = {
  egypt: { tokens: { memphis: 3 } },
  crete: { tokens: { fayum: 5, alexandria: 4, knossos: 3 } },
  asia: { tokens: { tanis: 3 }, cities: ['upper-egypt'] },
};

test('[AC 30.512] others lose ten points on that plain: the victim divides them, they choose their units', () => {
  const world = position(VALLEY);
  play(floods(world, 'egypt'), {
    egypt: [{ crete: 6, asia: 4 }],
    crete: [{ tokens: { fayum: 5, alexandria: 1 }, cities: {} }],
    asia: [{ tokens: { tanis: 1 }, cities: { 'upper-egypt': 2 } }],
  });
  expect(has(world, 'crete')['tokens']).toEqual({ alexandria: 3, knossos: 3 });
  expect(has(world, 'asia')).toMatchObject({ cities: [], tokens: { tanis: 2, 'upper-egypt': 2 } });
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.512] exactly ten, and from nobody more than is there', () => {
  expect(refused(floods(position(VALLEY), 'egypt'), { egypt: [{ crete: 5, asia: 4 }] })).toBe('wrong-total AC 30.512');
  expect(refused(floods(position(VALLEY), 'egypt'), { egypt: [{ crete: 1, asia: 9 }] })).toBe('too-many AC 30.512');
});

test('[AC 30.512] victim and others choose their units at the same time; a single other is not a matter of sharing', () => {
  const world = position({
    egypt: { cities: ['memphis'], tokens: { fayum: 14 } },
    crete: { tokens: { fayum: 12, tanis: 1 } },
  });
  const script = floods(world, 'egypt');
  expect(asks(script)).toEqual(['egypt: losses', 'crete: losses']);
});

test('[AC 30.512] if they have ten points or less there, all of it goes and nobody is asked', () => {
  const world = position({
    egypt: { tokens: { memphis: 3 } },
    crete: { tokens: { fayum: 5, knossos: 3 } },
    asia: { cities: ['tanis', 'troy'] },
  });
  play(floods(world, 'egypt'));
  expect(has(world, 'crete')['tokens']).toEqual({ knossos: 3 });
  expect(has(world, 'asia')['cities']).toEqual(['troy']);
});

test('[AC 30.512] their cities on black sites do not count', () => {
  const world = position({ babylon: { tokens: { ur: 3 } }, asia: { cities: ['susa'], tokens: { sumeria: 3 } } });
  play(floods(world, 'babylon'));
  expect(has(world, 'asia')).toMatchObject({ cities: ['susa'], tokens: {} });
});

test('[AC 29.61] the trader, nations without a leader and Barbarians are spared', () => {
  const world = position({ ...VALLEY, outsiders: { tokens: { memphis: 4 } } });
  theNation(world, 'asia').inert = true;
  play(floods(world, 'egypt', 'crete'));
  expect(tokens(world, 'crete', 'fayum')).toBe(5);
  expect(tokens(world, 'asia', 'tanis')).toBe(3);
  expect(tokens(world, 'outsiders', 'memphis')).toBe(4);
  expect(tokens(world, 'egypt', 'memphis')).toBe(0);
});

test('[AC 30.513] the flood comes where the victim has most unit points', () => {
  const world = position({ egypt: { tokens: { memphis: 3, ur: 4 } }, asia: { tokens: { tanis: 5 } } });
  play(floods(world, 'egypt'));
  expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 3 });
  expect(has(world, 'asia')['tokens']).toEqual({ tanis: 5 });
});

test('[AC 30.513] [AC A35] only points that a flood can harm count', () => {
  const world = position({ babylon: { tokens: { memphis: 3, ur: 2 }, cities: ['susa'] } });
  play(floods(world, 'babylon'));
  expect(has(world, 'babylon')).toMatchObject({ tokens: { ur: 2 }, cities: ['susa'] });
});

test('[AC 30.513] between equal plains the victim decides', () => {
  const equal = { egypt: { tokens: { memphis: 3, ur: 3, tyras: 2 } } };
  expect(refused(floods(position(equal), 'egypt'), { egypt: ['danube'] })).toBe('not-a-choice AC 30.513');
  const world = position(equal);
  play(floods(world, 'egypt'), { egypt: ['mesopotamia'] });
  expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 3, tyras: 2 });
});

test('[AC 30.514] a victim without units on a flood plain loses one coastal city of own choice', () => {
  const cities = { crete: { cities: ['knossos', 'athens', 'nineveh'] }, egypt: { tokens: { memphis: 3 } } };
  expect(refused(floods(position(cities), 'crete'), { crete: [['nineveh']] })).toBe('not-a-choice AC 30.514');
  const world = position(cities);
  play(floods(world, 'crete'), { crete: [['athens']] });
  expect(has(world, 'crete')).toMatchObject({ cities: ['knossos', 'nineveh'], tokens: {} });
  expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 3 });
});

test('[AC 30.514] nobody is asked about a single coastal city, and without one nothing happens', () => {
  const one = position({ crete: { cities: ['knossos', 'nineveh'] } });
  play(floods(one, 'crete'));
  expect(has(one, 'crete')['cities']).toEqual(['nineveh']);
  const none = position({ assyria: { cities: ['nineveh'], tokens: { armenia: 2 } } });
  play(floods(none, 'assyria'));
  expect(has(none, 'assyria')['cities']).toEqual(['nineveh']);
  expect(happened(none, 'calamity-spares')).toMatchObject([{ calamity: 'flood', nation: 'assyria' }]);
});

test('[AC 30.515] [AC 32.312] with Engineering the victim loses at most seven', () => {
  const world = position({ egypt: { tokens: { memphis: 9, fayum: 9 }, cards: ['engineering'] } });
  play(floods(world, 'egypt'), { egypt: [{ tokens: { memphis: 7 }, cities: {} }] });
  expect(has(world, 'egypt')['tokens']).toEqual({ fayum: 9, memphis: 2 });
});

test('[AC 30.515] with Engineering others lose at most seven, however it is divided', () => {
  const cards = { ...VALLEY, crete: { ...VALLEY.crete, cards: ['engineering'] } };
  expect(refused(floods(position(cards), 'egypt'), { egypt: [{ crete: 8, asia: 2 }] })).toBe('too-many AC 30.512');
  expect(firstQuestion(floods(position(cards), 'egypt'))).toMatchObject({ goal: 10 });
  const alone = position({
    egypt: { tokens: { memphis: 3 } },
    crete: { tokens: { fayum: 5, tanis: 4 }, cards: ['engineering'] },
  });
  play(floods(alone, 'egypt'), { crete: [{ tokens: { fayum: 3, tanis: 4 }, cities: {} }] });
  expect(has(alone, 'crete')['tokens']).toEqual({ fayum: 2 });
});

test('[AC 30.515] with Engineering a coastal city is reduced instead', () => {
  const world = position({ crete: { cities: ['knossos', 'athens'], cards: ['engineering'] } });
  play(floods(world, 'crete'), { crete: [['knossos']] });
  expect(has(world, 'crete')).toMatchObject({ cities: ['athens'], tokens: { knossos: 3 } });
  const none = position({ assyria: { cities: ['nineveh'], cards: ['engineering'] } });
  play(floods(none, 'assyria'));
  expect(happened(none, 'calamity-spares')).toHaveLength(1);
});

test('[AC 30.515] Engineering is named where a coastal city is in danger, and nobody who loses one is spared', () => {
  const flooded = (crete: Readonly<Record<string, unknown>>): AcWorld => {
    const world = position({ crete });
    play(floods(world, 'crete'));
    return world;
  };
  const named = (world: AcWorld): unknown[] => happened(world, 'cards-count');
  const coast = flooded({ cities: ['knossos', 'thebes'], cards: ['engineering'] });
  expect(named(coast)).toMatchObject([{ nation: 'crete', change: 'fall-broken', cards: { engineering: 1 } }]);
  expect(happened(coast, 'calamity-spares')).toEqual([]);
  const inland = flooded({ cities: ['thebes'], cards: ['engineering'] });
  expect(named(inland)).toEqual([]);
  expect(happened(inland, 'calamity-spares')).toHaveLength(1);
  expect(happened(flooded({ cities: ['knossos'] }), 'calamity-spares')).toEqual([]);
});
