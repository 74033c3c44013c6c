import { expect, test } from 'vitest';
import { areaNumber, nation } from '../nations.ts';
import { factsOfNation } from '../scene.ts';
import { ancientWorld, asks, play, refused } from '../testing/index.ts';
import type { Ancients } from '../world.ts';
import { type Loss, loseUnitPoints, pointsExposed } from './losses.ts';

const LOSS: Loss = { rule: 'AC 29.62', raise: () => 0 };

/** Egypt has units: Memphis feeds 3, Gaza 1. */
function egypt(has: Readonly<Record<string, unknown>>): Ancients {
  return ancientWorld({ egypt: has });
}

function lose(world: Ancients, points: number, answer?: unknown, loss: Loss = LOSS): number {
  return play(loseUnitPoints(world, 0, points, loss), answer === undefined ? {} : { egypt: [answer] });
}

test('[AC 29.62] a token counts one, a city five, a reduced city five less the tokens left', () => {
  const world = egypt({ tokens: { gaza: 4 }, cities: ['memphis', 'tanis'] });
  expect(lose(world, 9, { tokens: { gaza: 2 }, cities: { memphis: 0, tanis: 3 } })).toBe(9);
  expect(factsOfNation(world, 0)).toMatchObject({ tokens: { gaza: 2, tanis: 3 }, cities: [] });
});

test('[AC 29.63] a loss is met exactly if that can be', () => {
  const world = egypt({ tokens: { gaza: 4 }, cities: ['memphis', 'tanis'] });
  const more = { tokens: { gaza: 4 }, cities: { memphis: 0 } };
  expect(refused(loseUnitPoints(world, 0, 8, LOSS), { egypt: [more] })).toBe('wrong-total AC 29.62');
});

test('[AC P4] else it is exceeded by as little as possible', () => {
  const three = { cities: ['gaza', 'petra', 'sidon'], stock: 0 };
  expect(refused(loseUnitPoints(egypt(three), 0, 6, LOSS), { egypt: [{ tokens: {}, cities: { gaza: 0 } }] })).toBe(
    'wrong-total AC 29.62',
  );
  expect(lose(egypt(three), 6, { tokens: {}, cities: { gaza: 0, petra: 0 } })).toBe(10);
});

test('[AC P3] whoever cannot pay in full pays all there is, and is not asked', () => {
  const world = egypt({ tokens: { gaza: 2 }, cities: ['memphis'] });
  expect(lose(world, 20)).toBe(7);
  expect(nation(world, 0)).toMatchObject({ tokens: 0, cities: 0, stock: 55 });
});

test('[AC 29.62] nothing is lost where nothing is due', () => {
  expect(lose(egypt({ tokens: { gaza: 2 } }), 0)).toBe(0);
  expect(lose(egypt({ tokens: { gaza: 2 } }), -3)).toBe(0);
});

test('[AC 29.62] a loss is told of only where there is something to lose', () => {
  const told = (has: Readonly<Record<string, unknown>>): unknown[] => {
    const world = egypt(has);
    lose(world, 3);
    return world.news.flatMap(({ event }) => (event.what === 'losses-due' ? [event] : []));
  };
  expect(told({ tokens: { gaza: 4 } })).toEqual([{ what: 'losses-due', nation: 'egypt', points: 3 }]);
  expect(told({})).toEqual([]);
});

test('[AC 30.612] where a token must stay in every area, a city counts four at most', () => {
  const world = egypt({ tokens: { gaza: 1, fayum: 3 }, cities: ['memphis'] });
  const epidemic: Loss = { ...LOSS, stay: 1 };
  expect(pointsExposed(world, 0, epidemic)).toBe(6);
  expect(
    refused(loseUnitPoints(world, 0, 5, epidemic), { egypt: [{ tokens: { gaza: 1 }, cities: { memphis: 1 } }] }),
  ).toBe('tokens AC 29.62');
  expect(lose(world, 5, { tokens: { fayum: 1 }, cities: { memphis: 1 } }, epidemic)).toBe(5);
});

test('[AC 29.62] a loss can be bound to certain areas and cities', () => {
  const world = egypt({ tokens: { gaza: 4, fayum: 4 }, cities: ['memphis'] });
  const fayum = areaNumber(world, 'fayum');
  const flood: Loss = { ...LOSS, where: (area) => area === fayum };
  expect(pointsExposed(world, 0, flood)).toBe(4);
  expect(pointsExposed(world, 0, { ...LOSS, city: () => false })).toBe(8);
  expect(play(loseUnitPoints(world, 0, 2, flood))).toBe(2);
  expect(factsOfNation(world, 0)).toMatchObject({ tokens: { gaza: 4, fayum: 2 }, cities: ['memphis'] });
});

test('[AC 29.62] nobody is asked where only one choice is left', () => {
  const askedFor = (points: number, has: Readonly<Record<string, unknown>>): readonly string[] =>
    asks(loseUnitPoints(egypt(has), 0, points, LOSS));
  expect(askedFor(2, { tokens: { gaza: 4 } })).toEqual([]);
  expect(askedFor(4, { tokens: { gaza: 4 }, cities: ['memphis'] })).toEqual(['egypt: losses']);
  expect(askedFor(2, { tokens: { gaza: 4, fayum: 1 } })).toEqual(['egypt: losses']);
  expect(askedFor(5, { cities: ['memphis', 'thebes'] })).toEqual(['egypt: losses']);
});

test('[AC 29.62] tokens lost go to stock first, so that they can stand in for a city', () => {
  const world = egypt({ tokens: { gaza: 2 }, cities: ['memphis'], stock: 0 });
  expect(lose(world, 5, { tokens: { gaza: 2 }, cities: { memphis: 2 } })).toBe(5);
  expect(factsOfNation(world, 0)).toMatchObject({ tokens: { memphis: 2 }, stock: 0 });
});

test('[AC A27] idle tokens are lost first', () => {
  const world = egypt({ tokens: { gaza: 6, fayum: 1 } });
  nation(world, 0).idle = 5;
  lose(world, 3, { tokens: { gaza: 3 }, cities: {} });
  expect(nation(world, 0).idle).toBe(2);
});
