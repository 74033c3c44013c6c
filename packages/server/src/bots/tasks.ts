import type { TableView } from '@ecumene/client';
import type { Entry, Fault, Happening, Refusal, Saved, Seat, Setup, World } from '@ecumene/engine';
import type { Scenario } from '@ecumene/engine/scenario';
import type { Caused } from '../tables/append.ts';
import type { Step } from '../tables/step.ts';
import type { Written } from '../tables/writing.ts';

/** The table a task is about: entries bring the worker's copy up to date, or the worker loads the table again. */
export interface Copy {
  readonly table: string;
  /** How long the journal is to be. */
  readonly number: number;
  readonly ahead?: { readonly from: number; readonly entries: readonly Entry[] };
  /** JSON: the table as `save` writes it. */
  readonly saved?: string;
}

/** What is worked out away from where everybody waits. */
export type Task =
  | {
      readonly is: 'decide';
      readonly copy: Copy;
      readonly seat: Seat;
      readonly question: string;
      readonly bot: string;
      /** The bot's own random stream. */
      readonly key: string;
      readonly memory: unknown;
      readonly heard: readonly Happening[];
      /** Milliseconds to think. */
      readonly time: number;
      /** Who hosts the table, and whether nobody waits for the answer. */
      readonly payer: string;
      readonly idle: boolean;
    }
  | { readonly is: 'table-view'; readonly saved: Saved<World>; readonly viewer: Seat | null }
  | { readonly is: 'what-if'; readonly copy: Copy; readonly seat: Seat; readonly key: string }
  /** The position as a scenario, with everything the seat cannot know redrawn. */
  | { readonly is: 'scenario'; readonly copy: Copy; readonly seat: Seat; readonly key: string; readonly name: string }
  /** An imported file as it was sent, not even parsed. What is drawn later follows from the label too, if the game is not over. */
  | { readonly is: 'import'; readonly text: string; readonly deepest: number; readonly label: string }
  | { readonly is: 'step'; readonly copy: Copy; readonly step: Step };

/** What a bot came to. */
export interface Thought {
  readonly decision: { readonly answer: unknown } | { readonly wait: true } | undefined;
  readonly memory: unknown;
  readonly mishaps: readonly { readonly what: string; readonly detail: string }[];
}

/** What came of an imported file, ready to be written down. */
export type Imported =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | {
      readonly is: 'proved';
      readonly name: string | undefined;
      readonly game: string;
      readonly options: Setup['options'];
      readonly seats: readonly Seat[];
      readonly over: boolean;
      /** Whose game is over though the others play on. */
      readonly out: readonly Seat[];
      readonly written: Written;
      /** JSON each: what happened before the first entry, who the table is waiting for, and the ranking. */
      readonly prologue: string;
      readonly waiting: string;
      readonly ranking: string;
    };

/** What came of a step of a game. */
export type Stepped =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** JSON: the table as `save` writes it. */
  | { readonly is: 'taken'; readonly saved: string; readonly caused: readonly Caused[] }
  | { readonly is: 'broken'; readonly move: Fault['move']; readonly why: string };

export interface Results {
  readonly decide: Thought;
  readonly 'table-view': TableView;
  readonly 'what-if': Saved<World>;
  readonly scenario: Scenario;
  readonly import: Imported;
  readonly step: Stepped;
}

export interface Job {
  readonly job: number;
  readonly task: Task;
}

export type Reply =
  /** The worker has read its program and can begin. */
  { readonly is: 'ready' } | Answer;

export type Answer =
  | { readonly job: number; readonly is: 'done'; readonly result: Results[Task['is']] }
  /** The worker has no copy of the table, or one that cannot be taken ahead. */
  | { readonly job: number; readonly is: 'need' }
  | { readonly job: number; readonly is: 'failed'; readonly why: string };
