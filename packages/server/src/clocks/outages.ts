import type { Base } from '../operations/base.ts';
import type { Outage } from './calendar.ts';

/** Without a pulse for this long the server was down, and that time counts for nobody. */
const DOWN = 20_000;

/** The times in which nobody could play, because the server or its database was down: no clock counts them. */
export class Outages {
  readonly #base: Base;
  #all: readonly Outage[] = [];
  #beaten = 0;

  constructor(base: Base) {
    this.#base = base;
  }

  get all(): readonly Outage[] {
    return this.#all;
  }

  /** Notes that the server is alive. Where nobody had noted that for too long, it was down until now. */
  async beat(): Promise<void> {
    const { store, now } = this.#base;
    const { db } = store;
    const at = now();
    const last = await db.selectFrom('pulse').select('at').where('id', '=', 1).executeTakeFirst();
    if (last !== undefined && at - last.at > DOWN)
      await db
        .insertInto('outages')
        .values({ began: last.at, ended: at })
        .onConflict((taken) => taken.doNothing())
        .execute();
    await db
      .insertInto('pulse')
      .values({ id: 1, at })
      .onConflict((taken) => taken.column('id').doUpdateSet({ at }))
      .execute();
    this.#all = await db.selectFrom('outages').selectAll().orderBy('began').execute();
    this.#beaten = at;
  }

  /** Before clocks are looked at: it is known whether there was an outage just now. */
  async settle(): Promise<void> {
    if (this.#base.now() - this.#beaten > DOWN) await this.beat();
  }
}
