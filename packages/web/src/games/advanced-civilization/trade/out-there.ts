import { type AcEvent, type AcView, CALAMITY_CARDS, COMMODITIES } from '@ecumene/advanced-civilization/reference';
import type { Face } from '@ecumene/ancients';
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
    calamities: CALAMITY_CARDS.filter(
      (face) =>
        (face.tradable || view.options.allTradable) &&
        away(face) > 0 &&
        held(face.stack) > 0 &&
        !isBuried(face, view, players, story),
    ).map(({ id }) => id),
    commodity: (id) => {
      const face = COMMODITIES.find((one) => one.id === id);
      return face === undefined ? 0 : Math.min(away(face), held(face.stack));
    },
  };
}

/** Whether a calamity must still lie in its stack: fewer cards were drawn since than lay above it. */
function isBuried(face: Face, { stacks, options }: Seen, players: number, story: readonly AcEvent[]): boolean {
  let size = stacks[face.stack - 1] ?? 0;
  let drawn = 0;
  let refilled = false;
  let above: number | undefined;
  for (const event of story.toReversed()) {
    if (refilled && 'calamity' in event && event.calamity === face.id) return drawn <= (above ?? 0);
    switch (event.what) {
      case 'nation-left':
        return false;
      case 'turn-begins':
        if (event.turn === 1) return !options.tradableShuffledIn && drawn <= players;
        refilled = false;
        break;
      case 'cards-drawn': {
        const count = event.stacks.filter((stack) => stack === face.stack).length;
        drawn += count;
        size += count;
        break;
      }
      case 'card-bought':
        if (event.stack !== face.stack) break;
        drawn += 1;
        size += 1;
        break;
      case 'stacks-refilled': {
        const count = event.stacks[face.stack] ?? 0;
        size -= count;
        refilled = count > 0;
        above = size;
        break;
      }
      default:
    }
  }
  return false;
}
