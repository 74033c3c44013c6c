import type { Move } from './journal.ts';
import { type Refusal, refuse } from './refusal.ts';
import { say } from './text.ts';
import type { Played } from './timeline.ts';
import type { Event } from './world.ts';

/** What became of something done at a table: the moves it led to, or why it is not allowed. */
export type Outcome<E extends Event = Event> =
  | { readonly ok: true; readonly played: readonly Played<E>[] }
  | { readonly ok: false; readonly refusal: Refusal };

export function refused(code: string, sentence: string): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: refuse(code, say(sentence)) };
}

/** A rule threw an error while playing a move. The table is as it was before that move. */
export class Fault extends Error {
  readonly move: Move;
  /** Where play stood when it broke down, by the names of the sequence of play. */
  readonly where: readonly string[];

  constructor(move: Move, cause: unknown, where: readonly string[] = []) {
    super(`a rule broke down: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.move = move;
    this.where = where;
  }
}
