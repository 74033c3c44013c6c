import type { Refusal } from '@ecumene/engine';
import { NO_FOOD, NO_RESOURCES, no } from './refusals.ts';
import { statistics } from './statistics.ts';
import { bankAfterPaying, payKeeping, payStored, type Stored } from './tokens.ts';
import type { Ages, Civilization } from './world.ts';

/** How a player wants to pay: with one unit of the other good, or leaving certain tokens. */
export interface Wishes {
  readonly trade?: boolean;
  /** Tokens of each worth that are left afterwards. */
  readonly keep?: { readonly food?: readonly number[]; readonly resources?: readonly number[] };
}

/** What is to be paid. */
export interface Bill {
  readonly food: number;
  readonly resources: number;
}

/** Whether one unit of the other good may stand in for this one now. @rule TTA ruling.T84 @rule TTA ruling.T61 */
export function mayTrade(world: Ages, civ: Civilization, forGood: Stored): boolean {
  if (civ.turn.traded || civ.place !== world.current) return false;
  return statistics(world, civ).powers.some(({ ability }) => ability.does === 'pay-with' && ability.as === forGood);
}

/** The bill with one unit exchanged, if the player wishes so and there is something to exchange. */
export function billed(world: Ages, civ: Civilization, bill: Bill, wishes: Wishes): Bill {
  if (!wishes.trade) return bill;
  if (bill.resources > 0 && mayTrade(world, civ, 'resources'))
    return { food: bill.food + 1, resources: bill.resources - 1 };
  if (bill.food > 0 && mayTrade(world, civ, 'food')) return { food: bill.food - 1, resources: bill.resources + 1 };
  return bill;
}

/**
 * A bill must be payable in full, the food first: both payments make change with the same bank.
 * @rule TTA action-phase.3 @rule TTA paying.5 @rule TTA ruling.P4 @rule TTA ruling.T23
 */
export function refuseBill(world: Ages, civ: Civilization, asked: Bill, wishes: Wishes): Refusal | undefined {
  const { keep, trade } = wishes;
  const bill = billed(world, civ, asked, wishes);
  if (trade && bill === asked)
    return no('trade', 'ruling.T84', 'No pact lets you exchange food and resources in this payment. Pay without it.');
  if (keep !== undefined && world.options.payments === 'automatic')
    return no('automatic', 'ruling.T23', 'This table pays automatically. You cannot choose the tokens.');
  const bank = bankAfterPaying(civ, 'food', bill.food, civ.blue, keep?.food);
  if (bank === undefined) return NO_FOOD;
  return bankAfterPaying(civ, 'resources', bill.resources, bank, keep?.resources) === undefined
    ? NO_RESOURCES
    : undefined;
}

/** Pays a bill that is known to be payable. */
export function payBill(world: Ages, civ: Civilization, asked: Bill, wishes: Wishes): void {
  const bill = billed(world, civ, asked, wishes);
  if (bill !== asked) civ.turn.traded = true;
  for (const good of ['food', 'resources'] as const) {
    const kept = wishes.keep?.[good];
    if (kept === undefined) payStored(civ, good, bill[good]);
    else payKeeping(civ, good, kept);
  }
}
