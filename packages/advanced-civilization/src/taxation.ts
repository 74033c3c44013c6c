import { holds, payTaxes, revolts, type Taxation, unpaidCities } from '@ecumene/ancients';
import { at, type Script, type Seat } from '@ecumene/engine';
import type { AcWorld } from './world.ts';

const USUAL = 2;
const ALWAYS = [USUAL] as const;
const WITH_COINAGE = [1, USUAL, 3] as const;

type Holds = (card: string) => boolean;

function ratesFor(has: Holds): readonly number[] {
  return has('coinage') ? WITH_COINAGE : ALWAYS;
}

function mayRevolt(has: Holds): boolean {
  return !has('democracy');
}

/** The lowest rate a nation may tax at, and how many cities it would lose even so. */
export function leastTax(
  has: Holds,
  of: { readonly stock: number; readonly cities: number },
): { rate: number; lost: number } {
  const rate = at(ratesFor(has), 0);
  return { rate, lost: mayRevolt(has) ? unpaidCities(of, rate) : 0 };
}

/** @rule AC 19.1 @rule AC 19.2 @rule AC 19.34 @rule AC 32.421 @rule AC 32.821 */
const taxation: Taxation = {
  rates: (world, number) => ratesFor((card) => holds(world, number, card)),
  usual: USUAL,
  mayRevolt: (world, number) => mayRevolt((card) => holds(world, number, card)),
  rules: { pay: 'AC 19.1', rate: 'AC 19.2', revolt: 'AC 19.32', nobody: 'AC 19.33' },
};

export function taxes(world: AcWorld, seat: Seat): Script | void {
  return payTaxes(world, seat, taxation);
}

export function taxRevolts(world: AcWorld): Script | void {
  return revolts(world, taxation);
}
