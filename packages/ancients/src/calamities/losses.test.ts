import { at, type Open, render, type Script } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { factsOfNation } from '../described.ts';
import { areaNumber, nation } from '../nations.ts';
import { ancientWorld, asks, plainBook, play, refused, samplesOf } from '../testing/index.ts';
import type { Ancients } from '../world.ts';
import { type Loss, loseUnitPoints, pointsExposed } from './losses.ts';

const LOSS: Loss<Ancients> = { calamity: 'famine', rule: '29.62' };

/** Egypt has units: Memphis feeds 3, Gaza 1. */
function egypt(has: Readonly<Record<string, unknown>>) {
  return ancientWorld({ egypt: has });
}

function lose(world: Ancients, points: number, answer?: unknown, loss: Loss<Ancients> = LOSS): number {
  return play(loseUnitPoints(world, 0, points, loss, plainBook), answer === undefined ? {} : { egypt: [answer] });
}

test('[calamities.losses] a token counts one, a city five, a reduced city five less the tokens left', () => {
  const world = egypt({ tokens: { gaza: 4 }, cities: ['memphis', 'tanis'] });
  expect(lose(world, 9, { tokens: { gaza: 2 }, cities: { memphis: 0, tanis: 3 } })).toBe(9);
  expect(factsOfNation(world, 0)).toMatchObject({ tokens: { gaza: 2, tanis: 3 }, cities: [] });
});

test('[calamities.losses] a loss is met exactly if that can be', () => {
  const world = egypt({ tokens: { gaza: 4 }, cities: ['memphis', 'tanis'] });
  const more = { tokens: { gaza: 4 }, cities: { memphis: 0 } };
  expect(refused(loseUnitPoints(world, 0, 8, LOSS, plainBook), { egypt: [more] })).toBe('wrong-total 29.62');
});

test('[calamities.losses] else it is exceeded by as little as possible', () => {
  const three = { cities: ['gaza', 'petra', 'sidon'], stock: 0 };
  expect(
    refused(loseUnitPoints(egypt(three), 0, 6, LOSS, plainBook), { egypt: [{ tokens: {}, cities: { gaza: 0 } }] }),
  ).toBe('wrong-total 29.62');
  expect(lose(egypt(three), 6, { tokens: {}, cities: { gaza: 0, petra: 0 } })).toBe(10);
});

test('[calamities.losses] a player who cannot pay in full pays all there is, and is not asked', () => {
  const world = egypt({ tokens: { gaza: 2 }, cities: ['memphis'] });
  expect(lose(world, 20)).toBe(7);
  expect(nation(world, 0)).toMatchObject({ tokens: 0, cities: 0, stock: 55 });
});

test('[calamities.losses] nothing is lost where nothing is due', () => {
  expect(lose(egypt({ tokens: { gaza: 2 } }), 0)).toBe(0);
  expect(lose(egypt({ tokens: { gaza: 2 } }), -3)).toBe(0);
});

test('[calamities.losses] a loss is told of only where there is something to lose', () => {
  const told = (has: Readonly<Record<string, unknown>>): unknown[] => {
    const world = egypt(has);
    lose(world, 3);
    return world.news.flatMap(({ event }) => (event.what === 'losses-due' ? [event] : []));
  };
  expect(told({ tokens: { gaza: 4 } })).toEqual([{ what: 'losses-due', nation: 'egypt', points: 3 }]);
  expect(told({})).toEqual([]);
});

test('[calamities.losses] where a token must stay in every area, a city counts four at most', () => {
  const world = egypt({ tokens: { gaza: 1, fayum: 3 }, cities: ['memphis'] });
  const epidemic: Loss<Ancients> = { ...LOSS, stay: 1 };
  expect(pointsExposed(world, 0, epidemic, plainBook)).toBe(6);
  expect(
    refused(loseUnitPoints(world, 0, 5, epidemic, plainBook), {
      egypt: [{ tokens: { gaza: 1 }, cities: { memphis: 1 } }],
    }),
  ).toBe('tokens 29.62');
  expect(lose(world, 5, { tokens: { fayum: 1 }, cities: { memphis: 1 } }, epidemic)).toBe(5);
});

test('[calamities.losses] a loss can be bound to certain areas and cities', () => {
  const world = egypt({ tokens: { gaza: 4, fayum: 4 }, cities: ['memphis'] });
  const fayum = areaNumber(world, 'fayum');
  const flood: Loss<Ancients> = { ...LOSS, where: (area) => area === fayum };
  expect(pointsExposed(world, 0, flood, plainBook)).toBe(4);
  expect(pointsExposed(world, 0, { ...LOSS, city: () => false }, plainBook)).toBe(8);
  expect(play(loseUnitPoints(world, 0, 2, flood, plainBook))).toBe(2);
  expect(factsOfNation(world, 0)).toMatchObject({ tokens: { gaza: 4, fayum: 2 }, cities: ['memphis'] });
});

test('[calamities.losses] nobody is asked where only one choice is left', () => {
  const askedFor = (points: number, has: Readonly<Record<string, unknown>>): readonly string[] =>
    asks(loseUnitPoints(egypt(has), 0, points, LOSS, plainBook));
  expect(askedFor(2, { tokens: { gaza: 4 } })).toEqual([]);
  expect(askedFor(4, { tokens: { gaza: 4 }, cities: ['memphis'] })).toEqual(['egypt: losses']);
  expect(askedFor(2, { tokens: { gaza: 4, fayum: 1 } })).toEqual(['egypt: losses']);
  expect(askedFor(5, { cities: ['memphis', 'thebes'] })).toEqual(['egypt: losses']);
});

test('[calamities.losses] tokens lost go to stock first, so that they can stand in for a city', () => {
  const world = egypt({ tokens: { gaza: 2 }, cities: ['memphis'], stock: 0 });
  expect(lose(world, 5, { tokens: { gaza: 2 }, cities: { memphis: 2 } })).toBe(5);
  expect(factsOfNation(world, 0)).toMatchObject({ tokens: { memphis: 2 }, stock: 0 });
});

test('[calamities.losses] idle tokens are lost first', () => {
  const world = egypt({ tokens: { gaza: 6, fayum: 1 } });
  nation(world, 0).idle = 5;
  lose(world, 3, { tokens: { gaza: 3 }, cities: {} });
  expect(nation(world, 0).idle).toBe(2);
});

/** What Egypt is asked when it must lose so many points. */
function asked(
  has: Readonly<Record<string, unknown>>,
  points: number,
  loss: Loss<Ancients> = LOSS,
  book = plainBook,
): Open {
  return firstAsked(loseUnitPoints(egypt(has), 0, points, loss, book));
}

function firstAsked(script: Script<unknown>): Open {
  const step = script.next();
  return at(step.done ? [] : step.value, 0);
}

test('[calamities.losses] the question says what can be lost where, and what a city can leave', () => {
  const has = { tokens: { gaza: 4, fayum: 1 }, cities: ['memphis', 'petra'] };
  expect(asked(has, 6, { ...LOSS, stay: 1 }).asking.question).toMatchObject({
    ...{ topic: 'losses', goal: 6, stay: 1 },
    tokens: { gaza: 3 },
    cities: { memphis: 3, petra: 1 },
  });
  expect(
    asked(has, 6, LOSS, { ...plainBook, limits: { ...plainBook.limits, raise: () => 9 } }).asking.question,
  ).toMatchObject({
    stay: 0,
    tokens: { fayum: 1, gaza: 4 },
    cities: { memphis: 4, petra: 4 },
  });
});

test('[calamities.losses] the question says which calamity takes how much, and from whom if another picks', () => {
  const has = { tokens: { gaza: 4, fayum: 1 }, cities: ['memphis'] };
  expect(render(asked(has, 4).asking.question.text)).toBe('famine: choose 4 unit points to lose.');
  expect(render(asked(has, 1).asking.question.text)).toBe('famine: choose 1 unit point to lose.');
  const picked = loseUnitPoints(ancientWorld({ crete: {}, egypt: has }), 1, 4, { ...LOSS, chooser: 0 }, plainBook);
  expect(render(firstAsked(picked).asking.question.text)).toBe('famine: choose 4 unit points that egypt loses.');
});

test.each([
  ['fewer than none', { tokens: { gaza: -1 }, cities: {} }],
  ['half a token', { tokens: { gaza: 0.5 }, cities: {} }],
  ['a hundred', { tokens: { gaza: 100 }, cities: {} }],
  ['a city that leaves ten', { tokens: {}, cities: { memphis: 10 } }],
  ['a city that leaves fewer than none', { tokens: {}, cities: { memphis: -1 } }],
  ['something else', { tokens: {}, cities: {}, ships: 1 }],
])('[calamities.losses] nobody can lose %s', (_, answer) => {
  const world = egypt({ tokens: { gaza: 4, fayum: 1 }, cities: ['memphis'] });
  expect(refused(loseUnitPoints(world, 0, 4, LOSS, plainBook), { egypt: [answer] })).toBe('shape 29.62');
});

test('[calamities.losses] only own units in the areas that count can be named', () => {
  const tried = (answer: unknown, stock = 40): string =>
    refused(
      loseUnitPoints(egypt({ tokens: { gaza: 4, fayum: 1 }, cities: ['memphis'], stock }), 0, 4, LOSS, plainBook),
      {
        egypt: [answer],
      },
    );
  expect(tried({ tokens: { thebes: 1 }, cities: {} })).toBe('tokens 29.62');
  expect(tried({ tokens: { fayum: 2 }, cities: {} })).toBe('tokens 29.62');
  expect(tried({ tokens: {}, cities: { thebes: 1 } })).toBe('city 29.62');
  expect(tried({ tokens: {}, cities: { memphis: 4 } })).toBe('city 29.62');
  expect(tried({ tokens: { gaza: 1 }, cities: { memphis: 2 } }, 0)).toBe('stock 29.62');
});

test('[calamities.losses] nobody falls below what must be left', () => {
  const two = { cities: ['memphis', 'thebes'], stock: 0 };
  const limit = (damageLeft: number): Loss<Ancients> => ({ ...LOSS, damageLeft: () => damageLeft });
  expect(lose(egypt(two), 10, { tokens: {}, cities: { thebes: 0 } }, limit(7))).toBe(5);
  expect(lose(egypt({ ...two, stock: 1 }), 10, { tokens: {}, cities: { thebes: 0 } }, limit(7))).toBe(5);
  expect(lose(egypt(two), 10, undefined, limit(4))).toBe(0);
  expect(lose(egypt(two), 10, undefined, limit(0))).toBe(0);
  expect(lose(egypt(two), 10, undefined, limit(10))).toBe(10);
});

test('[calamities.losses] what stock cannot leave counts as lost, where a token ought to stay', () => {
  const stay = (damageLeft: number): Loss<Ancients> => ({ ...LOSS, stay: 1, damageLeft: () => damageLeft });
  expect(lose(egypt({ cities: ['memphis'], stock: 0 }), 4, undefined, stay(4))).toBe(0);
  expect(lose(egypt({ cities: ['memphis'], stock: 0 }), 4, undefined, stay(5))).toBe(4);
});

test('[calamities.losses] nobody is asked where all cities fall and leave all they can', () => {
  const both = { cities: ['memphis', 'gaza'] };
  const world = egypt(both);
  expect(lose(world, 6)).toBe(6);
  expect(factsOfNation(world, 0)).toMatchObject({ tokens: { memphis: 3, gaza: 1 }, cities: [] });
  expect(asks(loseUnitPoints(egypt(both), 0, 7, LOSS, plainBook))).toEqual(['egypt: losses']);
  expect(asks(loseUnitPoints(egypt(both), 0, 10, LOSS, plainBook))).toEqual([]);
});

test('[calamities.losses] by default cities that can leave the most go first', () => {
  const has = { cities: ['gaza', 'thebes', 'memphis'] };
  expect(asked(has, 5).asking.default()).toEqual({ tokens: {}, cities: { memphis: 0 } });
  expect(asked(has, 2).asking.default()).toEqual({ tokens: {}, cities: { memphis: 3 } });
});

test('[calamities.losses] at random any units may go that pay', () => {
  const samples = samplesOf(
    loseUnitPoints(egypt({ tokens: { fayum: 3, gaza: 3 }, cities: ['memphis', 'petra'] }), 0, 3, LOSS, plainBook),
  );
  const kinds = new Set(samples.map((sample) => JSON.stringify(sample)));
  for (const losses of [
    { tokens: { fayum: 3 }, cities: {} },
    { tokens: { gaza: 3 }, cities: {} },
    { tokens: {}, cities: { memphis: 2 } },
  ])
    expect(kinds).toContain(JSON.stringify(losses));
});

test('[calamities.losses] at random too a city leaves only what its area feeds', () => {
  const samples = samplesOf(loseUnitPoints(egypt({ cities: ['gaza', 'memphis'] }), 0, 2, LOSS, plainBook));
  expect(new Set(samples.map((sample) => JSON.stringify(sample)))).toEqual(
    new Set([JSON.stringify({ tokens: {}, cities: { memphis: 3 } })]),
  );
  samplesOf(loseUnitPoints(egypt({ cities: ['gaza', 'memphis', 'thebes'] }), 0, 6, { ...LOSS, stay: 1 }, plainBook));
});
