import { brokenPieces } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { happened, has, position } from '../testing.ts';
import { strike } from './testing.ts';

const NINE = ['knossos', 'phaestos', 'athens', 'sparta', 'corinth', 'troy', 'miletus', 'byzantium', 'rhodes'];

test('[AC 30.221] the player who traded the card picks a city of the victim and takes it over', () => {
  const world = position({ egypt: { cities: ['thebes', 'memphis'] }, crete: {} });
  const script = strike(world, 'treachery', 'egypt', 'crete');
  play(script, { crete: [['memphis']] });
  expect(has(world, 'egypt')).toMatchObject({ cities: ['thebes'], tokens: {} });
  expect(has(world, 'crete')['cities']).toEqual(['memphis']);
  expect(happened(world, 'city-taken')).toMatchObject([{ nation: 'crete', from: 'egypt', area: 'memphis' }]);
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.221] only a city of the victim can be picked', () => {
  const world = position({ egypt: { cities: ['thebes', 'memphis'] }, crete: {}, asia: { cities: ['troy'] } });
  const answers = { crete: [['troy']] };
  expect(refused(strike(world, 'treachery', 'egypt', 'crete'), answers)).toBe('not-a-choice AC 30.221');
});

test('[AC 30.221] a trader without a city in stock still picks, but the city is eliminated', () => {
  const world = position({ egypt: { cities: ['thebes', 'memphis'] }, crete: { cities: NINE } });
  play(strike(world, 'treachery', 'egypt', 'crete'), { crete: [['thebes']] });
  expect(has(world, 'egypt')).toMatchObject({ cities: ['memphis'], tokens: {} });
  expect(has(world, 'crete')['cities']).toHaveLength(NINE.length);
});

test('[AC 30.221] nobody is asked about a single city, and a victim without one suffers nothing', () => {
  const one = position({ egypt: { cities: ['thebes'] }, crete: {} });
  play(strike(one, 'treachery', 'egypt', 'crete'));
  expect(has(one, 'crete')['cities']).toEqual(['thebes']);
  const none = position({ egypt: { tokens: { thebes: 3 } }, crete: {} });
  play(strike(none, 'treachery', 'egypt', 'crete'));
  expect(has(none, 'egypt')['tokens']).toEqual({ thebes: 3 });
  expect(happened(none, 'calamity-spares')).toMatchObject([{ calamity: 'treachery', nation: 'egypt' }]);
});

test('[AC 30.222] if it was not traded, one city of the victim is reduced and nobody gains', () => {
  const world = position({ egypt: { cities: ['thebes', 'memphis'] }, crete: {} });
  expect(asks(strike(position({ egypt: { cities: ['thebes', 'memphis'] } }), 'treachery', 'egypt'))).toEqual([
    'egypt: choose-cities',
  ]);
  play(strike(world, 'treachery', 'egypt'), { egypt: [['memphis']] });
  expect(has(world, 'egypt')).toMatchObject({ cities: ['thebes'], tokens: { memphis: 3 } });
  expect(has(world, 'crete')['cities']).toEqual([]);
});

test('[AC 30.222] [AC 15.61] whoever traded it and leaves gets nothing', () => {
  const world = position({ egypt: { cities: ['memphis'] }, crete: {}, leaving: ['crete'] });
  play(strike(world, 'treachery', 'egypt', 'crete'));
  expect(has(world, 'egypt')).toMatchObject({ cities: [], tokens: { memphis: 3 } });
  expect(has(world, 'crete')['cities']).toEqual([]);
  const earlier = { ...position({ egypt: { cities: ['memphis'] }, crete: {}, leaving: ['crete'] }), version: '3' };
  play(strike(earlier, 'treachery', 'egypt', 'crete'));
  expect(has(earlier, 'crete')['cities']).toEqual(['memphis']);
});
