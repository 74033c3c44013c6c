import { at, type Seat } from '@ecumene/engine';
import { nation } from '../nations.ts';
import { faceOf } from '../trade-cards/stacks.ts';
import type { Ancients, NationNumber } from '../world.ts';

/** What a seat can know of the trade cards that are not its own. */
export interface Knowledge {
  /** The other nations, those together that traded with each other unseen: which of them holds what nobody else can tell. */
  readonly groups: readonly (readonly NationNumber[])[];
  /** Cards known to be where they are. */
  readonly placed: ReadonlySet<number>;
  /** Cards known to be in one of the hands of a group, but not in which. */
  readonly roaming: ReadonlySet<number>;
}

/** How many cards of each face. */
type Tally = Map<string, number>;

/** What can be said after following all deals: which nations belong together, and which faces are sure to be where. */
interface Followed {
  readonly groups: readonly (readonly NationNumber[])[];
  readonly inHand: readonly Tally[];
  /** By the first nation of a group. */
  readonly inGroup: readonly Tally[];
}

/**
 * Faces are counted, not cards followed: of two equal cards nobody can tell which one was named, given away or kept. A seat
 * knows what it gave to a nation until that nation gives cards to a third; from then on only that they have it between them.
 * @rule AC 28.3
 */
export function knowledgeOf(world: Ancients, observer: Seat, named: number): Knowledge {
  const own = world.nations.findIndex((one) => one.seat === observer);
  const { groups, inHand, inGroup } = followDeals(world, own);
  const placed = new Set([...world.trade.returned, ...world.trade.restacked]);
  const roaming = new Set<number>();
  for (const card of world.nations[own]?.hand ?? []) placed.add(card);
  for (const group of groups) {
    for (const number of group) {
      const known = mostOf([at(inHand, number), ...namedFaces(world, number, own, named)]);
      for (const card of cardsToPlace(world, number, known)) placed.add(card);
    }
    for (const card of cardsAdrift(world, group, inHand, at(inGroup, at(group, 0)), placed)) roaming.add(card);
  }
  return { groups, placed, roaming };
}

function followDeals(world: Ancients, own: NationNumber): Followed {
  const groupOf = world.nations.map((_, number) => number);
  const inHand = world.nations.map((): Tally => new Map());
  const inGroup = world.nations.map((): Tally => new Map());
  for (const { card, from, to } of world.trade.passed) {
    const { id } = faceOf(world, card);
    if (from === own) add(at(inHand, to), id, 1);
    else if (to === own) takeOne(id, at(inHand, from), at(inGroup, at(groupOf, from)));
    else {
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

function add(tally: Tally, id: string, count: number): void {
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

function mostOf(tallies: readonly Tally[]): Tally {
  const most: Tally = new Map();
  for (const tally of tallies) for (const [id, count] of tally) most.set(id, Math.max(most.get(id) ?? 0, count));
  return most;
}

/** What each offer of a nation names: those that stand, and those the observer saw before they were withdrawn. */
function namedFaces(world: Ancients, number: NationNumber, own: NationNumber, named: number): Tally[] {
  const { offers, told } = world.trade.market;
  const standing = offers.flatMap(({ from, give }) =>
    from === number ? [give.slice(0, named).map((card) => faceOf(world, card).id)] : [],
  );
  const heard = told.flatMap(({ from, to, names }) => (from === number && (to ?? own) === own ? [names] : []));
  return [...standing, ...heard].map((names) => {
    const tally: Tally = new Map();
    for (const id of names) add(tally, id, 1);
    return tally;
  });
}

/** Cards of a hand that lie open, and so many more of each face as are known to be there. */
function cardsToPlace(world: Ancients, number: NationNumber, known: Tally): number[] {
  const { hand, shown } = nation(world, number);
  const left = new Map(known);
  for (const card of shown) add(left, faceOf(world, card).id, -1);
  const more = hand.filter((card) => {
    const { id } = faceOf(world, card);
    if (shown.includes(card) || (left.get(id) ?? 0) <= 0) return false;
    add(left, id, -1);
    return true;
  });
  return [...shown, ...more];
}

/** Cards that must be somewhere in a group, beyond those placed already. */
function cardsAdrift(
  world: Ancients,
  group: readonly NationNumber[],
  inHand: readonly Tally[],
  inGroup: Tally,
  placed: ReadonlySet<number>,
): number[] {
  const left = new Map(inGroup);
  const hands = group.flatMap((number) => nation(world, number).hand);
  for (const number of group) for (const [id, count] of at(inHand, number)) add(left, id, count);
  for (const card of hands) if (placed.has(card)) add(left, faceOf(world, card).id, -1);
  return hands.filter((card) => {
    const { id } = faceOf(world, card);
    if (placed.has(card) || (left.get(id) ?? 0) <= 0) return false;
    add(left, id, -1);
    return true;
  });
}
