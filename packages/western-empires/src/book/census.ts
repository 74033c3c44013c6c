import type { Census } from '@ecumene/ancients';
import { hasEffect } from './effects.ts';
import type { WeState } from './state.ts';

/** @rule WE military.1 @rule WE military.4 @rule WE census.5 */
export const census: Census<WeState> = {
  comesLast: hasEffect('moves-last'),
  cites: { order: ['WE census.1', 'WE movement.1', 'WE movement.2', 'WE W62'] },
};
