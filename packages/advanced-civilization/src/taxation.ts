import { holds, payTaxes, revolts, type Taxation } from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import type { AcWorld } from './world.ts';

const USUAL = 2;
const ALWAYS = [USUAL] as const;
const WITH_COINAGE = [1, USUAL, 3] as const;

/** @rule AC 19.1 @rule AC 19.2 @rule AC 19.34 @rule AC 32.421 @rule AC 32.821 */
const taxation: Taxation = {
  rates: (world, number) => (holds(world, number, 'coinage') ? WITH_COINAGE : ALWAYS),
  usual: USUAL,
  mayRevolt: (world, number) => !holds(world, number, 'democracy'),
  rules: { pay: 'AC 19.1', rate: 'AC 19.2', revolt: 'AC 19.32', nobody: 'AC 19.33' },
};

export function taxes(world: AcWorld, seat: Seat): Script | void {
  return payTaxes(world, seat, taxation);
}

export function taxRevolts(world: AcWorld): Script | void {
  return revolts(world, taxation);
}
