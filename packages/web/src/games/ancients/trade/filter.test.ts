import type { Face, OfferView } from '@ecumene/ancients';
import { expect, test } from 'vitest';
import { goodsIn, NO_FILTER, passes } from './filter.ts';
import { TradeCards } from './hand.ts';

const face = (id: string, stack: number, thing?: string): Face => ({
  id,
  kind: 'commodity',
  stack,
  value: ((stack - 1) % 9) + 1,
  copies: 4,
  tradable: true,
  ...(thing !== undefined && { thing }),
});
/** Bone is in both blocks, iron in the West and salt in the East, where it is foreign. */
const CARDS = new TradeCards(
  [face('bone-west', 1, 'bone'), face('bone-east', 10, 'bone'), face('iron', 2), face('salt', 12)],
  ({ stack, value }) => (stack > 9 ? (value ?? 0) : 0),
);
const BLOCKS = { names: ['West', 'East'], signs: ['W', 'E'], levels: 9, of: () => 0 };

function offer(names: readonly string[], asks: readonly string[]): OfferView {
  return { id: 1, from: 'rome', to: null, counters: null, gives: 3, names, wants: 3, asks };
}

test('offers are found by a good they give or want, from whatever block', () => {
  const filter = { good: 'bone', block: undefined, acceptable: false };
  expect(passes(offer(['bone-east', 'iron'], ['salt', 'salt']), filter, CARDS, BLOCKS)).toBe(true);
  expect(passes(offer(['iron', 'iron'], ['bone', 'salt']), filter, CARDS, BLOCKS)).toBe(true);
  expect(passes(offer(['iron', 'iron'], ['salt', 'salt']), filter, CARDS, BLOCKS)).toBe(false);
  expect(passes(offer(['iron', 'iron'], ['salt', 'salt']), NO_FILTER, CARDS, BLOCKS)).toBe(true);
});

test('offers are found by the block of the cards they give', () => {
  const east = { good: undefined, block: 1, acceptable: false };
  expect(passes(offer(['iron', 'bone-east'], ['iron', 'iron']), east, CARDS, BLOCKS)).toBe(true);
  expect(passes(offer(['iron', 'bone-west'], ['salt', 'salt']), east, CARDS, BLOCKS)).toBe(false);
});

test('the goods of offers are listed once, cheap ones first', () => {
  expect(goodsIn([offer(['salt', 'bone-east'], ['bone', 'iron'])], CARDS)).toEqual(['bone', 'iron', 'salt']);
});

test('cards of both blocks make one set, and foreign ones add to it', () => {
  const [salt, bone] = CARDS.setsOf(['bone-west', 'salt', 'bone-east', 'bone-east']);
  expect(salt).toMatchObject({ face: { id: 'salt' }, worth: 3 + 3 });
  expect(bone).toMatchObject({ face: { id: 'bone', copies: 8 }, count: 3, worth: 9 + 2 });
  expect(bone?.parts.map(({ id, count }) => [id, count])).toEqual([
    ['bone-east', 2],
    ['bone-west', 1],
  ]);
});

test('what is asked for is given from the own block first', () => {
  expect(CARDS.cardsFor(['bone-east', 'bone-west', 'iron'], ['bone', 'iron'])).toEqual(['bone-west', 'iron']);
  expect(CARDS.cardsFor(['bone-east'], ['bone', 'bone'])).toBeUndefined();
});

test('a card says which stack it is from, and a good of both blocks none', () => {
  expect([CARDS.stackOf('bone-east'), CARDS.stackOf('iron'), CARDS.stackOf('bone')]).toEqual([10, 2, undefined]);
});
