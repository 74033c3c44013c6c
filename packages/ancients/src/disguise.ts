import { type Disguise, isRecord, type Random, type Seat, shuffle } from '@ecumene/engine';
import { nationOf } from './nations.ts';
import { findCards } from './trade-cards/hands.ts';
import { faceOf, isCommodity } from './trade-cards/stacks.ts';
import { type Ancients, NOBODY, type Offer } from './world.ts';

/** What players can tell of calamities that lie hidden. */
export interface Hiding {
  /** Nobody can count where non-tradable calamities lie in their stacks. */
  readonly anywhere?: boolean;
  /** Calamities are laid open when received: none is among the hidden cards that were traded. */
  readonly passedOpenly?: boolean;
}

/** What may lie in a place: commodities only, tradable calamities too, or all. */
const PLAIN = 0;
const TRADABLE = 1;
const ALL = 2;

/**
 * Exchanges the cards a seat cannot know, each with others of its own stack: those in other hands and in the stacks. Cards
 * the seat knows stay as they are: its own, those named in offers, shown, returned or passed through its hand; and so do
 * non-tradable calamities, whose place in a stack can be counted. Tradable ones come only where they might be: in the
 * stacks, and among cards drawn this turn. Non-tradable ones never change hands: what can be given would tell them.
 */
export function disguiseCards(
  world: Ancients,
  observer: Seat,
  named: number,
  random: Random,
  { anywhere = false, passedOpenly = false }: Hiding = {},
): Disguise<Ancients> {
  const { stacks, market, returned, restacked, buried, passed, fresh } = world.trade;
  const own = world.nations.findIndex((one) => one.seat === observer);
  const known = new Set([
    ...returned,
    ...restacked,
    ...passed.filter(({ from, to }) => from === own || to === own).map(({ card }) => card),
    ...market.offers.flatMap((offer) => offer.give.slice(0, named)),
    ...world.nations.flatMap((one) => (one.seat === observer ? one.hand : one.shown)),
  ]);
  const isHidden = (card: number): boolean => !known.has(card) && (anywhere || faceOf(world, card).tradable);
  const exchange = new Map<number, number>();
  for (const [i, stack] of stacks.entries()) {
    const slots = stack.filter(isHidden);
    const open: number[] = slots.map((card) => (buried.includes(card) ? PLAIN : ALL));
    for (const [nation, { hand }] of world.nations.entries()) {
      const held = hand.filter((card) => {
        return isHidden(card) && faceOf(world, card).tradable && faceOf(world, card).stack === i + 1;
      });
      const drawn = fresh.filter((draw) => draw.nation === nation && draw.stack === i + 1).length;
      const traded = passedOpenly ? held.filter((card) => passed.some((deal) => deal.card === card)) : [];
      const drawnFirst = [...held.filter((card) => !traded.includes(card)), ...traded];
      const most = Math.min(drawn, held.length - traded.length);
      slots.push(...drawnFirst);
      open.push(...drawnFirst.map((_, number) => (number >= most ? PLAIN : TRADABLE)));
    }
    for (const [slot, card] of deal(world, slots, open, random).entries()) exchange.set(slots[slot] ?? card, card);
  }
  const swap = (card: number): number => exchange.get(card) ?? card;
  return {
    world: (other) => exchangeCards(other, swap),
    answer: (truth, seat, topic, answer) => translate(truth, seat, topic, answer, swap),
  };
}

/** The same cards in another order, calamities only in slots open to them. What comes out does not depend on the order that was. */
function deal(world: Ancients, slots: readonly number[], open: readonly number[], random: Random): number[] {
  const cards = shuffle(
    random,
    slots.toSorted((a, b) => a - b),
  );
  const places = shuffle(
    random,
    slots.flatMap((_, slot) => (open[slot] === PLAIN ? [] : [slot])),
  );
  const dealt: (number | undefined)[] = slots.map(() => undefined);
  const calamities = cards.filter((card) => !isCommodity(world, card));
  for (const needs of [ALL, TRADABLE]) {
    for (const card of calamities) {
      if (faceOf(world, card).tradable !== (needs === TRADABLE)) continue;
      const found = places.findLastIndex((slot) => (open[slot] ?? PLAIN) >= needs);
      if (found < 0) continue;
      for (const slot of places.splice(found, 1)) dealt[slot] = card;
    }
  }
  const rest = cards.filter((card) => !dealt.includes(card));
  return dealt.map((card) => card ?? rest.pop() ?? NOBODY);
}

function exchangeCards({ trade, nations }: Ancients, swap: (card: number) => number): void {
  for (const stack of trade.stacks) for (const [i, card] of stack.entries()) stack[i] = swap(card);
  for (const one of nations) {
    one.hand = one.hand.map(swap);
    one.rev += 1;
  }
  trade.buried = trade.buried.map(swap);
  trade.passed = trade.passed.map((deal) => ({ ...deal, card: swap(deal.card) }));
  trade.market.offers = trade.market.offers.map((offer): Offer => ({ ...offer, give: offer.give.map(swap) }));
  trade.market.rev += 1;
}

/**
 * The same cards by their other faces. Only the secret part of an offer can differ: all else is known. What is named must
 * be a commodity, so those come first.
 */
function translate(
  truth: Ancients,
  seat: Seat,
  topic: string,
  answer: unknown,
  swap: (card: number) => number,
): unknown {
  if (topic !== 'trade' || !isRecord(answer) || !Array.isArray(answer['give'])) return answer;
  const cards = findCards(truth, nationOf(truth, seat), answer['give'].map(String));
  if (cards === undefined) return answer;
  const faces = cards.map((card) => faceOf(truth, swap(card)));
  const give = [
    ...faces.filter(({ kind }) => kind === 'commodity'),
    ...faces.filter(({ kind }) => kind !== 'commodity'),
  ].map(({ id }) => id);
  return { ...answer, give };
}
