import type { OfferView } from '@ecumene/ancients';
import { expect, test } from 'vitest';
import { sampleMeans } from '../../../testing/sample-ancients.ts';
import { sortOffers } from './market.ts';

const MEANS = sampleMeans(['oil', 'salt', 'iron'], { outside: () => 9 });

function offer(id: number, from: string, asks: readonly string[], to: string | null = null): OfferView {
  return { id, from, to, counters: null, gives: 3, names: ['wine', 'wine'], wants: 3, asks };
}

const ids = (offers: readonly OfferView[]): number[] => offers.map(({ id }) => id);

test('of a nation that floods the trade the two are shown one has most of the cards for, the latest first', () => {
  const flood = [
    offer(1, 'italy', ['salt', 'wine']),
    offer(2, 'italy', ['wine', 'wine']),
    offer(3, 'italy', ['oil', 'wine']),
    offer(4, 'italy', ['ochre', 'wine']),
    offer(5, 'crete', ['ochre', 'wine']),
    offer(6, 'italy', ['ochre', 'ochre']),
  ];
  const { others, folded } = sortOffers(flood, 'egypt', MEANS);
  expect(ids(others)).toEqual([3, 1, 6, 4, 2, 5]);
  expect(folded).toEqual([6, 4, 2]);
});

test('what one can take up and what is for oneself alone comes first, and is never folded up', () => {
  const [forAll, forMe, open] = [
    ['wine', 'wine'],
    ['ochre', 'wine'],
    ['salt', 'iron'],
  ];
  const flood = [1, 2, 3, 4].map((id) => offer(id, 'italy', forAll));
  const mine = [5, 6, 7, 8].map((id) => offer(id, 'italy', forMe, 'egypt'));
  const taken = [9, 10, 11, 12].map((id) => offer(id, 'italy', open));
  const offered = sortOffers([...mine, ...taken, ...flood], 'egypt', MEANS);
  expect(ids(offered.open)).toEqual([12, 11, 10, 9]);
  expect(ids(offered.others)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(offered.folded).toEqual([2, 1]);
});

test('offers of one’s own come before those that were declined, and what one has declined is out of the way', () => {
  const no = { declined: { why: null, card: null } };
  const own = [1, 2, 3].map((id) => offer(id, 'egypt', ['wine', 'wine'], 'crete'));
  const offered = sortOffers([...own.map((one) => (one.id === 3 ? { ...one, ...no } : one))], 'egypt', MEANS);
  expect(ids(offered.own)).toEqual([2, 1, 3]);
  const forMe = [
    { ...offer(4, 'crete', ['oil', 'salt'], 'egypt'), ...no },
    offer(5, 'crete', ['oil', 'salt'], 'egypt'),
  ];
  expect(ids(sortOffers(forMe, 'egypt', MEANS).open)).toEqual([5]);
  expect(sortOffers(forMe, 'egypt', MEANS).others).toEqual([]);
});

test('a single one more is not worth folding up', () => {
  const few = [1, 2, 3].map((id) => offer(id, 'italy', ['wine', 'wine']));
  expect(sortOffers(few, 'egypt', MEANS).folded).toEqual([]);
});
