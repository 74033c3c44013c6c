import { asks, play, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { population } from './phases.ts';
import { has, position, theNation, tokens } from './testing.ts';

test('[AC 20.1] one token becomes two, two or more become two more, whatever the limit', () => {
  const world = position({ egypt: { tokens: { siwa: 1, gaza: 2, fayum: 5 } } });
  play(population(world, 'egypt'));
  expect(has(world, 'egypt')['tokens']).toEqual({ siwa: 2, gaza: 4, fayum: 7 });
});

test('[AC 20.1] tokens beside a city do not grow', () => {
  const world = position({ egypt: { tokens: { memphis: 2, gaza: 1 }, cities: ['memphis'] } });
  play(population(world, 'egypt'));
  expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 2, gaza: 2 });
});

test('[AC 20.2] a short stock is shared out as its owner likes, all of it', () => {
  const world = position({ egypt: { tokens: { siwa: 1, gaza: 2, fayum: 5 }, stock: 3 } });
  expect(refused(population(world, 'egypt'), { egypt: [{ gaza: 2 }] })).toBe('wrong-total AC 20.2');
  expect(refused(population(world, 'egypt'), { egypt: [{ siwa: 2, gaza: 1 }] })).toBe('too-many AC 20.2');
  play(population(world, 'egypt'), { egypt: [{ gaza: 2, fayum: 1 }] });
  expect(tokens(world, 'egypt', 'fayum')).toBe(6);
  expect(theNation(world, 'egypt').stock).toBe(0);
});

test('[AC 20.2] growth is not asked about while stock suffices', () => {
  const world = position({ egypt: { tokens: { siwa: 1 }, stock: 1 } });
  expect(asks(population(world, 'egypt'))).toEqual([]);
  expect(tokens(world, 'egypt', 'siwa')).toBe(2);
});

test('[AC 20.2] nothing grows from an empty stock', () => {
  const world = position({ egypt: { tokens: { siwa: 1 }, stock: 0 } });
  expect(asks(population(world, 'egypt'))).toEqual([]);
  expect(tokens(world, 'egypt', 'siwa')).toBe(1);
});
