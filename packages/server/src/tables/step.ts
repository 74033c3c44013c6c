import { doAsAsked, type SeatRequest } from '@ecumene/client';
import type { Outcome, Player, Refusal, Seat } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';
import type { Caused } from './append.ts';

/** What takes a game further, as plain data: it can be done here or in a thread. */
export type Step =
  | { readonly is: 'request'; readonly seat: Seat; readonly request: SeatRequest }
  /** A bot answers for a seat in a turn that bots play for everybody. */
  | { readonly is: 'answer-by-bot'; readonly seat: Seat; readonly question: string; readonly answer: unknown }
  /** The player of a seat goes away from its agents, or comes back. */
  | { readonly is: 'away'; readonly seat: Seat; readonly away: boolean }
  | { readonly is: 'default'; readonly seat: Seat; readonly question: string }
  | { readonly is: 'close-floor'; readonly floor: string }
  | { readonly is: 'call-time' }
  | { readonly is: 'leave'; readonly seat: Seat }
  | { readonly is: 'replace'; readonly seat: Seat; readonly by: Player };

export function answering(seat: Seat, question: string, answer: unknown): Step {
  return { is: 'request', seat, request: { do: 'answer', question, answer } };
}

/** Takes a step, if the table lets it. */
export function take(table: AnyTable, step: Step): Outcome {
  switch (step.is) {
    case 'request':
      return doAsAsked(table, step.seat, step.request);
    case 'answer-by-bot':
      return table.answerByBot(step.seat, step.question, step.answer);
    case 'away':
      return step.away ? table.goAway(step.seat) : table.comeBack(step.seat);
    case 'default':
      return table.defaultAnswer(step.seat, step.question);
    case 'close-floor':
      return table.closeFloor(step.floor);
    case 'call-time':
      return table.callTime();
    case 'leave':
      return table.leave(step.seat);
    case 'replace':
      return table.replace(step.seat, step.by);
  }
}

/** A game after a step, and what that caused. */
export interface PlayedStep {
  readonly table: AnyTable;
  readonly caused: readonly Caused[];
}

/** The same, where everybody waits. A step that fails may have taken the game further before it did. */
export function playHere(table: AnyTable, step: Step): PlayedStep | Refusal {
  const before = table.journal.length;
  const outcome = take(table, step);
  if (!outcome.ok && table.journal.length === before) return outcome.refusal;
  return { table, caused: outcome.ok ? outcome.played : [] };
}
