import { nation, type Score } from '@ecumene/ancients';
import { POINTS } from '../data/track.ts';
import type { EpState } from './state.ts';
import { advancesHeld } from './track.ts';

export const score: Score<EpState> = {
  /** @rule EP 35.1A @rule EP 35.1B @rule EP 35.1C @rule EP C75 */
  parts: (state, number) => {
    const { cities, step } = nation(state, number);
    return {
      cards: advancesHeld(state, number).reduce((sum, { points }) => sum + points, 0),
      track: POINTS.step * step,
      cities: POINTS.city * cities,
    };
  },
  cites: { count: ['EP 35.1'] },
};
