import { type Advances, priceFor } from '@ecumene/ancients';
import { CARDS } from '../data/civilization-cards.ts';
import type { AcState } from './state.ts';

/** Credits of cards, and by option what past calamities take off. @rule AC 31.57 @rule AC ST calamity-credit */
function price(state: AcState, nation: number, id: string): number {
  const full = priceFor(state, nation, CARDS, id);
  const less = state.options.calamityCredit ? (state.redress[nation]?.[id] ?? 0) : 0;
  return less === 0 ? full : Math.max(0, full - less);
}

export const advances: Advances<AcState> = {
  rows: CARDS,
  price,
  tokenWorth: () => 1,
  cites: {
    buy: ['AC 31.1', 'AC 31.12', 'AC 31.63', 'AC ST cards-before-calamities'],
    pay: ['AC 31.2', 'AC 31.31', 'AC 31.41', 'AC ST starting-credit'],
    once: ['AC 31.61'],
    needs: ['AC 31.62'],
    held: ['AC 31.53', 'AC A44'],
    price: ['AC 31.51', 'AC 31.53', 'AC 31.54', 'AC 31.55', 'AC 31.56', 'AC 31.57', 'AC 31.58'],
    points: ['AC 35.1A', 'AC 33.25'],
    groups: ['AC 31.551', 'AC 33.23'],
    shown: ['AC 30.312'],
  },
};
