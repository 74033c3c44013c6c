import { at } from '@ecumene/engine';
import type { PublicState } from '../state.ts';
import type { NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';

/** How a game taxes. */
export interface Taxes<S> {
  /** The rates a nation may choose from, the lowest first. */
  readonly rates: (state: S, nation: NationNumber) => readonly number[];
  readonly usual: number;
  /** The rate of a player whose clock ran out; the usual one, if not said. */
  readonly timedOut?: (state: S, nation: NationNumber) => number;
  readonly mayRevolt: (state: S, nation: NationNumber) => boolean;
  /** Whether unpaid cities stay all the same. */
  readonly revoltFails: (state: S, rebel: NationNumber) => boolean;
  /**
   * Who takes over revolting cities next, of all that can; nobody, if none can. Of several equal ones the rebel's owner
   * decides. `rebels` are all whose cities revolt now.
   */
  readonly heirs: (state: S, rebel: NationNumber, rebels: readonly NationNumber[]) => readonly NationNumber[];
  readonly cites: Cites<'pay' | 'rate' | 'revolt' | 'unclaimed' | 'heir'>;
}

/** How many cities a stock does not pay for at a rate. @rule taxes.pay */
export function unpaidCities(
  { stock, cities }: { readonly stock: number; readonly cities: number },
  rate: number,
): number {
  return rate === 0 ? 0 : Math.max(0, cities - Math.floor(stock / rate));
}

/** How many cities of a nation would revolt at a rate. @rule taxes.revolt */
export function revoltsAt<S extends PublicState>(
  { mayRevolt }: Pick<Taxes<S>, 'mayRevolt'>,
  state: S,
  nation: NationNumber,
  rate: number,
): number {
  return mayRevolt(state, nation) ? unpaidCities(at(state.nations, nation), rate) : 0;
}

/** What a rate brings a nation, and how many of its cities would revolt. @rule taxes.pay @rule taxes.revolt */
export function taxAt<S extends PublicState>(
  taxes: Pick<Taxes<S>, 'mayRevolt'>,
  state: S,
  nation: NationNumber,
  rate: number,
): { readonly tokens: number; readonly revolts: number } {
  const { stock, cities } = at(state.nations, nation);
  return { tokens: Math.min(stock, rate * cities), revolts: revoltsAt(taxes, state, nation, rate) };
}

/** Of the rates at which fewest cities revolt, the one nearest to the usual rate. @rule taxes.rate */
export function safestRate<S extends PublicState>(
  taxes: Pick<Taxes<S>, 'mayRevolt' | 'rates' | 'usual'>,
  state: S,
  nation: NationNumber,
): number {
  const lost = (rate: number): number => revoltsAt(taxes, state, nation, rate);
  const distance = (rate: number): number => Math.abs(rate - taxes.usual);
  return at(
    taxes.rates(state, nation).toSorted((a, b) => lost(a) - lost(b) || distance(a) - distance(b)),
    0,
  );
}

/** The lowest rate a nation may choose, and how many of its cities would revolt even so. @rule taxes.rate */
export function lowestTax<S extends PublicState>(
  taxes: Taxes<S>,
  state: S,
  nation: NationNumber,
): { readonly rate: number; readonly revolts: number } {
  const rate = at(taxes.rates(state, nation), 0);
  return { rate, revolts: revoltsAt(taxes, state, nation, rate) };
}
