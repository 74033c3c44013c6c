import { beginTrade, Prompt, TRADE, type Trading, trade, tradeAgents, tradeForms } from '@ecumene/ancients';
import { moves, type Script } from '@ecumene/engine';
import Type from 'typebox';
import { book } from './book.ts';
import type { EpWorld } from './world.ts';

const { offer, accept, withdraw, decline, done } = tradeForms;
const prompt = new Prompt(
  moves('trade', Type.Union([offer, accept, withdraw, decline, done])),
  TRADE.topic,
  TRADE.text,
);

const trading: Trading<EpWorld> = { book, ask: (rule, acting, optional) => prompt.ask(rule, acting, optional) };

export function openTrade(world: EpWorld): void {
  beginTrade(world, book);
}

/** One floor for both blocks, until everybody is done or the clock closes it. @rule EP 23.1 @rule EP 23.4 */
export function tradePhase(world: EpWorld): Script | void {
  return trade(world, trading);
}

/** An agent trades for a player who is away. */
export const tradeAgent = tradeAgents(() => trading);
