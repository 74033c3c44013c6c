import { at } from '@ecumene/engine';
import type { Shore } from '../ground.ts';
import { terrain } from '../nations.ts';
import type { PublicState } from '../state.ts';
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
  /** Whether ships can be built in an area, or on one shore of it. */
  readonly isHarbour: (state: S, area: AreaNumber, shore?: number) => boolean;
  /** Whether a player whose clock ran out keeps a ship even with the last token of its area. */
  readonly timedOutLeviesLast?: boolean;
  readonly cites: Cites<'build' | 'place' | 'keep' | 'most' | 'water' | 'coast'>;
}

/** The shores of an area on which ships can be built. @rule ships.water */
export function harboursIn<S extends PublicState>(
  { isHarbour }: Pick<Ships<S>, 'isHarbour'>,
  state: S,
  area: AreaNumber,
): readonly Shore[] {
  return at(terrain(state).shores, area).filter((_, shore) => isHarbour(state, area, shore));
}
