import {
  active,
  affordable,
  buyTradeCards,
  type Drawing,
  drawCards,
  fewestCitiesFirst,
  nation,
  nationOf,
} from '@ecumene/ancients';
import { at, type Script, type Seat } from '@ecumene/engine';
import { stacksFor } from './book/trade-cards.ts';
import { book } from './book.ts';
import { LEVELS } from './data/blocks.ts';
import { isBeforeVersion3 } from './versions.ts';
import type { EpWorld } from './world.ts';

const drawing: Drawing<EpWorld> = { book };

/** The same for the cities beyond the ninth. @rule EP 33.3.2.2 */
const secondDrawing: Drawing<EpWorld> = {
  book: {
    tradeCards: {
      ...book.tradeCards,
      stacks: (state, number) => stacksFor(state, number, nation(state, number).cities - LEVELS),
    },
  },
};

/** Whether anybody draws cards or can buy some: also without any city, whoever has the treasury may buy. @rule EP 12.2 @rule EP 22.5.1 */
export function hasTradeCards(world: EpWorld): boolean {
  const numbers = active(world);
  if (numbers.some((number) => nation(world, number).cities > 0)) return true;
  const isEmpty = (stack: number): boolean => at(world.trade.stacks, stack - 1).length === 0;
  const canBuy = (number: number): boolean => affordable(book.tradeCards, world, number, [], isEmpty).length > 0;
  return !isBeforeVersion3(world) && numbers.some(canBuy);
}

/** Everybody draws, fewest cities first; then those with more than nine cities draw again. @rule EP 22.1 @rule EP 22.2 @rule EP 33.3.2.2 */
export function drawTradeCards(world: EpWorld): void {
  world.trade.restacked = [];
  world.trade.buried = [];
  const order = fewestCitiesFirst(world);
  for (const seat of order) drawCards(world, seat, drawing);
  for (const seat of order)
    if (nation(world, nationOf(world, seat)).cities > LEVELS) drawCards(world, seat, secondDrawing);
}

/** Cards from stacks that somebody names, all at once. @rule EP 31.4 */
export function drawNamed(world: EpWorld, seat: Seat, stacks: readonly number[]): void {
  drawCards(world, seat, { book: { tradeCards: { ...book.tradeCards, stacks: () => stacks } } });
}

/** Who buys more cards: the same order, once all have drawn. @rule EP 22.5.1 */
export function buyers(world: EpWorld): Seat[] {
  return fewestCitiesFirst(world);
}

/** @rule EP 22.5.1 @rule EP C31 */
export function buyMoreCards(world: EpWorld, seat: Seat): Script | void {
  return buyTradeCards(world, seat, drawing);
}
