import {
  buyTradeCards,
  type Drawing,
  drawCards,
  faceOf,
  fewestCitiesFirst,
  type NationNumber,
} from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { book } from './book.ts';
import { revealCards } from './reveal-cards.ts';
import type { AcWorld } from './world.ts';

const drawing: Drawing<AcWorld> = { book, drawn: layOpenDrawn };

/** Non-tradable calamities that were drawn are laid open; if there are none, that is news too. @rule AC ST non-tradable-revealed */
function layOpenDrawn(world: AcWorld, number: NationNumber, cards: readonly number[]): void {
  if (!world.options.nonTradableRevealed) return;
  const drawn = cards.filter((card) => !faceOf(world, card).tradable);
  revealCards(world, number, drawn, 'AC ST non-tradable-revealed');
}

/** Fewest cities first; whoever buys cards does so before the next player draws. @rule AC 27.1 @rule AC 27.51 */
export function* tradeCards(world: AcWorld): Script {
  world.unsettled = true;
  world.trade.restacked = [];
  world.trade.buried = [];
  for (const seat of fewestCitiesFirst(world)) {
    drawCards(world, seat, drawing);
    const purchases = buyTradeCards(world, seat, drawing);
    if (purchases) yield* purchases;
  }
}
