import { type Growth, NOBODY } from '@ecumene/ancients';
import { GROWTH } from '../data/turn-values.ts';
import type { EpState } from './state.ts';

/** Never beside a city. @rule EP 14.1 @rule EP C21 */
export const growth: Growth<EpState> = {
  adds: (state, _nation, area, tokens) => {
    if (state.cityIn[area] !== NOBODY) return 0;
    return tokens === 1 ? GROWTH.besideOne : GROWTH.besideMore;
  },
  cites: { grow: ['EP 14.1', 'EP 14.3'], short: ['EP 14.2'] },
};
