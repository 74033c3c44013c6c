import { type AcView, CALAMITY_CARDS, COMMODITIES } from '@ecumene/advanced-civilization/reference';
import type { AncientEvent, Face } from '@ecumene/ancients';
import { countCards } from './hand.ts';

/**
 * What others may hold, as everybody could know who has counted along: all cards, less one's own, those that lie open,
 * and those that must still lie in their stacks.
 */
export interface OutThere {
  /** Trade cards in other hands. */
  readonly cards: number;
  /** Calamities that may be among them and can be passed on. */
  readonly calamities: readonly string[];
  /** How many cards of a commodity others may hold. */
  commodity(id: string): number;
}

type Seen = Pick<AcView, 'hand' | 'returned' | 'stacks' | 'strikes' | 'terms'>;

const ALL: readonly Face[] = [...COMMODITIES, ...CALAMITY_CARDS];

/** `players` is how many sit at the table, `story` all that happened, the latest last. */
export function whatMayBeOut(view: Seen, players: number, story: readonly AncientEvent[]): OutThere {
  const own = countCards(view.hand);
  const open = countCards(view.returned);
  const away = (face: Face): number => face.copies - (own.get(face.id) ?? 0) - (open.get(face.id) ?? 0);
  const inHands = view.stacks.map((stacked, i) => {
    const unseen = ALL.filter(({ stack }) => stack === i + 1).reduce((sum, face) => sum + away(face), 0);
    return unseen - stacked;
  });
  const held = (stack: number): number => inHands[stack - 1] ?? 0;
  return {
    cards: inHands.reduce((sum, count) => sum + count, 0),
    calamities: CALAMITY_CARDS.filter(
      (face) =>
        (face.tradable || view.terms.allTradable) &&
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
function isBuried(face: Face, { stacks, terms }: Seen, players: number, story: readonly AncientEvent[]): boolean {
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
        if (event.turn === 1) return !terms.tradableShuffledIn && drawn <= players;
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
