import type { OfferView } from '@ecumene/ancients';
import type { Blocks } from '../game.ts';
import { blockIn } from './blocks.ts';
import type { TradeCards } from './hand.ts';

/** Which offers somebody wants to see. */
export interface OfferFilter {
  /** Only those that give or want this commodity. */
  readonly good: string | undefined;
  /** Only those that give a card of this block by name. */
  readonly block: number | undefined;
  /** Only those one holds the cards for. */
  readonly acceptable: boolean;
}

export const NO_FILTER: OfferFilter = { good: undefined, block: undefined, acceptable: false };

export function passes(
  { names, asks }: Pick<OfferView, 'names' | 'asks'>,
  { good, block }: Pick<OfferFilter, 'good' | 'block'>,
  cards: TradeCards,
  blocks: Blocks | undefined,
): boolean {
  const isOfBlock = (id: string): boolean => {
    const stack = cards.stackOf(id);
    return stack !== undefined && blocks !== undefined && blockIn(blocks, stack) === block;
  };
  if (good !== undefined && ![...names, ...asks].some((id) => cards.thingOf(id) === good)) return false;
  return block === undefined || names.some(isOfBlock);
}

/** The commodities that offers give or want by name, cheap ones first. */
export function goodsIn(offers: readonly OfferView[], cards: TradeCards): readonly string[] {
  const named = new Set(offers.flatMap(({ names, asks }) => [...names, ...asks]).map((id) => cards.thingOf(id)));
  return cards.goods.map(({ id }) => id).filter((id) => named.has(id));
}
