import { changes, type FromServer, newsFor, type Sight } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import type { Pool } from '../bots/pool.ts';
import type { Base } from '../operations/base.ts';
import type { LiveTable } from '../tables/live.ts';
import { readJournal, savedAt } from '../tables/record.ts';
import type { Tables } from '../tables/tables.ts';
import type { Talk } from '../talk/talk.ts';
import { interventionsIn, type Watcher } from './rooms.ts';

const LOOK = 2000;
const MINUTE = 60_000;

interface Gallery {
  readonly watchers: Set<Watcher>;
  sight: Sight | undefined;
  /** The last thing said that they have heard. */
  heard: number;
}

/** Spectators who see a table only some time after it was so. */
export class Delays {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #pool: Pool;
  readonly #talk: Talk;
  readonly #galleries = new Map<string, Gallery>();
  readonly #timer: ReturnType<typeof setInterval>;
  #busy = false;

  constructor(
    base: Base,
    { tables, pool, talk }: { readonly tables: Tables; readonly pool: Pool; readonly talk: Talk },
  ) {
    this.#base = base;
    this.#tables = tables;
    this.#pool = pool;
    this.#talk = talk;
    tables.keep((id) => this.#galleries.has(id));
    this.#timer = setInterval(() => this.#look(), LOOK).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Whether somebody sees the table only some time later, while it goes on. */
  isDelayed({ plan, row }: LiveTable, seat: Seat | null): boolean {
    return seat === null && (plan.delayMinutes ?? 0) > 0 && (row.state === 'gathering' || row.state === 'playing');
  }

  /** After how many entries somebody sees the table; nothing, if as it is now. */
  async numberFor(live: LiveTable, seat: Seat | null): Promise<number | undefined> {
    if (!this.isDelayed(live, seat) || live.row.state !== 'playing') return undefined;
    const minutes = live.plan.delayMinutes ?? 0;
    const last = await this.#base.store.db
      .selectFrom('journal')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('table_id', '=', live.id)
      .where('at', '<=', this.#base.now() - minutes * MINUTE)
      .executeTakeFirst();
    return last?.number == null ? 0 : last.number + 1;
  }

  /** Lets somebody watch from now on, who last saw the table after `since` entries. */
  async enter(live: LiveTable, watcher: Watcher, since = live.row.number): Promise<void> {
    const gallery = this.#galleries.get(live.id) ?? {
      watchers: new Set(),
      sight: undefined,
      heard: await this.#talk.lastAudible(live),
    };
    this.#galleries.set(live.id, gallery);
    gallery.watchers.add(watcher);
    if (live.table !== undefined && gallery.sight === undefined) {
      const sight = await this.#sightAt(live, (await this.numberFor(live, null)) ?? live.row.number);
      gallery.sight ??= sight;
    }
    const { sight } = gallery;
    if (sight === undefined) return;
    send(watcher, { is: 'sight', sight, news: [], more: false });
    const missed = live.table?.journal.slice(since, sight.number) ?? [];
    for (const text of interventionsIn(missed).slice(-1)) send(watcher, { is: 'notice', text });
  }

  leave(live: LiveTable, watcher: Watcher): void {
    const gallery = this.#galleries.get(live.id);
    gallery?.watchers.delete(watcher);
    if (gallery?.watchers.size === 0) this.#galleries.delete(live.id);
  }

  async #sightAt(live: LiveTable, number: number): Promise<Sight | undefined> {
    const saved = await savedAt(this.#base.store, live, number);
    return this.#pool.ask({ is: 'sight', saved, viewer: null });
  }

  #look(): void {
    if (this.#busy) return;
    this.#busy = true;
    Promise.all([...this.#galleries.keys()].map((id) => this.#show(id)))
      .catch((error: unknown) => this.#base.log.warn({ err: error }, 'spectators could not be told'))
      .finally(() => {
        this.#busy = false;
      });
  }

  /** Shows the spectators of a table what has meanwhile become old enough. */
  async #show(id: string): Promise<void> {
    const live = await this.#tables.open(id);
    const gallery = this.#galleries.get(id);
    if (live === undefined || gallery === undefined) return;
    gallery.heard = await this.#talk.relayLate(live, gallery.heard);
    if (live.table === undefined) return;
    const number = (await this.numberFor(live, null)) ?? live.row.number;
    if (number <= (gallery.sight?.number ?? -1)) return;
    const sight = await this.#sightAt(live, number);
    // Somebody may have come meanwhile, and have been shown it.
    const from = gallery.sight?.number ?? -1;
    if (sight === undefined || number <= from) return;
    if (gallery.sight === undefined) {
      gallery.sight = sight;
      for (const watcher of gallery.watchers) send(watcher, { is: 'sight', sight, news: [], more: false });
      return;
    }
    const kept = (await readJournal(this.#base.store, id, from)).filter((one) => one.number < number);
    const change = changes(gallery.sight, sight) ?? null;
    gallery.sight = sight;
    const notices = interventionsIn(kept.map(({ entry }) => entry));
    for (const watcher of gallery.watchers) {
      send(watcher, { is: 'update', from, change, news: newsFor(kept, null) });
      for (const text of notices) send(watcher, { is: 'notice', text });
    }
  }
}

function send(watcher: Watcher, message: FromServer): void {
  watcher.send(JSON.stringify(message));
}
