import type { Seat } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import { mustWrite, type Write, write } from '../store/store.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Sitting } from '../tables/table-action.ts';

/** Instead of the entry by which somebody took over a seat. */
export const FROM_THE_START = -1;

/** The journal entry with which the current player took over a seat, as far as is recorded. */
export function takenBy({ table, row }: LiveTable, seat: Seat): number {
  const journal = table?.journal.slice(0, row.number) ?? [];
  const last = journal.findLastIndex((entry) => entry.is === 'replaced' && entry.seat === seat);
  return last === -1 ? FROM_THE_START : last;
}

/** Records who leaves a running game, so that their name can be found when they delete their account. */
export function noteSat({ store }: Base, live: LiveTable, seat: Seat): Write[] {
  const person = live.seatRow(seat)?.person;
  if (person == null) return [];
  const number = takenBy(live, seat);
  const row = { table_id: live.id, seat, number, person };
  return [
    write(
      store.db
        .insertInto('sat')
        .values(row)
        .onConflict((taken) => taken.doNothing()),
    ),
  ];
}

/** The seat a person last left in a running game, if any. */
export async function lastSat({ store }: Base, { id }: LiveTable, person: string): Promise<Seat | undefined> {
  const sat = store.db.selectFrom('sat').select('seat').where('table_id', '=', id).where('person', '=', person);
  return (await sat.orderBy('number', 'desc').executeTakeFirst())?.seat;
}

/** All seats a person left in a running game. */
export async function seatsLeft({ store }: Base, table: string, person: string): Promise<Seat[]> {
  const sat = store.db.selectFrom('sat').select('seat').distinct().where('table_id', '=', table);
  return (await sat.where('person', '=', person).execute()).map(({ seat }) => seat);
}

/** Only the player of a seat leaves it. */
export function reseat({ store }: Base, live: LiveTable, { seat, ...after }: Sitting): Write {
  const person = live.seatRow(seat)?.person ?? null;
  return mustWrite(
    store.db
      .updateTable('seats')
      .set(after)
      .where('table_id', '=', live.id)
      .where('seat', '=', seat)
      .where('person', person === null ? 'is' : '=', person),
  );
}
