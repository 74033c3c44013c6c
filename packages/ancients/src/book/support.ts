import { at } from '@ecumene/engine';
import { aboard } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';

/** What cities need to stay. */
export interface Support<S> {
  /** Tokens each city needs. */
  readonly perCity: (state: S, nation: NationNumber) => number;
  readonly cites: Cites<'check' | 'choose' | 'reduce'>;
}

/** How many more tokens a nation needs to support its cities. Idle tokens and tokens aboard do not count. @rule support.check */
export function supportMissing<S extends PublicState>(
  { perCity }: Pick<Support<S>, 'perCity'>,
  state: S,
  nation: NationNumber,
): number {
  const one = at(state.nations, nation);
  return Math.max(0, one.cities * perCity(state, nation) - (one.tokens - one.idle - aboard(one)));
}
