import type { AncientView } from '@ecumene/ancients';
import type { OutThere } from '../game.ts';
import { countCards, type TradeCards } from './hand.ts';

/** What others may hold where nobody knows how many cards lie in the stacks: all but one's own and those that lie open. */
export function uncounted(cards: TradeCards, view: AncientView): OutThere {
  const known = countCards([...view.hand, ...view.returned]);
  const inHands = view.nations.reduce((sum, { hand }) => sum + hand, 0) - view.hand.length;
  const away = (id: string): number => (cards.faceOf(id)?.copies ?? 0) - (known.get(id) ?? 0);
  return {
    cards: inHands,
    calamities: cards.calamities.filter(({ id, tradable }) => tradable && away(id) > 0).map(({ id }) => id),
    commodity: (id) => Math.max(0, Math.min(away(id), inHands)),
  };
}
