import { at, type Disguise, isRecord, type Random, type Seat, shuffle } from '@ecumene/engine';
import { nation, nationOf } from './nations.ts';
import type { Trading } from './trade/trading.ts';
import { findCards } from './trade-cards/hands.ts';
import { cardsOf, faceOf, isCommodity } from './trade-cards/stacks.ts';
import { type Ancients, type Face, type NationNumber, NOBODY, type Offer } from './world.ts';

/** What players can tell of calamities that lie hidden. */
export interface Hiding {
  /** Nobody can count where non-tradable calamities lie in their stacks. */
  readonly anywhere?: boolean;
  /** Non-tradable calamities are laid open when drawn: none is among the hidden cards of a hand. */
  readonly drawnOpenly?: boolean;
  /** Calamities are laid open when received: none is among the hidden cards that were traded. */
  readonly passedOpenly?: boolean;
}

type Exchange = (card: number) => number;

/** What may lie in a place: commodities only, a tradable calamity for want of a better place, any tradable one, or all. */
const PLAIN = 0;
const DOUBTFUL = 1;
const TRADABLE = 2;
const ALL = 3;

/** A place where a hidden card lies: in a hand, or in a stack, which is nobody's. */
interface Place {
  readonly card: number;
  readonly owner: NationNumber;
  readonly open: typeof PLAIN | typeof DOUBTFUL | typeof TRADABLE | typeof ALL;
}

/**
 * Exchanges the cards a seat cannot know, each with others of its own stack: those in other hands and in the stacks. Cards
 * the seat knows stay as they are: its own, those named in offers, shown, returned or passed through its hand; and so do
 * non-tradable calamities whose place in a stack can be counted. Calamities come only where they might be: in the stacks,
 * and among cards drawn this turn. As far as cards can be followed, what comes out depends on nothing but what the seat
 * can know; which of two equal cards somebody passed on it cannot tell, though where they lie now may still show.
 */
export function disguiseCards(
  world: Ancients,
  observer: Seat,
  trading: Pick<Trading, 'named' | 'fewest'>,
  random: Random,
  hiding: Hiding = {},
): Disguise<Ancients> {
  const { stacks, buried } = world.trade;
  const seen = seenBy(world, observer);
  const named = new Set(world.nations.flatMap((_, number) => namedCards(world, number, trading.named, seen)));
  const isHidden = (card: number): boolean =>
    !seen.has(card) && !named.has(card) && (hiding.anywhere === true || faceOf(world, card).tradable);
  const spare = world.nations.map((_, number) => spareCards(world, number, trading.fewest));
  const exchange = new Map<number, number>();
  for (const [i, stack] of stacks.entries()) {
    const places: Place[] = [];
    for (const card of stack) {
      if (isHidden(card)) places.push({ card, owner: NOBODY, open: buried.includes(card) ? PLAIN : ALL });
    }
    for (let number = 0; number < world.nations.length; number++) {
      const unseen = nation(world, number).hand.filter(
        (card) => faceOf(world, card).stack === i + 1 && !seen.has(card),
      );
      places.push(...placesInHand(world, number, i + 1, unseen, isHidden, hiding));
    }
    for (const [slot, card] of deal(world, places, spare, random).entries()) exchange.set(at(places, slot).card, card);
  }
  const swap: Exchange = (card) => exchange.get(card) ?? card;
  return {
    world: (other) => exchangeCards(other, swap),
    answer: (truth, seat, topic, answer) => translate(world, truth, seat, topic, answer, swap, trading),
  };
}

/** Cards a seat has seen and can follow: its own, what lies or lay open, and what passed through its hand. */
function seenBy(world: Ancients, observer: Seat): Set<number> {
  const { passed, returned, restacked } = world.trade;
  const own = world.nations.findIndex((one) => one.seat === observer);
  return new Set([
    ...returned,
    ...restacked,
    ...passed.filter(({ from, to }) => from === own || to === own).map(({ card }) => card),
    ...world.nations.flatMap((one) => (one.seat === observer ? one.hand : one.shown)),
  ]);
}

/**
 * Cards of a hand that must be there because offers name them, beside those seen anyhow. Of several equal cards nobody
 * can tell which one an offer names.
 */
function namedCards(world: Ancients, number: NationNumber, named: number, seen: ReadonlySet<number>): number[] {
  const most = new Map<string, number>();
  const offers = world.trade.market.offers.filter(({ from }) => from === number);
  for (const { give } of offers) {
    const faces = give.slice(0, named).map((card) => faceOf(world, card).id);
    for (const id of faces) most.set(id, Math.max(most.get(id) ?? 0, faces.filter((face) => face === id).length));
  }
  const hand = new Set([...offers.flatMap(({ give }) => give.slice(0, named)), ...nation(world, number).hand]);
  return [...most].flatMap(([id, count]) => {
    const held = [...hand].filter((card) => faceOf(world, card).id === id);
    const unseen = held.filter((card) => !seen.has(card));
    return unseen.slice(0, Math.max(0, count - (held.length - unseen.length)));
  });
}

/** How many cards of a hand may be such as cannot be given away: it gives the others in an offer, or might. */
function spareCards(world: Ancients, number: NationNumber, fewest: number): number {
  const offered = world.trade.market.offers.map(({ from, give }) => (from === number ? give.length : 0));
  return nation(world, number).hand.length - Math.max(fewest, ...offered);
}

/**
 * The hidden cards of a stack in one hand. Calamities can be among those drawn this turn, but not among those that would
 * have been laid open or could not have been given. Of equal cards nobody can tell which was named and which came by
 * trade, so only their numbers count.
 */
function placesInHand(
  world: Ancients,
  number: NationNumber,
  stack: number,
  unseen: readonly number[],
  isHidden: (card: number) => boolean,
  { anywhere = false, drawnOpenly = false, passedOpenly = false }: Hiding,
): Place[] {
  const { passed, fresh } = world.trade;
  const wasTraded = (card: number): boolean => passed.some((deal) => deal.card === card);
  const held = unseen.filter(isHidden);
  const drawn = fresh.filter((draw) => draw.nation === number && draw.stack === stack).length;
  const kept = Math.min(drawn, Math.max(0, held.length - unseen.filter(wasTraded).length));
  const tradable = passedOpenly ? kept : drawn;
  const any = anywhere && !drawnOpenly ? kept : 0;
  const keptFirst = [...held.filter((card) => !wasTraded(card)), ...held.filter(wasTraded)];
  return keptFirst.map((card, i) => {
    if (i < any) return { card, owner: number, open: ALL };
    if (i < tradable) return { card, owner: number, open: TRADABLE };
    return { card, owner: number, open: i < drawn ? DOUBTFUL : PLAIN };
  });
}

/** The same cards in another order, calamities only in places open to them. What comes out does not depend on the order that was. */
function deal(world: Ancients, places: readonly Place[], spare: number[], random: Random): number[] {
  const cards = shuffle(
    random,
    places.map(({ card }) => card).sort((a, b) => a - b),
  );
  const free = shuffle(
    random,
    places.flatMap(({ open }, slot) => (open === PLAIN ? [] : [slot])),
  );
  const dealt: (number | undefined)[] = places.map(() => undefined);
  const take = (card: number, isOpen: (place: Place) => boolean): boolean => {
    const found = free.findLastIndex((slot) => isOpen(at(places, slot)));
    for (const slot of found < 0 ? [] : free.splice(found, 1)) dealt[slot] = card;
    return found >= 0;
  };
  const calamities = cards.filter((card) => !isCommodity(world, card));
  for (const card of calamities.filter((one) => !faceOf(world, one).tradable)) {
    take(card, ({ open, owner }) => open === ALL && (owner === NOBODY || at(spare, owner) > 0));
    const owner = places[dealt.indexOf(card)]?.owner ?? NOBODY;
    if (owner !== NOBODY) spare[owner] = at(spare, owner) - 1;
  }
  for (const card of calamities.filter((one) => faceOf(world, one).tradable)) {
    if (!take(card, ({ open }) => open >= TRADABLE)) take(card, () => true);
  }
  const rest = cards.filter((card) => !dealt.includes(card));
  return dealt.map((card) => card ?? rest.pop() ?? NOBODY);
}

function exchangeCards({ trade, nations }: Ancients, swap: Exchange): void {
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
 * The same cards by their other faces. Only the secret part of an offer can differ: what it names is known as long as it
 * stands. What is named must be a commodity, so those come first; in place of a card that cannot be given there goes
 * another, or none.
 */
function translate(
  now: Ancients,
  truth: Ancients,
  seat: Seat,
  topic: string,
  answer: unknown,
  swap: Exchange,
  { named, fewest }: Pick<Trading, 'named' | 'fewest'>,
): unknown {
  if (topic !== 'trade' || !isRecord(answer) || !Array.isArray(answer['give'])) return answer;
  const { hand } = nation(truth, nationOf(truth, seat));
  const cards = findCards(truth, nationOf(truth, seat), answer['give'].map(String));
  if (cards === undefined) return answer;
  const kept = nation(now, nationOf(now, seat)).hand;
  const meant = keepNames(truth, cards, named, (card) => hand.includes(card) && kept.includes(card), swap);
  const face = (card: number): Face => faceOf(truth, swap(card));
  const given = meant.filter((card) => face(card).tradable);
  const others = hand.filter((card) => !meant.includes(card) && face(card).tradable);
  const faces = [...given, ...others.slice(0, meant.length - given.length)].map(face);
  if (faces.length < fewest) return answer;
  const isGood = ({ kind }: Face): boolean => kind === 'commodity';
  const give = [...faces.filter(isGood), ...faces.filter((one) => !isGood(one))].map(({ id }) => id);
  return { ...answer, give };
}

/**
 * Cards to be given, with each one that is named exchanged for an equal one that keeps its face, if there is one. Only
 * cards that have stayed in the hand: those given away went to where the others know them.
 */
function keepNames(
  truth: Ancients,
  cards: readonly number[],
  named: number,
  hasStayed: (card: number) => boolean,
  swap: Exchange,
): readonly number[] {
  const meant = [...cards];
  for (let i = 0; i < Math.min(named, meant.length); i++) {
    const card = at(meant, i);
    if (swap(card) === card || !hasStayed(card)) continue;
    const equals = cardsOf(truth.trade.faces, faceOf(truth, card)).filter(hasStayed);
    const equal = equals.find((other) => swap(other) === other && !meant.slice(0, i).includes(other));
    if (equal === undefined) continue;
    const later = meant.indexOf(equal);
    if (later >= 0) meant[later] = card;
    meant[i] = equal;
  }
  return meant;
}
