import { type NationNumber, nameOf, nation, spendTreasury } from '@ecumene/ancients';
import { happen } from '@ecumene/engine';
import type { WeWorld } from '../world.ts';

/** Never a choice: all there is, if that is less. @rule WE damage.15 @rule WE tempest.2 @rule WE squandered-wealth.1 @rule WE city-riots.2 @rule WE coastal-migration.2 */
export function loseTreasury(world: WeWorld, number: NationNumber, tokens: number, rule: string): void {
  const lost = Math.min(tokens, nation(world, number).treasury);
  if (lost === 0) return;
  spendTreasury(world, number, lost);
  happen(world, rule, { what: 'treasury-lost', nation: nameOf(world, number), tokens: lost });
}

/** A choice: exactly so many. @rule WE damage.13 */
export function payTreasury(world: WeWorld, number: NationNumber, tokens: number, rule: string): void {
  spendTreasury(world, number, tokens);
  happen(world, rule, { what: 'treasury-paid', nation: nameOf(world, number), tokens });
}
