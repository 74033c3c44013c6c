import {
  type Accept,
  anyGood,
  findCards,
  type NationNumber,
  nameOf,
  nation,
  nationNamed,
  offerNumbered,
  passCards,
  type TradeMove,
  tradeForms,
} from '@ecumene/ancients';
import { type Dice, happen, type Refusal, refuse, reveal, say, the } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { between, inReach } from './book/reach.ts';
import type { AcWorld } from './world.ts';

/** Trade through a third nation, which may ask a card for it. @rule AC ST reach-trade.3 */

const card = Type.String({ maxLength: 30 });

/** Lets others trade through one's nation, for a named commodity or for nothing. */
const toll = Type.Object({ do: Type.Literal('toll'), card: Type.Optional(card) }, { additionalProperties: false });

/** The nation through which the two trade, where they cannot do so directly. */
const acceptThrough = Type.Object(
  { ...tradeForms.accept.properties, through: Type.Optional(Type.String({ maxLength: 30 })) },
  { additionalProperties: false },
);

/** The moves of a trade, with those of this option. */
export const tradeMoveForms = Type.Union([
  tradeForms.offer,
  acceptThrough,
  toll,
  tradeForms.withdraw,
  tradeForms.decline,
  tradeForms.done,
]);

type Toll = Static<typeof toll>;
type AcceptThrough = Static<typeof acceptThrough>;
export type TollMove = Toll | AcceptThrough;

const RULE = 'AC 28.1';

/** Who lets these two trade through it. */
function hosts(world: AcWorld, a: NationNumber, b: NationNumber): NationNumber[] {
  if (!world.options.reachTrade || inReach(world, a, b)) return [];
  const { tolls = {} } = world.trade.market;
  return between(world, a, b).filter((number) => tolls[number] !== undefined);
}

/** @rule AC ST reach-trade.1 @rule AC ST reach-trade.3 */
export function refuseTolls(world: AcWorld, number: NationNumber, move: TradeMove | TollMove): Refusal | undefined {
  if (move.do === 'toll') return refuseToll(world, move);
  return move.do === 'accept' ? refuseWay(world, number, move) : undefined;
}

function refuseToll(world: AcWorld, { card: asked }: Toll): Refusal | undefined {
  if (!world.options.reachTrade)
    return refuse(
      'no-tolls',
      say('There are no tolls at this table: all nations trade with each other directly.'),
      RULE,
    );
  if (asked === undefined || world.trade.faces.some(({ id, kind }) => id === asked && kind === 'commodity'))
    return undefined;
  return refuse('toll', say('Name a commodity.'), RULE);
}

/** How an acceptance reaches the other side. */
function refuseWay(world: AcWorld, number: NationNumber, move: Accept | AcceptThrough): Refusal | undefined {
  const other = offerNumbered(world, move.offer)?.from;
  if (other === undefined) return undefined;
  const isDirect = !world.options.reachTrade || inReach(world, number, other);
  const through = 'through' in move ? move.through : undefined;
  if (through === undefined) {
    if (isDirect) return undefined;
    return refuse('out-of-reach', say('You cannot reach each other: trade through a nation between you.'), RULE);
  }
  const host = nationNamed(world, through);
  if (isDirect || !hosts(world, number, other).includes(host))
    return refuse('no-way', say('You cannot trade through {nation}.', { nation: the('nation', through) }), RULE);
  const asked = world.trade.market.tolls?.[host] ?? '';
  if (asked === '' || findCards(world, number, [...move.give, asked]) !== undefined) return undefined;
  return refuse(
    'toll',
    say('You have no {card} left to pay the toll. Offer fewer {card}, or trade through another nation.', {
      card: the('card', asked),
    }),
    RULE,
  );
}

/** @rule AC ST reach-trade.3 */
export function doTolls(world: AcWorld, number: NationNumber, move: TradeMove | TollMove): void {
  if (move.do === 'toll') setToll(world, number, move);
  else if (move.do === 'accept' && 'through' in move && move.through !== undefined)
    payToll(world, number, move.through);
}

function setToll(world: AcWorld, number: NationNumber, { card: asked }: Toll): void {
  world.trade.market.tolls = { ...world.trade.market.tolls, [number]: asked ?? '' };
  happen(world, RULE, { what: 'toll-named', nation: nameOf(world, number), card: asked ?? null });
}

/** Whoever accepts pays the third nation its card. */
function payToll(world: AcWorld, number: NationNumber, through: string): void {
  const host = nationNamed(world, through);
  const asked = world.trade.market.tolls?.[host] ?? '';
  const cards = asked === '' ? [] : (findCards(world, number, [asked]) ?? []);
  passCards(world, number, host, cards);
  const { name } = nation(world, number);
  reveal(world, RULE, { what: 'toll-paid', nation: name, to: through, card: asked === '' ? null : asked });
}

/** Now and then a toll, and a way for an acceptance that needs one. */
export function varyWithTolls(world: AcWorld, number: NationNumber, move: TradeMove, dice: Dice): TradeMove | TollMove {
  if (!world.options.reachTrade) return move;
  if (dice.chance(1, 6)) return dice.chance(1, 2) ? { do: 'toll' } : { do: 'toll', card: anyGood(world, dice) };
  const other = move.do === 'accept' ? offerNumbered(world, move.offer)?.from : undefined;
  if (move.do !== 'accept' || other === undefined) return move;
  const ways = hosts(world, number, other);
  return ways.length > 0 ? { ...move, through: nameOf(world, dice.pick(ways)) } : move;
}
