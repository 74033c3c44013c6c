import type { Scenario } from '@ecumene/engine/scenario';

/** What another player does in a lesson when the topic comes up; everything else their bot decides. */
export interface ScriptedAnswer {
  readonly seat: string;
  readonly topic: string;
  readonly answer: unknown;
}

/** The table a lesson is played at. */
export interface LessonTable {
  readonly scenario: Scenario;
  readonly others: readonly ScriptedAnswer[];
}

/** An answer that solves part of a step. */
interface Solving {
  readonly topic: string;
  readonly answer: unknown;
}

/** Something a player reads or does. */
export interface LessonStep {
  readonly say: string;
  /** What on the screen it is about: selectors as in hints, or `button: words` for a button of the question. */
  readonly at?: readonly string[];
  /** Done when this is so, in the words `expect` of a scenario has. */
  readonly until?: unknown;
  /** Done when the player is asked about this topic. */
  readonly asked?: string;
  /** The topic in which it must be done. A player who goes past it is told to try again. */
  readonly during?: string;
  /** Answers that do it. The tests play them. */
  readonly answers?: readonly Solving[];
  /** Answers the rules refuse here, with the code of the refusal. */
  readonly wrong?: readonly (Solving & { readonly refused: string })[];
}

/** A lesson: one idea at a real table. The first seat is the player's. */
export interface Lesson {
  /** The name of its file, which progress is kept by. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly table: Scenario;
  readonly others?: readonly ScriptedAnswer[];
  readonly steps: readonly LessonStep[];
  /** What is said when it is done. */
  readonly done: string;
}

/** Whether a step is over once it has been read. */
export function isOnlyRead({ until, asked }: LessonStep): boolean {
  return until === undefined && asked === undefined;
}
