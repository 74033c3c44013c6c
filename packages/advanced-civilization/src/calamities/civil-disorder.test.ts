import { asks, play, refused } from '@ecumene/ancients/testing';
import type { Script } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { happened, has, position } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { playOn, strike as strikeWith } from './testing.ts';

const cities = ['memphis', 'alexandria', 'thebes', 'buhen', 'fayum', 'tanis', 'jerusalem'];

function strike(world: AcWorld): Script | void {
  return strikeWith(world, 'civil-disorder', 'egypt');
}

/** How many of so many cities are reduced where Egypt holds these cards. */
function reduced(count: number, cards: readonly string[] = []): number {
  const world = position({ egypt: { cities: cities.slice(0, count), cards: [...cards] } });
  playOn(strike(world));
  return happened(world, 'city-reduced').length;
}

test('[AC 30.711] all but three cities are reduced, and the victim chooses which', () => {
  const world = position({ egypt: { cities: cities.slice(0, 5) } });
  expect(refused(strike(world), { egypt: [['memphis']] })).toBe('too-few AC 30.711');
  play(strike(world), { egypt: [['memphis', 'fayum']] });
  expect(has(world, 'egypt')).toMatchObject({
    cities: ['alexandria', 'buhen', 'thebes'],
    tokens: { memphis: 3, fayum: 5 },
  });
});

test('[AC 30.711] three cities or fewer are safe', () => {
  const world = position({ egypt: { cities: cities.slice(0, 3) } });
  expect(asks(strike(world))).toEqual([]);
  expect(happened(world, 'calamity-spares')).toMatchObject([{ calamity: 'civil-disorder', nation: 'egypt' }]);
});

test('[AC 26.6] they are reduced as far as stock allows, and Agriculture leaves one token more', () => {
  const short = position({ egypt: { cities: cities.slice(0, 5), stock: 4 } });
  play(strike(short), { egypt: [['memphis', 'fayum']] });
  expect(has(short, 'egypt')['tokens']).toEqual({ memphis: 3, fayum: 1 });
  const farmers = position({ egypt: { cities: cities.slice(0, 4), cards: ['agriculture'] } });
  play(strike(farmers), { egypt: [['memphis']] });
  expect(has(farmers, 'egypt')['tokens']).toEqual({ memphis: 4 });
});

test('[AC 30.712] Music, Drama and Poetry, Law and Democracy each save one city', () => {
  expect(reduced(7)).toBe(4);
  expect(reduced(7, ['music'])).toBe(3);
  expect(reduced(7, ['drama-and-poetry'])).toBe(3);
  expect(reduced(7, ['law'])).toBe(3);
  expect(reduced(7, ['democracy'])).toBe(3);
  expect(reduced(7, ['music', 'drama-and-poetry', 'law', 'democracy'])).toBe(0);
});

test('[AC 30.713] Military has one more reduced', () => {
  expect(reduced(7, ['military'])).toBe(5);
  expect(reduced(3, ['military'])).toBe(1);
});

test('[AC 30.714] Roadbuilding has one more reduced', () => {
  expect(reduced(7, ['roadbuilding'])).toBe(5);
});

test('[AC 30.715] all are added up', () => {
  expect(reduced(7, ['military', 'roadbuilding'])).toBe(6);
  expect(reduced(7, ['military', 'roadbuilding', 'law'])).toBe(5);
  expect(reduced(1, ['military', 'roadbuilding'])).toBe(0);
  expect(reduced(2, ['military', 'roadbuilding'])).toBe(1);
});

test('[AC 32.833] Military worsens Civil Disorder, which [AC 32.611] [AC 32.621] [AC 32.811] [AC 32.822] four cards lessen', () => {
  expect(reduced(5, ['military'])).toBeGreaterThan(reduced(5));
  for (const card of ['drama-and-poetry', 'music', 'law', 'democracy']) expect(reduced(5, [card])).toBe(1);
});
