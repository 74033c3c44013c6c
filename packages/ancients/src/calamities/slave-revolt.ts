import { happen, type Script } from '@ecumene/engine';
import { aboard, nation } from '../nations.ts';
import { reduceUnsupported, type Support } from '../support/support.ts';
import type { Ancients, NationNumber } from '../world.ts';

/**
 * So many tokens of a nation, or all it has on the board, support no city any more, and its cities are reduced one at a
 * time until the other tokens support them. Tokens put down by these reductions do. @rule AC 30.421 @rule AC 30.422
 */
export function* revoltOfSlaves(world: Ancients, number: NationNumber, tokens: number, support: Support): Script {
  const one = nation(world, number);
  one.idle = Math.min(tokens, one.tokens - aboard(one));
  one.rev += 1;
  happen(world, support.rules.check, { what: 'support-lost', nation: one.name, tokens: one.idle });
  yield* reduceUnsupported(world, number, support);
}
