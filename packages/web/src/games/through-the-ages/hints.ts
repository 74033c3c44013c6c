import { t } from '../../text/text.ts';
import type { Hint } from '../game-screen.ts';
import { isAgesView } from './view.ts';

/** What a newcomer is told, when it comes up. */
export const HINTS: readonly Hint[] = [
  {
    topic: 'action',
    at: ['.card-row .card'],
    of: ['.card-row .card'],
    title: t('Civil and military actions'),
    words: t(
      'Discs are civil actions, red diamonds military ones. Cards on the left of the row are cheap; touch any card to read it and to see all that can be done with it.',
    ),
  },
  {
    topic: 'politics',
    when: (view) => isAgesView(view) && view.hand.length > 0,
    at: ['.hand-cards .family-event', '.asking-control'],
    of: ['.hand-cards .card'],
    title: t('Once a turn, politics'),
    words: t(
      'It is done with military cards. A green event you prepare scores culture now and happens to everybody later. You may also take no political action.',
    ),
  },
  {
    topic: 'bid',
    at: ['.pending', '.asking-control'],
    title: t('A land is discovered'),
    words: t('Whoever bids most colonizes it, and must send units and cards worth the bid; units sent do not return.'),
  },
  {
    topic: 'defend',
    at: ['.pending', '.asking-control'],
    title: t('Under attack'),
    words: t('Defence cards count what is printed on them, any other military card counts one. All or nothing.'),
  },
];
