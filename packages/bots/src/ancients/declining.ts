import type { TradeMove } from '@ecumene/ancients';
import type { Goods } from './goods.ts';
import type { Market } from './market.ts';
import type { Bid, TradeMemory } from './memory.ts';

type Declining = Extract<TradeMove, { readonly do: 'decline' }>;

/**
 * Declines an offer, with the reason a player would give at the table. It says which of the cards asked for it collects, but
 * never that it lacks them: offers would find out what it holds.
 */
export function declineOf({ goods }: Market, { hand }: TradeMemory, { id, names, asks }: Bid): Declining {
  const no = { do: 'decline', offer: id } as const;
  if (printed(goods, names) < printed(goods, asks)) return { ...no, why: 'too-little' };
  const card = mostCollected(goods, hand, asks);
  return card === undefined ? { ...no, why: 'not-now' } : { ...no, why: 'collects', card: goods.name(card) };
}

/** What cards are worth one by one. */
function printed(goods: Goods, cards: readonly number[]): number {
  return cards.reduce((sum, good) => sum + goods.alone(good), 0);
}

/** Of these commodities the one of which a hand has the most valuable set. */
function mostCollected(goods: Goods, hand: readonly number[], asked: readonly number[]): number | undefined {
  const worth = (good: number): number => goods.setWorth(good, hand[good] ?? 0);
  return asked.filter((good) => (hand[good] ?? 0) > 1).toSorted((a, b) => worth(b) - worth(a))[0];
}
