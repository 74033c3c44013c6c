import {
  type AcEvent,
  type AcView,
  CALAMITY_CARDS,
  COMMODITIES,
  isBuried,
  tradeCardFaces,
} from '@ecumene/advanced-civilization/reference';
import type { OutThere } from '../../ancients/game.ts';
import { countOutside } from '../../ancients/trade/unseen-cards.ts';

type Seen = Pick<AcView, 'hand' | 'returned' | 'stacks' | 'strikes' | 'options'>;

/**
 * All cards, less one's own, those that lie open, and those that must still lie in their stacks. `players` is how many sit at the table, `story` all that happened, the latest last.
 */
export function whatMayBeOut(view: Seen, players: number, story: readonly AcEvent[]): OutThere {
  const { away, held } = countOutside({ commodities: COMMODITIES, calamities: CALAMITY_CARDS }, view);
  return {
    cards: view.stacks.reduce((sum, _, i) => sum + held(i + 1), 0),
    calamities: tradeCardFaces(view.options)
      .filter(
        (face) =>
          face.kind === 'calamity' &&
          face.tradable &&
          away(face) > 0 &&
          held(face.stack) > 0 &&
          !isBuried(face, view, players, story),
      )
      .map(({ id }) => id),
    commodity: (id) => {
      const face = COMMODITIES.find((one) => one.id === id);
      return face === undefined ? 0 : Math.min(away(face), held(face.stack));
    },
  };
}
