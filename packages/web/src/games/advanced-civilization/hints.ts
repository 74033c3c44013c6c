import { type AcView, book, CAPACITY, CITY_COST, SUPPORT_RATE, UPKEEP } from '@ecumene/advanced-civilization/reference';
import { t } from '../../text/text.ts';
import { hintsBy } from '../ancients/hints.ts';
import type { Hint } from '../game-screen.ts';

/** Whether somebody leads a nation that has no ship. */
function isWithoutShip(view: AcView, seat: string | null): boolean {
  return view.nations.some((nation) => nation.seat === seat && nation.ships.length === 0);
}

const SHIPS: Hint = {
  topic: 'ships',
  when: isWithoutShip,
  at: ['.ships .button.primary'],
  title: t('Ships can wait'),
  words: t(
    'A ship carries up to {capacity} tokens over the sea. It costs {cost} tokens to build and {upkeep} a turn to keep. While you have few tokens, they are worth more on land. Press “No ships”.',
    { capacity: CAPACITY, cost: book.ships.cost, upkeep: UPKEEP },
  ),
};

const SHARED = hintsBy({ cost: CITY_COST, support: SUPPORT_RATE });

/** What a newcomer is told, when it comes up. */
export const HINTS: readonly Hint<AcView>[] = [...SHARED.slice(0, 1), SHIPS, ...SHARED.slice(1)];
