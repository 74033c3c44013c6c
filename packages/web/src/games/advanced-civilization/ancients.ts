import { type AcView, becauseOf, MOST_CALAMITIES, POINTS } from '@ecumene/advanced-civilization/reference';
import { t } from '../../text/text.ts';
import type { AncientGame } from '../ancients/game.ts';
import { purchases } from './purchases/purchases.ts';
import { ask, follow } from './reading.ts';
import { CALAMITIES } from './reference/calamities.ts';
import { trade } from './trade/trade.ts';

/** What the screens of all Civilization games ask of Advanced Civilization. */
export const ancients: AncientGame<AcView> = {
  ask,
  follow,
  choosing: (view) => view.placeOrder,
  lastTurn: (view) => view.lastTurn,
  scoreParts: [
    { id: 'cards', name: t('Civilization cards') },
    { id: 'track', name: t('Track') },
    { id: 'cities', name: t('Cities') },
    { id: 'treasury', name: t('Treasury') },
    { id: 'hand', name: t('Trade cards'), isRare: true },
  ],
  scoring: {
    says: t(
      'A city counts {city}, a step on the track {step}, a civilization card its price, the treasury its tokens. Trade cards in hand count when the game is over.',
      POINTS,
    ),
    rule: 'AC 35.1',
  },
  trade,
  advances: t('Civilization cards'),
  advance: t('Civilization card'),
  purchases,
  epochs: [t('Stone Age'), t('Early Bronze Age'), t('Late Bronze Age'), t('Early Iron Age'), t('Late Iron Age')],
  becauseOf,
  calamities: CALAMITIES,
  calamityOrder: () => ({
    says: t('They strike in this order after trade ends. No player suffers more than {most} a turn.', {
      most: MOST_CALAMITIES,
    }),
    rule: 'AC 29.5',
  }),
};
