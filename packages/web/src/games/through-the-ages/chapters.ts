import { t } from '../../text/text.ts';
import type { GameScreen } from '../game-screen.ts';

/** Parts of the story one may want to read on their own. */
export const CHAPTERS: GameScreen['chapters'] = [
  { id: 'turns', title: t('Turns and ages'), events: ['turn', 'age', 'last-round', 'antiquated', 'resigned'] },
  { id: 'row', title: t('The card row'), events: ['swept', 'dealt', 'took'] },
  {
    id: 'actions',
    title: t('Growing and building'),
    events: [
      'stood-in',
      'grew',
      'built',
      'upgraded',
      'destroyed',
      'led',
      'tucked',
      'staged',
      'completed',
      'developed',
      'helped',
      'played',
      'used',
      'tactic',
      'common-tactic',
    ],
  },
  {
    id: 'politics',
    title: t('Politics and war'),
    events: [
      'prepared',
      'prepared-card',
      'attacked',
      'defended',
      'undefended',
      'declared-war',
      'war',
      'stole',
      'offered',
      'refused-pact',
      'pact',
      'pact-ended',
      'passed-politics',
    ],
  },
  {
    id: 'events',
    title: t('Events and colonies'),
    events: ['event', 'events-renewed', 'bid', 'passed', 'sent', 'colonized', 'uncolonized', 'lost-colony', 'ruined'],
  },
  {
    id: 'production',
    title: t('Production'),
    events: ['produced', 'corrupted', 'consumed', 'uprising', 'gained', 'lost', 'lost-worker'],
  },
];
