import { type Disguise, isRecord, pick, type Random, type Seat, shuffle } from '@ecumene/engine';
import { asBonus, type CardNo, idOf, isEvent, isMilitary, levelOf, NONE } from './cards/numbered.ts';
import { mostForce } from './colonization.ts';
import { findAll } from './military-cards.ts';
import { type Ages, type Civilization, civAt, civOf } from './world.ts';

/**
 * Exchanges the cards a player cannot know: military hands of others, decks, what was buried unseen and events still to
 * come. Backs show the age, so only cards of one age and deck change places; event decks hold events only, and those the
 * player prepared stay in the deck they are in.
 */
export function disguise(world: Ages, observer: Seat, random: Random): Disguise<Ages> {
  const exchange = consistent(world, civOf(world, observer), random);
  const swap = (card: CardNo): CardNo => exchange.get(card) ?? card;
  return {
    world(other) {
      for (const pile of ['civilDeck', 'militaryDeck', 'discards', 'buried', 'events', 'future'] as const)
        other[pile] = other[pile].map(swap);
      for (const civ of other.civs) {
        civ.militaryHand = civ.militaryHand.map(swap);
        if (civ.seat !== observer) civ.knows = civ.knows.map(swap);
        civ.peeked = civ.peeked === NONE ? NONE : swap(civ.peeked);
      }
    },
    answer: (truth, seat, topic, answer) => translate(civOf(truth, seat), topic, answer, swap),
  };
}

/** An exchange that leaves the best bid for a territory possible. */
function consistent(world: Ages, observer: Civilization, random: Random): Map<CardNo, CardNo> {
  const exchange = exchanged(world, observer, random);
  const [pending] = world.pending;
  if (pending?.is === 'event' && pending.bid !== undefined)
    backBid(world, civAt(world, pending.bid.by), pending.bid.force, exchange, random);
  return exchange;
}

/** Bonus cards come into the imagined hand of a bidder, one by one, until it could send what was bid. */
function backBid(
  world: Ages,
  bidder: Civilization,
  force: number,
  exchange: Map<CardNo, CardNo>,
  random: Random,
): void {
  for (const place of shuffle(random, [...bidder.militaryHand])) {
    const hand = bidder.militaryHand.map((card) => exchange.get(card) ?? card);
    if (mostForce(world, bidder, hand) >= force) return;
    bringBonus(exchange, place, bidder.militaryHand, random);
  }
}

/** The card imagined in a place of a hand changes places with a bonus card of the same back from outside that hand. */
function bringBonus(exchange: Map<CardNo, CardNo>, place: CardNo, hand: readonly CardNo[], random: Random): void {
  const card = exchange.get(place);
  if (card === undefined || asBonus(card) !== undefined) return;
  const outside = [...exchange].filter(
    ([from, bonus]) => asBonus(bonus) !== undefined && backOf(bonus) === backOf(card) && !hand.includes(from),
  );
  if (outside.length === 0) return;
  const [from, bonus] = pick(
    random,
    outside.toSorted(([, a], [, b]) => a - b),
  );
  exchange.set(place, bonus);
  exchange.set(from, card);
}

/** Which card stands for which: within one deck of one age, what only looks the same. */
function exchanged(world: Ages, observer: Civilization, random: Random): Map<CardNo, CardNo> {
  const exchange = new Map<CardNo, CardNo>();
  const knows = new Set(observer.knows);
  const fixed = new Set([observer.peeked, ...world.future.filter((card) => knows.has(card))]);
  const hidden = (card: CardNo): boolean => !fixed.has(card);
  const events = world.events.filter(hidden);
  const future = world.future.filter(hidden);
  const rest = [
    ...world.civilDeck,
    ...world.militaryDeck,
    ...world.discards,
    ...world.buried,
    ...world.civs.flatMap((civ) => (civ === observer ? [] : civ.militaryHand)),
  ].filter((card) => hidden(card) && !knows.has(card));
  for (const key of new Set([...events, ...future, ...rest].map(backOf))) {
    const ofKey = (card: CardNo): boolean => backOf(card) === key;
    deal(exchange, random, {
      current: events.filter(ofKey),
      future: future.filter(ofKey),
      rest: rest.filter(ofKey),
      knows,
    });
  }
  return exchange;
}

/** What everybody sees of a hidden card: its age and its deck. */
function backOf(card: CardNo): string {
  return `${levelOf(card)} ${isMilitary(card)}`;
}

interface Hidden {
  readonly current: readonly CardNo[];
  readonly future: readonly CardNo[];
  readonly rest: readonly CardNo[];
  readonly knows: ReadonlySet<CardNo>;
}

/** Deals the cards of one back anew over the places they are hidden in. */
function deal(exchange: Map<CardNo, CardNo>, random: Random, { current, future, rest, knows }: Hidden): void {
  const own = current.filter((card) => knows.has(card));
  const strange = [...current, ...future, ...rest].filter((card) => !knows.has(card));
  const pool = shuffle(random, inOrder(strange));
  const events = pool.filter(isEvent);
  const slots = current.length - own.length + future.length;
  const intoDecks = events.slice(0, slots);
  const ofCurrent = shuffle(random, [...inOrder(own), ...intoDecks.slice(0, current.length - own.length)]);
  const ofFuture = intoDecks.slice(current.length - own.length);
  const elsewhere = shuffle(
    random,
    pool.filter((card) => !intoDecks.includes(card)),
  );
  pair(exchange, current, ofCurrent);
  pair(exchange, future, ofFuture);
  pair(exchange, rest, elsewhere);
}

/** The order must come from what the cards are, never from where they truly lie. */
function inOrder(cards: readonly CardNo[]): CardNo[] {
  return cards.toSorted((a, b) => a - b);
}

function pair(exchange: Map<CardNo, CardNo>, places: readonly CardNo[], cards: readonly CardNo[]): void {
  for (const [i, card] of places.entries()) exchange.set(card, cards[i] ?? card);
}

/** The same cards of a hand by what they show behind the disguise. */
function translate(civ: Civilization, topic: string, answer: unknown, swap: (card: CardNo) => CardNo): unknown {
  if (!isRecord(answer)) return answer;
  const other = (names: readonly string[]): string[] =>
    (findAll(civ.militaryHand, names) ?? []).map((card) => idOf(swap(card)));
  switch (topic) {
    case 'politics':
    case 'action': {
      const { card } = answer;
      const [name] = typeof card === 'string' && fromHand(answer['do']) ? other([card]) : [];
      return name === undefined ? answer : { ...answer, card: name };
    }
    case 'discard-military':
      return counted(other(Object.entries(answer).flatMap(([id, count]) => repeated(id, Number(count)))));
    case 'defend':
    case 'force':
      return { ...answer, ...split(answer, other) };
    default:
      return answer;
  }
}

function fromHand(doing: unknown): boolean {
  return ['prepare', 'aggression', 'war', 'offer', 'settle', 'tactic'].some((one) => one === doing);
}

function repeated(id: string, count: number): string[] {
  return Array.from({ length: count }, () => id);
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Cards that are played stay what they are, since everybody saw them; cards discarded change with the disguise. */
function split(
  answer: Record<string, unknown>,
  other: (names: readonly string[]) => string[],
): Record<string, unknown> {
  const shown = strings(answer['play'] ?? answer['bonus']);
  const discarded = strings(answer['discard']);
  return { discard: other([...shown, ...discarded]).slice(shown.length) };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
