import type { NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';

/** How a game trades. */
export interface Trade<S> {
  /** Cards each side gives at the least. */
  readonly fewest: number;
  /** How many of them are named truthfully. */
  readonly named: number;
  /** How many offers of one nation may stand at a time: no rule of a book, but a table must not drown in them. */
  readonly mostOffers: number;
  /** Whether two nations may trade with each other at all. */
  readonly mayMeet: (state: S, a: NationNumber, b: NationNumber) => boolean;
  readonly cites: Cites<'trade' | 'fewest' | 'offer' | 'calamity' | 'end'>;
}
