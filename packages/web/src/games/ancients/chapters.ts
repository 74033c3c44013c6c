import { t } from '../../text/text.ts';
import type { GameScreen } from '../game-screen.ts';

/** Parts of the story one may want to read on their own. */
export const chaptersOf = (advances: string): GameScreen['chapters'] => [
  { id: 'turns', title: t('Turns and census'), events: ['turn-begins', 'census', 'succession', 'game-ends'] },
  {
    id: 'war',
    title: t('Conflict'),
    events: ['fought', 'attack-failed', 'city-stormed', 'city-taken', 'card-seized', 'pillaged', 'ships-fought'],
  },
  {
    id: 'trade',
    title: t('Trade'),
    events: [
      'cards-drawn',
      'cards-seen',
      'card-bought',
      'offer-made',
      'offer-withdrawn',
      'offer-declined',
      'traded',
      'cards-received',
      'trade-ends',
    ],
  },
  {
    id: 'calamities',
    title: t('Calamities'),
    events: [
      'calamities-come',
      'calamity-shown',
      'calamity-dropped',
      'calamity-strikes',
      'calamity-spares',
      'calamity-cancelled',
      'calamity-changed',
      'calamities-counted',
      'losses-shared',
      'cards-count',
      'losses-due',
      'volcano-erupts',
      'earth-quakes',
      'flood-rises',
      'nation-splits',
      'faction-joined',
      'faction-kept',
      'city-reduced',
      'city-eliminated',
      'tokens-removed',
      'tokens-replaced',
    ],
  },
  {
    id: 'arts',
    title: advances,
    events: [
      'cards-acquired',
      'advance-free',
      'discounted',
      'credits-chosen',
      'substituted',
      'cards-surrendered',
      'card-lost',
    ],
  },
];
