import { changes, type FromServer, newsFor, type TableView } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import type { Pool } from '../bots/pool.ts';
import type { Base } from '../operations/base.ts';
import type { LiveTable } from '../tables/live.ts';
import { readJournal, savedAt } from '../tables/record.ts';
import type { Tables } from '../tables/tables.ts';
import type { Talk } from '../talk/talk.ts';
import { interventionsIn } from './table-notices.ts';
import type { Watcher } from './watched-tables.ts';

const LOOK = 2000;
const MINUTE = 60_000;

interface Gallery {
  /** Each with how many entries they had seen when they came. */
  readonly watchers: Map<Watcher, number | undefined>;
  tableView: TableView | undefined;
  /** How many names had been taken out of the game when it was made. */
  unnamed: number;
  /** The last chat message they were sent. */
  heard: number;
  /** While they are being shown what has become old enough. */
  showing: Promise<void> | undefined;
}

/** Spectators who see a table only some time after it was so. */
export class Delays {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #pool: Pool;
  readonly #talk: Talk;
  readonly #galleries = new Map<string, Gallery>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(
    base: Base,
    { tables, pool, talk }: { readonly tables: Tables; readonly pool: Pool; readonly talk: Talk },
  ) {
    this.#base = base;
    this.#tables = tables;
    this.#pool = pool;
    this.#talk = talk;
    tables.listeners.keepAwake((id) => this.#galleries.has(id));
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

  /**
   * Lets somebody watch from now on, who last saw the table after `since` entries. What was then is shown when a thread
   * has played it again: nobody at the table is to wait for that.
   */
  async enter(live: LiveTable, watcher: Watcher, since: number | undefined): Promise<void> {
    const heard = await this.#talk.lastAudible(live);
    const shown = this.#galleries.get(live.id);
    // A new spectator must not first see a view with a name that was deleted.
    if (shown?.tableView !== undefined && shown.unnamed !== live.row.unnamed) await this.#show(live.id, shown);
    const gallery = this.#galleries.get(live.id) ?? {
      watchers: new Map(),
      tableView: undefined,
      unnamed: live.row.unnamed,
      heard,
      showing: undefined,
    };
    this.#galleries.set(live.id, gallery);
    gallery.watchers.set(watcher, since);
    if (gallery.tableView === undefined) await this.#tryToShow(live.id, gallery);
    else sendFirst(watcher, gallery.tableView, since);
    const missed = live.table?.journal.slice(since ?? live.row.number, gallery.tableView?.number ?? 0) ?? [];
    for (const text of interventionsIn(missed).slice(-1)) send(watcher, { is: 'notice', text });
  }

  leave(live: LiveTable, watcher: Watcher): void {
    const gallery = this.#galleries.get(live.id);
    gallery?.watchers.delete(watcher);
    if (gallery?.watchers.size === 0) this.#galleries.delete(live.id);
  }

  async #tableViewAt(live: LiveTable, number: number): Promise<TableView | undefined> {
    const saved = await savedAt(this.#base.store, live, number);
    return this.#pool.ask({ is: 'table-view', saved, viewer: null });
  }

  #look(): void {
    for (const [id, gallery] of this.#galleries) void this.#tryToShow(id, gallery);
  }

  /** What cannot be shown just now is shown at another look: nobody has to come in again for it. */
  async #tryToShow(id: string, gallery: Gallery): Promise<void> {
    try {
      await this.#show(id, gallery);
    } catch (error) {
      this.#base.log.warn({ err: error, table: id }, 'spectators could not be told');
    }
  }

  /** Shows the spectators of a table what has meanwhile become old enough. */
  #show(id: string, gallery: Gallery): Promise<void> {
    gallery.showing ??= this.#showOn(id, gallery).finally(() => {
      gallery.showing = undefined;
    });
    return gallery.showing;
  }

  async #showOn(id: string, gallery: Gallery): Promise<void> {
    const live = await this.#tables.open(id);
    if (live === undefined) return;
    gallery.heard = await this.#talk.relayLate(live, gallery.heard);
    if (live.table === undefined) return;
    const from = gallery.tableView?.number ?? -1;
    const number = Math.max((await this.numberFor(live, null)) ?? live.row.number, from);
    const { unnamed } = live.row;
    if (number === from && unnamed === gallery.unnamed) return;
    const tableView = await this.#tableViewAt(live, number);
    if (tableView === undefined) return;
    // A name that went while this was made is still in it.
    if (live.row.unnamed !== unnamed) return this.#showOn(id, gallery);
    gallery.unnamed = unnamed;
    if (gallery.tableView === undefined) {
      gallery.tableView = tableView;
      for (const [watcher, since] of gallery.watchers) sendFirst(watcher, tableView, since);
      return;
    }
    const kept = (await readJournal(this.#base.store, id, from)).filter((one) => one.number < number);
    const change = changes(gallery.tableView, tableView) ?? null;
    gallery.tableView = tableView;
    const notices = interventionsIn(kept.map(({ entry }) => entry));
    for (const watcher of gallery.watchers.keys()) {
      send(watcher, { is: 'update', from, change, news: newsFor(kept, null) });
      for (const text of notices) send(watcher, { is: 'notice', text });
    }
  }
}

/** The first that is shown to somebody who saw the table after `since` entries, if ever. */
function sendFirst(watcher: Watcher, tableView: TableView, since: number | undefined): void {
  send(watcher, { is: 'view', tableView, news: [], more: since !== undefined && since < tableView.number });
}

function send(watcher: Watcher, message: FromServer): void {
  watcher.send(JSON.stringify(message));
}
