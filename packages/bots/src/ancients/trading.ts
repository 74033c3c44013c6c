import { type AncientView, type NationView, offersSeen, type PublicState, type TradeMove } from '@ecumene/ancients';
import { must } from '@ecumene/engine';
import type { Decision } from '../bot.ts';
import { BookReading } from './book-reading.ts';
import type { CivSituation } from './civ-bot.ts';
import { declineOf } from './declining.ts';
import { fearOf } from './fear.ts';
import type { Goods } from './goods.ts';
import type { Guide } from './guide.ts';
import { tells } from './heard.ts';
import { bestOffer, type Deal, type Market, weigh } from './market.ts';
import type { Bid, Memory, TradeMemory } from './memory.ts';
import { ownNation } from './read-board.ts';
import type { Temperament } from './temperament.ts';

/**
 * One thing in a trade: accept the best offer heard, decline one, make one, end trading, or wait. A bot that has no offer
 * left to make thinks again only when it hears of an offer or its hand changes.
 */
export function decideTrade<S extends PublicState, V extends AncientView>(
  guide: Guide<S, V>,
  situation: CivSituation<V>,
  memory: Memory,
  temper: Temperament,
): Decision {
  const known = hasTraded(guide, situation) ? undefined : memory.trade;
  const trade = known === undefined ? enter(guide, situation, temper, memory.trade) : listen(guide, situation, known);
  const market = marketOf(guide, trade);
  const bids = known === undefined ? openBids(market.goods, situation) : newBids(market.goods, situation);
  const accept = bestAcceptance(market, situation, trade, bids, temper);
  if (accept !== undefined) return { answer: accept.move, memory: { ...memory, trade: knowing(trade, accept) } };
  const no = nextDecline(market, situation, trade);
  if (no !== undefined) return { answer: no.move, memory: { ...memory, trade: { ...trade, owed: no.left } } };
  const offer = trade.spent || trade.spoken >= temper.offers ? undefined : bestOffer(market, trade, temper);
  if (offer !== undefined) {
    const asks = offer.asks.map((good) => market.goods.name(good));
    const move: TradeMove = { do: 'offer', give: cardsOf(market, situation, offer), wants: market.fewest, asks };
    const made = [...trade.made, offer.key];
    if (situation.refusal(move) === undefined)
      return { answer: move, memory: { ...memory, trade: { ...trade, made, spoken: trade.spoken + 1 } } };
  }
  const after = remember(memory, settled(trade));
  return situation.question.optional ? { wait: true, memory: after } : { answer: { do: 'done' }, memory: after };
}

/** Declines the first offer made to this bot alone that is still open and was not accepted; and those left after it. */
function nextDecline<V extends AncientView>(
  market: Market,
  situation: CivSituation<V>,
  trade: TradeMemory,
): { readonly move: TradeMove; readonly left: readonly Bid[] } | undefined {
  const { owed = [] } = trade;
  for (const [i, bid] of owed.entries()) {
    const move = declineOf(market, trade, bid);
    if (situation.refusal(move) === undefined) return { move, left: owed.slice(i + 1) };
  }
  return undefined;
}

/** Nothing is left to offer or to answer. */
function settled(trade: TradeMemory): TradeMemory {
  return trade.spent && (trade.owed ?? []).length === 0 ? trade : { ...trade, spent: true, owed: [] };
}

/** The same memory, if nothing of it has changed. */
function remember(memory: Memory, trade: TradeMemory): Memory {
  return memory.trade === trade ? memory : { ...memory, trade };
}

function marketOf<S extends PublicState, V extends AncientView>(
  { goods, book, worths }: Guide<S, V>,
  { place, places }: TradeMemory,
): Market {
  const { fewest, named } = book.trade;
  return {
    goods: goods.goodsAt(place),
    theirs: places.map((one) => goods.goodsAt(one)),
    fewest,
    named,
    safeTurns: worths.fears.safeTurns,
  };
}

function cardsOf<V extends AncientView>({ goods }: Market, situation: CivSituation<V>, deal: Deal): string[] {
  const cards = goods.cards(deal.commodities, () => situation.view.hand);
  if (deal.calamity !== undefined) cards.push(deal.calamity);
  return cards;
}

/** What the bot must know in a trade, seen once when it opens and after each trade of its own. */
function enter<S extends PublicState, V extends AncientView>(
  guide: Guide<S, V>,
  { view, seat }: CivSituation<V>,
  { dread }: Temperament,
  before: TradeMemory | undefined,
): TradeMemory {
  const { worths } = guide;
  const state = guide.decode(view);
  const number = ownNation(view, seat);
  const me = must(view.nations[number], `a nation of ${seat}`);
  const book = new BookReading(guide, state, number);
  const { goods } = book;
  const others = view.nations.filter((one, other) => one !== me && isPartner(one, book.fewest) && book.mayMeet(other));
  const calamities = goods.calamities(view.hand);
  const told = others.map(({ name }) => goodsTold(goods, view, name));
  const seenBefore = (name: string): readonly number[] => {
    const partner = before?.partners.indexOf(name) ?? -1;
    return withGoods(before?.named[partner] ?? [], before?.seen[partner] ?? []);
  };
  return {
    turn: view.turn,
    hand: goods.count(view.hand),
    absent: guide.absent(state),
    calamities,
    fears: calamities.map((id) => (fearOf({ book, me, worths }, id) * dread) / 100),
    made: [],
    spoken: before?.spoken ?? 0,
    spent: false,
    owed: offersSeen(view)
      .filter(({ to, declined }) => to === me.name && declined === undefined)
      .map((offer) => bidOf(goods, offer.id, offer.from, offer)),
    partners: others.map(({ name }) => name),
    cities: others.map(({ cities }) => cities),
    place: guide.goods.placeOf(state, number),
    places: others.map((one) => guide.goods.placeOf(state, view.nations.indexOf(one))),
    named: told.map(({ named }) => named),
    asked: told.map(({ asked }) => asked),
    seen: others.map(({ name }) => seenBefore(name)),
  };
}

/** What a nation names and asks for in all its offers. */
function goodsTold(goods: Goods, view: AncientView, name: string): { named: number[]; asked: number[] } {
  let named: number[] = [];
  let asked: number[] = [];
  for (const { from, names, asks } of offersSeen(view)) {
    if (from !== name) continue;
    named = withGoods(named, goods.numbers(names));
    asked = withGoods(asked, goods.numbers(asks));
  }
  return { named, asked };
}

function isPartner({ seat, inert, hand }: NationView, fewest: number): boolean {
  return seat !== null && !inert && hand >= fewest;
}

/** A list of commodities with some more, each once. */
function withGoods(list: readonly number[], more: readonly number[]): number[] {
  const all = list.slice();
  for (const good of more) if (!all.includes(good)) all.push(good);
  return all;
}

/** Whether something that happens in a trade is of use to whoever waits there: an offer, or another hand. */
export function wakes<S extends PublicState, V extends AncientView>(
  { handChanges }: Pick<Guide<S, V>, 'handChanges'>,
  what: string,
): boolean {
  return what === 'offer-made' || handChanges.has(what);
}

/** Whether the own hand has changed since the bot last looked. */
function hasTraded<S extends PublicState, V extends AncientView>(
  { handChanges }: Guide<S, V>,
  { heard }: CivSituation<V>,
): boolean {
  return heard.some(({ event }) => handChanges.has(event.what));
}

/** What the others said since: what they hold and what they collect. */
function listen<S extends PublicState, V extends AncientView>(
  guide: Guide<S, V>,
  { heard }: CivSituation<V>,
  trade: TradeMemory,
): TradeMemory {
  const goods = guide.goods.goodsAt(trade.place);
  let named: (readonly number[])[] | undefined;
  let asked: (readonly number[])[] | undefined;
  const owed = [...(trade.owed ?? [])];
  for (const { event } of heard) {
    if (!tells(event, 'offer-made')) continue;
    const partner = trade.partners.indexOf(event.nation);
    if (partner < 0) continue;
    if (event.to !== null) owed.push(bidOf(goods, event.offer, event.nation, event));
    named ??= [...trade.named];
    asked ??= [...trade.asked];
    named[partner] = withGoods(named[partner] ?? [], goods.numbers(event.names));
    asked[partner] = withGoods(asked[partner] ?? [], goods.numbers(event.asks));
  }
  return named === undefined || asked === undefined ? trade : { ...trade, named, asked, owed };
}

function openBids<V extends AncientView>(goods: Goods, { view, seat }: CivSituation<V>): Bid[] {
  const me = view.nations.find((one) => one.seat === seat);
  return offersSeen(view)
    .filter(({ from }) => from !== me?.name)
    .map((offer) => bidOf(goods, offer.id, offer.from, offer));
}

type Words = Pick<Bid, 'gives' | 'wants'> & { readonly names: readonly string[]; readonly asks: readonly string[] };

function bidOf(goods: Goods, id: number, from: string, { gives, names, wants, asks }: Words): Bid {
  return { id, from, gives, names: goods.numbers(names), wants, asks: goods.numbers(asks) };
}

/** Offers heard since that others made. */
function newBids<V extends AncientView>(goods: Goods, { heard }: CivSituation<V>): Bid[] {
  const bids: Bid[] = [];
  for (const { event } of heard)
    if (tells(event, 'offer-made')) bids.push(bidOf(goods, event.offer, event.nation, event));
  return bids;
}

interface Acceptance {
  readonly move: TradeMove;
  readonly from: string;
  readonly given: readonly number[];
}

/** Whoever one trades with holds what one gave. */
function knowing(trade: TradeMemory, { from, given }: Acceptance): TradeMemory {
  const partner = trade.partners.indexOf(from);
  if (partner < 0) return trade;
  const seen = [...trade.seen];
  seen[partner] = withGoods(seen[partner] ?? [], given);
  return { ...trade, seen };
}

function bestAcceptance<V extends AncientView>(
  market: Market,
  situation: CivSituation<V>,
  trade: TradeMemory,
  bids: readonly Bid[],
  temper: Temperament,
): Acceptance | undefined {
  let best: Acceptance | undefined;
  let most = temper.bargain;
  for (const bid of bids) {
    const deal = weigh(market, trade, bid, temper);
    if (deal === undefined || deal.gain <= most) continue;
    const move: TradeMove = { do: 'accept', offer: bid.id, give: cardsOf(market, situation, deal) };
    if (situation.refusal(move) !== undefined) continue;
    most = deal.gain;
    best = { move, from: bid.from, given: deal.commodities };
  }
  return best;
}
