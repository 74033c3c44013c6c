import { type Refusal, refuse, say, the } from '@ecumene/engine';
import type { OwnMove } from '../asking.ts';
import type { Trade } from '../book/trade.ts';
import { nationNamed } from '../nations.ts';
import { findCards } from '../trade-cards/hands.ts';
import { faceNamed, faceOf, thingOf } from '../trade-cards/stacks.ts';
import type { Ancients, NationNumber, Offer } from '../world.ts';
import { type Accept, type Decline, type MakeOffer, type TradeMove, tradeForms } from './moves.ts';
import type { Trading } from './trading.ts';

/** The cards an offer names. */
export function namesOf(world: Ancients, offer: Pick<Offer, 'give'>, { named }: Pick<Trade<never>, 'named'>): string[] {
  return offer.give.slice(0, named).map((card) => faceOf(world, card).id);
}

/** Whether it is one of the moves that all games know. */
export function isShared<X extends OwnMove>(move: TradeMove | X): move is TradeMove {
  return Object.hasOwn(tradeForms, move.do);
}

export function refuseTrade<W extends Ancients, X extends OwnMove>(
  world: W,
  number: NationNumber,
  move: TradeMove | X,
  trading: Trading<W, X>,
): Refusal | undefined {
  return (
    (isShared(move) ? refuseShared(world, number, move, trading) : undefined) ?? trading.refuse?.(world, number, move)
  );
}

type Terms<W extends Ancients> = Pick<Trading<W>, 'book' | 'mayGive'>;

function refuseShared<W extends Ancients>(
  world: W,
  number: NationNumber,
  move: TradeMove,
  trading: Terms<W>,
): Refusal | undefined {
  switch (move.do) {
    case 'done':
      return undefined;
    case 'withdraw':
      if (offerNumbered(world, move.offer)?.from === number) return undefined;
      return refuse(
        'no-offer',
        say('Your offer has ended. It was accepted, withdrawn, or ended by another trade.'),
        trading.book.trade.cites.offer[0],
      );
    case 'offer':
      return refuseOffer(world, number, move, trading);
    case 'accept':
      return refuseAcceptance(world, number, move, trading);
    case 'decline':
      return refuseDeclining(world, number, move, trading);
  }
}

/** @rule trade.offer @rule trade.fewest */
function refuseOffer<W extends Ancients>(
  world: W,
  number: NationNumber,
  move: MakeOffer,
  trading: Terms<W>,
): Refusal | undefined {
  const { fewest, named, mostOffers, cites } = trading.book.trade;
  if (openOf(world.trade.market.offers, number).length >= mostOffers)
    return refuse(
      'too-many',
      say('You have {standing} open offers. Withdraw one first.', { standing: mostOffers }),
      cites.offer[0],
    );
  if (move.give.length < fewest || move.wants < fewest)
    return refuse('too-few', say('Each side gives at least {fewest} cards. Add more.', { fewest }), cites.fewest[0]);
  if (move.asks.length !== named || !move.asks.every((thing) => isCommodity(world, thing)))
    return refuse(
      'asks',
      say('Ask for {named} commodities by name. Calamities cannot be named.', { named }),
      cites.offer[0],
    );
  if (move.to !== undefined && !isPartner(world, number, nationNamed(world, move.to), trading))
    return refuse(
      'nobody',
      say('You cannot trade with {nation}. Choose another player.', { nation: the('nation', move.to) }),
      cites.offer[0],
    );
  if (move.counters !== undefined && !isFor(offerNumbered(world, move.counters), number)) return noOfferFor(trading);
  return refuseGiving(world, number, move.give, trading);
}

/** The cards must be held and tradable, and those named must be commodities. @rule trade.offer @rule trade.calamity */
function refuseGiving<W extends Ancients>(
  world: W,
  number: NationNumber,
  give: readonly string[],
  trading: Terms<W>,
): Refusal | undefined {
  const { named, cites } = trading.book.trade;
  if (!give.slice(0, named).every((id) => faceNamed(world, id)?.kind === 'commodity'))
    return refuse(
      'named',
      say('The first {named} cards are named. They must be commodities. Put commodities first.', { named }),
      cites.offer[0],
    );
  const cards = findCards(world, number, give);
  if (cards === undefined)
    return refuse('not-held', say('You do not have these cards. Choose cards from your hand.'), cites.offer[0]);
  if (cards.every((card) => faceOf(world, card).tradable && trading.mayGive?.(world, card) !== false)) return undefined;
  return refuse(
    'not-tradable',
    say('One of these calamities cannot be traded. Keep it in your hand.'),
    cites.calamity[0],
  );
}

/** @rule trade.offer */
function refuseAcceptance<W extends Ancients>(
  world: W,
  number: NationNumber,
  move: Accept,
  trading: Terms<W>,
): Refusal | undefined {
  const { named, cites } = trading.book.trade;
  const offer = offerNumbered(world, move.offer);
  if (offer === undefined || !isFor(offer, number)) return noOfferFor(trading);
  if (move.give.length !== offer.wants)
    return refuse(
      'count',
      say('They want {wants} cards. Give exactly that many.', { wants: offer.wants }),
      cites.offer[0],
    );
  if (!sameTwo(thingsOf(world, move.give.slice(0, named)), offer.asks))
    return refuse(
      'asks',
      say('They ask for {asks}. Name these first.', { asks: cardNames(offer.asks) }),
      cites.offer[0],
    );
  return refuseGiving(world, number, move.give, trading);
}

/** Only an offer to one nation can be declined; nobody has to answer an offer to all. @rule trade.offer */
function refuseDeclining<W extends Ancients>(
  world: W,
  number: NationNumber,
  { offer: id, why, card }: Decline,
  trading: Terms<W>,
): Refusal | undefined {
  const offer = offerNumbered(world, id);
  if (offer === undefined || !isFor(offer, number)) return noOfferFor(trading);
  const rule = trading.book.trade.cites.offer[0];
  if (offer.to === undefined)
    return refuse('to-all', say('This offer is for everyone. You can only decline offers made to you alone.'), rule);
  const names = card !== undefined && offer.asks.includes(card);
  if (why === 'collects' ? names : card === undefined) return undefined;
  return refuse('reason', say('Choose which of these cards you collect, or give another reason.'), rule);
}

/** Whether it is gone or was meant for others is not said: that is theirs to know. */
function noOfferFor<W>({ book }: { readonly book: { readonly trade: Trade<W> } }): Refusal {
  return refuse(
    'no-offer',
    say('This offer has ended. It was accepted, declined, withdrawn, or ended by another trade.'),
    book.trade.cites.offer[0],
  );
}

function cardNames(ids: readonly string[]): { readonly is: string; readonly id: string }[] {
  return ids.map((id) => the('card', id));
}

function sameTwo(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().every((id, i) => id === [...b].sort()[i]);
}

function isCommodity(world: Ancients, thing: string): boolean {
  return world.trade.faces.some((face) => thingOf(face) === thing && face.kind === 'commodity');
}

/** What these faces are: an offer asks for a commodity, from whatever stack. */
function thingsOf(world: Ancients, ids: readonly string[]): string[] {
  return ids.map((id) => {
    const face = faceNamed(world, id);
    return face === undefined ? id : thingOf(face);
  });
}

function isPartner<W extends Ancients>(
  world: W,
  number: NationNumber,
  other: NationNumber,
  { book }: Terms<W>,
): boolean {
  const { traders } = world.trade.market;
  return other !== number && traders.includes(other) && book.trade.mayMeet(world, number, other);
}

/** Whether an offer is meant for a nation, and open. */
export function isFor(offer: Offer | undefined, number: NationNumber): boolean {
  return (
    offer !== undefined && offer.from !== number && (offer.to ?? number) === number && offer.declined === undefined
  );
}

/** The offers of a nation that have not been declined, by its number or, in a view, its name. */
export function openOf<O extends { readonly from: unknown; readonly declined?: unknown }>(
  offers: readonly O[],
  nation: O['from'],
): readonly O[] {
  return offers.filter(({ from, declined }) => from === nation && declined === undefined);
}

/** The offer of this number, while it stands. */
export function offerNumbered(world: Ancients, id: number): Offer | undefined {
  return world.trade.market.offers.find((offer) => offer.id === id);
}
