import { t } from '../../text/text.ts';
import type { Hint } from '../game-screen.ts';
import { isAcView } from './view.ts';

/** In so many areas a people has spread out. */
const SEVERAL = 3;

/** Whether somebody leads a nation that has no ship. */
function isWithoutShip(view: unknown, seat: string | null): boolean {
  return isAcView(view) && view.nations.some((nation) => nation.seat === seat && nation.ships.length === 0);
}

/** Whether a nation has spread out and has no city yet. */
function isWithoutCity(view: unknown, seat: string | null): boolean {
  if (!isAcView(view) || seat === null) return false;
  const own = view.nations.find((nation) => nation.seat === seat)?.name ?? '';
  const areas = Object.values(view.areas);
  return areas.every(({ city }) => city !== own) && areas.filter(({ tokens }) => tokens[own]).length >= SEVERAL;
}

/** What a newcomer is told, when it comes up. */
export const HINTS: readonly Hint[] = [
  {
    topic: 'choose-nation',
    at: ['.mark-can', '.nation-choices'],
    of: ['.mark-can'],
    title: t('Choose your people'),
    words: t(
      'Every nation begins with one token in one of its home areas: they glow on the map. Tap one of them, or press a name below.',
    ),
  },
  {
    topic: 'ships',
    when: isWithoutShip,
    at: ['.ships .button.primary'],
    title: t('Ships can wait'),
    words: t(
      'A ship carries up to five tokens over the sea. It costs two tokens, and each turn one more to keep. As long as your people are few they are worth more ashore: press No ships.',
    ),
  },
  {
    topic: 'movement',
    at: ['.piece.own'],
    of: ['.piece.own'],
    title: t('Spread out'),
    words: t(
      'Tap one of your stacks, then an area that glows. Tokens multiply each turn where they live, and the number on an area says how many it feeds.',
    ),
  },
  {
    topic: 'movement',
    name: 'gather',
    when: isWithoutCity,
    at: ['.piece.own'],
    of: ['.piece.own'],
    title: t('Gather for a city'),
    words: t(
      'Six of your tokens in an area with a square on it can become a city right after the movement; anywhere else it takes twelve. Each city brings a trade card every turn, and needs two tokens in the country to feed it.',
    ),
  },
  {
    topic: 'trade',
    at: ['.composer', '.floor', '.panel-body'],
    of: ['.floor-hand'],
    title: t('The trading floor'),
    words: t(
      'Equal cards are worth far more together. Offer what you have one of for what you have more of. What is not named may be anything, even a calamity.',
    ),
  },
  {
    topic: 'civilization-cards',
    at: ['.tile:not(.tile-held)', '.panel-body'],
    of: ['.tile-head', '.tray'],
    title: t('Arts and crafts'),
    words: t(
      'Hand in sets of cards to acquire civilization cards. Each one helps you for good, and makes others cheaper.',
    ),
  },
];
