import {
  beginTrade,
  isCommodity,
  type NationNumber,
  Prompt,
  TRADE,
  type Trading,
  trade,
  tradeAgents,
} from '@ecumene/ancients';
import { moves, type Script } from '@ecumene/engine';
import { book } from './book.ts';
import type { AcOptions } from './options.ts';
import { revealCards } from './reveal-cards.ts';
import { doTolls, refuseTolls, type TollMove, tradeMoveForms, varyWithTolls } from './tolls.ts';
import type { AcWorld } from './world.ts';

const prompt = new Prompt(moves('trade', tradeMoveForms), TRADE.topic, TRADE.text);

const trading: Trading<AcWorld, TollMove> = {
  book,
  ask: (rule, acting, optional) => prompt.ask(rule, acting, optional),
  received: layOpenReceived,
  refuse: refuseTolls,
  act: doTolls,
  vary: varyWithTolls,
};

/** A calamity that was traded stays where it is, by option. @rule AC ST single-trade */
export function givingUnder({ singleTrade }: AcOptions): Pick<Trading<AcWorld>, 'mayGive'> {
  return singleTrade ? { mayGive: (world, card) => world.trade.givers[card] === undefined } : {};
}

/** A calamity that was traded is laid open at once; that none came is news too. @rule AC ST single-trade */
function layOpenReceived(world: AcWorld, number: NationNumber, cards: readonly number[]): void {
  if (!world.options.singleTrade) return;
  const calamities = cards.filter((card) => !isCommodity(world, card));
  revealCards(world, number, calamities, 'AC ST single-trade');
}

export function openTrade(world: AcWorld): void {
  beginTrade(world, book);
}

export function tradePhase(world: AcWorld): Script | void {
  return trade(world, tradingUnder(world));
}

function tradingUnder(world: AcWorld): Trading<AcWorld, TollMove> {
  return { ...trading, ...givingUnder(world.options) };
}

/** An agent trades for a player who is away. */
export const tradeAgent = tradeAgents(tradingUnder);
