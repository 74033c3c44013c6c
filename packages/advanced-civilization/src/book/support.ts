import type { Support } from '@ecumene/ancients';
import type { AcState } from './state.ts';

/** Tokens on the board that each city needs. @rule AC 26.31 */
export const SUPPORT_RATE = 2;

/** @rule AC 26.31 */
export const support: Support<AcState> = {
  perCity: () => SUPPORT_RATE,
  cites: {
    check: ['AC 26.31', 'AC 26.5', 'AC 30.421', 'AC ST tokens-aboard.2'],
    choose: ['AC 26.32'],
    reduce: ['AC 26.41'],
  },
};
