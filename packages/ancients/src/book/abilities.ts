import type { NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';

/** The special abilities of a game that has a phase for them. */
export interface Abilities<S> {
  /** The abilities a nation has, by what gives them, in the order of the book. */
  readonly held: (state: S, nation: NationNumber) => readonly string[];
  readonly cites: Cites<'use' | 'once' | 'give'>;
}
