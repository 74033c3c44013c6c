import type { Trade } from '@ecumene/ancients';
import { TRADE } from '../data/trade-cards.ts';
import type { EpState } from './state.ts';

/** One floor for both blocks. @rule EP 23.1 @rule EP 23.3 */
export const trade: Trade<EpState> = {
  fewest: TRADE.fewest,
  named: TRADE.named,
  mostOffers: 8,
  mayMeet: () => true,
  cites: {
    trade: ['EP 23.1', 'EP 23.2'],
    fewest: ['EP 23.3'],
    offer: ['EP 23.3', 'EP C32'],
    calamity: ['EP 22.3', 'EP 23.3'],
    end: ['EP 23.4'],
  },
};
