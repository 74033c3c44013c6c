import { movementInAnyOrder } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { advancedCivilization } from './game.ts';

test("[AC 23.1] nations out of each other's reach move at the same time, and the order makes no difference", () => {
  const seeds = ['apart', 'afar'];
  const all = seeds.map((seed) => movementInAnyOrder(advancedCivilization, { seed, seats: 6, movements: 8 }));
  const sum = (count: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + count(one), 0);
  expect(all.flatMap(({ differences }) => differences)).toEqual([]);
  expect(sum(({ together }) => together)).toBeGreaterThan(5);
  expect(sum(({ pairs }) => pairs)).toBeGreaterThan(30);
  expect(sum(({ moves }) => moves)).toBeGreaterThan(200);
});
