import { Course } from './course.ts';
import { writePosition } from './format.ts';
import type { Move } from './journal.ts';
import { copyPosition } from './run.ts';
import type { Seat } from './script.ts';
import type { Setup } from './setup.ts';
import { type Beginning, type Keeping, Timeline } from './timeline.ts';
import type { Event, World } from './world.ts';

/** How a copy of a table differs from it. */
interface Copying {
  readonly setup: Setup;
  readonly keeping: Keeping;
  /** With a label, what it draws is its own. */
  readonly label: string | undefined;
  /** Whose imagination it is: such a copy knows neither the seed nor what others have left for later. */
  readonly dreamer?: Seat | undefined;
}

/** A course of its own that goes on from where another rested. */
export function copiedCourse<W extends World<unknown, E>, V, E extends Event>(
  { game, notes }: Course<W, V, E>,
  { position, moves }: Beginning<W>,
  { setup, keeping, label, dreamer }: Copying,
): Course<W, V, E> {
  const journal: Move[] = label === undefined ? [...moves] : [...moves, { is: 'parted', label }];
  const seed = dreamer === undefined ? setup.seed : '';
  const timeline = new Timeline(game, { first: () => copyPosition(game, position) }, keeping);
  timeline.replay(
    journal.map((move, number) => ({ number, move })),
    true,
  );
  const begun = { ...setup, seed, players: notes.players, position: writePosition(game, position) };
  return new Course(game, begun, keeping, journal, timeline, notes.copy(dreamer));
}

/** Where secrets can be exchanged: what was hidden at the very beginning has come to light since. */
export function lastRest<W extends World<unknown, E>, V, E extends Event>(course: Course<W, V, E>): Beginning<W> {
  if (course.timeline.latest === undefined && course.journal.length > 0)
    throw new Error('a table to be imagined must keep its latest rest point');
  return course.timeline.restFrom(() => course.moves());
}
