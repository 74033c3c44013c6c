import { at, type Random, shuffle } from '@ecumene/engine';
import { nation } from '../nations.ts';
import { faceNamed, faceOf, isCommodity } from '../trade-cards/stacks.ts';
import type { Ancients, Face, NationNumber } from '../world.ts';
import { type Cards, drawnBy } from './dealing.ts';
import { add, type Hiding, type Knowledge, type Tally } from './knowledge.ts';

/** A calamity that a nation is to hold. */
interface Slot {
  readonly number: NationNumber;
}

/**
 * Everybody knows how many calamities each hand holds, but not which. Gives each nation as many as it shows, of those it may
 * hold for all the seat knows, and makes them known: whatever else its hand holds are commodities.
 */
export function withShownCounts(
  world: Ancients,
  hidden: Cards,
  knowledge: Knowledge,
  { shownCounts }: Hiding,
  random: Random,
): Knowledge {
  if (shownCounts === undefined) return knowledge;
  const { own, fixed } = knowledge;
  const inHand = knowledge.inHand.map((tally) => new Map(tally));
  const groups = knowledge.groups.map((group) => ({ ...group, adrift: new Map(group.adrift) }));
  const missing = (number: NationNumber): number => {
    const open = nation(world, number).hand.filter((card) => fixed.has(card) && !isCommodity(world, card)).length;
    return shownCounts.held(number) - open - calamitiesIn(world, at(inHand, number));
  };
  for (const { nations, adrift } of groups) settleAdrift(world, nations, adrift, inHand, missing, random);
  const slots = world.nations.flatMap((_, number): Slot[] =>
    number === own ? [] : Array.from({ length: Math.max(0, missing(number)) }, () => ({ number })),
  );
  const groupOf = (number: NationNumber): readonly NationNumber[] =>
    groups.find(({ nations }) => nations.includes(number))?.nations ?? [number];
  const pool = candidates(world, hidden, inHand, shownCounts.isRuledOut);
  const space = spaceByStack(world, hidden, inHand, groups);
  const mayHold = (face: Face, number: NationNumber): boolean => {
    if (!(face.tradable || shownCounts.anyMoves)) return drawnBy(world, number, face.stack) > 0;
    return groupOf(number).some((other) => drawnBy(world, other, face.stack) > 0);
  };
  const least = leastByStack(world, hidden, inHand);
  const chosen = assign(shuffle(random, slots), shuffle(random, pool), { space, least }, mayHold);
  for (const [i, { number }] of chosen.slots.entries()) add(at(inHand, number), at(chosen.faces, i).id, 1);
  return { ...knowledge, inHand, groups };
}

function calamitiesIn(world: Ancients, tally: Tally): number {
  let count = 0;
  for (const [id, each] of tally) if (faceNamed(world, id)?.kind === 'calamity') count += each;
  return count;
}

/** Calamities that are somewhere in a group go to one of its hands that has too few. */
function settleAdrift(
  world: Ancients,
  nations: readonly NationNumber[],
  adrift: Tally,
  inHand: readonly Tally[],
  missing: (number: NationNumber) => number,
  random: Random,
): void {
  for (const [id, count] of [...adrift]) {
    if (faceNamed(world, id)?.kind !== 'calamity') continue;
    adrift.delete(id);
    for (let n = 0; n < count; n++) {
      const [taker] = shuffle(
        random,
        nations.filter((number) => missing(number) > 0),
      );
      if (taker !== undefined) add(at(inHand, taker), id, 1);
    }
  }
}

/** Hidden calamities that may be in a hand, besides those known to be. */
function candidates(
  world: Ancients,
  hidden: Cards,
  inHand: readonly Tally[],
  isRuledOut: (face: Face) => boolean,
): Face[] {
  const known = new Set(inHand.flatMap((tally) => [...tally.keys()]));
  const cards = [...hidden.hands, ...hidden.drawn, ...hidden.stacks].flat().sort((a, b) => a - b);
  return cards
    .map((card) => faceOf(world, card))
    .filter((face) => face.kind === 'calamity' && !known.has(face.id) && !isRuledOut(face));
}

/** By stack: how many hidden cards in other hands can be calamities. */
function spaceByStack(
  world: Ancients,
  hidden: Cards,
  inHand: readonly Tally[],
  groups: readonly { readonly adrift: Tally }[],
): number[] {
  const space = hidden.stacks.map(() => 0);
  const change = (stack: number, by: number): void => {
    space[stack - 1] = at(space, stack - 1) + by;
  };
  for (const card of [...hidden.hands, ...hidden.drawn].flat()) change(faceOf(world, card).stack, 1);
  for (const tally of [...inHand, ...groups.map(({ adrift }) => adrift)])
    for (const [id, count] of tally) {
      const stack = faceNamed(world, id)?.stack;
      if (stack !== undefined) change(stack, -count);
    }
  return space;
}

/** By stack: how many more calamities must be in hands, because the stack has no place for them. */
function leastByStack(world: Ancients, hidden: Cards, inHand: readonly Tally[]): number[] {
  const { buried } = world.trade;
  const least = hidden.stacks.map((cards) => -cards.filter((card) => !buried.includes(card)).length);
  const change = (stack: number, by: number): void => {
    least[stack - 1] = at(least, stack - 1) + by;
  };
  for (const card of [...hidden.hands, ...hidden.drawn, ...hidden.stacks].flat())
    if (!isCommodity(world, card)) change(faceOf(world, card).stack, 1);
  for (const tally of inHand)
    for (const [id, count] of tally) {
      const face = faceNamed(world, id);
      if (face?.kind === 'calamity') change(face.stack, -count);
    }
  return least;
}

/** Gives each slot a face of its own that may be there. What is true is one way to do it, so there always is one. */
function assign(
  slots: readonly Slot[],
  pool: readonly Face[],
  { space, least }: { readonly space: readonly number[]; readonly least: readonly number[] },
  mayHold: (face: Face, number: NationNumber) => boolean,
): { readonly slots: readonly Slot[]; readonly faces: readonly Face[] } {
  const left = [...space];
  const faces: Face[] = [];
  const used = new Set<Face>();
  const stillDue = (): number =>
    least.reduce((sum, count, i) => sum + Math.max(0, count - (at(space, i) - at(left, i))), 0);
  const fill = (i: number): boolean => {
    const slot = slots[i];
    if (stillDue() > slots.length - i) return false;
    if (slot === undefined) return true;
    for (const face of pool) {
      const space = at(left, face.stack - 1);
      if (used.has(face) || space <= 0 || !mayHold(face, slot.number)) continue;
      used.add(face);
      left[face.stack - 1] = space - 1;
      faces[i] = face;
      if (fill(i + 1)) return true;
      used.delete(face);
      left[face.stack - 1] = space;
    }
    return false;
  };
  return fill(0) ? { slots, faces } : { slots: [], faces: [] };
}
