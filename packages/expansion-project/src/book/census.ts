import type { Census } from '@ecumene/ancients';
import { hasPower } from './effects.ts';
import type { EpState } from './state.ts';

/** @rule EP 16.1.1 @rule EP 17.2.1 */
export const census: Census<EpState> = {
  comesLast: hasPower('moves-last'),
  cites: { order: ['EP 15.2', 'EP 15.1', 'EP 16.1', 'EP 17.2'] },
};
