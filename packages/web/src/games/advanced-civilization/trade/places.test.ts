import type { OfferView } from '@ecumene/ancients';
import { describe, expect, it } from 'vitest';
import { inOrder, newIn, stayPut } from './places.ts';

function offer(id: number): OfferView {
  return { id, from: 'egypt', to: null, counters: null, gives: 3, names: [], wants: 3, asks: [] };
}

function offers(...ids: number[]): OfferView[] {
  return ids.map(offer);
}

describe('offers somebody may be about to press', () => {
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
});
