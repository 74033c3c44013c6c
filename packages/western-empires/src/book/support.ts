import type { NationNumber, Support } from '@ecumene/ancients';
import { SUPPORT_RATE } from '../data/turn-values.ts';
import { effectsHeld } from './effects.ts';
import type { WeState } from './state.ts';

const higher = effectsHeld('support-rate');

/** Tokens each city needs. @rule WE support.2 @rule WE cultural-ascendancy.4 @rule WE cultural-ascendancy.10 */
export function supportRate(state: WeState, nation: NationNumber): number {
  return higher(state, nation).reduce((sum, { by }) => sum + by, SUPPORT_RATE);
}

export const support: Support<WeState> = {
  perCity: supportRate,
  cites: {
    check: ['WE support.2', 'WE support.1', 'WE cultural-ascendancy.11'],
    choose: ['WE support.5', 'WE support.3', 'WE W20'],
    reduce: ['WE support.4', 'WE support.6'],
  },
};
