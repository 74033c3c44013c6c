import { at, below, type Random, shuffle } from '@ecumene/engine';
import type { Ancients, Face, TradeCards } from '../world.ts';

/** A card's number is its face's place in the list, times this, plus its number among the copies. */
const COPIES = 16;

export function faceNumber(card: number): number {
  return Math.floor(card / COPIES);
}

/** What a card shows. */
export function faceOf(world: Ancients, card: number): Face {
  return at(world.trade.faces, faceNumber(card));
}

export function isCommodity(world: Ancients, card: number): boolean {
  return faceOf(world, card).kind === 'commodity';
}

/** All cards of a face. */
export function cardsOf(faces: readonly Face[], face: Face): number[] {
  const number = faces.indexOf(face);
  return Array.from({ length: face.copies }, (_, copy) => number * COPIES + copy);
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
  readonly others?: 'shuffled' | 'bottom';
}

/**
 * The stacks: from each so many commodities are set aside, the tradable calamities are shuffled into the rest, the cards
 * set aside go on top and the other calamities to the very bottom. @rule AC 15.2 @rule AC A19
 */
export function stackCards(faces: readonly Face[], dealing: Dealing, random: Random): TradeCards {
  const stacks: number[][] = [];
  for (let stack = 1; stack <= dealing.stacks; stack++) {
    const here = faces.filter((face) => face.stack === stack);
    const cards = (wanted: (face: Face) => boolean): number[] =>
      here.filter(wanted).flatMap((face) => cardsOf(faces, face));
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
  return {
    faces,
    stacks,
    returned: [],
    givers: {},
    passed: [],
    restacked: [],
    buried: [],
    fresh: [],
    market: { rev: 0, traders: [], offers: [], done: [], told: [], made: 0 },
  };
}

/** The same stack with some of its cards anywhere in it. */
function spread(stack: readonly number[], cards: readonly number[], random: Random): number[] {
  const rest = stack.filter((card) => !cards.includes(card));
  for (const card of cards) rest.splice(below(random, rest.length + 1), 0, card);
  return rest;
}

/**
 * Everything returned this turn goes under its stack: commodities and tradable calamities shuffled together, the
 * non-tradable calamities beneath them. @rule AC 29.7 @rule AC 31.81 @rule AC 31.82
 */
export function restack(
  world: Ancients,
  { tradable = 'shuffled', others = 'bottom' }: Returning = {},
): Record<string, number> {
  const { trade } = world;
  const counts: Record<string, number> = {};
  if (trade.returned.length === 0) return counts;
  for (let stack = 1; stack <= trade.stacks.length; stack++) {
    const back = trade.returned.filter((card) => faceOf(world, card).stack === stack).sort((a, b) => a - b);
    if (back.length === 0) continue;
    const isUnder = (card: number): boolean =>
      !isCommodity(world, card) && (faceOf(world, card).tradable ? tradable : others) === 'bottom';
    const under = back.filter(isUnder);
    const mixed = shuffle(
      world.random,
      back.filter((card) => !under.includes(card)),
    );
    at(trade.stacks, stack - 1).unshift(...under, ...mixed);
    counts[stack] = back.length;
  }
  trade.restacked = trade.returned;
  trade.returned = [];
  return counts;
}
