import type { Growth } from '@ecumene/ancients';
import { GROWTH } from '../data/turn-values.ts';
import type { WeState } from './state.ts';

/** Everywhere, also beside an own city. @rule WE expansion.2 @rule WE expansion.3 @rule WE public-works.3 */
export const growth: Growth<WeState> = {
  adds: (_state, _nation, _area, tokens) => (tokens === 1 ? GROWTH.besideOne : GROWTH.besideMore),
  cites: {
    grow: [
      'WE expansion.3',
      'WE expansion.1',
      'WE expansion.4',
      'WE expansion.5',
      'WE expansion.10',
      'WE expansion.11',
    ],
    short: ['WE expansion.7', 'WE expansion.8', 'WE expansion.9'],
  },
};
