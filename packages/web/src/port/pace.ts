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

/** While cards are traded, so many milliseconds at most are waited until every bot has looked at an offer. */
const TO_REPLY = 1500;

/**
 * How long a bot waits before it decides: so many have decided in a row, and a seat whose turn it is may begin only now.
 * Where so many trade with each other, all of them come to it soon: somebody waits for their reply.
 */
export function waitBefore(pace: Pace, row: number, begins: boolean, traders = 0): number {
  const { first, least, next } = WAITS[pace];
  const wait = Math.max(begins ? next : least, first * SHRINKS ** row);
  return traders === 0 ? wait : Math.min(wait, TO_REPLY / traders);
}
