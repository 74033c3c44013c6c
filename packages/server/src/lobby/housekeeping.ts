import type { Base } from '../operations/base.ts';
import { GONE } from '../people/gone.ts';
import { SESSION } from '../people/people.ts';
import { QUOTA_KEPT } from '../people/quota.ts';
import { Conflict, write } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { deleteTable } from './delete-table.ts';

const DAY = 24 * 3_600_000;
/** A table at which nobody has begun lapses when nobody has touched it for so long, and so does an ended copy. */
const LAPSE = 30 * DAY;
/** A guest who has not been here for so long and left no trace at any table is forgotten. */
const FORGET = 365 * DAY;
/** How many guests are forgotten in one go. */
const AT_ONCE = 500;

/** What is kept of a guest besides a name. */
const OF_A_GUEST = [
  'sessions',
  'tokens',
  'resets',
  'links',
  'confirmations',
  'pushes',
  'webhooks',
  'notes',
  'reads',
  'outbox',
  'guests_of',
  'shown_hands',
  'muted',
  'blocks',
] as const;

/** Puts away, once a day, what nobody needs any more. */
export class Housekeeping {
  readonly #base: Base;
  readonly #tables: Tables;
  #timer: ReturnType<typeof setInterval> | undefined;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(base: Base, tables: Tables) {
    this.#base = base;
    this.#tables = tables;
  }

  start(): void {
    this.#sweepQuietly();
    this.#timer = setInterval(() => this.#sweepQuietly(), DAY).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  #sweepQuietly(): void {
    this.#sweeping = this.sweep().catch((error: unknown) =>
      this.#base.log.warn({ err: error }, 'what nobody needs any more could not be put away'),
    );
  }

  async sweep(): Promise<void> {
    const { store, now } = this.#base;
    await store.commit([
      write(store.db.deleteFrom('sessions').where('seen', '<', now() - SESSION)),
      write(store.db.deleteFrom('resets').where('until', '<', now())),
      write(store.db.deleteFrom('challenges').where('until', '<', now())),
      write(store.db.deleteFrom('quotas').where('at', '<', now() - QUOTA_KEPT)),
    ]);
    await this.#letTablesLapse(now() - LAPSE);
    await this.#forgetGuests(now() - FORGET);
  }

  async #letTablesLapse(before: number): Promise<void> {
    const old = await this.#base.store.db
      .selectFrom('tables')
      .select('id')
      .where('changed', '<', before)
      .where((or) =>
        or.or([
          or('state', '=', 'gathering'),
          or.and([or('what_if', '=', 1), or('state', 'in', ['over', 'abandoned'])]),
        ]),
      )
      .execute();
    for (const { id } of old) await this.#lapse(id, before);
  }

  async #lapse(id: string, before: number): Promise<void> {
    const live = await this.#tables.open(id);
    if (live === undefined || live.row.changed >= before) return;
    try {
      await deleteTable(this.#base, this.#tables, id, live.row.changed);
      this.#tables.gone(live);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }

  async #forgetGuests(before: number): Promise<void> {
    const { store } = this.#base;
    const { db } = store;
    const guests = await db
      .selectFrom('people')
      .select('id')
      .where('login', 'is', null)
      .where('gone', '=', GONE.not)
      .where('seen', '<', before)
      .where('id', 'not in', db.selectFrom('tables').select('host').where('host', 'is not', null))
      .where('id', 'not in', db.selectFrom('seats').select('person').where('person', 'is not', null))
      .where('id', 'not in', db.selectFrom('sat').select('person'))
      .where('id', 'not in', db.selectFrom('talk').select('person'))
      .limit(AT_ONCE)
      .execute();
    const ids = guests.map(({ id }) => id);
    if (ids.length === 0) return;
    await store.commit([
      write(db.deleteFrom('people').where('id', 'in', ids)),
      write(db.deleteFrom('blocks').where('blocked', 'in', ids)),
      ...OF_A_GUEST.map((name) => write(db.deleteFrom(name).where('person', 'in', ids))),
    ]);
    if (ids.length === AT_ONCE) await this.#forgetGuests(before);
  }
}
