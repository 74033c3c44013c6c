import { cardPoints, nation, type Score } from '@ecumene/ancients';
import { CARDS } from '../data/civilization-cards.ts';
import type { AcState } from './state.ts';

/** Points of a step on the track, and of a city. */
export const POINTS = { step: 100, city: 50 } as const;

export const score: Score<AcState> = {
  /** Hands count besides when the game is over. @rule AC 35.1A @rule AC 35.1C @rule AC 35.1D @rule AC 35.1E */
  parts: (state, number) => {
    const { treasury, step, cities } = nation(state, number);
    return {
      cards: cardPoints(state, number, CARDS),
      track: POINTS.step * step,
      cities: POINTS.city * cities,
      treasury,
    };
  },
  cites: { count: ['AC 35.1'] },
};
