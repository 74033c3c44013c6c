import { type NationNumber, nameOf, nation, spendTreasury } from '@ecumene/ancients';
import { happen } from '@ecumene/engine';
import type { EpWorld } from '../world.ts';
import { isUntouched } from './damage-limit.ts';

/** So many tokens of treasury go back to stock, or all there are. @rule EP 29.2.3.1 @rule EP 29.3.3.2 @rule EP 29.5.3.2 @rule EP 24.4 */
export function loseTreasury(world: EpWorld, number: NationNumber, tokens: number, rule: string): void {
  const lost = Math.min(tokens, nation(world, number).treasury);
  if (lost === 0 || isUntouched(world, number)) return;
  spendTreasury(world, number, lost);
  happen(world, rule, { what: 'treasury-lost', nation: nameOf(world, number), tokens: lost });
}

/** A choice: exactly so many. */
export function payTreasury(world: EpWorld, number: NationNumber, tokens: number, rule: string): void {
  if (tokens === 0) return;
  spendTreasury(world, number, tokens);
  happen(world, rule, { what: 'treasury-paid', nation: nameOf(world, number), tokens });
}
