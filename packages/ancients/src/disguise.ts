import { type Disguise, isRecord, type Random, type Seat, shuffle } from '@ecumene/engine';
import { nationOf } from './nations.ts';
import { findCards } from './trade-cards/hands.ts';
import { faceOf, isCommodity } from './trade-cards/stacks.ts';
import { type Ancients, NOBODY, type Offer } from './world.ts';

/**
 * Exchanges the cards a seat cannot know, each with others of its own stack: those in other hands and in the stacks. Cards
 * the seat knows stay as they are: its own, those named in offers, shown, returned or passed through its hand; and so do
 * non-tradable calamities, whose place in a stack can be counted. Tradable ones come only where they might be: in the
 * stacks, and among cards drawn this turn. `anywhere`: the others may lie anywhere, too.
 */
export function disguiseCards(
  world: Ancients,
  observer: Seat,
  named: number,
  random: Random,
  anywhere = false,
): Disguise<Ancients> {
  const { stacks, market, returned, restacked, passed, fresh } = world.trade;
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
    const open = slots.map(() => true);
    for (const [nation, { hand }] of world.nations.entries()) {
      const held = hand.filter((card) => isHidden(card) && faceOf(world, card).stack === i + 1);
      const drawn = fresh.filter((draw) => draw.nation === nation && draw.stack === i + 1).length;
      slots.push(...held);
      open.push(...held.map((_, number) => number < drawn));
    }
    for (const [slot, card] of deal(world, slots, open, random).entries()) exchange.set(slots[slot] ?? card, card);
  }
  const swap = (card: number): number => exchange.get(card) ?? card;
  return {
    world: (other) => exchangeCards(other, swap),
    answer: (truth, seat, topic, answer) => translate(truth, seat, topic, answer, swap),
  };
}

/** The same cards in another order, calamities only in open slots. What comes out does not depend on the order that was. */
function deal(world: Ancients, slots: readonly number[], open: readonly boolean[], random: Random): number[] {
  const cards = shuffle(
    random,
    slots.toSorted((a, b) => a - b),
  );
  const places = shuffle(
    random,
    slots.flatMap((_, slot) => (open[slot] ? [slot] : [])),
  );
  const dealt: (number | undefined)[] = slots.map(() => undefined);
  for (const card of cards) {
    if (isCommodity(world, card)) continue;
    const slot = places.pop();
    if (slot !== undefined) dealt[slot] = card;
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
