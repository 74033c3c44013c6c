import { happen, type Refusal, refuse, reveal, say, the } from '@ecumene/engine';
import { nameOf, nation, nationNamed } from '../nations.ts';
import { findCards, passCards } from '../trade-cards/hands.ts';
import type { Ancients, NationNumber } from '../world.ts';
import type { Accept, Toll } from './moves.ts';
import type { Trading } from './trading.ts';

/** Trade through a third nation, which may ask a card for it. @rule AC ST reach-trade.3 */

function mayMeet(world: Ancients, a: NationNumber, b: NationNumber, trading: Trading): boolean {
  return trading.mayTrade?.(world, a, b) !== false;
}

/** Whether two nations may trade at all, directly or through another. @rule AC ST reach-trade.1 @rule AC ST reach-trade.3 */
export function canMeet(world: Ancients, a: NationNumber, b: NationNumber, trading: Trading): boolean {
  return mayMeet(world, a, b, trading) || (trading.middlemen?.(world, a, b) ?? []).length > 0;
}

/** Who lets these two trade through it. */
export function hosts(world: Ancients, a: NationNumber, b: NationNumber, trading: Trading): NationNumber[] {
  if (mayMeet(world, a, b, trading)) return [];
  const { tolls = {} } = world.trade.market;
  return (trading.middlemen?.(world, a, b) ?? []).filter((number) => tolls[number] !== undefined);
}

/** @rule AC ST reach-trade.3 */
export function refuseToll(
  world: Ancients,
  _number: NationNumber,
  { card }: Toll,
  { middlemen, rules }: Trading,
): Refusal | undefined {
  if (middlemen === undefined) return refuse('no-tolls', say('Nations trade with each other directly.'), rules.trade);
  if (card === undefined || world.trade.faces.some(({ id, kind }) => id === card && kind === 'commodity'))
    return undefined;
  return refuse('toll', say('Name a commodity.'), rules.trade);
}

/** How an acceptance reaches the other side. @rule AC ST reach-trade.1 @rule AC ST reach-trade.3 */
export function refuseWay(
  world: Ancients,
  number: NationNumber,
  other: NationNumber,
  { through, give }: Accept,
  trading: Trading,
): Refusal | undefined {
  const { rules } = trading;
  const isDirect = mayMeet(world, number, other, trading);
  if (through === undefined) {
    if (isDirect) return undefined;
    return refuse('out-of-reach', say('You cannot reach each other: trade through a nation between you.'), rules.trade);
  }
  const host = nationNamed(world, through);
  if (isDirect || !hosts(world, number, other, trading).includes(host))
    return refuse('no-way', say('You cannot trade through {nation}.', { nation: the('nation', through) }), rules.trade);
  const toll = world.trade.market.tolls?.[host] ?? '';
  if (toll === '' || findCards(world, number, [...give, toll]) !== undefined) return undefined;
  return refuse('toll', say('You have no {card} left to give for the way.', { card: the('card', toll) }), rules.trade);
}

/** @rule AC ST reach-trade.3 */
export function setToll(world: Ancients, number: NationNumber, { card }: Toll, rule: string): void {
  world.trade.market.tolls = { ...world.trade.market.tolls, [number]: card ?? '' };
  happen(world, rule, { what: 'toll-named', nation: nameOf(world, number), card: card ?? null });
}

/** Whoever accepts pays the third nation its card. @rule AC ST reach-trade.3 */
export function payToll(world: Ancients, number: NationNumber, through: string, rule: string): void {
  const host = nationNamed(world, through);
  const toll = world.trade.market.tolls?.[host] ?? '';
  const cards = toll === '' ? [] : (findCards(world, number, [toll]) ?? []);
  passCards(world, number, host, cards);
  const { name } = nation(world, number);
  reveal(world, rule, { what: 'toll-paid', nation: name, to: through, card: toll === '' ? null : toll });
}
