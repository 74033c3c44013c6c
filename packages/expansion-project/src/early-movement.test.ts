import { movementInAnyOrder } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { expansionProject } from './game.ts';

test("[EP 17.2] nations out of each other's reach move at the same time, and the order makes no difference", () => {
  const seeds = ['afar', 'away'];
  const all = seeds.map((seed) => movementInAnyOrder(expansionProject, { seed, seats: 14, movements: 4 }));
  const sum = (count: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + count(one), 0);
  expect(all.flatMap(({ differences }) => differences)).toEqual([]);
  expect(sum(({ together }) => together)).toBeGreaterThan(5);
  expect(sum(({ pairs }) => pairs)).toBeGreaterThan(20);
  expect(sum(({ moves }) => moves)).toBeGreaterThan(200);
});
