import { active, byStock, citiesInStock, has, nation, safestRate, type Taxes, total } from '@ecumene/ancients';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcState } from './state.ts';

const USUAL = 2;
const otherRates = total(CIVILIZATION_CARDS, 'tax-rates');
const staysCalm = has(CIVILIZATION_CARDS, 'no-revolt');

/** @rule AC 19.2 */
function rates(state: AcState, nation: number): readonly number[] {
  const spread = otherRates(state, nation);
  return spread === 0 ? [USUAL] : [USUAL - spread, USUAL, USUAL + spread];
}

/** Whoever has most in stock, of those that can replace a city. @rule AC 19.32 @rule AC A20 */
function heirs(state: AcState, rebel: number): readonly number[] {
  const able = active(state).filter((number) => number !== rebel && citiesInStock(nation(state, number)) > 0);
  return byStock(state, able).slice(0, 1);
}

/** @rule AC 19.1 @rule AC 19.2 @rule AC 19.34 */
export const taxes: Taxes<AcState> = {
  rates,
  usual: USUAL,
  timedOut: (state, number) => safestRate(taxes, state, number),
  mayRevolt: (state, nation) => !staysCalm(state, nation),
  revoltFails: () => false,
  heirs,
  cites: {
    pay: ['AC 19.1'],
    rate: ['AC 19.2'],
    revolt: ['AC 19.32', 'AC 19.31', 'AC 19.34', 'AC A20'],
    unclaimed: ['AC 19.33'],
    heir: ['AC 19.32'],
  },
};
