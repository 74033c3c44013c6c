import type { Face } from '@ecumene/ancients';
import { dealing } from './calamity-stacks.ts';
import type { AcEvent } from './events.ts';
import type { AcOptions } from './options.ts';

/** What everybody sees of the stacks, and the options that say how they are made up. */
interface Stacks {
  /** How many cards each holds. */
  readonly stacks: readonly number[];
  readonly options: AcOptions;
}

/**
 * Whether a tradable calamity must still lie in its stack: fewer cards were drawn since than lay above it. `players` is how many
 * began, `story` all that happened, the latest last. @rule AC 15.2 @rule AC 29.7 @rule AC ST tradable-shuffled-in
 */
export function isBuried(face: Face, { stacks, options }: Stacks, players: number, story: readonly AcEvent[]): boolean {
  const { setAside, tradable } = dealing(options, players);
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
        if (event.turn === 1) return tradable !== 'anywhere' && drawn <= setAside;
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
