import { happen, type Refusal } from '@ecumene/engine';
import { canSpendCivil, spendCivil } from '../action-tokens.ts';
import { actionCosts } from '../board.ts';
import { payBill, refuseBill, type Wishes } from '../payments.ts';
import { priceOfPopulation } from '../prices.ts';
import { NO_CIVIL_ACTION, no } from '../refusals.ts';
import { gainPopulation } from '../workers.ts';
import type { Ages, Civilization } from '../world.ts';
import type { Doing } from './moves.ts';

const EMPTY = no('empty-bank', 'population.4', 'Your yellow bank is empty. You cannot increase population.');

/** Whether population can be increased at all, beside what it costs in actions. @rule TTA workers.4 @rule TTA population.4 */
export function refuseGrowth(world: Ages, civ: Civilization, wishes: Wishes, cheaper = 0): Refusal | undefined {
  const food = priceOfPopulation(world, civ, cheaper);
  if (food === undefined) return EMPTY;
  return refuseBill(world, civ, { food, resources: 0 }, wishes);
}

/** Pays the food and moves the token. @rule TTA population.2 @rule TTA population.3 @rule TTA ruling.T32 */
export function growNow(world: Ages, civ: Civilization, wishes: Wishes, cheaper = 0): void {
  const food = priceOfPopulation(world, civ, cheaper) ?? 0;
  payBill(world, civ, { food, resources: 0 }, wishes);
  welcome(world, civ, food);
}

/** A token that is paid for becomes an unused worker. @rule TTA population.3 */
export function welcome(world: Ages, civ: Civilization, food: number): void {
  gainPopulation(civ, 1);
  happen(world, 'TTA population.3', { what: 'grew', seat: civ.seat, food });
}

/** @rule TTA population.1 */
export function refuseGrow(world: Ages, civ: Civilization, move: Doing<'grow'>): Refusal | undefined {
  if (!canSpendCivil(world, civ, actionCosts.increasePopulation.civil)) return NO_CIVIL_ACTION;
  return refuseGrowth(world, civ, move);
}

export function grow(world: Ages, civ: Civilization, move: Doing<'grow'>): void {
  spendCivil(world, civ, actionCosts.increasePopulation.civil, move.red);
  growNow(world, civ, move);
}
