import { at, type Disguise, isRecord, type Random, type Seat } from '@ecumene/engine';
import { nation, nationOf } from '../nations.ts';
import type { Trading } from '../trade/trading.ts';
import { findCards } from '../trade-cards/hands.ts';
import { faceOf, isCommodity } from '../trade-cards/stacks.ts';
import { type Ancients, type NationNumber, NOBODY, type Offer } from '../world.ts';
import {
  dealGroup,
  dealStack,
  drawnBy,
  type Hiding,
  type Place,
  placesInHands,
  placesInStack,
  roomIn,
} from './dealing.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';

type Terms = Pick<Trading, 'named' | 'fewest' | 'mayGive'>;

/**
 * Exchanges the trade cards a seat cannot know: those in the stacks with those of the same stack in other hands, and those
 * that nations may have passed to each other unseen. What the seat knows stays as it is: its own cards, what lies or lay
 * open, what offers name, what it gave away; and so do non-tradable calamities whose place in a stack can be counted.
 * What comes out depends on nothing but what the seat can know of this turn.
 */
export function disguiseCards(
  world: Ancients,
  observer: Seat,
  trading: Terms,
  random: Random,
  hiding: Hiding = {},
): Disguise<Ancients> {
  const knowledge = knowledgeOf(world, observer, trading.named);
  const exchange = exchangeCards(world, knowledge, trading, random, hiding);
  return {
    world: (other) =>
      rewrite(
        other,
        world.nations.findIndex(({ seat }) => seat === observer),
        exchange,
        trading,
      ),
    answer: (truth, seat, topic, answer) => translate(truth, seat, topic, answer, exchange, trading),
  };
}

/** Which card lies where another lay. */
type Exchange = ReadonlyMap<number, number>;

function exchangeCards(
  world: Ancients,
  { groups, placed, roaming }: Knowledge,
  trading: Terms,
  random: Random,
  hiding: Hiding,
): Exchange {
  const isHidden = (card: number): boolean =>
    !placed.has(card) && (hiding.anywhere === true || faceOf(world, card).tradable);
  const hidden = world.nations.map(({ hand }) => hand.filter(isHidden));
  const inGroup = groups.map((group) => group.flatMap((number) => at(hidden, number)));
  const rooms = world.nations.map((_, number) => roomIn(world, number, trading, placed));
  const groupRooms = groups.map((group) => ({
    calamities: group.reduce((sum, number) => sum + at(rooms, number).calamities, 0),
    bound: group.reduce((sum, number) => sum + Math.max(0, at(rooms, number).bound), 0),
  }));
  const exchange = new Map<number, number>();
  const drawn = groups.map((_, group) => at(inGroup, group).filter((card) => roaming.has(card)));
  for (const [i, stack] of world.trade.stacks.entries()) {
    const places: Place[] = placesInStack(world, stack.filter(isHidden));
    for (const [group, numbers] of groups.entries()) {
      const cards = at(inGroup, group).filter((card) => faceOf(world, card).stack === i + 1 && !roaming.has(card));
      places.push(...placesInHands(world, group, numbers, i + 1, cards, hiding));
    }
    for (const [slot, card] of dealStack(world, places, groupRooms, random).entries()) {
      const place = at(places, slot);
      if (place.group === NOBODY) exchange.set(place.card, card);
      else at(drawn, place.group).push(card);
    }
  }
  for (const [group, numbers] of groups.entries()) {
    const slots = numbers.flatMap((number) => at(hidden, number));
    const takers = numbers.flatMap((number) => at(hidden, number).map(() => number));
    const dealt = dealGroup(world, at(drawn, group), takers, rooms, random, hiding);
    for (const [slot, card] of dealt.entries()) exchange.set(at(slots, slot), card);
  }
  return exchange;
}

function swapped(exchange: Exchange, cards: readonly number[]): number[] {
  return cards.map((card) => exchange.get(card) ?? card);
}

/** Makes a world what it would be with other cards. */
function rewrite(other: Ancients, own: NationNumber, exchange: Exchange, trading: Terms): void {
  const { trade } = other;
  for (const [i, stack] of trade.stacks.entries()) trade.stacks[i] = swapped(exchange, stack);
  for (const one of other.nations) {
    one.hand = swapped(exchange, one.hand);
    one.rev += 1;
  }
  trade.buried = swapped(exchange, trade.buried);
  rewriteGivers(other, own, exchange);
  const { market } = trade;
  market.offers = market.offers.map((offer): Offer => {
    const { hand } = nation(other, offer.from);
    const names = facesOf(other, offer.give.slice(0, trading.named));
    const meant = swapped(exchange, offer.give);
    return { ...offer, give: cardsToGive(other, hand, names, meant, offer.give.length, trading) };
  });
  market.rev += 1;
}

/** Who gave a calamity to its holder, as it would have been: nobody, if the holder may have drawn it. */
function rewriteGivers(other: Ancients, own: NationNumber, exchange: Exchange): void {
  const { passed, givers } = other.trade;
  for (const card of exchange.keys()) delete givers[card];
  for (const [number, { hand }] of other.nations.entries()) {
    const received = passed.filter(({ to }) => to === number);
    for (const card of hand) {
      if (!exchange.has(card) || isCommodity(other, card)) continue;
      const { stack } = faceOf(other, card);
      const giver =
        received.findLast((pass) => pass.card === card && pass.from === own) ??
        (drawnBy(other, number, stack) > 0 ? undefined : received.findLast(({ from }) => from !== own));
      if (giver !== undefined) givers[card] = giver.from;
    }
  }
}

/** The same cards by their other faces: what is named still is, if it is there. */
function translate(
  truth: Ancients,
  seat: Seat,
  topic: string,
  answer: unknown,
  exchange: Exchange,
  trading: Terms,
): unknown {
  if (topic !== 'trade' || !isRecord(answer) || !Array.isArray(answer['give'])) return answer;
  const number = nationOf(truth, seat);
  const cards = findCards(truth, number, answer['give'].map(String));
  if (cards === undefined) return answer;
  const hand = swapped(exchange, nation(truth, number).hand);
  const names = facesOf(truth, cards.slice(0, trading.named));
  const give = cardsToGive(truth, hand, names, swapped(exchange, cards), cards.length, trading);
  return { ...answer, give: facesOf(truth, give) };
}

function facesOf(world: Ancients, cards: readonly number[]): string[] {
  return cards.map((card) => faceOf(world, card).id);
}

/**
 * So many cards of a hand, to be given: first those that are named, or other commodities where they are missing, then those
 * that are meant, or others where they cannot be given.
 */
function cardsToGive(
  world: Ancients,
  hand: readonly number[],
  names: readonly string[],
  meant: readonly number[],
  count: number,
  { mayGive }: Terms,
): number[] {
  const isFree = (card: number): boolean => faceOf(world, card).tradable && mayGive?.(world, card) !== false;
  const left = [...meant, ...hand.filter((card) => !meant.includes(card))].filter(isFree);
  const take = (isWanted: (card: number) => boolean): number[] => {
    const index = left.findIndex(isWanted);
    return index < 0 ? [] : left.splice(index, 1);
  };
  const isNamed = (id: string) => (card: number) => faceOf(world, card).id === id;
  const named = names.map((id) => take(isNamed(id)));
  const given = named.flatMap((found) => (found.length > 0 ? found : take((card) => isCommodity(world, card))));
  return [...given, ...left.slice(0, count - given.length)];
}
