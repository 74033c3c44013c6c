import { t } from '../../text/text.ts';
import type { Hint } from '../game-screen.ts';

/** What a newcomer is told, when it comes up. */
export const HINTS: readonly Hint[] = [
  {
    topic: 'choose-nation',
    at: ['.mark-can', '.nation-choices'],
    title: t('Choose your people'),
    words: t(
      'Every nation begins with one token in one of its home areas: they glow on the map. Tap one of them, or press a name below.',
    ),
  },
  {
    topic: 'movement',
    at: ['.piece.own'],
    title: t('Spread out'),
    words: t(
      'Tap one of your stacks, then an area that glows. Tokens multiply each turn where they live, and the number on an area says how many it feeds.',
    ),
  },
  {
    topic: 'build-cities',
    at: ['.mark-can', '.asking-control'],
    title: t('Your first city'),
    words: t(
      'Six tokens where a square is printed become a city. Each city brings a trade card every turn, and needs two tokens in the country to feed it.',
    ),
  },
  {
    topic: 'trade',
    at: ['.composer', '.floor', '.panel-body'],
    title: t('The trading floor'),
    words: t(
      'Equal cards are worth far more together. Offer what you have one of for what you have more of. What is not named may be anything, even a calamity.',
    ),
  },
  {
    topic: 'civilization-cards',
    at: ['.tile:not(.tile-held)', '.panel-body'],
    title: t('Arts and crafts'),
    words: t(
      'Hand in sets of cards to acquire civilization cards. Each one helps you for good, and makes others cheaper.',
    ),
  },
  {
    topic: 'losses',
    at: ['.countdown-left'],
    title: t('Bearing a loss'),
    words: t(
      'A city counts five points and a token one. Take away what you can best do without; the counter must come to exactly zero.',
    ),
  },
];
