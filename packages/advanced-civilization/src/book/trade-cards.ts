import { nation, type TradeCardRules } from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import { CITIES } from '../data/nations.ts';
import { KEPT, STACKS } from '../data/trade-cards.ts';
import { ninthIsOnSale, stackOfCity } from '../imperial.ts';
import { variants } from '../variant-options.ts';
import type { AcState } from './state.ts';

/** The stacks that n cities draw from, for each n. @rule AC IC 2 */
const UP_TO = Array.from({ length: CITIES * variants.imperial.most + 1 }, (_, n) =>
  Array.from({ length: n }, (_, i) => stackOfCity(i + 1)),
);

const PRICE = 2;
const NINTH = [STACKS] as const;
const EVERY = Array.from({ length: STACKS }, (_, i) => i + 1);

/**
 * The stacks that sell to a nation which bought from these already. Of the ninth an imperial nation buys one card only.
 * @rule AC 27.51 @rule AC IC 3 @rule AC RC buy-any-stack @rule AC ST buy-any-stack.1 @rule AC ST buy-any-stack.2
 * @rule AC ST buy-any-stack.3 @rule AC ST buy-any-stack.4
 */
function stacksOnSale({ options }: AcState, bought: readonly number[]): readonly number[] {
  const ninth = ninthIsOnSale(options, bought);
  switch (options.cardPurchases) {
    case 'ninth-stack':
      return ninth ? NINTH : [];
    case 'one':
      return bought.length === 0 ? EVERY : [];
    case 'one-of-each':
      return EVERY.filter((stack) => !bought.includes(stack));
    case 'any':
      return ninth ? EVERY : EVERY.slice(0, -1);
  }
}

/** With three or four players a city may draw two cards of its stack. @rule AC ST two-cards-a-city @rule AC RC two-cards-a-city */
function eachStack({ options }: AcState, stacks: readonly number[]): readonly number[] {
  return options.twoCardsACity ? stacks.flatMap((stack) => [stack, stack]) : stacks;
}

/** @rule AC 27.1 @rule AC 27.2 @rule AC 27.51 @rule AC IC 2 @rule AC 31.71 */
export const tradeCards: TradeCardRules<AcState> = {
  stacks: (state, number) => eachStack(state, at(UP_TO, nation(state, number).cities)),
  substitute: 0,
  onSale: (state, _number, bought) =>
    stacksOnSale(state, bought.map(Number)).map((stack) => ({ id: String(stack), stack, price: PRICE * stack })),
  handLimit: () => KEPT,
  cites: {
    stacks: ['AC 15.2', 'AC A19'],
    draw: ['AC 27.2', 'AC 27.21', 'AC 27.3'],
    order: ['AC 27.1'],
    buy: ['AC 27.51'],
    pass: ['AC 29.61'],
    return: ['AC 29.7', 'AC 31.81', 'AC 31.82'],
    bury: ['AC 15.62'],
    sets: ['AC 28.51', 'AC 28.52', 'AC 28.53', 'AC 32.261', 'AC Q&A CT.1'],
    secret: ['AC 27.4', 'AC 28.3'],
    keep: ['AC 31.71'],
    surrender: ['AC 31.72', 'AC 31.71'],
  },
};
