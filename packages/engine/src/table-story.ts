import type { Course } from './course.ts';
import { CLOCK, type Open, type Seat } from './script.ts';
import type { Played } from './timeline.ts';
import { type Event, type Happening, mayKnow, type World } from './world.ts';

/** What a course tells: what is asked now, and all that happened. */

/** Before the first move there is only what happened as the table was opened. */
const NOTHING_AT_HAND = -1;

/** Every open question of somebody who is there. */
export function openQuestionsOf<W extends World<unknown, E>, V, E extends Event>(
  course: Course<W, V, E>,
): readonly Open[] {
  const { open } = course.timeline.run;
  const answerable = (post: Open): boolean => post.seat !== CLOCK && course.present(post.seat);
  return open.every(answerable) ? open : open.filter(answerable);
}

/** The floors the clock may close now. */
export function openFloorsOf<W extends World<unknown, E>, V, E extends Event>({
  timeline,
}: Course<W, V, E>): readonly string[] {
  return timeline.run.open
    .filter((post) => post.seat === CLOCK)
    .map((post) => post.asking.question.topic.replace(/^close /, ''));
}

/** All that happened, before the first move and move by move. */
export interface Chronicle<E extends Event> {
  readonly prologue: readonly Happening<E>[];
  readonly played: readonly Played<E>[];
}

export function chronicleOf<W extends World<unknown, E>, V, E extends Event>(course: Course<W, V, E>): Chronicle<E> {
  course.recall(course.timeline.prologue === undefined ? NOTHING_AT_HAND : 0);
  return { prologue: course.timeline.prologue ?? [], played: course.timeline.played };
}

/** What a seat, or a spectator, may know of it from entry `since` on. */
export function storyOf<E extends Event>(
  { prologue, played }: Chronicle<E>,
  viewer: Seat | null,
  since: number,
): readonly Happening<E>[] {
  const later = played.filter(({ number }) => number >= since).flatMap(({ happenings }) => happenings);
  return [...(since === 0 ? prologue : []), ...later].filter((happening) => mayKnow(happening, viewer));
}
