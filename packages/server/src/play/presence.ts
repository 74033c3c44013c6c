import type { Base } from '../operations/base.ts';
import { type Write, write } from '../store/store.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import type { WatchedTables } from './watched-tables.ts';

const RENEW = 20_000;
/** A person not heard from for so long counts as away, whatever happened to their process. */
const HERE = 60_000;
/** How many rows go into one statement. */
const AT_ONCE = 500;

/** Who is viewing which table, in all processes that share the database. */
export class Presence {
  readonly #base: Base;
  readonly #watchedTables: WatchedTables;
  readonly #tables: Tables;
  readonly #process: string;
  #timer: ReturnType<typeof setInterval> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(base: Base, watchedTables: WatchedTables, tables: Tables, process: string) {
    this.#base = base;
    this.#watchedTables = watchedTables;
    this.#tables = tables;
    this.#process = process;
    base.store.heed((id) => {
      if (id !== undefined && watchedTables.watching(id)) this.#quietly(() => this.look(id));
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
    const rows = await this.#others().where('table_id', '=', id).execute();
    await this.#show(id, new Map(rows.map(({ person, name }) => [person, name])));
  }

  /** The same for all tables that somebody looks at here. */
  async #lookAround(): Promise<void> {
    const elsewhere = new Map(this.#watchedTables.ids().map((id) => [id, new Map<string, string>()]));
    for (const { table_id, person, name } of await this.#others().execute()) elsewhere.get(table_id)?.set(person, name);
    for (const [id, people] of elsewhere) await this.#show(id, people);
  }

  #others() {
    const { store, now } = this.#base;
    return store.db
      .selectFrom('presence')
      .innerJoin('people', 'people.id', 'presence.person')
      .select(['table_id', 'person', 'name'])
      .where('process', '!=', this.#process)
      .where('until', '>', now());
  }

  async #show(id: string, people: ReadonlyMap<string, string>): Promise<void> {
    const live = await this.#tables.open(id);
    if (live !== undefined) this.#watchedTables.elsewhere(live, people);
  }

  /** Everybody here is still here; those of a process that has died are not. */
  async renew(): Promise<void> {
    const { store, now } = this.#base;
    await this.#writing;
    await store.commit([write(store.db.deleteFrom('presence').where('until', '<', now()))]);
    if (store.is === 'sqlite') return this.#rewrite();
    if (!(await this.#prolong())) await this.#rewrite();
    await this.#lookAround();
  }

  /** Reports again that the recorded people are here, and whether that was everyone. */
  async #prolong(): Promise<boolean> {
    const { store, now } = this.#base;
    const { numUpdatedRows } = await store.db
      .updateTable('presence')
      .set({ until: now() + HERE })
      .where('process', '=', this.#process)
      .executeTakeFirst();
    return numUpdatedRows === BigInt([...this.#watchedTables.present()].length);
  }

  async #rewrite(): Promise<void> {
    const { store, now } = this.#base;
    const until = now() + HERE;
    const rows = [...this.#watchedTables.present()].map(([table_id, person]) => ({
      table_id,
      person,
      process: this.#process,
      until,
    }));
    const parts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) =>
      rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    );
    const inserted = (part: typeof rows): Write => write(store.db.insertInto('presence').values(part));
    await store.commit([write(this.#own()), ...parts.map(inserted)]);
  }
}
