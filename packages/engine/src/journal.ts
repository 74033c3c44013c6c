import { at } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './script.ts';

/** Who plays a seat. */
export interface Player {
  readonly is: 'person' | 'bot';
  readonly name: string;
}

/**
 * All that people, bots and clocks ever do to a table, in order. Options, seed and journal give back exactly the game.
 * The number of an entry is its place in the journal.
 */
export type Entry =
  /**
   * `standing`: it was given automatically, as the seat had left it or by a plan. The stored name of it. `byBot`: a bot gave
   * it in a turn that bots play for everybody, so it is no answer of whoever plays the seat.
   */
  | {
      readonly is: 'answer';
      readonly seat: Seat;
      readonly question: string;
      readonly topic: string;
      readonly answer: unknown;
      readonly standing?: true;
      readonly byBot?: true;
    }
  /** The clock of a seat ran out, or it has left: its question is answered by default. */
  | { readonly is: 'defaulted'; readonly seat: Seat; readonly question: string; readonly topic: string }
  /** The clock ended an open floor. */
  | { readonly is: 'floor-closed'; readonly floor: string }
  /** The time agreed for the game is up. */
  | { readonly is: 'time-called' }
  | { readonly is: 'left'; readonly seat: Seat }
  | { readonly is: 'arrived'; readonly seat: Seat }
  | { readonly is: 'replaced'; readonly seat: Seat; readonly by: Player }
  /** A seat asks for the printed order from the next phase on, or no longer does; with `now`, in the phase being played. */
  | { readonly is: 'insisted'; readonly seat: Seat; readonly on: boolean; readonly now?: true }
  /** A seat took back some of its own answers. */
  | { readonly is: 'taken-back'; readonly seat: Seat; readonly entries: readonly number[] }
  | { readonly is: 'undo-proposed'; readonly seat: Seat; readonly to: number }
  | { readonly is: 'undo-judged'; readonly seat: Seat; readonly agrees: boolean }
  /**
   * All from entry `to` on is undone, for the n-th time, and what was drawn is drawn anew: everybody agreed, or a fault
   * left no other way.
   */
  | { readonly is: 'undone'; readonly to: number; readonly time: number; readonly fault?: true }
  /** The table is a copy; from here on it draws its own. */
  | { readonly is: 'parted'; readonly label: string }
  /** Earlier versions wrote automatic answers here. Everyone could see the journal grow, so they are stored separately now. */
  | { readonly is: 'stood'; readonly seat: Seat; readonly standing: AutomaticAnswer }
  | { readonly is: 'stood-down'; readonly seat: Seat; readonly topic: string }
  /** The rules have a new version; answers from here on were given under it. `dropped` could not be kept. */
  | { readonly is: 'new-rules'; readonly version: string; readonly dropped: readonly number[] };

/** Answers a seat leaves for later, or a plan. Only this seat knows of it. */
export interface AutomaticAnswer {
  readonly topic: string;
  /** Given one after another to questions of this topic; with `always`, the first is given every time. */
  readonly answers: readonly unknown[];
  readonly always?: true;
  /** Only proposed when the time comes; the seat confirms it. */
  readonly confirm?: true;
  /** What is left is no answer but a plan: the game makes the answer of it when the question comes. */
  readonly plan?: true;
  /** Why it was not used when a question came: the seat answers that one. */
  readonly halted?: Halted;
  /** For an agent: when its player was last away, and it acted for them. */
  readonly away?: Away;
}

/** The entries of the journal from one on up to another; without `to` it goes on. */
export interface Away {
  readonly from: number;
  readonly to?: number;
}

export interface Halted {
  readonly question: string;
  readonly why: Refusal;
}

/** Entries that change the world when they are played, as opposed to those about the table itself. */
export type Move = Extract<
  Entry,
  {
    is: 'answer' | 'defaulted' | 'floor-closed' | 'time-called' | 'left' | 'arrived' | 'insisted' | 'undone' | 'parted';
  }
>;

export function isMove(entry: Entry): entry is Move {
  switch (entry.is) {
    case 'answer':
    case 'defaulted':
    case 'floor-closed':
    case 'time-called':
    case 'left':
    case 'arrived':
    case 'insisted':
    case 'undone':
    case 'parted':
      return true;
    default:
      return false;
  }
}

/** The numbers of the moves that still count, in order: what was taken back or undone is left out. */
export function countingMoves(journal: readonly Entry[]): number[] {
  const line: number[] = [];
  const gone = new Set<number>();
  for (const [number, entry] of journal.entries()) {
    for (const n of withdrawnBy(entry)) if (n < number) gone.add(n);
    if (entry.is === 'undone') while ((line.at(-1) ?? -1) >= entry.to) line.pop();
    if (isMove(entry)) line.push(number);
  }
  return gone.size === 0 ? line : line.filter((n) => !gone.has(n));
}

/**
 * The numbers of the latest answers of a seat's players that still count, in order. It is read from the end, only as far as
 * need be.
 */
export function latestAnswers(journal: readonly Entry[], seat: Seat, most: number): number[] {
  const answers: number[] = [];
  const gone = new Set<number>();
  let until = journal.length;
  for (let number = journal.length - 1; number >= 0 && answers.length < most; number--) {
    const entry = at(journal, number);
    for (const n of withdrawnBy(entry)) gone.add(n);
    if (entry.is === 'undone') until = Math.min(until, entry.to);
    if (isAnswerBy(seat, entry) && number < until && !gone.has(number)) answers.unshift(number);
  }
  return answers;
}

/** Whether an entry is an answer by the player of a seat, and not by a bot that played the first turns for them. */
export function isAnswerBy(seat: Seat, entry: Entry): boolean {
  return entry.is === 'answer' && entry.seat === seat && entry.byBot === undefined;
}

function withdrawnBy(entry: Entry): readonly number[] {
  if (entry.is === 'taken-back') return entry.entries;
  return entry.is === 'new-rules' ? entry.dropped : [];
}

/** Whether an entry takes back only what was written before it. */
export function looksBack(entry: Entry, number: number): boolean {
  if (entry.is === 'undone') return entry.to < number;
  return withdrawnBy(entry).every((n) => n < number);
}
