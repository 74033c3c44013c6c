import { FEWEST_TRADED, NAMED } from '@ecumene/advanced-civilization/reference';
import type { AncientView } from '@ecumene/ancients';
import { ancients } from '../games/advanced-civilization/ancients.ts';
import { TRADE_CARDS } from '../games/advanced-civilization/trade/trade.ts';
import type { AncientScreen } from '../games/ancients/game.ts';
import { type Reading, reading } from '../games/ancients/reading.ts';
import type { Means } from '../games/ancients/trade/draft.ts';
import { PLAIN_GAME } from './sample-table.ts';

/** A plain screen with the book of Advanced Civilization: nations, areas and cards are called by their ids. */
export const ANCIENT_GAME: AncientScreen = { ...PLAIN_GAME, ancients };

/** A function on readings, for views of Advanced Civilization. */
export function onView<A extends readonly unknown[], R>(
  read: (reading: Reading, ...rest: A) => R,
): (view: AncientView, ...rest: A) => R {
  return (view, ...rest) => read(reading(ancients, view), ...rest);
}

export const SAMPLE_CARDS = TRADE_CARDS;

/** What somebody with this hand may give and get in Advanced Civilization: everything, unless said otherwise. */
export function sampleMeans(hand: readonly string[], more: Partial<Means> = {}): Means {
  return {
    cards: SAMPLE_CARDS,
    fewest: FEWEST_TRADED,
    named: NAMED,
    hand,
    mayGive: () => true,
    outside: () => 0,
    ...more,
  };
}
