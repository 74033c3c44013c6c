import { asks, play, refused } from '@ecumene/ancients/testing';
import type { Script } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { happened, has, position } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { playOn, strike as strikeWith } from './testing.ts';

const cities = ['memphis', 'alexandria', 'thebes', 'buhen', 'fayum', 'tanis', 'jerusalem'];
const egypt = { cities };
const calm = { cities, cards: ['law', 'theology'] };
const crete = { cities: ['knossos', 'phaestos', 'thera'] };
const thrace = { cities: ['byzantium', 'moesia', 'thessalonica'] };

/** It strikes Egypt, which drew the card or got it from a trader. */
function strike(world: AcWorld, trader?: string): Script | void {
  return strikeWith(world, 'iconoclasm-and-heresy', 'egypt', trader);
}

/** How many of Egypt's seven cities are reduced if it holds these cards. */
function reduced(cards: readonly string[]): number {
  const world = position({ egypt: { cities, cards: [...cards] } });
  playOn(strike(world));
  return happened(world, 'city-reduced').length;
}

test('[AC 30.811] four cities are reduced, and the victim chooses which', () => {
  const world = position({ egypt });
  play(strike(world), { egypt: [['memphis', 'thebes', 'fayum', 'tanis']] });
  expect(has(world, 'egypt')).toMatchObject({
    cities: ['alexandria', 'buhen', 'jerusalem'],
    tokens: { memphis: 3, thebes: 3, fayum: 5, tanis: 3 },
  });
});

test('[AC 30.811] with four cities or fewer all are reduced, and nobody is asked', () => {
  const world = position({ egypt: { cities: cities.slice(0, 3) } });
  expect(asks(strike(world))).toEqual([]);
  expect(has(world, 'egypt')['cities']).toEqual([]);
});

test('[AC 30.812] Law saves one city', () => {
  expect(reduced(['law'])).toBe(3);
});

test('[AC 30.813] Philosophy saves one city', () => {
  expect(reduced(['philosophy'])).toBe(3);
});

test('[AC 30.814] Theology saves three cities', () => {
  expect(reduced(['theology'])).toBe(1);
});

test('[AC 30.815] Monotheism has one more reduced', () => {
  expect(reduced(['monotheism'])).toBe(5);
});

test('[AC 30.816] Roadbuilding has one more reduced', () => {
  expect(reduced(['roadbuilding'])).toBe(5);
});

test('[AC 30.817] [AC P5] all are added up first, and a sum below nothing is nothing', () => {
  expect(reduced(['monotheism', 'roadbuilding'])).toBe(6);
  expect(reduced(['law', 'philosophy', 'theology', 'monotheism', 'roadbuilding'])).toBe(1);
  expect(reduced(['law', 'philosophy', 'theology'])).toBe(0);
});

test('[AC 32.943] Monotheism worsens it, while [AC 32.951] Theology and [AC 32.841] Philosophy lessen it', () => {
  expect(reduced(['monotheism'])).toBeGreaterThan(reduced([]));
  expect(reduced(['theology'])).toBeLessThan(reduced(['philosophy']));
  expect(reduced(['philosophy'])).toBeLessThan(reduced([]));
});

test('[AC A14] [AC P1] Law lessens Iconoclasm and Heresy: the rules beat the guide', () => {
  expect(reduced(['law'])).toBe(3);
});

test('[AC 30.818] the victim has two cities of others reduced, [AC 30.817] even if none of its own are', () => {
  const world = position({ egypt: calm, crete, thrace });
  play(strike(world), { egypt: [{ crete: 1, thrace: 1 }], crete: [['thera']], thrace: [['moesia']] });
  expect(has(world, 'crete')).toMatchObject({ cities: ['knossos', 'phaestos'], tokens: { thera: 2 } });
  expect(has(world, 'thrace')).toMatchObject({ cities: ['byzantium', 'thessalonica'], tokens: { moesia: 4 } });
  expect(happened(world, 'calamity-spares')).toMatchObject([{ nation: 'egypt' }]);
  expect(happened(world, 'losses-shared')).toMatchObject([{ of: 'cities', losses: { crete: 1, thrace: 1 } }]);
});

test('[AC 29.64] the victim must have both reduced', () => {
  const world = position({ egypt, crete, thrace });
  expect(refused(strike(world), { egypt: [{ crete: 1 }] })).toBe('wrong-total AC 30.818');
  expect(refused(strike(world), { egypt: [{ crete: 3 }] })).toBe('too-many AC 30.818');
});

test('[AC 30.818] the trader of the card is safe', () => {
  const world = position({ egypt: calm, crete, thrace });
  play(strike(world, 'crete'), { thrace: [['byzantium', 'moesia']] });
  expect(has(world, 'crete')['cities']).toHaveLength(3);
  expect(has(world, 'thrace')['cities']).toEqual(['thessalonica']);
});

test('[AC 30.818] where others have no two cities left, what there is is reduced', () => {
  const world = position({ egypt: calm, crete: { cities: ['knossos'] }, thrace: {} });
  play(strike(world));
  expect(has(world, 'crete')['cities']).toEqual([]);
});

test('[AC 30.819] with Philosophy one loses one city at most, and a holder of Theology cannot be named', () => {
  const world = position({
    egypt: calm,
    crete: { ...crete, cards: ['philosophy'] },
    thrace: { ...thrace, cards: ['theology'] },
    africa: { cities: ['carthage', 'thapsus'] },
  });
  expect(refused(strike(world), { egypt: [{ crete: 2 }] })).toBe('too-many AC 30.818');
  expect(refused(strike(world), { egypt: [{ thrace: 1, africa: 1 }] })).toBe('not-a-choice AC 30.818');
  play(strike(world), { egypt: [{ crete: 1, africa: 1 }], crete: [['knossos']], africa: [['carthage']] });
  expect(has(world, 'thrace')['cities']).toHaveLength(3);
});

test('[AC Q&A 30.818 a] the secondary victims choose their cities themselves', () => {
  const world = position({ egypt, crete });
  expect(asks(strike(world))).toEqual(['egypt: choose-cities', 'crete: choose-cities']);
});

test('[AC A39] both cities may fall on one player', () => {
  const world = position({ egypt: calm, crete, thrace });
  play(strike(world), { egypt: [{ crete: 2 }], crete: [['knossos', 'thera']] });
  expect(has(world, 'crete')['cities']).toEqual(['phaestos']);
});
