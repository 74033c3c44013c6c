import type { NationView } from '@ecumene/ancients';

/** Whether a nation holds a civilization card. What is kept with a card is the turn it came in, which may be the very first. */
export function hasCard({ cards }: Pick<NationView, 'cards'>, card: string): boolean {
  return cards[card] !== undefined;
}
