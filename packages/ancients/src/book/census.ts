import type { NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';

/** How a game orders nations by their number of tokens. */
export interface Census<S> {
  /** Nations that come after all others. */
  readonly comesLast: (state: S, nation: NationNumber) => boolean;
  readonly cites: Cites<'order'>;
}
