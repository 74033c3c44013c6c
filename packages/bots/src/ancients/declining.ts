import type { TradeMove } from '@ecumene/ancients';
import type { Goods } from './goods.ts';
import { type Bid, type Market, weigh } from './market.ts';
import type { TradeMemory } from './memory.ts';
import type { Temperament } from './temperament.ts';

type No = Extract<TradeMove, { readonly do: 'decline' }>;

/** No to an offer, with the reason a player would give at the table. */
export function declineOf(market: Market, trade: TradeMemory, bid: Bid, temper: Temperament): No {
  const no = { do: 'decline', offer: bid.id } as const;
  const deal = weigh(market, trade, bid, temper);
  if (deal === undefined) return { ...no, why: 'lacks' };
  if (deal.gain > temper.bargain) return { ...no, why: 'not-now' };
  const { goods } = market;
  if (printed(goods, bid.names) < printed(goods, bid.asks)) return { ...no, why: 'too-little' };
  const card = mostCollected(goods, trade.hand, bid.asks);
  return card === undefined ? { ...no, why: 'too-little' } : { ...no, why: 'collects', card: goods.name(card) };
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
