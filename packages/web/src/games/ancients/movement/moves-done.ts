import type { AncientEvent } from '@ecumene/ancients';
import type { News } from '@ecumene/client';
import type { Happening } from '@ecumene/engine';
import type { Way } from '../../../table/desk.ts';
import { isAncient } from '../events.ts';

export type Move = Happening<AncientEvent>;

type What = AncientEvent['what'];

const MOVES: ReadonlySet<What> = new Set<What>(['marched', 'sailed']);
const MOVES_WITH_SHIPYARD: ReadonlySet<What> = new Set<What>([...MOVES, 'ship-built', 'ship-kept', 'ship-lost']);

/** What a nation has done in its movement so far. Tokens that paid for a ship belong to what was done with it. */
export function movesDone(story: readonly News[], nation: string, hasShipyard = false): Move[] {
  const moves = hasShipyard ? MOVES_WITH_SHIPYARD : MOVES;
  const done: Move[] = [];
  for (const { happening } of story.toReversed()) {
    if (!isAncient(happening)) break;
    const { event } = happening;
    if (!('nation' in event) || event.nation !== nation) break;
    if (moves.has(event.what)) done.unshift(happening);
    else if (!hasShipyard || event.what !== 'tokens-removed') break;
  }
  return done;
}

/** The same moves, with what one ship does at a stretch as one: it stops where tokens land or embark. */
export function voyagesAsOne(moves: readonly Move[]): (readonly Move[])[] {
  const one: Move[][] = [];
  for (const move of moves) {
    const before = one.at(-1);
    if (before !== undefined && isSameVoyage(before.at(-1)?.event, move.event)) before.push(move);
    else one.push([move]);
  }
  return one;
}

function isSameVoyage(before: AncientEvent | undefined, now: AncientEvent): boolean {
  return before?.what === 'sailed' && now.what === 'sailed' && before.ship === now.ship;
}

/** The ways of these moves over the board, each once. `berths` tells where ships lay before they sailed, where it is known. */
export function waysOf(moves: readonly Move[], berths: ReadonlyMap<number, string>): Way[] {
  const ways = new Map<string, Way>();
  const lies = new Map(berths);
  for (const { event } of moves) {
    const way = wayOf(event, lies);
    if (event.what === 'sailed') lies.set(event.ship, event.path.at(-1) ?? lies.get(event.ship) ?? '');
    if (way !== undefined && way.areas.length > 1) ways.set(way.areas.join(), way);
  }
  return [...ways.values()];
}

function wayOf(event: AncientEvent, lies: ReadonlyMap<number, string>): Way | undefined {
  if (event.what === 'marched')
    return { by: 'land', areas: event.via === undefined ? [event.from, event.to] : [event.from, event.via, event.to] };
  if (event.what !== 'sailed') return undefined;
  const from = lies.get(event.ship);
  return { by: 'water', areas: from === undefined ? event.path : [from, ...event.path] };
}
