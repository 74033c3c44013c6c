import type { Base } from '../operations/base.ts';
import type { Outage } from './calendar.ts';

/** Without a pulse for this long the server was down, and that time counts for nobody. */
const DOWN = 20_000;
/** The same when a process begins: had another been alive, there would have been a pulse meanwhile. */
const DOWN_BEFORE = 7500;

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

  /** A server begins. With a file it is the only one, so that nobody could play since it last said that it was alive. */
  begin(): Promise<void> {
    return this.beat(this.#base.store.is === 'sqlite' ? 0 : DOWN_BEFORE);
  }

  /** Notes that the server is alive. Where nobody had noted that for too long, it was down until now. */
  async beat(down = DOWN): Promise<void> {
    const { store, now } = this.#base;
    const { db } = store;
    const at = now();
    const last = await db.selectFrom('pulse').select('at').where('id', '=', 1).executeTakeFirst();
    if (last !== undefined && at - last.at > down)
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
    await this.read();
    this.#beaten = at;
  }

  async read(): Promise<void> {
    this.#all = await this.#base.store.db.selectFrom('outages').selectAll().orderBy('began').execute();
  }

  /** Before clocks are looked at: it is known whether there was an outage just now. */
  async settle(): Promise<void> {
    if (this.#base.now() - this.#beaten > DOWN) await this.beat();
  }
}
