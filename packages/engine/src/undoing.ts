import { TAKEN_BACK } from './answer-limits.ts';
import type { Course } from './course.ts';
import type { Entry } from './journal.ts';
import { at } from './json.ts';
import type { Proposal } from './notes.ts';
import { type Outcome, refused } from './outcome.ts';
import type { Seat } from './script.ts';
import type { Played } from './timeline.ts';
import { mayBeTakenBack, takenBack } from './undo.ts';
import type { Event, World } from './world.ts';

/** What undoing does to a course: the line of play without some answers, and the entry that says so. */

/** Whether the latest answer of a seat may be taken back, as far as that is known without playing anything again. */
export function mayTakeBackLatest<W extends World<unknown, E>, V, E extends Event>(
  course: Course<W, V, E>,
  seat: Seat,
): boolean {
  const { played, run } = course.timeline;
  const latest = played.findLast((one) => course.isAnswerOf(seat, one));
  if (latest === undefined) return false;
  const onFloor = run.open.some((post) => post.floor && post.seat === seat);
  return mayBeTakenBack(course.timeline, latest, (move) => course.wasForTheAbsent(move), onFloor);
}

/** Takes back these answers of a seat, if that is free. */
export function takeBackAnswers<W extends World<unknown, E>, V, E extends Event>(
  course: Course<W, V, E>,
  seat: Seat,
  own: readonly Played<E>[],
): Outcome<E> {
  const without = takenBack(course.timeline, own, (move) => course.wasForTheAbsent(move));
  if ('code' in without) return { ok: false, refusal: without };
  course.turnInto(without.timeline);
  course.write({ is: 'taken-back', seat, entries: without.undone });
  for (const { move } of own) thinkAgain(course, move);
  return { ok: true, played: course.answerForTheAbsent() };
}

/** What a policy did was taken back: this time the seat decides. Anything else that was left for later is over. */
function thinkAgain<W extends World<unknown, E>, V, E extends Event>({ notes }: Course<W, V, E>, move: Entry): void {
  if (move.is !== 'answer' || !move.standing) return;
  const { seat, topic, question } = move;
  const automatic = notes.automatic(seat, topic);
  if (automatic?.plan && automatic.always) notes.halt(seat, topic, { question, why: TAKEN_BACK });
  else notes.dropAutomatic(seat, topic);
}

/** Does what was proposed and everybody has agreed to. */
export function undoAsProposed<W extends World<unknown, E>, V, E extends Event>(
  course: Course<W, V, E>,
  { to }: Proposal,
): Outcome<E> {
  const index = course.wayBack(to);
  if (index === undefined) return refused('no-such-move', 'This move no longer exists. Choose another one.');
  course.recall(index);
  course.turnInto(course.timeline.turnOff(index, [], true));
  thinkAgain(course, at(course.journal, to));
  const time = course.journal.filter((entry) => entry.is === 'undone').length + 1;
  return course.move({ is: 'undone', to, time });
}
