import type { Change, GameInfo, News, Preparation, SeatRequest } from '@ecumene/client';
import type { Seat, Text } from '@ecumene/engine';
import type { LessonTable } from '../lessons/lesson.ts';
import type { StudyCall } from '../replay/study-protocol.ts';

/** What a page and the worker that holds its solo table say to each other. */

/** How fast the bots play: so that a person can follow, briskly, or at once. */
export type Pace = 'calm' | 'brisk' | 'instant';

/** A table to be opened on this device. */
export interface SoloTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The people at this device, and the bots, in the order they were seated. */
  readonly people: readonly Seat[];
  readonly bots: readonly Seat[];
  /** Which bot plays in the bots' seats, and which others in some of them. */
  readonly bot: string;
  readonly otherBots?: Readonly<Record<Seat, string>>;
  /** For a table that begins in the middle: a position of the game. */
  readonly position?: unknown;
  /** The turn from which the people play, where bots play the turns before it for everybody. */
  readonly startTurn?: number;
  /** A copy of another table, to try something out. */
  readonly whatIf?: true;
  /** The table of a lesson. It is not saved. */
  readonly lesson?: LessonTable;
}

/** What is shown of a solo table without opening it. */
export interface SoloSummary {
  readonly id: string;
  readonly game: string;
  readonly people: readonly Seat[];
  readonly bots: readonly Seat[];
  readonly whatIf?: true;
  /** What each of the people leads, as the game calls it, where they lead anything. */
  readonly leads?: Readonly<Record<Seat, string>>;
  readonly turn: number | null;
  readonly over: boolean;
  /** When it was last played, as milliseconds since 1970. */
  readonly played: number;
}

export type ToWorker =
  /** Gets the rules of a game ready, in case a table is wanted. */
  | { readonly say: 'warm-up'; readonly game: string }
  /** What is there to be chosen when a table is laid. */
  | { readonly say: 'tell-games' }
  | { readonly say: 'open'; readonly table: SoloTable }
  /** Takes up a table kept on this device; `takeOver` from another tab that holds it. */
  | { readonly say: 'resume'; readonly id: string; readonly takeOver: boolean }
  | { readonly say: 'pace'; readonly pace: Pace }
  /** Bots wait while a person watches something. */
  | { readonly say: 'pause'; readonly on: boolean }
  | { readonly say: 'look'; readonly seat: Seat }
  | ({ readonly say: 'ask'; readonly call: number; readonly seat: Seat } & Call)
  /** About a table that is only looked at. */
  | ({ readonly say: 'study'; readonly call: number } & StudyCall);

export type Call =
  | { readonly is: 'request'; readonly request: SeatRequest }
  | { readonly is: 'check'; readonly question: string; readonly answer: unknown }
  | { readonly is: 'check-all'; readonly question: string; readonly answers: readonly unknown[] }
  | { readonly is: 'suggest'; readonly question: string }
  | { readonly is: 'list'; readonly question: string }
  | { readonly is: 'story'; readonly since: number }
  | { readonly is: 'at'; readonly number: number }
  /** The game ends with this turn, and is scored. */
  | { readonly is: 'call-time' }
  | { readonly is: 'write-down' }
  /** In a lesson: whether the table is as expected, counting what happened from entry `since` on. */
  | { readonly is: 'stands'; readonly expected: unknown; readonly since: number }
  /** In a lesson: goes back to where the table stood after so many entries. */
  | { readonly is: 'go-back'; readonly number: number };

export type FromWorker =
  | {
      readonly say: 'opened';
      readonly table: SoloTable;
      /** What the person should be told about it, if anything. */
      readonly notice: Text | null;
    }
  | { readonly say: 'games'; readonly games: readonly GameInfo[] }
  | { readonly say: 'changed'; readonly seat: Seat; readonly change: Change | null; readonly news: readonly News[] }
  | { readonly say: 'answered'; readonly call: number; readonly value: unknown }
  | { readonly say: 'failed'; readonly call: number | null; readonly why: Text }
  /** How far bots have got with the turns they play for everybody; nothing once they are done. */
  | { readonly say: 'preparing'; readonly preparing: Preparation | null }
  /** Whether the table could be written down on this device, when that changes. */
  | { readonly say: 'kept'; readonly well: boolean }
  /** Another tab holds the table, or has taken it over. */
  | { readonly say: 'elsewhere' };
