import {
  type Drawing,
  drawCards,
  faceOf,
  fewestCitiesFirst,
  layOpen,
  type NationNumber,
  nation,
} from '@ecumene/ancients';
import { at, type Script } from '@ecumene/engine';
import { CITIES } from './data/nations.ts';
import { STACKS } from './data/trade-cards.ts';
import { ninthIsOnSale, stackOfCity } from './imperial.ts';
import { variants } from './variant-options.ts';
import type { AcWorld } from './world.ts';

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
function onSale({ options }: AcWorld, bought: readonly number[]): readonly number[] {
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

/** @rule AC 27.1 @rule AC 27.2 @rule AC 27.51 @rule AC IC 2 */
const drawing: Drawing = {
  stacks: (world: AcWorld, number) => eachStack(world, at(UP_TO, nation(world, number).cities)),
  drawn: layOpenDrawn,
  shop: {
    onSale: (world: AcWorld, _number, bought) => onSale(world, bought),
    price: (stack) => PRICE * stack,
  },
  rules: { draw: 'AC 27.2', buy: 'AC 27.51' },
};

/** With three or four players a city may draw two cards of its stack. @rule AC ST two-cards-a-city @rule AC RC two-cards-a-city */
function eachStack({ options }: AcWorld, stacks: readonly number[]): readonly number[] {
  return options.twoCardsACity ? stacks.flatMap((stack) => [stack, stack]) : stacks;
}

/** Non-tradable calamities that were drawn are laid open; if there are none, that is news too. @rule AC ST non-tradable-revealed */
function layOpenDrawn(world: AcWorld, number: NationNumber, cards: readonly number[]): void {
  if (!world.options.nonTradableRevealed) return;
  const drawn = cards.filter((card) => !faceOf(world, card).tradable);
  layOpen(world, number, drawn, 'AC ST non-tradable-revealed');
}

/** Fewest cities first; whoever buys cards does so before the next player draws. @rule AC 27.1 @rule AC 27.51 */
export function* tradeCards(world: AcWorld): Script {
  world.unsettled = true;
  world.trade.restacked = [];
  world.trade.buried = [];
  for (const seat of fewestCitiesFirst(world)) {
    const purchases = drawCards(world, seat, drawing);
    if (purchases) yield* purchases;
  }
}
