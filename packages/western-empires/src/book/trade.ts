import type { Trade } from '@ecumene/ancients';
import { TRADE } from '../data/trade-cards.ts';
import type { WeState } from './state.ts';

/** @rule WE trade.12 @rule WE trade.13 */
export const trade: Trade<WeState> = {
  fewest: TRADE.fewest,
  named: TRADE.named,
  mostOffers: 12,
  mayMeet: () => true,
  cites: {
    trade: ['WE trade.10', 'WE trade.7', 'WE trade.11', 'WE trade.16', 'WE trade.18', 'WE trade.19'],
    fewest: ['WE trade.12'],
    offer: ['WE trade.13', 'WE trade.14', 'WE trade.20', 'WE trade.21', 'WE W22'],
    calamity: ['WE trade.5', 'WE trade.6', 'WE trade.15'],
    end: ['WE trade.22'],
  },
};
