import { type AncientView, type Face, type NationView, nationNamed } from '@ecumene/ancients';
import type { AncientGame } from '../game.ts';
import { type TradeCards, without } from '../trade/hand.ts';
import { withCards } from './acquired.ts';
import type { Purse } from './payment.ts';

/** What a game adds to a purse. */
interface OwnOfPurse extends Partial<Pick<Purse, 'credit' | 'mayMine' | 'maySubstitute'>> {
  /** How many cards larger a set counts of itself, and whether mining may enlarge it. */
  adds?(face: Face): number;
  isMined?(face: Face): boolean;
  /** Advances about to be bought: they help to pay for nothing yet, but what the hand may keep is counted with them. */
  readonly acquired?: readonly string[];
}

/** What a nation pays with, as its book says. Commodities that lie face up stay in the hand. */
export function purseFor(
  ask: AncientGame['ask'],
  view: AncientView,
  nation: NationView,
  cards: TradeCards,
  { credit = 0, mayMine = false, maySubstitute = false, adds, isMined, acquired = [] }: OwnOfPurse = {},
): Purse {
  const inHand = countIn(cards.setsOf(view.hand));
  const sets = cards.setsOf(without(view.hand, nation.shown)).map(({ face, count, parts }) => ({
    face,
    count,
    adds: adds?.(face) ?? 0,
    ...(isMined !== undefined && { mined: isMined(face) }),
    cards: parts.flatMap(({ id, bonus, count: some }) => Array.from({ length: some }, () => ({ id, bonus }))),
  }));
  return ask(view, ({ advances, tradeCards }, state) => {
    const number = nationNamed(state, nation.name);
    const tokenWorth = advances.tokenWorth(state, number);
    const limit = tradeCards.handLimit(withCards(state, number, acquired), number);
    return {
      sets,
      funds: nation.treasury * tokenWorth + credit,
      credit,
      tokenWorth,
      mayMine,
      maySubstitute,
      limit,
      room: Math.max(0, limit - (inHand - countIn(sets))),
    };
  });
}

function countIn(sets: readonly { readonly count: number }[]): number {
  return sets.reduce((sum, { count }) => sum + count, 0);
}
