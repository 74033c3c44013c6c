import { at, type Random, shuffle } from '@ecumene/engine';
import { nation } from '../nations.ts';
import type { Trading } from '../trade/trading.ts';
import { faceOf, isCommodity } from '../trade-cards/stacks.ts';
import { type Ancients, type NationNumber, NOBODY } from '../world.ts';

/** What players can tell of calamities that lie hidden. */
export interface Hiding {
  /** Nobody can count where non-tradable calamities lie in their stacks. */
  readonly anywhere?: boolean;
  /** Non-tradable calamities are laid open when drawn: none is among the hidden cards of a hand. */
  readonly drawnOpenly?: boolean;
  /** Calamities are laid open when received: none is among the hidden cards that were traded. */
  readonly passedOpenly?: boolean;
}

/** What may lie in a place: commodities only, tradable calamities too, or all. */
type Open = 'commodities' | 'tradable' | 'all';

/** A place where a hidden card lies: in a stack, or somewhere in the hands of a group. */
export interface Place {
  readonly card: number;
  /** The group; nobody's, in a stack. */
  readonly group: number;
  readonly open: Open;
}

/** How many calamities a hand may hold and still give what it offers, or might: of all kinds, and of those it cannot give. */
export interface Room {
  calamities: number;
  bound: number;
}

export function roomIn(
  world: Ancients,
  number: NationNumber,
  { fewest, named }: Pick<Trading, 'fewest' | 'named'>,
  placed: ReadonlySet<number>,
): Room {
  const { hand } = nation(world, number);
  if (hand.length < fewest) return { calamities: hand.length, bound: hand.length };
  const offered = world.trade.market.offers.map(({ from, give }) => (from === number ? give.length : 0));
  const there = hand.filter((card) => placed.has(card) && !isCommodity(world, card));
  const bound = there.filter((card) => !faceOf(world, card).tradable).length;
  return {
    calamities: hand.length - named - there.length,
    bound: hand.length - Math.max(fewest, ...offered) - bound,
  };
}

/** The hidden cards of a stack. Those that went under it unseen were commodities. */
export function placesInStack(world: Ancients, cards: readonly number[]): Place[] {
  const { buried } = world.trade;
  return cards.map((card) => ({ card, group: NOBODY, open: buried.includes(card) ? 'commodities' : 'all' }));
}

/** The hidden cards of a stack in the hands of a group. Calamities can be among those drawn this turn. */
export function placesInHands(
  world: Ancients,
  group: number,
  numbers: readonly NationNumber[],
  stack: number,
  cards: readonly number[],
  { anywhere = false, drawnOpenly = false }: Hiding,
): Place[] {
  const drawn = numbers.reduce((sum, number) => sum + drawnBy(world, number, stack), 0);
  const open = anywhere && !drawnOpenly ? 'all' : 'tradable';
  return cards.map((card, i) => ({ card, group, open: i < drawn ? open : 'commodities' }));
}

/** How many cards a nation drew from a stack this turn. */
export function drawnBy(world: Ancients, number: NationNumber, stack: number): number {
  return world.trade.fresh.filter((draw) => draw.nation === number && draw.stack === stack).length;
}

/** The cards of one stack, dealt anew to their places: calamities only where they might be and where there is room. */
export function dealStack(world: Ancients, places: readonly Place[], rooms: readonly Room[], random: Random): number[] {
  const cards = places.map(({ card }) => card);
  return deal(world, cards, places, random, (card, { open, group }) => {
    if (open === 'commodities' || (open === 'tradable' && !faceOf(world, card).tradable)) return false;
    return group === NOBODY || findRoom(world, card, at(rooms, group));
  });
}

/**
 * The hidden cards of a group, dealt anew to its hands, of which each nation takes as many as it is named here. A calamity
 * that cannot have been passed on unseen stays with a nation that may have drawn it.
 */
export function dealGroup(
  world: Ancients,
  cards: readonly number[],
  takers: readonly NationNumber[],
  rooms: readonly Room[],
  random: Random,
  { passedOpenly = false }: Hiding,
): number[] {
  return deal(world, cards, takers, random, (card, number) => {
    const { stack, tradable } = faceOf(world, card);
    if ((!tradable || passedOpenly) && drawnBy(world, number, stack) === 0) return false;
    return findRoom(world, card, at(rooms, number));
  });
}

/** What comes out does not depend on the order that was. */
function deal<P>(
  world: Ancients,
  cards: readonly number[],
  places: readonly P[],
  random: Random,
  takes: (calamity: number, place: P) => boolean,
): number[] {
  const shuffled = shuffle(
    random,
    [...cards].sort((a, b) => a - b),
  );
  const free = shuffle(random, [...places.keys()]);
  const dealt = new Map<number, number>();
  const calamities = shuffled.filter((card) => !isCommodity(world, card));
  for (const tradable of [false, true]) {
    for (const card of calamities.filter((one) => faceOf(world, one).tradable === tradable)) {
      const found = free.findLastIndex((slot) => takes(card, at(places, slot)));
      for (const slot of found < 0 ? [] : free.splice(found, 1)) dealt.set(slot, card);
    }
  }
  const gone = new Set(dealt.values());
  const rest = shuffled.filter((card) => !gone.has(card));
  return places.map((_, slot) => dealt.get(slot) ?? rest.pop() ?? NOBODY);
}

/** Whether there is room for a calamity; if so, it is taken. */
function findRoom(world: Ancients, card: number, room: Room): boolean {
  const isBound = !faceOf(world, card).tradable;
  if (room.calamities <= 0 || (isBound && room.bound <= 0)) return false;
  room.calamities -= 1;
  if (isBound) room.bound -= 1;
  return true;
}
