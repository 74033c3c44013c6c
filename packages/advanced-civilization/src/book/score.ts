import { cardPoints, type NationNumber, nation, type PublicState } from '@ecumene/ancients';
import { CARDS } from '../data/civilization-cards.ts';

/** Points of a step on the track, and of a city. */
export const POINTS = { step: 100, city: 50 } as const;

/** What everybody can count, by what it is for. @rule AC 35.1A @rule AC 35.1C @rule AC 35.1D @rule AC 35.1E */
export function openScoreParts(state: PublicState, number: NationNumber) {
  const { treasury, step, cities } = nation(state, number);
  return {
    cards: cardPoints(state, number, CARDS),
    track: POINTS.step * step,
    cities: POINTS.city * cities,
    treasury,
  };
}

/** What everybody can count. @rule AC 35.1A @rule AC 35.1C @rule AC 35.1D @rule AC 35.1E */
export function openScore(state: PublicState, number: NationNumber): number {
  const { cards, track, cities, treasury } = openScoreParts(state, number);
  return cards + track + cities + treasury;
}
