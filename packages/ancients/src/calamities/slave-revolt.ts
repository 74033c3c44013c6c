import { happen, type Script } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { aboard, nation } from '../nations.ts';
import { reduceUnsupported } from '../support/support.ts';
import type { Ancients, NationNumber } from '../world.ts';

/**
 * So many tokens of a nation, or all it has on the board, support no city any more, and its cities are reduced one at a
 * time until the other tokens support them. Tokens put down by these reductions do. @rule calamities.slave-revolt
 */
export function* revoltOfSlaves<W extends Ancients>(
  world: W,
  number: NationNumber,
  tokens: number,
  book: Pick<Book<W>, 'support' | 'limits'>,
  damageLeft?: (world: W, number: NationNumber) => number,
): Script {
  const one = nation(world, number);
  one.idle = Math.min(tokens, one.tokens - aboard(one));
  happen(world, book.support.cites.check[0], { what: 'support-lost', nation: one.name, tokens: one.idle });
  yield* reduceUnsupported(world, number, book, undefined, damageLeft);
}
