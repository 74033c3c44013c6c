import { active, citiesInStock, type NationNumber, nation, safestRate, type Taxes } from '@ecumene/ancients';
import { TAX_RATE } from '../data/turn-values.ts';
import { byCitiesInStock } from './beneficiary.ts';
import { effectsHeld, hasEffect } from './effects.ts';
import type { WeState } from './state.ts';

const rateChanges = effectsHeld('tax-rate');
const neverRevolts = hasEffect('no-tax-revolt');

/** One rate for all cities, the changes of all advances added up. @rule WE tax.3 @rule WE tax.4 @rule WE coinage.1 @rule WE coinage.3 @rule WE coinage.4 @rule WE monarchy.1 @rule WE monarchy.4 @rule WE monarchy.5 @rule WE pieces.7 */
function rates(state: WeState, number: NationNumber): readonly number[] {
  let all = [TAX_RATE];
  for (const { changes } of rateChanges(state, number)) all = all.flatMap((rate) => changes.map((by) => rate + by));
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Nobody whose own cities revolt. @rule WE tax-revolt.8 @rule WE tax-revolt.12 @rule WE W15 @rule WE democracy.5 */
function heirs(state: WeState, _rebel: NationNumber, rebels: readonly NationNumber[]): readonly NationNumber[] {
  const able = active(state).filter((number) => !rebels.includes(number) && citiesInStock(nation(state, number)) > 0);
  return byCitiesInStock(state, able).slice(0, 1);
}

export const taxes: Taxes<WeState> = {
  rates,
  usual: TAX_RATE,
  timedOut: (state, number) => safestRate(taxes, state, number),
  mayRevolt: (state, number) => !neverRevolts(state, number),
  revoltFails: () => false,
  heirs,
  cites: {
    pay: ['WE tax.2', 'WE tax.1', 'WE tax.5', 'WE tax.6', 'WE tax-revolt.1', 'WE tax-revolt.2'],
    rate: ['WE tax.4', 'WE coinage.5', 'WE monarchy.6', 'WE democracy.4'],
    revolt: [
      'WE tax-revolt.5',
      'WE tax-revolt.3',
      'WE tax-revolt.4',
      'WE tax-revolt.6',
      'WE tax-revolt.7',
      'WE tax-revolt.11',
      'WE democracy.1',
    ],
    unclaimed: ['WE tax-revolt.9'],
    heir: ['WE tax-revolt.8'],
  },
};
