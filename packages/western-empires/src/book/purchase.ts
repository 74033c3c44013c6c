import type { NationNumber } from '@ecumene/ancients';
import { effectsHeld } from './effects.ts';
import type { WeState } from './state.ts';

const substitutes = effectsHeld('substitute-card');

/** Whether one card may stand in for another of a set when a nation buys. @rule WE trade-empire.1 */
export function mayUseSubstitute(state: WeState, number: NationNumber): boolean {
  return substitutes(state, number).length > 0;
}
