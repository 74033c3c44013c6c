import type { Refusal, Seat } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import type { TableRecord } from '../tables/record.ts';
import { NO } from '../tables/refusals.ts';

/** Who may see which table, and as which seat or spectator. */
export class Access {
  readonly #base: Base;

  constructor(base: Base) {
    this.#base = base;
  }

  /** Whether somebody may know of a table at all. */
  async maySee(record: TableRecord, person: string | null): Promise<boolean> {
    const { row, plan } = record;
    if (person !== null && belongs(record, person)) return true;
    if (row.what_if === 1) return false;
    const open =
      row.state === 'gathering' ? (plan.join ?? 'anyone') === 'anyone' : (plan.watch ?? 'anyone') === 'anyone';
    return open || (person !== null && (await this.invited(row.id, person)));
  }

  async invited(table: string, person: string): Promise<boolean> {
    const row = await this.#base.store.db
      .selectFrom('guests_of')
      .select('person')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** As whom a person sees a table: one of their seats, or a spectator. */
  async viewer(
    record: TableRecord,
    person: string | null,
    wanted: Seat | undefined,
  ): Promise<{ readonly seat: Seat | null } | Refusal> {
    const own = record.seats.filter((row) => person !== null && row.person === person).map(({ seat }) => seat);
    if (wanted !== undefined) return own.includes(wanted) ? { seat: wanted } : NO.seat;
    if (own[0] !== undefined) return { seat: own[0] };
    if (!(await this.maySee(record, person))) return NO.table;
    const looksOn = record.row.state === 'gathering' || (await this.mayWatch(record, person));
    return looksOn ? { seat: null } : NO.table;
  }

  /** Whether a person may watch without a seat once the game has started. */
  async mayWatch({ row, plan }: TableRecord, person: string | null): Promise<boolean> {
    const watch = plan.watch ?? 'anyone';
    if (watch === 'anyone' || (person !== null && row.host === person)) return true;
    return watch === 'invited' && person !== null && this.invited(row.id, person);
  }
}

export function belongs({ row, seats }: TableRecord, person: string): boolean {
  return row.host === person || seats.some((seat) => seat.person === person);
}
