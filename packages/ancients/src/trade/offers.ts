import { type Refusal, refuse, say, the } from '@ecumene/engine';
import { nationNamed } from '../nations.ts';
import { findCards } from '../trade-cards/hands.ts';
import { faceOf } from '../trade-cards/stacks.ts';
import type { Ancients, NationNumber, Offer } from '../world.ts';
import type { Accept, MakeOffer, TradeMove } from './moves.ts';
import { canMeet, refuseToll, refuseWay } from './tolls.ts';
import type { Trading } from './trading.ts';

/** The cards an offer names. */
export function namesOf(world: Ancients, offer: Offer, { named }: Trading): string[] {
  return offer.give.slice(0, named).map((card) => faceOf(world, card).id);
}

export function refuseTrade(
  world: Ancients,
  number: NationNumber,
  move: TradeMove,
  trading: Trading,
): Refusal | undefined {
  switch (move.do) {
    case 'done':
      return undefined;
    case 'withdraw':
      if (offerNumbered(world, move.offer)?.from === number) return undefined;
      return refuse(
        'no-offer',
        say(
          'No such offer of yours stands any more: it was accepted or withdrawn meanwhile, or fell with another deal.',
        ),
        trading.rules.offer,
      );
    case 'offer':
      return refuseOffer(world, number, move, trading);
    case 'accept':
      return refuseAcceptance(world, number, move, trading);
    case 'toll':
      return refuseToll(world, number, move, trading);
  }
}

/** @rule AC 28.3 */
function refuseOffer(world: Ancients, number: NationNumber, move: MakeOffer, trading: Trading): Refusal | undefined {
  const { rules, fewest, named, standing } = trading;
  if (world.trade.market.offers.filter((offer) => offer.from === number).length >= standing)
    return refuse(
      'too-many',
      say('You have {standing} offers standing. Withdraw one first.', { standing }),
      rules.offer,
    );
  if (move.give.length < fewest || move.wants < fewest)
    return refuse('too-few', say('Each side gives at least {fewest} cards.', { fewest }), rules.offer);
  if (move.asks.length !== named || !move.asks.every((id) => isCommodityId(world, id)))
    return refuse('asks', say('Ask for {named} cards by name.', { named }), rules.offer);
  if (move.to !== undefined && !isPartner(world, number, nationNamed(world, move.to), trading))
    return refuse('nobody', say('You cannot trade with {nation}.', { nation: the('nation', move.to) }), rules.offer);
  if (move.counters !== undefined && !isFor(offerNumbered(world, move.counters), number)) return noOfferFor(trading);
  return refuseGiving(world, number, move.give, trading);
}

/** The cards must be held and tradable, and those named must be commodities. @rule AC 28.3 @rule AC 29.2 @rule AC 27.3 */
function refuseGiving(
  world: Ancients,
  number: NationNumber,
  give: readonly string[],
  trading: Trading,
): Refusal | undefined {
  const { rules, named } = trading;
  if (!give.slice(0, named).every((id) => isCommodityId(world, id)))
    return refuse(
      'named',
      say('The first {named} cards are named, so they must be commodities.', { named }),
      rules.offer,
    );
  const cards = findCards(world, number, give);
  if (cards === undefined) return refuse('not-held', say('You do not hold these cards.'), rules.offer);
  if (cards.every((card) => faceOf(world, card).tradable && trading.mayGive?.(world, card) !== false)) return undefined;
  return refuse('not-tradable', say('One of these calamities cannot be traded.'), rules.calamity);
}

/** @rule AC 28.3 */
function refuseAcceptance(world: Ancients, number: NationNumber, move: Accept, trading: Trading): Refusal | undefined {
  const { rules, named } = trading;
  const offer = offerNumbered(world, move.offer);
  if (offer === undefined || !isFor(offer, number)) return noOfferFor(trading);
  if (move.give.length !== offer.wants)
    return refuse('count', say('They want {wants} cards.', { wants: offer.wants }), rules.offer);
  if (!sameTwo(move.give.slice(0, named), offer.asks))
    return refuse('asks', say('They ask for {asks}: name these first.', { asks: cardNames(offer.asks) }), rules.offer);
  return refuseGiving(world, number, move.give, trading) ?? refuseWay(world, number, offer.from, move, trading);
}

/** Whether it is gone or was meant for others is not said: that is theirs to know. */
function noOfferFor({ rules }: Trading): Refusal {
  return refuse(
    'no-offer',
    say('No such offer for you stands any more: it was accepted or withdrawn meanwhile, or fell with another deal.'),
    rules.offer,
  );
}

function cardNames(ids: readonly string[]): { readonly is: string; readonly id: string }[] {
  return ids.map((id) => the('card', id));
}

function sameTwo(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().every((id, i) => id === [...b].sort()[i]);
}

function isCommodityId(world: Ancients, id: string): boolean {
  return world.trade.faces.some((face) => face.id === id && face.kind === 'commodity');
}

function isPartner(world: Ancients, number: NationNumber, other: NationNumber, trading: Trading): boolean {
  return other !== number && world.trade.market.traders.includes(other) && canMeet(world, number, other, trading);
}

/** Whether an offer is meant for a nation. */
export function isFor(offer: Offer | undefined, number: NationNumber): boolean {
  return offer !== undefined && offer.from !== number && (offer.to ?? number) === number;
}

/** The offer of this number, while it stands. */
export function offerNumbered(world: Ancients, id: number): Offer | undefined {
  return world.trade.market.offers.find((offer) => offer.id === id);
}
