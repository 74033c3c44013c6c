import { at, must, type Random, shuffle } from '@ecumene/engine';
import type { Trade } from '../book/trade.ts';
import { nation } from '../nations.ts';
import type { Trading } from '../trade/trading.ts';
import { faceOf, isCommodity } from '../trade-cards/stacks.ts';
import { type Ancients, type Face, type NationNumber, NOBODY } from '../world.ts';
import { type Hiding, type Knowledge, sees, type Tally } from './knowledge.ts';

/** What bears on which cards may be in a hand: how its offers are made. */
export type Terms = Pick<Trade<never>, 'named' | 'fewest'> & Pick<Trading<Ancients>, 'mayGive'>;

/** The hidden cards as they lie now, or as they are dealt anew. */
export interface Cards {
  /** By nation. */
  readonly hands: readonly number[][];
  /** By nation: what it has drawn since play last rested, by stacks: everybody knows from which. */
  readonly drawn: readonly number[][];
  /** By stack, from the bottom. */
  readonly stacks: readonly number[][];
}

/** What may lie in a place: commodities only, tradable calamities too, or all. */
type Open = 'commodities' | 'tradable' | 'all';

/** A place for a hidden card: where the card goes, and how many calamities may go there. */
interface Place {
  readonly into: number[];
  readonly open: Open;
  readonly space?: Space;
}

/** How many calamities a hand may hold and still give what it offers, or might: of all kinds, and of those it cannot give. */
interface Space {
  calamities: number;
  bound: number;
}

/**
 * Deals the hidden cards anew over the places where they lie. What a seat knows is given out first; the rest can be
 * anywhere its cards may be: of older cards nobody can tell who holds them, of those drawn this turn who drew them. What
 * comes out depends on what the seat knows, never on what lies where.
 */
export function dealAnew(
  world: Ancients,
  hidden: Cards,
  knowledge: Knowledge,
  terms: Terms,
  hiding: Hiding,
  random: Random,
): Cards {
  const { groups, inHand } = knowledge;
  const pool = new Pool(world, hidden);
  const hands = inHand.map((tally) => pool.takeAll(tally));
  const bags = groups.map(({ adrift }) => pool.takeAll(adrift));
  const free = hidden.hands.map((cards, number) => cards.length - at(hands, number).length);
  const spaces = world.nations.map((_, number) =>
    hiding.shownCounts === undefined
      ? roomIn(world, number, knowledge, terms, at(hands, number))
      : { calamities: 0, bound: 0 },
  );
  const groupSpaces = groups.map(({ nations }) => ({
    calamities: nations.reduce((sum, number) => sum + at(spaces, number).calamities, 0),
    bound: nations.reduce((sum, number) => sum + Math.max(0, at(spaces, number).bound), 0),
  }));
  const left = pool.byStack(hidden.stacks.length);
  const shares = sharesOf(world, hidden, knowledge, { left, hands, bags, free }, random);
  const stacks = hidden.stacks.map((): number[] => []);
  const drawn = hidden.drawn.map((): number[] => []);
  const whenDrawn = hiding.anywhere && !hiding.drawnOpenly ? 'all' : 'tradable';
  for (const [i, cards] of hidden.stacks.entries()) {
    const places = placesInStack(world, cards, at(stacks, i));
    for (const [number, taken] of hidden.drawn.entries()) {
      const place: Place = { into: at(drawn, number), open: whenDrawn, space: at(spaces, number) };
      for (const card of taken) if (faceOf(world, card).stack === i + 1) places.push(place);
    }
    for (const [g, { fresh }] of groups.entries()) {
      const [into, space] = [at(bags, g), at(groupSpaces, g)];
      const share = at(at(shares, g), i);
      for (let n = 0; n < share; n++) places.push({ into, space, open: n < at(fresh, i) ? whenDrawn : 'commodities' });
    }
    const dealt = dealStack(world, at(left, i), places, random);
    for (const [slot, { into }] of places.entries()) into.push(at(dealt, slot));
  }
  for (const [g, { nations }] of groups.entries()) {
    const takers = nations.flatMap((number) => Array.from({ length: at(free, number) }, () => number));
    const dealt = dealGroup(world, at(bags, g), takers, spaces, random, hiding);
    for (const [i, card] of dealt.entries()) at(hands, at(takers, i)).push(card);
  }
  return { hands, drawn, stacks };
}

/** The hidden cards that have not been dealt yet. */
class Pool {
  /** By face, the lowest numbers last. */
  readonly #cards = new Map<Face, number[]>();
  readonly #faces = new Map<string, Face>();

  constructor(world: Ancients, hidden: Cards) {
    for (const face of world.trade.faces) {
      this.#faces.set(face.id, face);
      this.#cards.set(face, []);
    }
    for (const part of [hidden.hands, hidden.drawn, hidden.stacks])
      for (const cards of part) for (const card of cards) this.#cards.get(faceOf(world, card))?.push(card);
    for (const cards of this.#cards.values()) if (cards.length > 1) cards.sort((a, b) => b - a);
  }

  /** So many cards of each face, in the order of their numbers. */
  takeAll(tally: Tally): number[] {
    const taken: number[] = [];
    for (const [id, count] of tally) {
      const cards = this.#cards.get(must(this.#faces.get(id), id)) ?? [];
      taken.push(...cards.splice(Math.max(0, cards.length - count), count));
    }
    return taken.sort((a, b) => a - b);
  }

  /** All that is left, by stacks. */
  byStack(stacks: number): number[][] {
    const left = Array.from({ length: stacks }, (): number[] => []);
    for (const [face, cards] of this.#cards) left[face.stack - 1]?.push(...cards);
    return left;
  }
}

/**
 * By group and stack: how many hidden cards of the stack the group gets, besides those known. Those it is sure to hold,
 * and a random share of the others.
 */
function sharesOf(
  world: Ancients,
  hidden: Cards,
  { groups }: Knowledge,
  dealt: {
    readonly left: readonly (readonly number[])[];
    readonly hands: readonly (readonly number[])[];
    readonly bags: readonly (readonly number[])[];
    readonly free: readonly number[];
  },
  random: Random,
): number[][] {
  const toHands = hidden.stacks.map((cards, i) => at(dealt.left, i).length - cards.length);
  for (const card of hidden.drawn.flat()) {
    const i = faceOf(world, card).stack - 1;
    toHands[i] = at(toHands, i) - 1;
  }
  const spare = groups.map(
    ({ nations }, g) => nations.reduce((sum, number) => sum + at(dealt.free, number), 0) - at(dealt.bags, g).length,
  );
  const shares = groups.map(({ nations, least }, g) => {
    const known = [...at(dealt.bags, g), ...nations.flatMap((number) => at(dealt.hands, number))];
    return least.map((count, i) => {
      const there = known.filter((card) => faceOf(world, card).stack === i + 1).length;
      const share = Math.max(0, Math.min(count - there, at(toHands, i), at(spare, g)));
      toHands[i] = at(toHands, i) - share;
      spare[g] = at(spare, g) - share;
      return share;
    });
  });
  const others = shuffle(
    random,
    toHands.flatMap((count, i) => Array.from({ length: count }, () => i)),
  );
  for (const [g, count] of spare.entries()) {
    const share = at(shares, g);
    for (const i of others.splice(0, count)) share[i] = at(share, i) + 1;
  }
  return shares;
}

/** Calamities of a hand that cannot be given away any more count as bound. */
function roomIn(
  world: Ancients,
  number: NationNumber,
  { own, fixed }: Knowledge,
  { fewest, named, mayGive }: Terms,
  known: readonly number[],
): Space {
  const { hand } = nation(world, number);
  if (hand.length < fewest) return { calamities: hand.length, bound: hand.length };
  let most = fewest;
  for (const offer of world.trade.market.offers)
    if (offer.from === number && sees(own, offer)) most = Math.max(most, offer.give.length);
  const there = [...hand.filter((card) => fixed.has(card)), ...known].filter((card) => !isCommodity(world, card));
  const bound = there.filter((card) => !faceOf(world, card).tradable || mayGive?.(world, card) === false).length;
  return { calamities: hand.length - named - there.length, bound: hand.length - most - bound };
}

/** The hidden cards of a stack. Those that went under it unseen were commodities. */
function placesInStack(world: Ancients, cards: readonly number[], into: number[]): Place[] {
  const { buried } = world.trade;
  return cards.map((card) => ({ into, open: buried.includes(card) ? 'commodities' : 'all' }));
}

/** How many cards a nation drew from a stack this turn. */
export function drawnBy(world: Ancients, number: NationNumber, stack: number): number {
  let count = 0;
  for (const draw of world.trade.fresh) if (draw.nation === number && draw.stack === stack) count += 1;
  return count;
}

/** The cards of one stack, dealt to their places: calamities only where they might be and where there is room. */
function dealStack(world: Ancients, cards: readonly number[], places: readonly Place[], random: Random): number[] {
  return deal(world, cards, places, random, (card, { open, space }) => {
    if (open === 'commodities' || (open === 'tradable' && !faceOf(world, card).tradable)) return false;
    return space === undefined || findSpace(world, card, space);
  });
}

/**
 * The hidden cards of a group, dealt to its hands, of which each nation takes as many as it is named here. A calamity that
 * cannot have been passed on unseen stays with a nation that may have drawn it.
 */
function dealGroup(
  world: Ancients,
  cards: readonly number[],
  takers: readonly NationNumber[],
  spaces: readonly Space[],
  random: Random,
  { passedOpenly = false }: Hiding,
): number[] {
  return deal(world, cards, takers, random, (card, number) => {
    const { stack, tradable } = faceOf(world, card);
    if ((!tradable || passedOpenly) && drawnBy(world, number, stack) === 0) return false;
    return findSpace(world, card, at(spaces, number));
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
function findSpace(world: Ancients, card: number, space: Space): boolean {
  const isBound = !faceOf(world, card).tradable;
  if (space.calamities <= 0 || (isBound && space.bound <= 0)) return false;
  space.calamities -= 1;
  if (isBound) space.bound -= 1;
  return true;
}
