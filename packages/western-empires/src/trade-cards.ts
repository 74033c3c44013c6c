import { buyTradeCards, type Drawing, drawCards, fewestCitiesFirst } from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import { book } from './book.ts';
import type { WeWorld } from './world.ts';

const drawing: Drawing<WeWorld> = { book };

/** Everybody draws, fewest cities first. @rule WE drawing.3 @rule WE drawing.4 */
export function drawTradeCards(world: WeWorld): void {
  world.trade.restacked = [];
  world.trade.buried = [];
  for (const seat of fewestCitiesFirst(world)) drawCards(world, seat, drawing);
}

/** Who buys more cards: the same order, once all have drawn. @rule WE purchases.1 */
export function buyers(world: WeWorld): Seat[] {
  return fewestCitiesFirst(world);
}

export function buyMoreCards(world: WeWorld, seat: Seat): Script | void {
  return buyTradeCards(world, seat, drawing);
}
