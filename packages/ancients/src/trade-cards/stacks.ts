import { at, below, type Random, shuffle } from '@ecumene/engine';
import type { Ancients, Face, TradeCards } from '../world.ts';

/** A card's number is its face's place in the list, times this unless the game says otherwise, plus its number among the copies. */
const COPIES = 16;

/** What a card shows. */
export function faceOf({ trade: { faces, copies = COPIES } }: Ancients, card: number): Face {
  return at(faces, Math.floor(card / copies));
}

/** What cards of a name show; nothing, if there are none. */
export function faceNamed({ trade }: Ancients, id: string): Face | undefined {
  return trade.faces.find((face) => face.id === id);
}

/** What a card is, whatever stack it comes from: equal things make a set. */
export function thingOf({ thing, id }: Face): string {
  return thing ?? id;
}

/** What a commodity is worth by itself. */
export function faceValue({ value, stack }: Face): number {
  return value ?? stack;
}

export function isCommodity(world: Ancients, card: number): boolean {
  return faceOf(world, card).kind === 'commodity';
}

/** All cards of a face. */
export function cardsOf({ faces, copies = COPIES }: Pick<TradeCards, 'faces' | 'copies'>, face: Face): number[] {
  const number = faces.indexOf(face);
  return Array.from({ length: face.copies }, (_, copy) => number * copies + copy);
}

/** How the stacks are made up at the start. */
export interface Dealing {
  readonly stacks: number;
  /** How many commodities lie above the tradable calamities of each stack. */
  readonly setAside: number;
  /** Stacks up to this one are only shuffled. */
  readonly plain: number;
  /** Where tradable calamities begin: below the cards set aside, if not said. */
  readonly tradable?: 'below' | 'bottom' | 'anywhere';
  /** Where the other calamities begin: at the bottom, if not said. */
  readonly others?: 'bottom' | 'anywhere';
}

/** How cards go back under their stacks: tradable calamities are shuffled in and others are not, if not said. */
export interface Returning {
  readonly tradable?: 'shuffled' | 'bottom';
  /** Among the last three of their stack, where not beneath all. */
  readonly others?: 'shuffled' | 'bottom' | 'bottom-three';
  /** Which calamities count as tradable here; those that can be traded, if not said. */
  readonly isTradable?: (face: Face) => boolean;
}

/**
 * The stacks: from each so many commodities are set aside, the tradable calamities are shuffled into the rest, the cards
 * set aside go on top and the other calamities to the very bottom. @rule tradeCards.stacks
 */
export function stackCards(faces: readonly Face[], dealing: Dealing, random: Random): TradeCards {
  const stacks: number[][] = [];
  for (let stack = 1; stack <= dealing.stacks; stack++) {
    const here = faces.filter((face) => face.stack === stack);
    const cards = (wanted: (face: Face) => boolean): number[] =>
      here.filter(wanted).flatMap((face) => cardsOf({ faces }, face));
    const commodities = shuffle(
      random,
      cards((face) => face.kind === 'commodity'),
    );
    const { tradable = 'below', others = 'bottom' } = dealing;
    const setAside = stack > dealing.plain && tradable !== 'anywhere' ? dealing.setAside : 0;
    const top = commodities.splice(0, setAside);
    const middle = [...commodities];
    const bottom = cards((face) => face.kind === 'calamity' && !face.tradable);
    const minor = cards((face) => face.kind === 'calamity' && face.tradable);
    if (tradable === 'bottom') bottom.push(...minor);
    else middle.push(...minor);
    if (stack > dealing.plain) shuffle(random, middle);
    const made = [...bottom, ...middle, ...top];
    stacks.push(
      others === 'bottom'
        ? made
        : spread(
            made,
            cards((face) => face.kind === 'calamity' && !face.tradable),
            random,
          ),
    );
  }
  return newTradeCards({ faces, stacks });
}

/** Trade cards that lie in their stacks, with nothing drawn yet. */
export function newTradeCards(laid: Pick<TradeCards, 'faces' | 'stacks' | 'copies'>): TradeCards {
  return {
    ...laid,
    returned: [],
    givers: {},
    passed: [],
    restacked: [],
    buried: [],
    fresh: [],
    market: { traders: [], offers: [], done: [], told: [], made: 0 },
  };
}

/** The same stack with some of its cards anywhere in it. */
function spread(stack: readonly number[], cards: readonly number[], random: Random): number[] {
  const rest = stack.filter((card) => !cards.includes(card));
  for (const card of cards) rest.splice(below(random, rest.length + 1), 0, card);
  return rest;
}

/** Whether a card that goes back lies beneath those that are shuffled. @rule tradeCards.return */
export function goesUnder(
  world: Ancients,
  card: number,
  { tradable = 'shuffled', others = 'bottom', isTradable = (face) => face.tradable }: Returning,
): boolean {
  const face = faceOf(world, card);
  return face.kind === 'calamity' && (isTradable(face) ? tradable : others) === 'bottom';
}

/** Whether a card that goes back ends among the last three of its stack. @rule tradeCards.return */
function isAmongLast(world: Ancients, card: number, { others, isTradable }: Returning): boolean {
  const face = faceOf(world, card);
  return others === 'bottom-three' && face.kind === 'calamity' && !(isTradable?.(face) ?? face.tradable);
}

/** A card goes to the bottom of a stack and is shuffled with the two that lie there. @rule tradeCards.return */
export function putAmongLast(stack: number[], card: number, random: Random): void {
  stack.unshift(...shuffle(random, [card, ...stack.splice(0, 2)]));
}

/**
 * Everything returned this turn goes under its stack: commodities and tradable calamities shuffled together, the
 * non-tradable calamities beneath them. @rule tradeCards.return
 */
export function restack(world: Ancients, returning: Returning = {}): Record<string, number> {
  const { trade } = world;
  const counts: Record<string, number> = {};
  if (trade.returned.length === 0) return counts;
  for (let stack = 1; stack <= trade.stacks.length; stack++) {
    const back = trade.returned.filter((card) => faceOf(world, card).stack === stack).sort((a, b) => a - b);
    if (back.length === 0) continue;
    const under = back.filter((card) => goesUnder(world, card, returning));
    const last = back.filter((card) => isAmongLast(world, card, returning));
    const mixed = shuffle(
      world.random,
      back.filter((card) => !under.includes(card) && !last.includes(card)),
    );
    const pile = at(trade.stacks, stack - 1);
    pile.unshift(...under, ...mixed);
    for (const card of last) putAmongLast(pile, card, world.random);
    counts[stack] = back.length;
  }
  trade.restacked = trade.returned;
  trade.returned = [];
  return counts;
}
