import { at, branch, type Disguise, isRecord, type Random, type Seat, shuffle } from '@ecumene/engine';
import { nation, nationOf } from '../nations.ts';
import { findCards } from '../trade-cards/hands.ts';
import { faceOf, goesUnder, isCommodity, type Returning } from '../trade-cards/stacks.ts';
import { type Ancients, type NationNumber, NOBODY, type Offer } from '../world.ts';
import { type Cards, dealAnew, drawnBy, type Terms } from './dealing.ts';
import { type Hiding, type Knowledge, knowledgeOf, sees } from './knowledge.ts';
import { withShownCounts } from './shown-counts.ts';

/** How a game hides its trade cards. */
export interface Secrecy {
  readonly trading: Terms;
  readonly returning?: Returning;
  readonly hiding?: Hiding;
}

/**
 * Exchanges the trade cards a seat cannot know: those in the stacks and in other hands. What the seat knows stays as it is:
 * its own cards, what lies or lay open, what the offers it sees name, what it gave away, how many cards of which stack were
 * drawn this turn and by whom; and so do non-tradable calamities whose place in a stack can be counted. What comes out
 * depends on nothing else. `rest` is the world where play last rested.
 */
export function disguiseCards(
  world: Ancients,
  observer: Seat,
  random: Random,
  { trading, returning = {}, hiding = {} }: Secrecy,
  rest: Ancients = world,
): Disguise<Ancients> {
  const own = world.nations.findIndex(({ seat }) => seat === observer);
  const known = knowledgeOf(world, rest, own, trading.named, hiding);
  const hidden = hiddenCards(world, rest, known);
  const knowledge = withShownCounts(world, hidden, known, hiding, random);
  const dealt = dealAnew(world, hidden, knowledge, trading, hiding, random);
  const exchange = exchangeOf(hidden, hiding.shownCounts === undefined ? dealt : inKind(world, hidden, dealt));
  mixRestacked(world, rest, exchange, returning, random);
  const ofOffers = branch(random, 'offers');
  return {
    world: (other) => rewrite(other, own, exchange, trading, { ...ofOffers }),
    answer: (truth, seat, topic, answer) => translate(truth, seat, topic, answer, exchange, trading),
    forget: (other) => forgetOffers(other, own),
  };
}

/** Which card lies where another lay. */
type Exchange = Map<number, number>;

/** What the seat cannot see of the stacks and of other hands. */
function hiddenCards(world: Ancients, rest: Ancients, { own, fixed }: Knowledge): Cards {
  const { stacks, restacked, fresh } = world.trade;
  const open = new Set([...fixed, ...restacked]);
  const lately = new Set(rest.trade.fresh.length < fresh.length ? rest.trade.stacks.flat() : []);
  const hands = world.nations.map(({ hand }, number) => (number === own ? [] : hand.filter((card) => !open.has(card))));
  return {
    hands: hands.map((cards) => cards.filter((card) => !lately.has(card))),
    drawn: hands.map((cards) =>
      cards.filter((card) => lately.has(card)).sort((a, b) => faceOf(world, a).stack - faceOf(world, b).stack),
    ),
    stacks: stacks.map((stack) => stack.filter((card) => !open.has(card))),
  };
}

/** The same cards in each hand, calamities in the places of calamities: rules that chose among them would choose the same places. */
function inKind(world: Ancients, hidden: Cards, dealt: Cards): Cards {
  const hands = hidden.hands.map((places, number) => {
    const cards = at(dealt.hands, number);
    const calamities = cards.filter((card) => !isCommodity(world, card));
    const commodities = cards.filter((card) => isCommodity(world, card));
    return places.map((place) => at(isCommodity(world, place) ? commodities.splice(0, 1) : calamities.splice(0, 1), 0));
  });
  return { ...dealt, hands };
}

/** Puts the cards that were dealt where the others lay. */
function exchangeOf(hidden: Cards, dealt: Cards): Exchange {
  const exchange: Exchange = new Map();
  for (const part of ['hands', 'drawn', 'stacks'] as const)
    for (const [i, places] of hidden[part].entries())
      for (const [slot, place] of places.entries()) exchange.set(place, at(at(dealt[part], i), slot));
  return exchange;
}

/** Everybody saw which cards went under the stacks last, but not in which order, but for those at the very bottom. */
function mixRestacked(world: Ancients, rest: Ancients, exchange: Exchange, returning: Returning, random: Random): void {
  if (rest.trade.restacked.length === 0) return;
  const seen = new Set(world.trade.restacked.filter((card) => !goesUnder(world, card, returning)));
  for (const stack of world.trade.stacks) {
    const places = stack.filter((card) => seen.has(card));
    const mixed = shuffle(
      random,
      places.toSorted((a, b) => a - b),
    );
    for (const [i, place] of places.entries()) exchange.set(place, at(mixed, i));
  }
}

function swapped(exchange: Exchange, cards: readonly number[]): number[] {
  return cards.map((card) => exchange.get(card) ?? card);
}

/** Makes a world what it would be with other cards. */
function rewrite(other: Ancients, own: NationNumber, exchange: Exchange, terms: Terms, random: Random): void {
  const { trade } = other;
  for (const [i, stack] of trade.stacks.entries()) trade.stacks[i] = swapped(exchange, stack);
  for (const one of other.nations) one.hand = swapped(exchange, one.hand);
  trade.buried = swapped(exchange, trade.buried);
  rewriteGivers(other, own, exchange);
  trade.passed = trade.passed.map((pass) => (pass.from === own || pass.to === own ? pass : { ...pass, card: NOBODY }));
  rewriteOffers(other, own, terms, random);
}

/** Who gave a calamity to its holder, as it would have been: nobody, if the holder may have drawn it. */
function rewriteGivers(other: Ancients, own: NationNumber, exchange: Exchange): void {
  const { passed, givers } = other.trade;
  for (const card of exchange.keys()) delete givers[card];
  for (const [number, { hand }] of other.nations.entries()) {
    const received = passed.filter(({ to }) => to === number);
    if (received.length === 0) continue;
    for (const card of hand) {
      if (!exchange.has(card) || isCommodity(other, card)) continue;
      const face = faceOf(other, card);
      const giver =
        received.findLast((pass) => pass.from === own && faceOf(other, pass.card) === face) ??
        (drawnBy(other, number, face.stack) > 0 ? undefined : received.findLast(({ from }) => from !== own));
      if (giver !== undefined) givers[card] = giver.from;
    }
  }
}

/** The offers of others name what they named, where the seat has seen it; what else they give can be any cards of the hand. */
function rewriteOffers(other: Ancients, own: NationNumber, terms: Terms, random: Random): void {
  const { market } = other.trade;
  if (market.offers.length === 0) return;
  const rewritten = new Map<number, Offer>();
  const hands = other.nations.map(({ hand }) => hand.toSorted((a, b) => a - b));
  const offers = market.offers.filter(({ from }) => from !== own);
  for (const offer of [...offers.filter((one) => sees(own, one)), ...offers.filter((one) => !sees(own, one))]) {
    const names = facesOf(other, offer.give.slice(0, terms.named));
    const give = cardsToGive(other, shuffle(random, at(hands, offer.from)), names, offer.give.length, terms);
    rewritten.set(offer.id, { ...offer, give });
  }
  market.offers = market.offers.map((offer) => rewritten.get(offer.id) ?? offer);
}

/** Offers between two others are not known to be there, nor how many there were. */
function forgetOffers({ trade: { market } }: Ancients, own: NationNumber): void {
  market.offers = market.offers.filter((offer) => sees(own, offer));
  market.told = market.told.filter((one) => sees(own, one));
  market.made = Math.max(0, ...market.offers.map(({ id }) => id));
}

/** The same cards by their other faces: what is named still is, if it is there. */
function translate(
  truth: Ancients,
  seat: Seat,
  topic: string,
  answer: unknown,
  exchange: Exchange,
  terms: Terms,
): unknown {
  if (topic !== 'trade' || !isRecord(answer) || !Array.isArray(answer['give'])) return answer;
  const number = nationOf(truth, seat);
  const cards = findCards(truth, number, answer['give'].map(String));
  if (cards === undefined) return answer;
  const meant = swapped(exchange, cards);
  const hand = swapped(exchange, nation(truth, number).hand);
  const others = hand.filter((card) => !meant.includes(card));
  const names = facesOf(truth, cards.slice(0, terms.named));
  const give = cardsToGive(truth, [...meant, ...others], names, cards.length, terms);
  return { ...answer, give: facesOf(truth, give) };
}

function facesOf(world: Ancients, cards: readonly number[]): string[] {
  return cards.map((card) => faceOf(world, card).id);
}

/** So many cards to be given: first those that are named, or other commodities where they are missing, then any, as they come. */
function cardsToGive(
  world: Ancients,
  cards: readonly number[],
  names: readonly string[],
  count: number,
  { mayGive }: Terms,
): number[] {
  const left = cards.filter((card) => faceOf(world, card).tradable && mayGive?.(world, card) !== false);
  const take = (isWanted: (card: number) => boolean): number[] => {
    const index = left.findIndex(isWanted);
    return index < 0 ? [] : left.splice(index, 1);
  };
  const named = names.map((id) => take((card) => faceOf(world, card).id === id));
  const given = named.flatMap((found) => (found.length > 0 ? found : take((card) => isCommodity(world, card))));
  return [...given, ...left.slice(0, count - given.length)];
}
