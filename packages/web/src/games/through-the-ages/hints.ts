import { type AgesView, numbers } from '@ecumene/through-the-ages/reference';
import { t } from '../../text/text.ts';
import type { Hint } from '../game-screen.ts';

/** What a newcomer is told, when it comes up. */
export const HINTS: readonly Hint<AgesView>[] = [
  {
    topic: 'action',
    at: ['.numbers .figure', '.card-row .card'],
    of: ['.card-row .card', '.numbers .figure'],
    title: t('Civil and military actions'),
    words: t(
      'Discs are civil actions, red diamonds are military actions. Cards on the left of the row are cheapest. Tap a card to read it and see its actions.',
    ),
  },
  {
    topic: 'politics',
    when: (view) => view.hand.length > 0,
    at: ['.hand-cards .family-event', '.asking-control'],
    of: ['.hand-cards .card'],
    title: t('Politics'),
    words: t(
      'Here you may use one military card. Preparing a green event scores culture now, and the event affects everyone later. Or choose “No political action”.',
    ),
  },
  {
    topic: 'bid',
    at: ['.pending', '.asking-control'],
    title: t('New territory'),
    words: t('The highest bidder colonizes it and must send units and cards worth the bid. Sent units are lost.'),
  },
  {
    topic: 'defend',
    at: ['.pending', '.asking-control'],
    title: t('Under attack'),
    words: t(
      'Defense cards count their printed strength. Any other military card counts {n}. You must reach the attack or it succeeds.',
      { n: numbers.defenseOfDiscard },
    ),
  },
];
