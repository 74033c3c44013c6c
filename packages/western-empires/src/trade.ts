import { beginTrade, Prompt, TRADE, type Trading, trade, tradeAgents, tradeForms } from '@ecumene/ancients';
import { moves, type Script } from '@ecumene/engine';
import Type from 'typebox';
import { book } from './book.ts';
import type { WeWorld } from './world.ts';

const { offer, accept, withdraw, decline, done } = tradeForms;
const prompt = new Prompt(
  moves('trade', Type.Union([offer, accept, withdraw, decline, done])),
  TRADE.topic,
  TRADE.text,
);

/** Offers hold trade cards alone: neither treasury, advances nor promises. @rule WE trade.17 @rule WE buying.15 */
const trading: Trading<WeWorld> = { book, ask: (rule, acting, optional) => prompt.ask(rule, acting, optional) };

export function openTrade(world: WeWorld): void {
  beginTrade(world, book);
}

export function tradePhase(world: WeWorld): Script | void {
  return trade(world, trading);
}

/** An agent trades for a player who is away. */
export const tradeAgent = tradeAgents(() => trading);
