import { happen } from '@ecumene/engine';
import { settleTokens } from './action-tokens.ts';
import { idOf, NONE } from './cards/numbered.ts';
import { layOnPile } from './military-cards.ts';
import { type Ages, type Civilization, civAt, NOBODY, touchAll } from './world.ts';

/** The pact in a play area leaves play and affects neither party any more. @rule TTA cancel-pact.2 */
export function endPact(world: Ages, holder: Civilization, rule: string): void {
  if (holder.pact === NONE) return;
  const card = holder.pact;
  happen(world, rule, {
    what: 'pact-ended',
    seat: holder.seat,
    with: civAt(world, holder.pactWith).seat,
    card: idOf(card),
  });
  layOnPile(world, card, true);
  holder.pact = NONE;
  holder.pactWith = NOBODY;
  holder.pactSide = 'both';
  touchAll(world);
  settleTokens(world);
}
