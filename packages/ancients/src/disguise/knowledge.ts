import { at } from '@ecumene/engine';
import { nation } from '../nations.ts';
import { cardsOf, faceOf } from '../trade-cards/stacks.ts';
import { type Ancients, type Face, type NationNumber, NOBODY, type Offer } from '../world.ts';

/** How many cards of each face. */
export type Tally = Map<string, number>;

/** Nations that traded with each other unseen: which of them holds what, nobody else can tell. */
interface Group {
  readonly nations: readonly NationNumber[];
  /** Faces known to be in one of their hands, but not in which. */
  readonly adrift: Tally;
  /** By stack: how many cards they drew this turn, until play last rested. */
  readonly fresh: readonly number[];
  /** By stack: how many hidden cards they are sure to hold between them, known faces included. */
  readonly least: readonly number[];
}

/** What players can tell of calamities that lie hidden. */
export interface Hiding {
  /** Nobody can count where non-tradable calamities lie in their stacks. */
  readonly anywhere?: boolean;
  /** Non-tradable calamities are laid open when drawn: none is among the hidden cards of a hand. */
  readonly drawnOpenly?: boolean;
  /** Calamities are laid open when received: none is among the hidden cards that were traded. */
  readonly passedOpenly?: boolean;
  /** Everybody knows how many calamities each hand holds, and which nobody holds any more. */
  readonly shownCounts?: {
    readonly held: (number: NationNumber) => number;
    readonly isRuledOut: (face: Face) => boolean;
    /** Whether even calamities that cannot be traded may have changed hands. */
    readonly anyMoves: boolean;
  };
}

/** What a seat can know of the trade cards that are not its own. Faces are counted, not cards followed. */
export interface Knowledge {
  readonly own: NationNumber;
  /** Cards the seat sees, or saw since play last rested: they stay what they are. */
  readonly fixed: ReadonlySet<number>;
  readonly groups: readonly Group[];
  /** By nation: faces known to be in its hand, besides the fixed cards there. */
  readonly inHand: readonly Tally[];
}

/** What can be said after following all deals of the turn. */
interface Followed {
  readonly groups: readonly (readonly NationNumber[])[];
  readonly inHand: readonly Tally[];
  /** By the first nation of a group. */
  readonly inGroup: readonly Tally[];
}

/**
 * Of two equal cards nobody can tell which one was named, given away or kept. A seat knows what it gave to a nation until
 * that nation gives cards to a third; from then on only that they have it between them. `rest` is the world where play
 * last rested. @rule tradeCards.secret
 */
export function knowledgeOf(
  world: Ancients,
  rest: Ancients,
  own: NationNumber,
  named: number,
  { anywhere = false }: Hiding,
): Knowledge {
  const fixed = fixedCards(world, rest, own);
  if (!anywhere) for (const card of countable(world)) fixed.add(card);
  const { groups, inHand, inGroup } = followDeals(world, own);
  const gone = new Map<string, number>();
  const laid = world.strikes.map(({ card }) => card);
  for (const card of [...world.trade.returned, ...world.trade.restacked, ...laid]) add(gone, faceOf(world, card).id, 1);
  const names = namedFaces(world, own, named);
  const known = world.nations.map(({ hand, inert }, number) => {
    const tally = inert ? new Map<string, number>() : without(at(inHand, number), gone);
    for (const one of at(names, number)) raise(tally, one);
    const open = new Map<string, number>();
    for (const card of hand) if (fixed.has(card)) add(open, faceOf(world, card).id, 1);
    return without(tally, open);
  });
  return {
    own,
    fixed,
    inHand: known,
    groups: groups.map((nations) => ({
      nations,
      adrift: adriftIn(world, nations, { inHand, inGroup, gone, fixed, known }),
      ...drawnBy(world, rest, nations, own, fixed),
    })),
  };
}

/** Cards that lie open, the seat's own, and those that came or went by its hand since play last rested. */
function fixedCards(world: Ancients, rest: Ancients, own: NationNumber): Set<number> {
  const { returned, passed } = world.trade;
  const fixed = new Set(returned);
  for (const { shown } of world.nations) for (const card of shown) fixed.add(card);
  for (const card of world.nations[own]?.hand ?? []) fixed.add(card);
  if (rest === world) return fixed;
  for (const card of rest.nations[own]?.hand ?? []) fixed.add(card);
  for (const { card, from, to } of passed.slice(rest.trade.passed.length))
    if (from === own || to === own) fixed.add(card);
  return fixed;
}

/** Calamities that cannot be traded: where they lie can be counted, unless they were shuffled in. */
function countable(world: Ancients): number[] {
  return world.trade.faces.flatMap((face) => (face.tradable ? [] : cardsOf(world.trade, face)));
}

function followDeals(world: Ancients, own: NationNumber): Followed {
  const groupOf = world.nations.map((_, number) => number);
  const inHand = world.nations.map((): Tally => new Map());
  const inGroup = world.nations.map((): Tally => new Map());
  for (const { card, from, to } of world.trade.passed) {
    if (from === own || to === own) {
      if (card === NOBODY) continue;
      const { id } = faceOf(world, card);
      if (from === own) add(at(inHand, to), id, 1);
      else takeOne(id, at(inHand, from), at(inGroup, at(groupOf, from)));
    } else {
      const [kept, joined] = [at(groupOf, from), at(groupOf, to)].sort((a, b) => a - b);
      if (kept === undefined || joined === undefined) continue;
      if (kept !== joined) pour(at(inGroup, joined), at(inGroup, kept));
      for (const [number, group] of groupOf.entries()) if (group === joined) groupOf[number] = kept;
      pour(at(inHand, from), at(inGroup, kept));
    }
  }
  const groups = world.nations.map((_, first) =>
    world.nations.flatMap((__, number) => (number !== own && groupOf[number] === first ? [number] : [])),
  );
  return { groups: groups.filter((group) => group.length > 0), inHand, inGroup };
}

export function add(tally: Tally, id: string, count: number): void {
  tally.set(id, (tally.get(id) ?? 0) + count);
}

function pour(from: Tally, to: Tally): void {
  for (const [id, count] of from) add(to, id, count);
  from.clear();
}

/** A card came from these: there is one less than there was, at the least. */
function takeOne(id: string, ...tallies: readonly Tally[]): void {
  const tally = tallies.find((one) => (one.get(id) ?? 0) > 0);
  if (tally !== undefined) add(tally, id, -1);
}

/** What is left of a tally when so many may be gone. */
function without(tally: Tally, gone: Tally): Tally {
  const left: Tally = new Map();
  for (const [id, count] of tally) if (count > (gone.get(id) ?? 0)) left.set(id, count - (gone.get(id) ?? 0));
  return left;
}

/** Makes a tally show at least as many of each face as these. */
function raise(tally: Tally, faces: readonly string[]): void {
  const counts: Tally = new Map();
  for (const id of faces) add(counts, id, 1);
  for (const [id, count] of counts) tally.set(id, Math.max(tally.get(id) ?? 0, count));
}

/** Whether a nation sees an offer: all do, or the two it is between. */
export function sees(own: NationNumber, { from, to = own }: Pick<Offer, 'from' | 'to'>): boolean {
  return from === own || to === own;
}

/** By nation: what each offer names that the observer sees, or saw before it was withdrawn. */
function namedFaces(world: Ancients, own: NationNumber, named: number): string[][][] {
  const { offers, told } = world.trade.market;
  const byNation = world.nations.map((): string[][] => []);
  for (const offer of offers)
    if (sees(own, offer)) byNation[offer.from]?.push(offer.give.slice(0, named).map((card) => faceOf(world, card).id));
  for (const one of told) if (sees(own, one)) byNation[one.from]?.push([...one.names]);
  return byNation;
}

/** Faces that must be somewhere in a group, beyond those known to be in one hand. Nobody can tell what a nation that left has kept. */
function adriftIn(
  world: Ancients,
  numbers: readonly NationNumber[],
  {
    inHand,
    inGroup,
    gone,
    fixed,
    known,
  }: Omit<Followed, 'groups'> & {
    readonly gone: Tally;
    readonly fixed: ReadonlySet<number>;
    readonly known: readonly Tally[];
  },
): Tally {
  if (numbers.some((number) => nation(world, number).inert)) return new Map();
  const sure = new Map(at(inGroup, at(numbers, 0)));
  const found = new Map(gone);
  for (const number of numbers) {
    for (const [id, count] of at(inHand, number)) add(sure, id, count);
    for (const [id, count] of at(known, number)) add(found, id, count);
    for (const card of nation(world, number).hand) if (fixed.has(card)) add(found, faceOf(world, card).id, 1);
  }
  return without(sure, found);
}

/** What a group drew, and holds of it at the least: that, and what came from the observer, but for what went there. */
function drawnBy(
  world: Ancients,
  rest: Ancients,
  numbers: readonly NationNumber[],
  own: NationNumber,
  fixed: ReadonlySet<number>,
): Pick<Group, 'fresh' | 'least'> {
  const fresh = world.trade.stacks.map(() => 0);
  const count = (counts: number[], stack: number, by: number): void => {
    counts[stack - 1] = at(counts, stack - 1) + by;
  };
  for (const draw of rest.trade.fresh) if (numbers.includes(draw.nation)) count(fresh, draw.stack, 1);
  if (rest.trade.fresh.length === 0) return { fresh, least: fresh };
  const least = [...fresh];
  for (const { card, from, to } of world.trade.passed) {
    if (card === NOBODY) continue;
    if (from === own && numbers.includes(to)) count(least, faceOf(world, card).stack, 1);
    if (to === own && numbers.includes(from)) count(least, faceOf(world, card).stack, -1);
  }
  for (const number of numbers)
    for (const card of nation(world, number).hand) if (fixed.has(card)) count(least, faceOf(world, card).stack, -1);
  return { fresh, least };
}
