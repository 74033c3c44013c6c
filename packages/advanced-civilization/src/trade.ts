import { isCommodity, layOpen, type NationNumber, openFloor, type Trading, trade } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { FEWEST_TRADED, NAMED } from './data/trade-cards.ts';
import { between, inReach } from './reach.ts';
import type { AcWorld } from './world.ts';

/** @rule AC 28.2 @rule AC 28.3 @rule AC A25 @rule AC ST single-trade */
export const trading: Trading = {
  fewest: FEWEST_TRADED,
  named: NAMED,
  standing: 12,
  mayGive: (world: AcWorld, card) => !world.options.singleTrade || world.trade.givers[card] === undefined,
  received: layOpenReceived,
  rules: { trade: 'AC 28.1', offer: 'AC 28.3', calamity: 'AC 29.2', end: 'AC 28.41' },
};

/** @rule AC ST reach-trade.1 @rule AC ST reach-trade.3 */
const withinReach: Trading = { ...trading, mayTrade: inReach, middlemen: between };

/** A calamity that was traded is laid open at once; that none came is news too. @rule AC ST single-trade */
function layOpenReceived(world: AcWorld, number: NationNumber, cards: readonly number[]): void {
  if (!world.options.singleTrade) return;
  const calamities = cards.filter((card) => !isCommodity(world, card));
  layOpen(world, number, calamities, 'AC ST single-trade');
}

function tradingOf({ options }: AcWorld): Trading {
  return options.reachTrade ? withinReach : trading;
}

export function openTrading(world: AcWorld): void {
  openFloor(world, tradingOf(world));
}

export function tradingFloor(world: AcWorld): Script | void {
  return trade(world, tradingOf(world));
}
