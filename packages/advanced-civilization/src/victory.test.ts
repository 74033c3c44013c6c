import { nationNamed } from '@ecumene/ancients';
import { expect, test } from 'vitest';
import { happened, position, theNation } from './testing.ts';
import { ranking, score, valueHands } from './victory.ts';
import { view } from './view.ts';

const everything = {
  cards: ['pottery', 'music'],
  treasury: 7,
  step: 4,
  cities: ['memphis', 'tanis'],
  hand: ['grain', 'grain', 'iron'],
};

function points(egypt: Readonly<Record<string, unknown>>, over = true): number {
  const world = position({ egypt });
  world.over = over;
  return score(world, nationNamed(world, 'egypt'));
}

test('[AC 35.1] victory points are cards, sets in hand, treasury, steps and cities', () => {
  expect(points(everything)).toBe(105 + 18 + 7 + 400 + 100);
});

test.each([
  ['35.1A', { cards: ['pottery', 'music'] }, 105],
  ['35.1B', { hand: ['grain', 'grain', 'iron'] }, 18],
  ['35.1C', { treasury: 7 }, 7],
  ['35.1D', { step: 4 }, 400],
  ['35.1E', { cities: ['memphis', 'tanis'] }, 100],
])('[AC %s] %o counts', (_, egypt, expected) => {
  expect(points(egypt)).toBe(expected);
});

test('[AC 27.4] hands count only when the game is over, so that a ranking tells nothing of them', () => {
  expect(points({ hand: ['gold', 'gold'] }, false)).toBe(0);
});

test('[AC A26] Mining enlarges one set of the hand, if it was not used this turn', () => {
  const miner = { cards: ['mining'], hand: ['iron', 'iron', 'gems'] };
  expect(points(miner)).toBe(180 + 8 + 32);
  const world = position({ egypt: miner });
  world.over = true;
  theNation(world, 'egypt').mined = true;
  expect(score(world, 8)).toBe(180 + 8 + 8);
});

test('[AC 35.2] the most points win, and equal points share the rank', () => {
  const world = position({ italy: { step: 3 }, crete: { step: 3 }, africa: { step: 2 } }, {}, 3);
  expect(ranking(world)).toEqual([
    { seat: 'italy', score: 300, rank: 1 },
    { seat: 'crete', score: 300, rank: 1 },
    { seat: 'africa', score: 200, rank: 3 },
  ]);
});

test('[AC A46] a tie stays a tie', () => {
  const world = position({ italy: { step: 3 }, illyria: { step: 3 } }, {}, 2);
  expect(ranking(world).map(({ rank }) => rank)).toEqual([1, 1]);
});

test('[AC 35.1B] when the game is over all hands are revealed', () => {
  const world = position({ egypt: { hand: ['grain', 'grain'] }, crete: {} });
  world.over = true;
  valueHands(world);
  expect(happened(world, 'hand-valued')).toEqual([
    { what: 'hand-valued', nation: 'egypt', cards: ['grain', 'grain'], points: 16 },
  ]);
  expect(view(world, null).hands).toMatchObject({ egypt: ['grain', 'grain'] });
});
