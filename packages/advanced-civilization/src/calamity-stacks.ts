import type { Dealing, Face, Returning } from '@ecumene/ancients';
import { STACKS, TRADE_CARDS } from './data/trade-cards.ts';
import type { AcOptions } from './options.ts';

/** Where calamities lie in the stacks, and which of them may be traded. */

const ALL_TRADABLE: readonly Face[] = TRADE_CARDS.map((face) => ({ ...face, tradable: true }));

/** @rule AC 7.1 @rule AC ST all-tradable */
export function tradeCardFaces({ allTradable }: AcOptions): readonly Face[] {
  return allTradable ? ALL_TRADABLE : TRADE_CARDS;
}

/**
 * How the stacks are made up at the start. @rule AC 15.2 @rule AC ST tradable-at-bottom @rule AC ST tradable-shuffled-in
 * @rule AC ST non-tradable-shuffled-in
 */
export function dealing(
  { tradableAtBottom, tradableShuffledIn, nonTradableShuffledIn }: AcOptions,
  players: number,
): Dealing {
  return {
    stacks: STACKS,
    setAside: players,
    plain: 1,
    ...(tradableAtBottom && { tradable: 'bottom' }),
    ...(tradableShuffledIn && { tradable: 'anywhere' }),
    ...(nonTradableShuffledIn && { others: 'anywhere' }),
  };
}

/** How they go back. @rule AC 29.7 @rule AC ST tradable-to-bottom @rule AC ST non-tradable-reshuffled */
export function returning({ tradableToBottom, nonTradableReshuffled }: AcOptions): Returning {
  return { ...(tradableToBottom && { tradable: 'bottom' }), ...(nonTradableReshuffled && { others: 'shuffled' }) };
}

/** Whether nobody can count where a non-tradable calamity lies. @rule AC ST non-tradable-shuffled-in @rule AC ST non-tradable-reshuffled */
export function anywhere({ nonTradableShuffledIn, nonTradableReshuffled }: AcOptions): boolean {
  return nonTradableShuffledIn || nonTradableReshuffled;
}
