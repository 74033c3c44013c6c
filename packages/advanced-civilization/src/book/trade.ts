import type { Trade } from '@ecumene/ancients';
import { FEWEST_TRADED, NAMED } from '../data/trade-cards.ts';
import { between, inReach } from './reach.ts';
import type { AcState } from './state.ts';

/** By option two nations must reach each other, or a third that reaches both. @rule AC ST reach-trade.1 @rule AC ST reach-trade.3 */
function mayMeet(state: AcState, a: number, b: number): boolean {
  return !state.options.reachTrade || inReach(state, a, b) || between(state, a, b).length > 0;
}

/** @rule AC 28.2 @rule AC 28.3 @rule AC A25 */
export const trade: Trade<AcState> = {
  fewest: FEWEST_TRADED,
  named: NAMED,
  mostOffers: 12,
  mayMeet,
  cites: {
    trade: ['AC 28.1', 'AC 28.2'],
    fewest: ['AC 28.3'],
    offer: ['AC 28.3'],
    calamity: ['AC 29.2', 'AC 27.3'],
    end: ['AC 28.41'],
  },
};
