import { happen } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { fateOf } from '../book/track.ts';
import { nation } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';

/** One marker moves on, stays or falls back. @rule track.advance */
export function moveMarker<W extends Ancients>(
  world: W,
  number: NationNumber,
  { track }: Pick<Book<W>, 'track'>,
): void {
  const one = nation(world, number);
  const { moved, missing, rule } = fateOf(track, world, number);
  one.step += moved;
  happen(world, rule, { what: 'succession', nation: one.name, step: one.step, moved, missing });
}
