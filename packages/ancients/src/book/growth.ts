import type { AreaNumber, NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';

/** How a game's population grows. */
export interface Growth<S> {
  /** How many tokens are added where a nation has so many, also beside cities. */
  readonly adds: (state: S, nation: NationNumber, area: AreaNumber, tokens: number) => number;
  readonly cites: Cites<'grow' | 'short'>;
}
