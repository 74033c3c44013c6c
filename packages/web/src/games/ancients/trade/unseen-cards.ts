import type { AncientView, Face } from '@ecumene/ancients';
import { countCards, type TradeCards } from './hand.ts';

/** What lies where one does not see it, as everybody could count. */
export interface Outside {
  /** How many cards of a face are neither in one's own hand nor lie open. */
  away(face: Face): number;
  /** How many cards of a stack are in other hands. */
  held(stack: number): number;
}

/** Counts where all see how many cards each stack holds. */
export function countOutside(
  { commodities, calamities }: Pick<TradeCards, 'commodities' | 'calamities'>,
  { hand, returned, stacks }: Pick<AncientView, 'hand' | 'returned' | 'stacks'>,
): Outside {
  const all = [...commodities, ...calamities];
  const own = countCards(hand);
  const open = countCards(returned);
  const away = ({ id, copies }: Face): number => copies - (own.get(id) ?? 0) - (open.get(id) ?? 0);
  const held = stacks.map((stacked, i) => {
    const unseen = all.filter(({ stack }) => stack === i + 1).reduce((sum, face) => sum + away(face), 0);
    return unseen - stacked;
  });
  return { away, held: (stack) => held[stack - 1] ?? 0 };
}
