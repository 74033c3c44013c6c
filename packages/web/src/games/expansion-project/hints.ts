import { CITY_COST, type EpView, SUPPORT_RATE } from '@ecumene/expansion-project/reference';
import { t } from '../../text/text.ts';
import { hintsBy } from '../ancients/hints.ts';
import type { Hint } from '../game-screen.ts';
import { trade } from './trade/trade.ts';

/** What a newcomer to this game is told besides, when it comes up. */
const OWN: readonly Hint<EpView>[] = [
  {
    topic: 'trade',
    name: 'blocks',
    when: (view) => trade.blocks?.(view) !== undefined,
    at: ['.trade-hand .block-sign', '.composer', '.trade'],
    of: ['.trade-hand'],
    title: t('Two blocks'),
    words: t(
      'The arrow on a card says which block it is from. You draw only from your own block, but cards of the other one add their face value to every set you buy with: trade across.',
    ),
  },
];

const SHARED = hintsBy({
  cost: CITY_COST,
  support: SUPPORT_RATE,
  start: t('Every civilization has a start area. They glow on the map. Tap one, or press a name below.'),
  buying: {
    title: t('Buy advancements'),
    words: t(
      'Pay with sets of trade cards. Each advancement helps you for the rest of the game and makes others cheaper.',
    ),
  },
});

export const HINTS: readonly Hint<EpView>[] = [...SHARED, ...OWN];
