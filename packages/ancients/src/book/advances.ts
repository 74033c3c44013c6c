import type { NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';
import type { WithEffects } from './effects.ts';

/** An advance: what is bought with trade cards, lasts, and does something for its owner. */
export interface Advance extends WithEffects {
  readonly name: string;
  readonly groups: readonly string[];
  /** The printed price. */
  readonly cost: number;
  /** An advance that must have been acquired in an earlier turn. */
  readonly needs?: string;
}

/** The advances of a game and what they cost. */
export interface Advances<S> {
  readonly rows: ReadonlyMap<string, Advance>;
  /** What an advance costs a nation now, after all that takes off its price. */
  readonly price: (state: S, nation: NationNumber, advance: string) => number;
  /** Points that a token of treasury pays. */
  readonly tokenWorth: (state: S, nation: NationNumber) => number;
  readonly cites: Cites<'buy' | 'pay' | 'once' | 'needs' | 'held' | 'price' | 'points' | 'groups' | 'shown'>;
}
