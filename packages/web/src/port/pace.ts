import type { Pace } from './protocol.ts';

interface Waits {
  /** Milliseconds before the first decision of a row; they get shorter the longer it gets, but not below the least. */
  readonly first: number;
  readonly least: number;
  /** Where one seat plays after another: before the next one begins, so that each can be followed. */
  readonly next: number;
}

const WAITS: Readonly<Record<Pace, Waits>> = {
  calm: { first: 900, least: 240, next: 900 },
  brisk: { first: 420, least: 90, next: 400 },
  instant: { first: 0, least: 0, next: 0 },
};
const SHRINKS = 0.8;

/** How long a bot waits before it decides: so many have decided in a row, and a seat whose turn it is may begin only now. */
export function waitBefore(pace: Pace, row: number, begins: boolean): number {
  const { first, least, next } = WAITS[pace];
  return Math.max(begins ? next : least, first * SHRINKS ** row);
}
