import type { TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { consentOf } from '../server-table/motion-words.ts';
import { waitingSeats } from '../table/table-status.ts';

/** The seats of the person who looks that a table asks something of. */
export function askedOf(table: TableInfo): readonly Seat[] {
  return waitingSeats(table).filter((seat) => table.mine.includes(seat));
}

/** Whether a table asks something of the person who looks. */
export function isTurn(table: TableInfo): boolean {
  return askedOf(table).length > 0;
}

/** Since when a table asks something of the person who looks. */
export function askedSince(table: TableInfo): number {
  const asked = askedOf(table);
  const own = table.seats.filter(({ seat }) => asked.includes(seat));
  return Math.min(...own.map(({ awaitedSince }) => awaitedSince ?? table.moved));
}

/** Whether something is moved at a table on which the person who looks has not yet had a say. */
export function hasVote(table: TableInfo): boolean {
  if (table.state !== 'playing') return false;
  return table.motions.some(({ motion, agreed, against = [] }) =>
    consentOf(table, motion).voters.some(
      (seat) => table.mine.includes(seat) && !agreed.includes(seat) && !against.includes(seat),
    ),
  );
}

/** Tables with a vote for the person who looks come first; otherwise they stay in their order. */
export function votesFirst(tables: readonly TableInfo[]): readonly TableInfo[] {
  return tables.toSorted((a, b) => Number(hasVote(b)) - Number(hasVote(a)));
}

/** Whether a seat is kept for somebody at a table that gathers. */
export function isExpected({ state, seats }: Pick<TableInfo, 'state' | 'seats'>, person: string | undefined): boolean {
  return state === 'gathering' && person !== undefined && seats.some(({ keptFor }) => keptFor?.id === person);
}

/** Whether the others wait for the person who looks, for an answer or for a vote. */
export function waitsForMe(table: TableInfo): boolean {
  return isTurn(table) || hasVote(table);
}
