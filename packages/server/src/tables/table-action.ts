import type { Refusal, Seat } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import type { Write } from '../store/store.ts';
import type { Caused } from './append.ts';
import type { LiveTable } from './live.ts';
import type { Step } from './step.ts';

/** What has happened to a table: told to everybody concerned once it is on disk. */
export interface Changed {
  readonly live: LiveTable;
  /** How long the journal was before. */
  readonly from: number;
  readonly caused: readonly Caused[];
  /** It was found on disk: another process has written it, or this one was not told that it had. */
  readonly elsewhere?: true;
}

/** What is to be done at a table. */
export interface TableAction {
  /** Who asks under which id; done once. */
  readonly request?: string;
  /** Looks up first, in the same turn, what the table itself does not tell. */
  learn?(live: LiveTable): Promise<void>;
  /** Opens the game itself, at a table where it has not begun. */
  begin?(live: LiveTable): AnyTable | Refusal;
  /** What is done in the game, if anything. */
  step?(live: LiveTable): Step | Refusal | undefined;
  /** What else is changed in the same go, after the game has moved on. */
  also?(live: LiveTable, now: number): Also | Refusal;
}

/** Who sits in a seat: a person, a bot, or nobody. */
export type Sitting = Pick<SeatRow, 'seat' | 'person' | 'bot'>;

export interface Also {
  readonly facts?: Partial<TableRow>;
  readonly writes?: readonly Write[];
  readonly clocks?: LiveTable['clocks'];
  /** Seats are among what is written; from now on these sit there. */
  readonly seats?: readonly Sitting[];
  /** Names of those who sit or sat there are among what is written. */
  readonly renamed?: true;
}

/** Says what else belongs to a change of a table, given who is called upon after it. */
export type Amender = (live: LiveTable, table: AnyTable, called: readonly Seat[]) => readonly Write[];
