import type { AreaNumber, NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';

/** How a game builds and keeps ships. */
export interface Ships<S> {
  /** Tokens a new ship costs. */
  readonly cost: number;
  /** Tokens it costs to keep one for another turn. */
  readonly upkeep: (state: S, nation: NationNumber) => number;
  /** Ships a nation may have in play. */
  readonly most: (state: S, nation: NationNumber) => number;
  /** Whether ships can be built in an area. */
  readonly isHarbour: (state: S, area: AreaNumber) => boolean;
  readonly cites: Cites<'build' | 'place' | 'keep' | 'most' | 'water' | 'coast'>;
}
