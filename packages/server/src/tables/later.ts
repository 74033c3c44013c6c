import type { AutomaticAnswer, Seat } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { mustWrite, type Store, type Write } from '../store/store.ts';
import { readBackIfWhole } from '../store/written.ts';

/** What seats have left for later, as it is kept with each of them. Seats without are those that have it in the journal. */
export function laterOf(seats: readonly SeatRow[]): Readonly<Record<Seat, readonly AutomaticAnswer[]>> {
  const later: Record<Seat, readonly AutomaticAnswer[]> = {};
  for (const row of seats) if (row.later !== null) later[row.seat] = leftIn(row.later);
  return later;
}

/** What cannot be read was left by nobody. */
function leftIn(later: string): readonly AutomaticAnswer[] {
  return readBackIfWhole<readonly AutomaticAnswer[] | null>(later) ?? [];
}

/** What each seat of a table has left for later, as it would be kept. */
export function laterAt(table: AnyTable | undefined): ReadonlyMap<Seat, string> {
  return new Map(table?.seats.map((seat) => [seat, JSON.stringify(table.automaticAnswers(seat))]));
}

/** A table as it was read, with what its seats had then left for later. */
interface AsRead {
  readonly row: Pick<TableRow, 'id' | 'number' | 'changed'>;
  readonly later: ReadonlyMap<Seat, string>;
  seatRow(seat: Seat): SeatRow | undefined;
}

/**
 * Keeps what has changed of it. Each is written only where the table is as it was read: what somebody else has used meanwhile
 * is not left again.
 */
export function laterWritten({ db }: Store, live: AsRead, now: ReadonlyMap<Seat, string>): Write[] {
  const { id, number, changed } = live.row;
  const asRead = db
    .selectFrom('tables')
    .select('id')
    .where('id', '=', id)
    .where('number', '=', number)
    .where('changed', '=', changed);
  return [...now].flatMap(([seat, later]) =>
    later === (live.later.get(seat) ?? '[]') || live.seatRow(seat) === undefined
      ? []
      : [
          mustWrite(
            db
              .updateTable('seats')
              .set({ later })
              .where('table_id', '=', id)
              .where('seat', '=', seat)
              .where('table_id', 'in', asRead),
          ),
        ],
  );
}
