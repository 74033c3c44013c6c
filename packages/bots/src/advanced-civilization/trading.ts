import type { AcView, AcWorld } from '@ecumene/advanced-civilization';
import type { AncientEvent, NationView, TradeMove } from '@ecumene/ancients';
import type { Decision, Moment } from '../bot.ts';
import { fearOf } from './fear.ts';
import { calamitiesIn, commodity, commodityName, countCommodities } from './hand.ts';
import { type Bid, bestOffer, type Deal, FEWEST, weigh } from './market.ts';
import type { Floor, Memory } from './memory.ts';
import { nationLedBy } from './sight.ts';
import type { Temperament } from './temperament.ts';

type AcMoment = Moment<AcWorld, AcView, AncientEvent>;

/** One thing on the trading floor: accept the best offer heard, or make one, or say that one is done, or wait. */
export function tradeOnFloor(moment: AcMoment, memory: Memory, temper: Temperament): Decision {
  const known = hasTraded(moment) ? undefined : memory.floor;
  const floor = known === undefined ? enter(moment, temper, memory.floor) : listen(moment, known);
  const bids = known === undefined ? standingBids(moment) : newBids(moment);
  const accept = bestAcceptance(moment, floor, bids, temper);
  if (accept !== undefined) return { answer: accept.move, memory: { ...memory, floor: knowing(floor, accept) } };
  const offer = floor.spent || floor.spoken >= temper.offers ? undefined : bestOffer(floor, temper);
  if (offer !== undefined) {
    const asks = offer.asks.map(commodityName);
    const move: TradeMove = { do: 'offer', give: cardsOf(offer), wants: FEWEST, asks };
    const made = [...floor.made, offer.key];
    if (moment.refusal(move) === undefined)
      return { answer: move, memory: { ...memory, floor: { ...floor, made, spoken: floor.spoken + 1 } } };
  }
  const after = { ...memory, floor: floor.spent ? floor : { ...floor, spent: true } };
  return moment.question.optional ? { wait: true, memory: after } : { answer: { do: 'done' }, memory: after };
}

function cardsOf({ commodities, calamity }: Deal): string[] {
  const cards = commodities.map(commodityName);
  if (calamity !== undefined) cards.push(calamity);
  return cards;
}

/** What the bot must know on the floor, seen once when it opens and after each trade of its own. */
function enter({ view, seat }: AcMoment, { dread }: Temperament, before: Floor | undefined): Floor {
  const me = nationLedBy(view, seat);
  const others = view.nations.filter((one) => isPartner(one) && one !== me);
  const woes = calamitiesIn(view.hand);
  const { offers } = view.market;
  const bitsOf = (name: string, what: 'names' | 'asks'): number =>
    offers.reduce((bits, offer) => (offer.from === name ? bits | bitsIn(offer[what]) : bits), 0);
  const seenBefore = (name: string): number => {
    const partner = before?.partners.indexOf(name) ?? -1;
    return (before?.named[partner] ?? 0) | (before?.seen[partner] ?? 0);
  };
  return {
    turn: view.turn,
    hand: countCommodities(view.hand),
    woes,
    fears: woes.map((id) => (fearOf(me, id) * dread) / 100),
    made: [],
    spoken: before?.spoken ?? 0,
    spent: false,
    partners: others.map(({ name }) => name),
    cities: others.map(({ cities }) => cities),
    named: others.map(({ name }) => bitsOf(name, 'names')),
    asked: others.map(({ name }) => bitsOf(name, 'asks')),
    seen: others.map(({ name }) => seenBefore(name)),
  };
}

function isPartner({ seat, inert, hand }: NationView): boolean {
  return seat !== null && !inert && hand >= FEWEST;
}

function bitsIn(ids: readonly string[]): number {
  let bits = 0;
  for (const id of ids) {
    const face = commodity(id);
    if (face !== undefined) bits |= 1 << face;
  }
  return bits;
}

/** Whether the own hand has changed since the bot last looked. */
function hasTraded({ heard }: AcMoment): boolean {
  return heard.some(({ event }) => event.what === 'cards-received' || event.what === 'toll-paid');
}

/** What the others said since: what they hold and what they collect. */
function listen(moment: AcMoment, floor: Floor): Floor {
  let named: number[] | undefined;
  let asked: number[] | undefined;
  for (const { event } of moment.heard) {
    if (event.what !== 'offer-made') continue;
    const partner = floor.partners.indexOf(event.nation);
    if (partner < 0) continue;
    named ??= [...floor.named];
    asked ??= [...floor.asked];
    named[partner] = (named[partner] ?? 0) | bitsIn(event.names);
    asked[partner] = (asked[partner] ?? 0) | bitsIn(event.asks);
  }
  return named === undefined || asked === undefined ? floor : { ...floor, named, asked };
}

function standingBids({ view, seat }: AcMoment): Bid[] {
  const me = nationLedBy(view, seat);
  return view.market.offers.filter(({ from }) => from !== me.name).map((offer) => bidOf(offer.id, offer.from, offer));
}

type Words = Pick<Bid, 'gives' | 'wants'> & { readonly names: readonly string[]; readonly asks: readonly string[] };

function bidOf(id: number, from: string, { gives, names, wants, asks }: Words): Bid {
  const numbers = (ids: readonly string[]): number[] => ids.map((face) => commodity(face) ?? 0);
  return { id, from, gives, names: numbers(names), wants, asks: numbers(asks) };
}

/** Offers heard since that others made. */
function newBids({ heard }: AcMoment): Bid[] {
  const bids: Bid[] = [];
  for (const { event } of heard) if (event.what === 'offer-made') bids.push(bidOf(event.offer, event.nation, event));
  return bids;
}

interface Acceptance {
  readonly move: TradeMove;
  readonly from: string;
  readonly given: readonly number[];
}

/** Whoever one trades with holds what one gave. */
function knowing(floor: Floor, { from, given }: Acceptance): Floor {
  const partner = floor.partners.indexOf(from);
  if (partner < 0) return floor;
  const seen = [...floor.seen];
  for (const face of given) seen[partner] = (seen[partner] ?? 0) | (1 << face);
  return { ...floor, seen };
}

function bestAcceptance(
  moment: AcMoment,
  floor: Floor,
  bids: readonly Bid[],
  temper: Temperament,
): Acceptance | undefined {
  let best: Acceptance | undefined;
  let most = temper.bargain;
  for (const bid of bids) {
    const deal = weigh(floor, bid, temper);
    if (deal === undefined || deal.gain <= most) continue;
    const move: TradeMove = { do: 'accept', offer: bid.id, give: cardsOf(deal) };
    if (moment.refusal(move) !== undefined) continue;
    most = deal.gain;
    best = { move, from: bid.from, given: deal.commodities };
  }
  return best;
}
