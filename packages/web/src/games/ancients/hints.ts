import type { AncientView } from '@ecumene/ancients';
import { t } from '../../text/text.ts';
import type { Hint } from '../game-screen.ts';

/** In so many areas a people has spread out. */
const SEVERAL = 3;

/** Whether a nation has spread out and has no city yet. */
function isWithoutCity(view: AncientView, seat: string | null): boolean {
  if (seat === null) return false;
  const own = view.nations.find((nation) => nation.seat === seat)?.name ?? '';
  const areas = Object.values(view.areas);
  return areas.every(({ city }) => city !== own) && areas.filter(({ tokens }) => tokens[own]).length >= SEVERAL;
}

/** What these hints say of a game, by its tables. */
interface HintFacts {
  /** Tokens that it takes on a site, and elsewhere. */
  readonly cost: { readonly site: number; readonly wilderness: number };
  /** Tokens on the board that support it. */
  readonly support: number;
  /** How the game calls those who are played, and what they buy, where that is not nations and advances. */
  readonly start?: string;
  readonly buying?: { readonly title: string; readonly words: string };
}

/** What a newcomer is told, when it comes up. */
export function hintsBy({ cost, support, start, buying }: HintFacts): readonly Hint<AncientView>[] {
  return [
    {
      topic: 'choose-nation',
      at: ['.mark-can', '.nation-choices'],
      of: ['.mark-can'],
      title: t('Choose who you play'),
      words:
        start ??
        t('Every nation starts in one of its start areas. They glow on the map. Tap one, or press a name below.'),
    },
    {
      topic: 'movement',
      at: ['.piece.own'],
      of: ['.piece.own'],
      title: t('Spread out'),
      words: t(
        'Tap one of your stacks, then an area that glows. Areas with tokens grow each turn. The number on an area is its limit.',
      ),
    },
    {
      topic: 'movement',
      name: 'gather',
      when: isWithoutCity,
      at: ['.piece.own'],
      of: ['.piece.own'],
      title: t('Gather tokens for a city'),
      words: t(
        '{site} tokens in an area with a square can become a city after movement. Elsewhere it takes {wilderness}. Each city brings a trade card every turn and needs {support} tokens on the board to support it.',
        { ...cost, support },
      ),
    },
    {
      topic: 'trade',
      at: ['.composer', '.trade', '.panel-body'],
      of: ['.trade-hand'],
      title: t('Trade cards'),
      words: t(
        'Sets of equal cards are worth far more. Offer cards you have one of for cards you have more of. Unnamed cards may be anything, even a calamity.',
      ),
    },
    {
      topic: 'civilization-cards',
      at: ['.tile:not(.tile-held)', '.panel-body'],
      of: ['.tile-head', '.tray'],
      title: buying?.title ?? t('Buy advances'),
      words:
        buying?.words ??
        t('Pay with sets of trade cards. Each advance helps you for the rest of the game and makes others cheaper.'),
    },
  ];
}
