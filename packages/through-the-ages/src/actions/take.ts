import type { Refusal } from '@ecumene/engine';
import { canSpendCivil, spendCivil } from '../action-tokens.ts';
import { priceInRow } from '../prices.ts';
import { NO_CIVIL_ACTION } from '../refusals.ts';
import { refuseTaking, takeNow } from '../taking.ts';
import type { Ages, Civilization } from '../world.ts';
import type { Doing } from './moves.ts';

/** @rule TTA take-card.2 @rule TTA take-card.4 @rule TTA take-card.6 @rule TTA take-wonder.5 @rule TTA hand.4 */
export function refuseTake(world: Ages, civ: Civilization, move: Doing<'take'>): Refusal | undefined {
  const refusal = refuseTaking(world, civ, move.space);
  if (refusal !== undefined) return refusal;
  return canSpendCivil(world, civ, priceInRow(world, civ, move.space)) ? undefined : NO_CIVIL_ACTION;
}

export function take(world: Ages, civ: Civilization, move: Doing<'take'>): void {
  const price = priceInRow(world, civ, move.space);
  spendCivil(world, civ, price, move.red);
  civ.turn.taken.push(takeNow(world, civ, move.space, price));
}
