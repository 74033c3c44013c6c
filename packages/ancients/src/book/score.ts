import type { NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';

/** How points are counted. */
export interface Score<S> {
  /** What everybody can count of a nation's points, by what it is for: `cards`, `track`, `cities`, or something of the game's own. */
  readonly parts: (state: S, nation: NationNumber) => Readonly<Record<string, number>>;
  readonly cites: Cites<'count'>;
}

/** The points of a nation that everybody can count. @rule score.count */
export function openPoints<S>(score: Score<S>, state: S, nation: NationNumber): number {
  return Object.values(score.parts(state, nation)).reduce((sum, points) => sum + points, 0);
}
