import type { AcView } from '@ecumene/advanced-civilization/reference';
import { t } from '../../text/text.ts';
import { HINTS as SHARED } from '../ancients/hints.ts';
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
    'A ship carries up to 5 tokens over the sea. It costs 2 tokens to build and 1 a turn to keep. While you have few tokens, they are worth more on land. Press “No ships”.',
  ),
};

/** What a newcomer is told, when it comes up. */
export const HINTS: readonly Hint<AcView>[] = [...SHARED.slice(0, 1), SHIPS, ...SHARED.slice(1)];
