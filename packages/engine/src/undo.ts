import type { Move } from './journal.ts';
import { at, same } from './json.ts';
import { type Refusal, refuse } from './refusal.ts';
import { say } from './text.ts';
import { type Played, Stuck, type Timeline } from './timeline.ts';
import type { Event, World } from './world.ts';

/** A line of play without some of its moves. */
export interface UndoneAnswers<W extends World<unknown, E>, V, E extends Event> {
  readonly timeline: Timeline<W, V, E>;
  /** The numbers of the moves left out. */
  readonly undone: readonly number[];
}

/**
 * Takes back a seat's own moves if that is free: nothing hidden came to light through them, and all that others did
 * since would have been asked, and have come out, just the same without them. Moves that make themselves go along.
 */
export function takenBack<W extends World<unknown, E>, V, E extends Event>(
  timeline: Timeline<W, V, E>,
  own: readonly Played<E>[],
  makesItself: (move: Move) => boolean,
): UndoneAnswers<W, V, E> | Refusal {
  const way = wayBack(timeline, own, makesItself);
  if ('code' in way) return way;
  const without = playedWithout(timeline, way.index, way.later);
  return without === undefined ? BUILT_UPON : { timeline: without, undone: way.undone.map((played) => played.number) };
}

/**
 * Whether a move may be taken back, as far as that is known without trying. What others did since must be tried, and is only
 * on wish; where it would not be worth it, a move that somebody has followed is not to be taken back.
 */
export function mayBeTakenBack<W extends World<unknown, E>, V, E extends Event>(
  timeline: Timeline<W, V, E>,
  move: Played<E>,
  makesItself: (move: Move) => boolean,
  alone: boolean,
): boolean {
  const way = wayBack(timeline, [move], makesItself);
  return !('code' in way) && (!alone || way.later.length === 0);
}

const STANDS = refuse('stands', say('The rules make this final. The other players must agree to undo it.'));
const BUILT_UPON = refuse('built-upon', say('Other players have answered since then. They must agree to undo it.'));

/** Where the moves begin, what goes with them and what came later; or what speaks against it before anything is tried. */
function wayBack<W extends World<unknown, E>, V, E extends Event>(
  timeline: Timeline<W, V, E>,
  own: readonly Played<E>[],
  makesItself: (move: Move) => boolean,
): { readonly index: number; readonly undone: readonly Played<E>[]; readonly later: readonly Played<E>[] } | Refusal {
  const [first] = own;
  if (first === undefined) return refuse('nothing-to-undo', say('You have nothing to undo.'));
  const index = timeline.indexOf(first.number);
  const since = timeline.since(index);
  const undone = since.filter((played) => own.includes(played) || makesItself(played.move));
  if (undone.some(({ happenings }) => happenings.some(({ stands }) => stands))) return STANDS;
  if (undone.some((played) => played.final || played.seal?.broken)) {
    return refuse(
      'revealed',
      say('Hidden information has been revealed since then. The other players must agree to undo it.'),
    );
  }
  const later = since.filter((played) => !undone.includes(played));
  return later.length > 0 && timeline.run.rest !== first.rest ? BUILT_UPON : { index, undone, later };
}

/** The line of play from move `index` on with only these later moves, if each would still mean the same. */
function playedWithout<W extends World<unknown, E>, V, E extends Event>(
  timeline: Timeline<W, V, E>,
  index: number,
  later: readonly Played<E>[],
): Timeline<W, V, E> | undefined {
  try {
    const without = timeline.turnOff(index, later, false);
    const told = without.since(index);
    const unchanged = later.every((played, i) => {
      const anew = at(told, i);
      return same(played.question, anew.question) && same(played.happenings, anew.happenings);
    });
    return unchanged ? without : undefined;
  } catch (error) {
    if (error instanceof Stuck) return undefined;
    throw error;
  }
}
