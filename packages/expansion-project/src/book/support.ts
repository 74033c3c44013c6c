import type { Support } from '@ecumene/ancients';
import { SUPPORT_RATE } from '../data/turn-values.ts';
import { totalOf } from './effects.ts';
import type { EpState } from './state.ts';

const more = totalOf('support');

/** @rule EP 21.1 @rule EP 21.1.1 @rule EP 30.11.4 */
export const support: Support<EpState> = {
  perCity: (state, number) => SUPPORT_RATE + more(state, number),
  cites: {
    check: ['EP 21.1', 'EP 21.1.1', 'EP 21.3'],
    choose: ['EP 21.1.2', 'EP C27'],
    reduce: ['EP 21.2.1', 'EP 21.2.2'],
  },
};
