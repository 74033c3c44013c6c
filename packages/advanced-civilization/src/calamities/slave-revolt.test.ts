import { annexCity, areaNumber, brokenPieces, checkSupport, nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { must } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { book } from '../book.ts';
import { settleDepartures } from '../coming-and-going.ts';
import { happened, has, position, theNation } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { playOn, strike } from './testing.ts';

const FOUR = ['memphis', 'thebes', 'tyre', 'sidon'];

function masters(tokens: number, cities: readonly string[] = FOUR, ...cards: string[]): AcWorld {
  return position({ egypt: { tokens: { 'upper-egypt': tokens }, cities, cards } });
}

test('[AC 30.421] fifteen tokens cannot support cities, and this is settled at once', () => {
  const world = masters(22);
  play(strike(world, 'slave-revolt', 'egypt'), { egypt: ['sidon'] });
  expect(has(world, 'egypt')).toMatchObject({ cities: ['memphis', 'thebes', 'tyre'] });
  expect(theNation(world, 'egypt').idle).toBe(15);
  expect(happened(world, 'support-lost')).toMatchObject([{ nation: 'egypt', tokens: 15 }]);
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.421] with tokens enough beside the fifteen nothing is reduced', () => {
  const world = masters(23);
  play(strike(world, 'slave-revolt', 'egypt'));
  expect(has(world, 'egypt')['cities']).toHaveLength(FOUR.length);
});

test('[AC 30.421] after the calamity phase the tokens work again', () => {
  const world = masters(23);
  play(strike(world, 'slave-revolt', 'egypt'));
  settleDepartures(world);
  expect(theNation(world, 'egypt').idle).toBe(0);
});

test('[AC 30.422] cities are reduced one by one, and the tokens this puts down count as support', () => {
  const world = masters(15);
  play(strike(world, 'slave-revolt', 'egypt'), { egypt: ['sidon', 'tyre'] });
  expect(has(world, 'egypt')).toMatchObject({ cities: ['memphis', 'thebes'] });
  expect(has(world, 'egypt')['tokens']).toMatchObject({ sidon: 1, tyre: 3 });
});

test('[AC 30.422] with fewer tokens on the board just those are affected', () => {
  const world = masters(4, ['memphis', 'thebes']);
  play(strike(world, 'slave-revolt', 'egypt'), { egypt: ['thebes'] });
  expect(theNation(world, 'egypt').idle).toBe(4);
  expect(has(world, 'egypt')).toMatchObject({ cities: ['memphis'], tokens: { thebes: 3 } });
});

test('[AC 30.422] [AC 26.32] the victim chooses, but cities built this turn go first', () => {
  const world = masters(22);
  expect(refused(strike(world, 'slave-revolt', 'egypt'), { egypt: ['knossos'] })).toBe('not-a-choice AC 30.422');
  const fresh = masters(22);
  fresh.newCities = [must(areaNumber(fresh, 'tyre'), 'tyre')];
  play(strike(fresh, 'slave-revolt', 'egypt'));
  expect(has(fresh, 'egypt')['cities']).toEqual(['memphis', 'sidon', 'thebes']);
});

test('[AC 30.422] [AC 26.41] with nothing in stock unsupported cities are simply lost', () => {
  const world = position({ egypt: { tokens: { 'upper-egypt': 15 }, cities: ['memphis', 'thebes'], stock: 0 } });
  play(strike(world, 'slave-revolt', 'egypt'), { egypt: ['memphis'] });
  expect(has(world, 'egypt')).toMatchObject({ cities: [], tokens: { 'upper-egypt': 15 } });
});

test('[AC 30.423] [AC 32.262] [AC 32.931] Mining makes it five more, Enlightenment five fewer, and both cancel out', () => {
  const idle = (...cards: string[]): number => {
    const world = masters(30, [], ...cards);
    play(strike(world, 'slave-revolt', 'egypt'));
    return theNation(world, 'egypt').idle;
  };
  expect(idle()).toBe(15);
  expect(idle('mining')).toBe(20);
  expect(idle('enlightenment')).toBe(10);
  expect(idle('mining', 'enlightenment')).toBe(15);
});

test('[AC 30.421] without cities nothing is asked, and a nation without units is spared', () => {
  expect(asks(strike(masters(20, []), 'slave-revolt', 'egypt'))).toEqual([]);
  const world = position({ egypt: {} });
  play(strike(world, 'slave-revolt', 'egypt'));
  expect(happened(world, 'calamity-spares')).toMatchObject([{ calamity: 'slave-revolt', nation: 'egypt' }]);
});

test('[AC Q&A 30.42 a] [AC A27] the tokens support nothing in a later check of the phase either', () => {
  const world = position({
    egypt: { tokens: { 'upper-egypt': 19 }, cities: ['thebes', 'tyre'] },
    crete: { cities: ['sidon'] },
  });
  play(strike(world, 'slave-revolt', 'egypt'));
  expect(asks(checkSupport(world, 'egypt', book))).toEqual([]);
  annexCity(world, 'AC 32.941', must(areaNumber(world, 'sidon'), 'sidon'), nationNamed(world, 'egypt'));
  expect(asks(checkSupport(world, 'egypt', book))).toEqual(['egypt: unsupported-city']);
  settleDepartures(world);
  expect(asks(checkSupport(world, 'egypt', book))).toEqual([]);
});

test('[AC Q&A 30.42 b] [AC A27] later losses fall on the idle tokens first', () => {
  const world = position({ egypt: { tokens: { 'upper-egypt': 10, gaza: 9 }, cities: ['thebes', 'tyre'] } });
  play(strike(world, 'slave-revolt', 'egypt'));
  play(strike(world, 'famine', 'egypt'), { egypt: [{ tokens: { 'upper-egypt': 5, gaza: 5 }, cities: {} }] });
  expect(theNation(world, 'egypt')).toMatchObject({ idle: 5, tokens: 9 });
  expect(asks(checkSupport(world, 'egypt', book))).toEqual([]);
});

test('[AC ST tokens-aboard.3] crews take no part in it', () => {
  const world = position({ egypt: { tokens: { 'upper-egypt': 4 }, ships: ['alexandria'] } }, { tokensAboard: true });
  const one = theNation(world, 'egypt');
  Object.assign(one.ships[0] ?? {}, { aboard: 3 });
  Object.assign(one, { tokens: 7, stock: 48 });
  play(strike(world, 'slave-revolt', 'egypt'));
  expect(one.idle).toBe(4);
});

test('[AC 30.421] a nation of as many cities as tokens has slaves to lose', () => {
  const world = masters(4);
  playOn(strike(world, 'slave-revolt', 'egypt'));
  expect(happened(world, 'calamity-spares')).toEqual([]);
});
