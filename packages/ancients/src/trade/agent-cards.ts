import { setValue } from '../trade-cards/hands.ts';
import { thingOf } from '../trade-cards/stacks.ts';
import type { Face } from '../world.ts';
import type { TradeAgent, TradeSeen } from './agent-limits.ts';

/** The cards of an agent: what a hand is worth, and what it gives of it. */

/** A trade that brings nothing is none: two agents would make it for ever. */
export function leastGain({ gain }: Pick<TradeAgent, 'gain'>): number {
  return Math.max(1, gain);
}

/** By how much a trade raises the sets of a hand. */
export function gainOf(seen: Pick<TradeSeen, 'hand' | 'kept'>, give: readonly Face[], got: readonly Face[]): number {
  return worthOfHand(seen, [...cardsWithout(seen.hand, give), ...got]) - worthOfHand(seen, seen.hand);
}

interface Wanted {
  /** What must be given, and is named. */
  readonly asks: readonly string[];
  readonly count: number;
  /** What comes into the hand. */
  readonly got: readonly Face[];
  /** What may be named, where nothing is asked for; anything, if nothing. */
  readonly of?: readonly string[];
}

/**
 * The cards given: those asked for, then calamities if it may, then what is missed least. Those named come first; nothing,
 * if there are too few.
 */
export function chosenToGive(
  agent: Pick<TradeAgent, 'never' | 'calamities'>,
  seen: Pick<TradeSeen, 'terms' | 'hand' | 'kept'>,
  { asks, count, got, of = [] }: Wanted,
): Face[] | undefined {
  const { named } = seen.terms;
  const mayGive = (face: Face): boolean => face.kind === 'commodity' && !agent.never.includes(thingOf(face));
  let rest = [...seen.hand];
  const given: Face[] = [];
  const take = (face: Face | undefined): boolean => {
    if (face === undefined) return false;
    given.push(face);
    rest = cardsWithout(rest, [face]);
    return true;
  };
  const least = (may: (face: Face) => boolean): Face | undefined => leastMissed(rest, [...seen.kept, ...got], may);
  for (const asked of asks) if (!take(least((face) => mayGive(face) && thingOf(face) === asked))) return undefined;
  const isNamed = (face: Face): boolean => mayGive(face) && (of.length === 0 || of.includes(thingOf(face)));
  while (given.length < named) if (!take(least(isNamed))) return undefined;
  if (agent.calamities) while (given.length < count && take(rest.find(({ kind }) => kind === 'calamity')));
  while (given.length < count) if (!take(least(of.length === 0 ? mayGive : isNamed))) return undefined;
  return given;
}

/** The card whose loss makes the sets of a hand least smaller; what else is held counts with it. */
export function leastMissed(
  hand: readonly Face[],
  besides: readonly Face[],
  may: (face: Face) => boolean,
): Face | undefined {
  const all = [...hand, ...besides];
  return [...new Set(hand.filter(may))]
    .map((face) => ({ face, left: worthOfHand({ kept: [] }, cardsWithout(all, [face])) }))
    .sort((a, b) => b.left - a.left || (a.face.id < b.face.id ? -1 : 1))[0]?.face;
}

/** What all sets of a hand are worth by the printed table. */
function worthOfHand({ kept }: Pick<TradeSeen, 'kept'>, hand: readonly Face[]): number {
  const sets = new Map<string, { readonly face: Face; count: number }>();
  for (const face of [...hand, ...kept]) {
    if (face.kind !== 'commodity') continue;
    const set = sets.get(thingOf(face)) ?? { face, count: 0 };
    set.count += 1;
    sets.set(thingOf(face), set);
  }
  return [...sets.values()].reduce((sum, { face, count }) => sum + setValue(face, count), 0);
}

export function cardsWithout(hand: readonly Face[], taken: readonly Face[]): Face[] {
  const rest = [...hand];
  for (const face of taken) {
    const place = rest.indexOf(face);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** Cards by their faces or by what they are. */
export function facesNamed({ faces }: Pick<TradeSeen, 'faces'>, names: readonly string[]): Face[] {
  return names.flatMap(
    (name) => faces.find(({ id }) => id === name) ?? faces.find((one) => thingOf(one) === name) ?? [],
  );
}
