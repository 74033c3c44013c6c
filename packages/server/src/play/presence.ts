import type { Base } from '../operations/base.ts';
import { type Write, write } from '../store/store.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import type { Rooms } from './rooms.ts';

const RENEW = 20_000;
/** Whoever was not heard of for so long is not here any more, whatever became of their process. */
const HERE = 60_000;
/** How many rows go into one statement. */
const AT_ONCE = 500;

/** Who looks at which table through any of the processes that share the database. */
export class Presence {
  readonly #base: Base;
  readonly #rooms: Rooms;
  readonly #tables: Tables;
  readonly #process: string;
  #timer: ReturnType<typeof setInterval> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(base: Base, rooms: Rooms, tables: Tables, process: string) {
    this.#base = base;
    this.#rooms = rooms;
    this.#tables = tables;
    this.#process = process;
    base.store.heed((id) => {
      if (id !== undefined && rooms.watching(id)) this.#quietly(() => this.look(id));
    });
  }

  start(): void {
    this.#timer = setInterval(() => this.#quietly(() => this.renew()), RENEW).unref();
  }

  /** Nobody is here any more. Where that cannot be noted, it is so after a while. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.#base.store.commit([write(this.#own())]).catch(() => {});
  }

  #quietly(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#base.log.warn({ err: error }, 'it could not be noted who is here'));
  }

  /** Somebody came to a table or went from it. One process alone need not be told at once. */
  moved({ id }: LiveTable, person: string, here: boolean): void {
    if (this.#base.store.is === 'sqlite') return;
    this.#writing = this.#writing.then(() => this.#note(id, person, here)).catch(() => {});
    if (here) this.#quietly(() => this.look(id));
  }

  async #note(id: string, person: string, here: boolean): Promise<void> {
    const { store, now } = this.#base;
    const gone = this.#own().where('table_id', '=', id).where('person', '=', person);
    const row = { table_id: id, person, process: this.#process, until: now() + HERE };
    await store.commit([write(gone), ...(here ? [write(store.db.insertInto('presence').values(row))] : [])], id);
  }

  #own() {
    return this.#base.store.db.deleteFrom('presence').where('process', '=', this.#process);
  }

  /** Sees who looks at a table through other processes. */
  async look(id: string): Promise<void> {
    const { store, now } = this.#base;
    const rows = await store.db
      .selectFrom('presence')
      .select('person')
      .where('table_id', '=', id)
      .where('process', '!=', this.#process)
      .where('until', '>', now())
      .execute();
    const live = await this.#tables.open(id);
    if (live !== undefined) this.#rooms.elsewhere(live, new Set(rows.map(({ person }) => person)));
  }

  /** Everybody here is still here; those of a process that has died are not. */
  async renew(): Promise<void> {
    const { store, now } = this.#base;
    const until = now() + HERE;
    const rows = [...this.#rooms.present()].map(([table_id, person]) => ({
      table_id,
      person,
      process: this.#process,
      until,
    }));
    const parts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) =>
      rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    );
    const inserted = (part: typeof rows): Write => write(store.db.insertInto('presence').values(part));
    await this.#writing;
    await store.commit([
      write(this.#own()),
      write(store.db.deleteFrom('presence').where('until', '<', now())),
      ...parts.map(inserted),
    ]);
    if (store.is === 'postgres') for (const id of this.#rooms.watched()) await this.look(id);
  }
}
