import { between, randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { type Conflict, duel, forecastConflicts, skirmish } from '../book/conflict.ts';
import { areaNumber, tokensIn } from '../nations.ts';
import { ancientWorld, plainBook, playByDefault } from '../testing/index.ts';
import type { Ancients } from '../world.ts';
import { conflict } from './conflict.ts';
import { fight } from './fight.ts';

function bookWith(lastIn: Conflict<Ancients>['lastIn']): typeof plainBook {
  return { ...plainBook, conflict: { ...plainBook.conflict, removesLast: (_world, number) => number === 0, lastIn } };
}

/** Crete, which removes last, meets Egypt in Gaza, which feeds one. */
function meet(crete: number, egypt: number, lastIn: Conflict<Ancients>['lastIn']): number[] {
  const world = ancientWorld({ crete: { tokens: { gaza: crete } }, egypt: { tokens: { gaza: egypt } } });
  const gaza = areaNumber(world, 'gaza') ?? 0;
  fight(world, gaza, 1, bookWith(lastIn));
  return [tokensIn(world, gaza, 0), tokensIn(world, gaza, 1)];
}

test('[conflict.fight] whoever removes last in every round gains in every round', () => {
  expect(meet(3, 3, 'every-round')).toEqual([1, 0]);
});

test('[conflict.fight] removing last in the first round only, as some games have it, is worth less', () => {
  expect(meet(4, 5, 'every-round')).toEqual([0, 1]);
  expect(meet(3, 3, 'first-round')).toEqual([0, 0]);
  expect(meet(1, 1, 'first-round')).toEqual([1, 0]);
});

test.each(['every-round', 'first-round'] as const)(
  '[conflict.fight] a duel ends like a fight of two sides, removing last in the %s',
  (lastIn) => {
    for (let mine = 0; mine <= 9; mine++) {
      for (let theirs = 0; theirs <= 9; theirs++) {
        for (let limit = 0; limit <= 5; limit++) {
          for (const [first, second] of [
            [false, false],
            [true, false],
            [false, true],
          ] as const) {
            const sides = [
              { nation: 0, last: first, count: mine },
              { nation: 1, last: second, count: theirs },
            ];
            skirmish(sides, limit, lastIn);
            const ending = duel(mine, theirs, limit, Number(first) - Number(second), lastIn);
            expect(ending).toEqual({ mine: sides[0]?.count, theirs: sides[1]?.count });
          }
        }
      }
    }
  },
);

/** A random position in which three nations and outsiders meet in a few areas. */
function melee(seed: string): Ancients {
  const random = randomFrom(seed);
  const areas = ['gaza', 'memphis', 'tanis', 'fayum', 'tyre', 'damascus'];
  const some = (): Record<string, number> => Object.fromEntries(areas.map((area) => [area, between(random, 0, 9)]));
  return ancientWorld({
    africa: { tokens: some(), cities: ['jerusalem', 'sidon'] },
    crete: { tokens: { ...some(), jerusalem: between(random, 0, 9) }, cities: ['alexandria'] },
    egypt: { tokens: { sidon: between(random, 0, 9), alexandria: between(random, 0, 9) } },
    outsiders: { tokens: { tyre: between(random, 0, 5) }, cities: ['thebes'] },
  });
}

test('[conflict.storm] what is forecast is what happens', () => {
  for (let i = 0; i < 60; i++) {
    const world = melee(`melee ${i}`);
    const forecast = forecastConflicts(plainBook, world);
    const script = conflict(world, plainBook);
    if (script) playByDefault(script);
    for (const { area, after } of forecast) {
      expect(world.nations.map((_, number) => tokensIn(world, area, number))).toEqual(after);
    }
  }
});
