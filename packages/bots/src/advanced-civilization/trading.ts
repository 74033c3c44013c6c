import type { AcView, AcWorld } from '@ecumene/advanced-civilization';
import type { AncientEvent, NationView, TradeMove } from '@ecumene/ancients';
import { must } from '@ecumene/engine';
import type { Decision, Moment } from '../bot.ts';
import { fearOf } from './fear.ts';
import { countCards, isCalamity } from './hand.ts';
import { type Bid, bestOffer, weigh } from './market.ts';
import type { Floor, Memory } from './memory.ts';
import { ownNation } from './sight.ts';
import type { Temperament } from './temperament.ts';

type AcMoment = Moment<AcWorld, AcView, AncientEvent>;

/** One thing on the trading floor: accept the best offer heard, or make one, or say that one is done, or wait. */
export function tradeOnFloor(moment: AcMoment, memory: Memory, temper: Temperament): Decision {
  const known = memory.floor;
  const floor = known === undefined || hasTraded(moment) ? enter(moment, temper, known) : known;
  const bids = known === undefined ? standingBids(moment) : newBids(moment);
  const accept = bestAcceptance(moment, floor, bids, temper);
  if (accept !== undefined) return { answer: accept, memory: { ...memory, floor } };
  if (!floor.spent && floor.made.length < temper.offers) {
    const me = mine(moment);
    const offer = bestOffer(moment.view, me, floor, temper);
    if (offer !== undefined && moment.refusal(offer.move) === undefined)
      return { answer: offer.move, memory: { ...memory, floor: { ...floor, made: [...floor.made, offer.key] } } };
  }
  const spent = { ...memory, floor: { ...floor, spent: true } };
  return moment.question.optional ? { wait: true, memory: spent } : { answer: { do: 'done' }, memory: spent };
}

function mine({ view, seat }: AcMoment): NationView {
  return must(view.nations[ownNation(view, seat)], `a nation of ${seat}`);
}

/** Whether the own hand has changed since the bot last looked. */
function hasTraded({ heard }: AcMoment): boolean {
  return heard.some(({ event }) => event.what === 'cards-received' || event.what === 'toll-paid');
}

/** What the bot must know on the floor. After a trade it looks at its hand anew and has new offers to make. */
function enter(moment: AcMoment, { dread }: Temperament, before: Floor | undefined): Floor {
  const { view } = moment;
  const me = mine(moment);
  const hand = countCards(view.hand);
  const fears: Record<string, number> = {};
  for (const id in hand) if (isCalamity(id)) fears[id] = (fearOf(me, id) * dread) / 100;
  return { hand, fears, made: before?.made ?? [], spent: false, turn: view.turn };
}

function standingBids(moment: AcMoment): Bid[] {
  const me = mine(moment).name;
  return moment.view.market.offers.filter(({ from }) => from !== me);
}

/** Offers heard since that others made. */
function newBids({ heard, seat }: AcMoment): Bid[] {
  const bids: Bid[] = [];
  for (const { event, knows } of heard) {
    if (event.what !== 'offer-made' || (knows !== 'all' && !knows.includes(seat))) continue;
    const { offer: id, nation: from, gives, names, wants, asks } = event;
    bids.push({ id, from, gives, names, wants, asks });
  }
  return bids;
}

function bestAcceptance(
  moment: AcMoment,
  floor: Floor,
  bids: readonly Bid[],
  temper: Temperament,
): TradeMove | undefined {
  let best: TradeMove | undefined;
  let most = temper.bargain;
  for (const bid of bids) {
    const deal = weigh(floor, bid, temper);
    if (deal === undefined || deal.gain <= most) continue;
    const move: TradeMove = { do: 'accept', offer: bid.id, give: [...deal.give] };
    if (moment.refusal(move) !== undefined) continue;
    most = deal.gain;
    best = move;
  }
  return best;
}
