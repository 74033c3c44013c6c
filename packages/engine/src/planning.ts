import type { Question } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './script.ts';

/** What a plan comes to when its question is asked: the answer, or why the seat is asked after all. */
export type Decided = { readonly answer: unknown } | { readonly ask: Refusal };

/** How a game makes answers of what its players have planned. What it says follows from what the seat may know. */
export interface Planning<W> {
  /** Why something is no plan for questions of this topic, if so. It may come from anywhere. */
  fault(topic: string, plan: unknown): Refusal | undefined;
  /** What a plan without fault comes to as things stand. Changes nothing. */
  decide(world: W, seat: Seat, question: Question, plan: unknown): Decided;
  /** The topics of open floors on which an agent can act for a seat that is away. */
  readonly agents?: readonly string[];
  /**
   * What an agent does on an open floor as things stand, by a plan without fault; nothing, if it waits. Changes nothing. It
   * must come to an end by itself, though each of its acts makes it decide anew.
   */
  act?(world: W, seat: Seat, question: Question, plan: unknown): { readonly answer: unknown } | undefined;
  /** Whether an agent with such a plan needs its player for nothing on its floor, not even to end it. */
  seesThrough?(topic: string, plan: unknown): boolean;
}
