import type { TableInfo } from '@ecumene/client';
import { consentOf } from '../server-table/motion-words.ts';

/** Whether a table asks something of the person who looks. */
export function isTurn({ mine, waitingFor }: TableInfo): boolean {
  return mine.some((seat) => waitingFor.includes(seat));
}

/** Since when a table asks something of the person who looks. */
export function askedSince({ seats, mine, waitingFor, moved }: TableInfo): number {
  const own = seats.filter(({ seat }) => mine.includes(seat) && waitingFor.includes(seat));
  return Math.min(...own.map(({ awaitedSince }) => awaitedSince ?? moved));
}

/** Whether something is moved at a table on which the person who looks has not yet had a say. */
export function hasVote(table: TableInfo): boolean {
  if (table.state !== 'playing') return false;
  return table.motions.some(({ motion, agreed }) =>
    consentOf(table, motion).voters.some((seat) => table.mine.includes(seat) && !agreed.includes(seat)),
  );
}

/** Tables with a vote for the person who looks come first; otherwise they stay in their order. */
export function votesFirst(tables: readonly TableInfo[]): readonly TableInfo[] {
  return tables.toSorted((a, b) => Number(hasVote(b)) - Number(hasVote(a)));
}

/** Whether the others wait for the person who looks, for an answer or for a vote. */
export function waitsForMe(table: TableInfo): boolean {
  return isTurn(table) || hasVote(table);
}
