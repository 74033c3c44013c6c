import { freeSeats, type SeatInfo, type SeatToTake } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { readBack } from '../store/written.ts';
import type { TableRecord } from '../tables/record.ts';
import type { Sitting } from '../tables/table-action.ts';

/** Who has a seat. */
export function holderOf({ person, bot }: Pick<Sitting, 'person' | 'bot'>): SeatInfo['is'] {
  if (person !== null) return 'person';
  return bot === null ? 'open' : 'bot';
}

/** Whether a table that gathers can begin: every seat is taken, and two by people. */
export function isFull(seats: readonly Sitting[]): boolean {
  const holders = seats.map(holderOf);
  return !holders.includes('open') && holders.filter((is) => is === 'person').length >= 2;
}

/** An open seat for somebody: the one kept for them first, and none that is kept for another. */
export function openSeat(table: TableRecord, somebody: string, wanted: Seat | undefined): Seat | undefined {
  const open = freeFor(table, somebody).filter(({ is }) => is === 'open');
  const kept = open.find(({ keptFor }) => keptFor !== undefined);
  return wanted === undefined ? (kept ?? open[0])?.seat : open.find(({ seat }) => seat === wanted)?.seat;
}

/** The seat of a bot for somebody who comes late. Nobody sees one hand after another: who has sat here gets that seat. */
export function seatOfBot(
  table: TableRecord,
  somebody: string,
  { sat, wanted }: { readonly sat: readonly Seat[]; readonly wanted: Seat | undefined },
): Seat | undefined {
  const bots = freeFor(table, somebody).filter(({ is }) => is === 'bot');
  const theirs = bots.filter(({ seat }) => sat.length === 0 || sat.includes(seat));
  return theirs.find(({ seat }) => wanted === undefined || seat === wanted)?.seat;
}

/** The seats of a table somebody may sit down in. */
export function freeFor({ row, seats, plan }: TableRecord, somebody: string): readonly SeatToTake[] {
  const known = seats.map((one): SeatToTake => {
    const is = holderOf(one);
    return { seat: one.seat, is, ...(is === 'open' && one.kept_for !== null && { keptFor: { id: one.kept_for } }) };
  });
  const whatIf = row.what_if === 1;
  return freeSeats({ seats: known, out: readBack(row.out), state: row.state, plan, whatIf }, somebody);
}
