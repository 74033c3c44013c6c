import type { Pieces } from '@ecumene/ancients';
import { CITIES, SHIPS } from './data/nations.ts';
import { STACKS } from './data/trade-cards.ts';
import type { AcOptions } from './options.ts';

/** The variant Imperial Civilizations: nations with two or more sets of pieces. @rule AC IC 5 */

/** A nation's pieces, of one set or several; where a set has 47 tokens, each of them has. @rule AC 5.1 @rule AC IC 1 @rule AC IC 4 */
export function piecesFor({ imperial }: AcOptions, tokens: number): Pieces {
  return { tokens: tokens * imperial, cities: CITIES * imperial, ships: SHIPS * imperial };
}

/** The stack each city draws from: after the ninth the first comes again. @rule AC 27.2 @rule AC IC 2 */
export function stackOfCity(city: number): number {
  return ((city - 1) % STACKS) + 1;
}

/** Whether the ninth stack sells to somebody who bought from these stacks already. @rule AC 27.51 @rule AC IC 3 */
export function ninthIsOnSale({ imperial }: Pick<AcOptions, 'imperial'>, bought: readonly number[]): boolean {
  return imperial === 1 || !bought.includes(STACKS);
}
