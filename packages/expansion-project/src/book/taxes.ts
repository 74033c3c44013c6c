import {
  active,
  citiesInStock,
  type NationNumber,
  nation,
  pointsInStock,
  safestRate,
  type Taxes,
} from '@ecumene/ancients';
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

function rivals(state: EpState, rebel: NationNumber, absent: readonly NationNumber[]): readonly NationNumber[] {
  return active(state).filter((other) => other !== rebel && !absent.includes(other));
}

/** Whether nobody else has more unit points in stock: then a revolt has no effect. @rule EP 13.3.2 @rule EP C16 */
function leads(state: EpState, rebel: NationNumber, absent: readonly NationNumber[] = []): boolean {
  const own = pointsInStock(nation(state, rebel));
  return rivals(state, rebel, absent).every((other) => pointsInStock(nation(state, other)) <= own);
}

/** Whoever has most unit points in stock and a city to take over with; several, where the victim decides. @rule EP 13.3.2 @rule EP 13.3.3 */
function heirs(state: EpState, rebel: NationNumber, absent: readonly NationNumber[] = []): readonly NationNumber[] {
  const able = rivals(state, rebel, absent).filter((other) => citiesInStock(nation(state, other)) > 0);
  const most = Math.max(...able.map((other) => pointsInStock(nation(state, other))));
  return able.filter((other) => pointsInStock(nation(state, other)) === most);
}

export const taxes: Taxes<EpState> = {
  rates,
  usual: TAX_RATE,
  timedOut: (state, number) => safestRate(taxes, state, number),
  mayRevolt: (state, number) => !neverRevolts(state, number),
  revoltFails: (state, rebel) => leads(state, rebel),
  heirs: (state, rebel) => heirs(state, rebel),
  cites: {
    pay: ['EP 13.1', 'EP 13.3.1', 'EP 4.2', 'EP C14'],
    rate: ['EP 13.2.3', 'EP 13.2.1', 'EP 13.2.2', 'EP C13'],
    revolt: ['EP 13.3.3', 'EP 13.3.1', 'EP 13.3.2', 'EP 13.3.5', 'EP C15', 'EP C16'],
    unclaimed: ['EP 13.3.4'],
    heir: ['EP 13.3.2'],
  },
};

/** The same where some do not benefit from revolts. @rule EP L1 */
export function taxesWithout(absent: readonly NationNumber[]): Taxes<EpState> {
  return {
    ...taxes,
    revoltFails: (state, rebel) => leads(state, rebel, absent),
    heirs: (state, rebel) => heirs(state, rebel, absent),
  };
}
