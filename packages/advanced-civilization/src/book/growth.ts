import { foreignTokensIn, type Growth, NOBODY } from '@ecumene/ancients';
import type { AcState } from './state.ts';

/** New tokens in an area with one token, and in one with more. @rule AC 20.1 */
export const GROWTH = { besideOne: 1, besideMore: 2 } as const;

/** Nothing beside cities; one token more where there is one, two where there are more. @rule AC 20.1 @rule AC 20.3 @rule AC ST slow-growth */
export const growth: Growth<AcState> = {
  adds: (state, nation, area, tokens) => {
    if (state.cityIn[area] !== NOBODY) return 0;
    const isSlow = tokens === 1 || (state.options.slowGrowth && foreignTokensIn(state, area, nation) > 0);
    return isSlow ? GROWTH.besideOne : GROWTH.besideMore;
  },
  cites: { grow: ['AC 20.1', 'AC 20.2'], short: ['AC 20.2'] },
};
