import {
  type Acting,
  type Asking,
  at,
  floor,
  happen,
  must,
  reveal,
  type Script,
  type Seat,
  same,
  whisper,
} from '@ecumene/engine';
import type { OwnMove } from '../asking.ts';
import type { Book } from '../book/book.ts';
import { active, nameOf, nation, nationNamed, nationOf, seatOf, seatsOf } from '../nations.ts';
import { findCards, passCards } from '../trade-cards/hands.ts';
import { faceOf } from '../trade-cards/stacks.ts';
import { type Ancients, type Market, type NationNumber, NOBODY, type Offer } from '../world.ts';
import type { Decline, MakeOffer, TradeMove } from './moves.ts';
import { isShared, namesOf, offerNumbered, refuseTrade } from './offers.ts';
import { sampleTrade } from './sample.ts';
import type { Trading } from './trading.ts';

type Terms<W extends Ancients> = Pick<Trading<W>, 'book' | 'received'>;

/** Who has enough cards to trade. How many cards a hand holds is no secret. @rule trade.offer */
function traders(world: Ancients, fewest: number): NationNumber[] {
  return active(world).filter((number) => nation(world, number).hand.length >= fewest);
}

/** Sees who trades, with nothing on the table yet. @rule trade.offer */
export function beginTrade<W extends Ancients>(world: W, { trade: { fewest } }: Pick<Book<W>, 'trade'>): void {
  const { market } = world.trade;
  const numbers = traders(world, fewest);
  Object.assign(market, { traders: numbers.length > 1 ? numbers : [], made: 0 });
  delete market.tolls;
}

/**
 * The trade: everybody at once, until all are done or the clock ends it. What is open follows from the market alone.
 * @rule trade.trade @rule trade.end
 */
export function trade<W extends Ancients, X extends OwnMove>(world: W, trading: Trading<W, X>): Script | void {
  if (world.trade.market.traders.length > 0) return holdTrade(world, trading);
}

function* holdTrade<W extends Ancients, X extends OwnMove>(world: W, trading: Trading<W, X>): Script {
  const { market } = world.trade;
  const { traders } = market;
  const isGone = (number: NationNumber): boolean => {
    const { gone, leaving } = world.room;
    const { seat } = nation(world, number);
    return seat === null || gone.includes(seat) || leaving.includes(seat);
  };
  const seats = seatsOf(world, traders);
  const askings = new Map(traders.map((number, i) => [at(seats, i), askToTrade(world, number, trading)]));
  const by = yield* floor({
    name: 'trade',
    seats,
    asking: (seat) => must(askings.get(seat), seat)(),
    act: (seat, move) => doTrade(world, nationOf(world, seat), move, trading),
    over: () => traders.every((number) => market.done.includes(number) || isGone(number)),
  });
  Object.assign(market, { traders: [], offers: [], done: [], told: [] });
  delete market.struck;
  happen(world, trading.book.trade.cites.end[0], { what: 'trade-ends', by });
}

/** What a nation is asked as things stand: always the same, but that nobody waits for it once it is done. */
function askToTrade<W extends Ancients, X extends OwnMove>(
  world: W,
  number: NationNumber,
  trading: Trading<W, X>,
): () => Asking<TradeMove | X> {
  const acting: Acting<TradeMove | X> = {
    check: (move) => refuseTrade(world, number, move, trading),
    sample: (random) => sampleTrade(world, number, trading, random),
    default: () => ({ do: 'done' }),
  };
  const rule = trading.book.trade.cites.trade[0];
  const awaited = trading.ask(rule, acting, false);
  const optional = trading.ask(rule, acting, true);
  return () => (world.trade.market.done.includes(number) ? optional : awaited);
}

function doTrade<W extends Ancients, X extends OwnMove>(
  world: W,
  number: NationNumber,
  move: TradeMove | X,
  trading: Trading<W, X>,
): void {
  const { market } = world.trade;
  // A player who is done and declines an offer stays done.
  if (move.do !== 'decline') market.done = market.done.filter((other) => other !== number);
  if (isShared(move)) doShared(world, number, move, trading);
  trading.act?.(world, number, move);
}

function doShared<W extends Ancients>(world: W, number: NationNumber, move: TradeMove, trading: Terms<W>): void {
  const { market } = world.trade;
  switch (move.do) {
    case 'done':
      market.done.push(number);
      return;
    case 'withdraw':
      withdraw(world, number, move.offer, trading.book);
      return;
    case 'offer':
      makeOffer(world, number, move, trading.book);
      return;
    case 'decline':
      decline(world, number, move, trading.book);
      return;
    case 'accept': {
      const offer = offerNumbered(world, move.offer);
      const cards = findCards(world, number, move.give);
      if (offer === undefined || cards === undefined) throw new Error('an acceptance was not checked');
      strikeDeal(world, number, offer, cards, trading);
    }
  }
}

/** Who may know of an offer: everybody, or the two it concerns. */
function concerned(world: Ancients, offer: Offer): readonly Seat[] | undefined {
  return offer.to === undefined ? undefined : [seatOf(world, offer.from), seatOf(world, offer.to)];
}

/** An offer is off the table; what it named is still known. */
function withdraw<W extends Ancients>(
  world: W,
  number: NationNumber,
  id: number,
  { trade: terms }: Pick<Book<W>, 'trade'>,
): void {
  const rule = terms.cites.offer[0];
  const offer = must(offerNumbered(world, id), `offer ${id}`);
  takeOff(world, offer, terms);
  const event = { what: 'offer-withdrawn', nation: nameOf(world, number), offer: id } as const;
  const knows = concerned(world, offer);
  if (knows === undefined) happen(world, rule, event);
  else whisper(world, rule, event, knows);
}

function takeOff<W extends Ancients>(world: W, offer: Offer, terms: Book<W>['trade']): void {
  const { market } = world.trade;
  market.offers = market.offers.filter((one) => one !== offer);
  keepTold(market, offer, namesOf(world, offer, terms).sort());
}

/** Declines an offer. The two still see it, with the reason, until it is withdrawn or another one takes its place. */
function decline<W extends Ancients>(
  world: W,
  number: NationNumber,
  { offer: id, why, card }: Decline,
  { trade: terms }: Pick<Book<W>, 'trade'>,
): void {
  const { market } = world.trade;
  const offer = must(offerNumbered(world, id), `offer ${id}`);
  const declined = { ...(why !== undefined && { why }), ...(card !== undefined && { card }) };
  market.offers = market.offers.map((one) => (one === offer ? { ...offer, declined } : one));
  const event = {
    what: 'offer-declined',
    nation: nameOf(world, number),
    from: nameOf(world, offer.from),
    offer: id,
    why: why ?? null,
    card: card ?? null,
  } as const;
  whisper(world, terms.cites.offer[0], event, [seatOf(world, offer.from), seatOf(world, number)]);
}

/** The same thing is kept once, however often it was told. */
function keepTold(market: Market, { from, to }: Offer, names: readonly string[]): void {
  const told = { from, ...(to !== undefined && { to }), names };
  if (!market.told.some((one) => same(one, told))) market.told.push(told);
}

/** What an offer names is true, so it shows part of a hand. @rule trade.offer */
function makeOffer<W extends Ancients>(
  world: W,
  number: NationNumber,
  move: MakeOffer,
  { trade: terms }: Pick<Book<W>, 'trade'>,
): void {
  const { market } = world.trade;
  const give = findCards(world, number, move.give);
  if (give === undefined) throw new Error('an offer was not checked');
  const to = move.to === undefined ? NOBODY : nationNamed(world, move.to);
  for (const one of market.offers.filter(
    ({ from, to: asked, declined }) => from === number && asked === to && declined,
  ))
    takeOff(world, one, terms);
  const { wants, asks, counters } = move;
  market.made += 1;
  const offer: Offer = {
    id: market.made,
    from: number,
    give,
    wants,
    asks,
    ...(to !== NOBODY && { to }),
    ...(counters !== undefined && { counters }),
  };
  market.offers.push(offer);
  const event = {
    what: 'offer-made',
    nation: nameOf(world, number),
    offer: offer.id,
    to: move.to ?? null,
    counters: counters ?? null,
    gives: give.length,
    names: namesOf(world, offer, terms),
    wants,
    asks,
  } as const;
  reveal(world, terms.cites.offer[0], event, concerned(world, offer));
}

/**
 * Both hands change at once, and all other offers of both lapse; whoever was done may have a new hand to trade with. That
 * it could be done shows all what the offer asked for. @rule trade.trade @rule trade.offer @rule trade.end
 */
function strikeDeal<W extends Ancients>(
  world: W,
  number: NationNumber,
  offer: Offer,
  cards: readonly number[],
  trading: Terms<W>,
): void {
  const rule = trading.book.trade.cites.trade[0];
  const { market } = world.trade;
  passCards(world, number, offer.from, cards);
  passCards(world, offer.from, number, offer.give);
  const isOver = ({ from }: { readonly from: NationNumber }): boolean => from === number || from === offer.from;
  market.offers = market.offers.filter((one) => !isOver(one));
  market.told = market.told.filter((one) => !isOver(one));
  market.done = market.done.filter((other) => other !== offer.from);
  market.struck = [...(market.struck ?? []), number, offer.from];
  const nations = [nameOf(world, offer.from), nameOf(world, number)] as const;
  reveal(world, rule, { what: 'traded', nations, gave: [offer.give.length, cards.length] });
  tellReceived(world, number, offer.from, offer.give, rule);
  tellReceived(world, offer.from, number, cards, rule);
  trading.received?.(world, number, offer.give);
  trading.received?.(world, offer.from, cards);
}

/** Whoever gave the cards knows them as well as whoever has them now. */
function tellReceived(
  world: Ancients,
  to: NationNumber,
  from: NationNumber,
  cards: readonly number[],
  rule: string,
): void {
  const faces = cards.map((card) => faceOf(world, card).id);
  reveal(world, rule, { what: 'cards-received', nation: nameOf(world, to), from: nameOf(world, from), cards: faces }, [
    seatOf(world, to),
    seatOf(world, from),
  ]);
}
