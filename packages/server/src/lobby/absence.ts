import { patienceOf } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { Calendar } from '../clocks/calendar.ts';
import type { Outages } from '../clocks/outages.ts';
import type { Base } from '../operations/base.ts';
import type { WatchedTables } from '../play/watched-tables.ts';
import { write } from '../store/store.ts';
import { readBack } from '../store/written.ts';
import type { LiveTable } from '../tables/live.ts';

/** Who has left the others waiting for so long that they may give the seat away. */
export class Absence {
  readonly #base: Base;
  readonly #watchedTables: WatchedTables;
  readonly #outages: Outages;

  constructor(base: Base, watchedTables: WatchedTables, outages: Outages) {
    this.#base = base;
    this.#watchedTables = watchedTables;
    this.#outages = outages;
  }

  /** Somebody came to a table or went from it. */
  moved(live: LiveTable, person: string): void {
    if (live.seatsOf(person).length === 0) return;
    const { store, log, now } = this.#base;
    const seen = store.db.updateTable('seats').set({ seen: now() });
    store
      .commit([write(seen.where('table_id', '=', live.id).where('person', '=', person))])
      .catch((error: unknown) => log.warn({ err: error, table: live.id }, 'it could not be noted who was here'));
  }

  /** Whether the clock of a seat has run out, or the table has waited for it for long and its holder was not here. */
  async of(live: LiveTable, seat: Seat): Promise<boolean> {
    const person = live.seatRow(seat)?.person ?? null;
    if (person === null) return true;
    const clock = live.clocks.seats[seat];
    if (clock?.byBot || clock?.reminded) return true;
    const now = this.#base.now();
    const excused = live.clocks.paused || live.row.frozen !== null || (clock?.holidayUntil ?? 0) > now;
    if (excused || !readBack<Seat[]>(live.row.waiting).includes(seat)) return false;
    if (await this.#isHere(live.id, person, now)) return false;
    const away = new Calendar({ is: 'none' }, this.#outages.all).counted(await this.#waitsSince(live.id, seat), now);
    return away >= patienceOf(live.plan.clock);
  }

  async #isHere(table: string, person: string, now: number): Promise<boolean> {
    if (this.#watchedTables.here(table, person)) return true;
    const elsewhere = await this.#base.store.db
      .selectFrom('presence')
      .select('person')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('until', '>', now)
      .executeTakeFirst();
    return elsewhere !== undefined;
  }

  /** Since when nothing has happened at a table and the player of a seat has been away. */
  async #waitsSince(table: string, seat: Seat): Promise<number> {
    const { db } = this.#base.store;
    const seats = db.selectFrom('seats').select('seen').where('table_id', '=', table).where('seat', '=', seat);
    const moves = db.selectFrom('journal').select('at').where('table_id', '=', table);
    const last = await moves.orderBy('number', 'desc').limit(1).executeTakeFirst();
    return Math.max((await seats.executeTakeFirst())?.seen ?? 0, last?.at ?? 0);
  }
}
