import type { Asked, Entry, Seat } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';
import type { ClockState } from './clock.ts';

/** What the clocks must know of a table besides the game itself. */
export interface Seated {
  readonly now: number;
  /** How long the journal was before what just happened. */
  readonly from: number;
  readonly floorSeconds: number | undefined;
  /** Whether nobody can do anything at the table. */
  readonly frozen: boolean;
  /** Whether a person sits in a seat: bots have no clock. */
  isPerson(seat: Seat): boolean;
}

/** What the clocks of a table go by after something has happened there. */
export function clockStateAt(table: AnyTable, { now, from, floorSeconds, frozen, isPerson }: Seated): ClockState {
  const [floor] = floorSeconds === undefined ? [] : table.openFloors();
  const running = table
    .openQuestions()
    .filter((post) => post.asking.question.optional === undefined && !(post.floor && floorSeconds !== undefined))
    .filter(({ seat }) => !frozen && isPerson(seat));
  const awaited = new Map<Seat, string[]>(running.map(({ seat }) => [seat, []]));
  // On a floor one may answer as often as one likes.
  for (const { seat, id, floor: isFloor } of running) if (!isFloor) awaited.get(seat)?.push(id);
  const quorum = floor !== undefined && mostAreDone(table);
  return { now, awaited, answered: firstAnswers(table.journal, from), floor, floorSeconds, quorum, frozen };
}

/** Whether two thirds of those who trade are done. */
function mostAreDone(table: AnyTable): boolean {
  const traders = table.openQuestions().filter(({ floor }) => floor);
  const done = traders.filter(({ asking }) => asking.question.optional === true);
  return done.length * 3 >= traders.length * 2;
}

/** The questions that seats have answered by themselves from an entry on, and never before. */
function firstAnswers(journal: readonly Entry[], from: number): Pick<Asked, 'seat' | 'id'>[] {
  return journal
    .slice(from)
    .flatMap((entry) => (entry.is === 'answer' && !entry.standing ? [{ seat: entry.seat, id: entry.question }] : []))
    .filter(({ id }) => !journal.slice(0, from).some((entry) => entry.is === 'answer' && entry.question === id));
}
