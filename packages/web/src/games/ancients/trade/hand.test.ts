import { describe, expect, it } from 'vitest';
import { SAMPLE_CARDS } from '../../../testing/sample-ancients.ts';
import { holdsAll, onOffer, without } from './hand.ts';

describe('a hand as sets', () => {
  const hand = ['grain', 'salt', 'grain', 'epidemic', 'grain'];

  it('[AC 28.51] says what each set is worth now and with one card more', () => {
    expect(SAMPLE_CARDS.setsOf(hand)).toMatchObject([
      { face: { id: 'grain' }, count: 3, worth: 36, next: 64 },
      { face: { id: 'salt' }, count: 1, worth: 3, next: 12 },
    ]);
    expect(SAMPLE_CARDS.worthOf(hand)).toBe(39);
  });

  it('knows when a set is complete', () => {
    expect(SAMPLE_CARDS.setsOf(['dye', 'dye', 'dye', 'dye'])).toMatchObject([{ worth: 128, next: undefined }]);
  });

  it('keeps calamities apart', () => {
    expect(SAMPLE_CARDS.calamitiesIn(hand)).toEqual(['epidemic']);
  });

  it('takes cards away one by one', () => {
    expect(without(hand, ['grain', 'grain', 'wine'])).toEqual(['salt', 'epidemic', 'grain']);
    expect(holdsAll(hand, ['grain', 'grain', 'grain'])).toBe(true);
    expect(holdsAll(hand, ['salt', 'salt'])).toBe(false);
  });

  it("counts what is on offer by the largest of one's own offers, since a card may lie in several", () => {
    const offer = { id: 1, from: 'egypt', to: null, counters: null, gives: 3, wants: 3, asks: ['oil', 'oil'] };
    const offers = [
      { ...offer, names: ['grain', 'grain'], hides: ['epidemic'] },
      { ...offer, names: ['grain', 'salt'], hides: ['grain', 'grain'] },
      { ...offer, from: 'crete', names: ['wine', 'salt'] },
      { ...offer, names: ['oil', 'oil'], hides: ['oil'], declined: { why: null, card: null } },
    ];
    expect(Object.fromEntries(onOffer(offers))).toEqual({ grain: 3, epidemic: 1, salt: 1 });
  });

  it('finds the commodity whose loss costs least', () => {
    expect(SAMPLE_CARDS.leastMissed(['grain', 'grain', 'silver'])).toBe('silver');
    expect(SAMPLE_CARDS.leastMissed(['ochre', 'ochre', 'ochre', 'salt'])).toBe('salt');
    expect(SAMPLE_CARDS.leastMissed(['epidemic'])).toBeUndefined();
  });
});
