import { nation, type Strike, spare } from '@ecumene/ancients';
import { happen } from '@ecumene/engine';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import { isUntouched } from './damage-limit.ts';

const REGRESSION = 'regression';

/** The marker moves back at once, but never behind the arrow. @rule EP 29.9.1.1 @rule EP 29.9.1.2 @rule EP 29.9.1.3 @rule EP 28.4.2 @rule EP C63 */
export function regression(world: EpWorld, strike: Strike): void {
  const { victim } = strike;
  const one = nation(world, victim);
  const { amount } = CALAMITY_ROWS[REGRESSION];
  const steps = Math.min(one.step, workOut(world, victim, REGRESSION, 'steps-back', amount, 'EP 29.9.1.2'));
  if (steps === 0 || isUntouched(world, victim)) {
    spare(world, 'EP 29.9.1.1', strike);
    return;
  }
  one.step -= steps;
  happen(world, 'EP 29.9.1.1', { what: 'stepped-back', nation: one.name, step: one.step, steps });
}
