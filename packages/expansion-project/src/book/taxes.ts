import { active, citiesInStock, type NationNumber, nation, pointsInStock, type Taxes } from '@ecumene/ancients';
import { TAX_RATE } from '../data/turn-values.ts';
import { hasPower, totalOf } from './effects.ts';
import type { EpState } from './state.ts';

const varies = totalOf('tax-rates');
const higher = totalOf('tax-higher');
const neverRevolts = hasPower('no-revolt');

/** Coinage one lower or higher, Monarchy one higher, each or not. @rule EP 13.2.1 @rule EP 13.2.2 @rule EP 13.2.3 @rule EP C13 */
function rates(state: EpState, number: NationNumber): readonly number[] {
  const least = TAX_RATE - varies(state, number);
  const most = TAX_RATE + varies(state, number) + higher(state, number);
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** Everybody who can benefit from a revolt: all who play but for its victim and those who leave. @rule EP 13.3.2 @rule EP L1 */
function rivals(state: EpState, rebel: NationNumber, leavers: readonly NationNumber[]): readonly NationNumber[] {
  return active(state).filter((number) => number !== rebel && !leavers.includes(number));
}

/** Whether nobody else has more unit points in stock: then a revolt has no effect. @rule EP 13.3.2 @rule EP C16 */
function leads(state: EpState, rebel: NationNumber, others: readonly NationNumber[]): boolean {
  const own = pointsInStock(nation(state, rebel));
  return others.every((other) => pointsInStock(nation(state, other)) <= own);
}

/** Whoever has most unit points in stock and a city to take over with; several, where the victim decides. @rule EP 13.3.2 @rule EP 13.3.3 */
function heirs(state: EpState, others: readonly NationNumber[]): readonly NationNumber[] {
  const able = others.filter((other) => citiesInStock(nation(state, other)) > 0);
  const most = Math.max(...able.map((other) => pointsInStock(nation(state, other))));
  return able.filter((other) => pointsInStock(nation(state, other)) === most);
}

/** Taxes where some players are leaving, who take nothing over. @rule EP L1 */
export function taxesWithout(leavers: readonly NationNumber[]): Taxes<EpState> {
  return {
    rates,
    usual: TAX_RATE,
    mayRevolt: (state, number) => !neverRevolts(state, number),
    revoltFails: (state, rebel) => leads(state, rebel, rivals(state, rebel, leavers)),
    heirs: (state, rebel) => heirs(state, rivals(state, rebel, leavers)),
    cites: {
      pay: ['EP 13.1', 'EP 13.3.1', 'EP 4.2', 'EP C14'],
      rate: ['EP 13.2.3', 'EP 13.2.1', 'EP 13.2.2', 'EP C13'],
      revolt: ['EP 13.3.3', 'EP 13.3.1', 'EP 13.3.2', 'EP 13.3.5', 'EP C15', 'EP C16'],
      unclaimed: ['EP 13.3.4'],
      heir: ['EP 13.3.2'],
    },
  };
}

export const taxes = taxesWithout([]);
