import { brokenPieces } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { happened, has, position } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { strike } from './testing.ts';

const FOUR = ['memphis', 'tanis', 'thebes', 'tyre'];

function believers(...cards: string[]): AcWorld {
  return position({ egypt: { cities: FOUR, cards } });
}

test('[AC 30.321] three cities of the victim are reduced, of the victim’s choice', () => {
  const world = believers();
  play(strike(world, 'superstition', 'egypt'), { egypt: [['memphis', 'thebes', 'tyre']] });
  expect(has(world, 'egypt')).toMatchObject({ cities: ['tanis'], tokens: { memphis: 3, thebes: 3, tyre: 3 } });
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.321] neither fewer nor more', () => {
  const answer = (cities: readonly string[]): string =>
    refused(strike(believers(), 'superstition', 'egypt'), { egypt: [cities] });
  expect(answer(['memphis', 'thebes'])).toBe('too-few AC 30.321');
  expect(answer(FOUR)).toBe('too-many AC 30.321');
});

test('[AC 30.321] with three cities or fewer all are reduced without a question', () => {
  const world = position({ egypt: { cities: ['thebes', 'tyre'] } });
  play(strike(world, 'superstition', 'egypt'));
  expect(has(world, 'egypt')['cities']).toEqual([]);
  const none = position({ egypt: { tokens: { thebes: 3 } } });
  play(strike(none, 'superstition', 'egypt'));
  expect(happened(none, 'calamity-spares')).toMatchObject([{ calamity: 'superstition', nation: 'egypt' }]);
});

test('[AC 26.41] a reduced city leaves what the stock still has', () => {
  const world = position({ egypt: { cities: ['thebes', 'tyre'], stock: 4 } });
  play(strike(world, 'superstition', 'egypt'));
  expect(has(world, 'egypt')).toMatchObject({ cities: [], tokens: { thebes: 3, tyre: 1 } });
});

test('[AC 30.322] [AC 32.911] [AC 32.921] [AC 32.931] Mysticism leaves two cities to reduce, Deism one and Enlightenment none', () => {
  const mystic = believers('mysticism');
  play(strike(mystic, 'superstition', 'egypt'), { egypt: [['memphis', 'tyre']] });
  expect(has(mystic, 'egypt')['cities']).toEqual(['tanis', 'thebes']);
  const deist = believers('deism');
  play(strike(deist, 'superstition', 'egypt'), { egypt: [['tyre']] });
  expect(has(deist, 'egypt')['cities']).toEqual(['memphis', 'tanis', 'thebes']);
  const enlightened = believers('enlightenment');
  expect(asks(strike(enlightened, 'superstition', 'egypt'))).toEqual([]);
  expect(has(enlightened, 'egypt')['cities']).toHaveLength(FOUR.length);
  expect(happened(enlightened, 'calamity-spares')).toHaveLength(1);
});

test('[AC 30.322] they are not added up: the highest of them governs', () => {
  const world = believers('mysticism', 'deism');
  play(strike(world, 'superstition', 'egypt'), { egypt: [['tyre']] });
  expect(has(world, 'egypt')['cities']).toHaveLength(FOUR.length - 1);
  const all = believers('mysticism', 'deism', 'enlightenment');
  play(strike(all, 'superstition', 'egypt'));
  expect(has(all, 'egypt')['cities']).toHaveLength(FOUR.length);
});
