import type { OfferView } from '@ecumene/ancients';
import { describe, expect, it } from 'vitest';
import { inOrder, newIn, placesIn, stayPut } from './places.ts';

function offer(id: number): OfferView {
  return { id, from: 'egypt', to: null, counters: null, gives: 3, names: [], wants: 3, asks: [] };
}

function offers(...ids: number[]): OfferView[] {
  return ids.map(offer);
}

describe('offers a player may be about to press', () => {
  const before = inOrder(offers(5, 4, 2));

  it('stay where they are when others come, which join at the end', () => {
    const after = stayPut(before, offers(7, 6, 5, 4, 2));
    expect(after.offers.map(({ id }) => id)).toEqual([5, 4, 2, 6, 7]);
  });

  it('stay where they are when others go, whose places stay empty', () => {
    expect(stayPut(before, offers(4, 2))).toBe(before);
    expect(stayPut(before, offers(6, 2)).offers.map(({ id }) => id)).toEqual([5, 4, 2, 6]);
  });

  it('are in order when they are the first', () => {
    expect(stayPut(inOrder([]), offers(3, 1))).toEqual(inOrder(offers(3, 1)));
  });

  it('are told apart from those that have come since, as long as these stand', () => {
    expect(newIn(before, offers(5, 4, 2))).toBe(0);
    const after = stayPut(stayPut(before, offers(6, 5)), offers(7, 6, 5));
    expect(newIn(after, offers(7, 6, 5))).toBe(2);
    expect(newIn(after, offers(7))).toBe(1);
  });

  it('stay folded up or unfolded, and what comes is unfolded, until they are put in order', () => {
    const folded = inOrder(offers(5, 4, 2), [4, 2]);
    expect(stayPut(folded, offers(7, 5, 4, 2), [5, 4, 2])).toMatchObject({ folded: [4, 2], joined: 1 });
  });
});

describe('offers that lie folded up', () => {
  const seen = (open: readonly OfferView[], ...from: string[]) => {
    const all = from.map((nation, id) => ({ ...offer(id), from: nation }));
    return placesIn(inOrder(all, [1, 2, 4]), open).map((place) =>
      'id' in place ? place.id : [place.nation, ...place.folded.map(({ id }) => id)],
    );
  };

  it('have one place for each nation', () => {
    expect(seen([], 'italy', 'italy', 'italy', 'crete', 'crete')).toEqual([0, ['italy', 1, 2], 3, ['crete', 4]]);
  });

  it('come last, each by itself, when they can be taken up, so that nothing before them moves', () => {
    expect(seen(offers(1, 4), 'italy', 'italy', 'italy', 'crete', 'crete')).toEqual([0, ['italy', 2], 3, 1, 4]);
  });
});
