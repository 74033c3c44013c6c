import type { Seat } from '@ecumene/engine';

/** What a page asks a worker about a table that is only looked at. */

/** The table to look at: one kept on this device, or one written down. */
export type Studied = { readonly kept: string } | { readonly saved: unknown };

/** Whose eyes: a seat's, or nobody's for what everybody may know. */
export type Eyes = Seat | null;

export type StudyCall =
  | { readonly is: 'take-up'; readonly of: Studied }
  | { readonly is: 'at'; readonly number: number; readonly eyes: Eyes }
  | { readonly is: 'story'; readonly eyes: Eyes }
  /** A copy from there on, in which one seat is played by a person and the others by bots. Kept on this device. */
  | { readonly is: 'what-if'; readonly number: number; readonly eyes: Eyes; readonly seat: Seat; readonly id: string }
  /** The position as plain data, to be given to others. */
  | { readonly is: 'position'; readonly number: number; readonly eyes: Eyes }
  | { readonly is: 'scenario'; readonly number: number; readonly eyes: Eyes; readonly name: string }
  | { readonly is: 'verify'; readonly promised: string | null };

/** What is known of a table as soon as it is taken up. */
export interface OpenedTable {
  readonly game: string;
  /** How many entries its journal has; that it is a copy, when it says so at the end, is none to look at. */
  readonly length: number;
  readonly over: boolean;
  /** Whether nothing of it is secret any more: it is over, or was given away with all it holds. */
  readonly open: boolean;
  readonly seats: readonly Seat[];
  /** Whose eyes may be used besides nobody's: while it goes on, only the one's who sits at this device alone; of a position given away, those of whoever knew it. */
  readonly eyes: readonly Seat[];
  /** Whether it began at the very beginning, so that its deals can be proved. */
  readonly whole: boolean;
  /** Who gave it away as far as they knew it, if somebody did: all the rest is made up. */
  readonly knownTo?: Seat;
}

/** What came of proving a table. */
export interface Proof {
  readonly entries: number;
  readonly commitment: string;
  /** Whether the seed is the one that was promised, if anybody promised one. */
  readonly promised: boolean | null;
  /** The versions of the rules it was played under, in order. */
  readonly playedUnder: readonly string[];
  /** The version it was replayed with; nothing, if it cannot be replayed here. */
  readonly replayedWith: string | null;
  /** What is wrong; nothing, if seed and journal give exactly this game. */
  readonly faults: readonly string[];
}
