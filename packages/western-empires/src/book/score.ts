import { nation, type Score } from '@ecumene/ancients';
import { POINTS } from '../data/track.ts';
import type { WeState } from './state.ts';
import { advancesHeld, citiesOnTrack } from './track.ts';

export const score: Score<WeState> = {
  /** The bonus goes to a marker that entered the Late Iron Age alone. @rule WE victory.2 @rule WE victory.3 @rule WE victory.4 @rule WE victory.5 @rule WE victory.6 @rule WE victory.7 @rule WE advance-cards.7 @rule WE W45 @rule WE W46 */
  parts: (state, number) => {
    const { cities, step } = nation(state, number);
    const counted = state.options.wonderAsCity === 'track-and-points' ? citiesOnTrack(state, number) : cities;
    const entered = state.lateIron?.nations ?? [];
    return {
      cards: advancesHeld(state, number).reduce((sum, { points }) => sum + points, 0),
      track: POINTS.step * step,
      cities: POINTS.city * counted,
      bonus: entered.length === 1 && entered[0] === number ? POINTS.bonus : 0,
    };
  },
  cites: { count: ['WE victory.1'] },
};
