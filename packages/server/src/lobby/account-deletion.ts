import { isRefusal, type PersonInfo, type Said } from '@ecumene/client';
import { type Entry, type Player, type Refusal, type Seat, type Setup, Table } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';
import type { Base } from '../operations/base.ts';
import { GONE } from '../people/gone.ts';
import { NOBODY_NOW } from '../people/people.ts';
import { mustWrite, type Write } from '../store/store.ts';
import { readBack } from '../store/written.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import type { Also } from '../tables/table-action.ts';
import type { Tables } from '../tables/tables.ts';
import { usualBot } from './create-table.ts';
import type { Lobby } from './lobby.ts';
import { FROM_THE_START, reseat, takenBy } from './seat-history.ts';

/** What becomes of somebody's tables when they go for good. */
export class AccountDeletion {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #lobby: Lobby;

  constructor(base: Base, tables: Tables, lobby: Lobby) {
    this.#base = base;
    this.#tables = tables;
    this.#lobby = lobby;
  }

  /** Sees off those who have gone while the server died in the middle of that. */
  async resume(): Promise<void> {
    const left = await this.#base.store.db.selectFrom('people').select('id').where('gone', '=', GONE.leaving).execute();
    for (const { id } of left) await this.of(id);
  }

  /** Their name goes, what was theirs alone goes too, bots play on in their seats, and others see to their tables. */
  async of(person: string, untitled: readonly string[] = []): Promise<void> {
    const { db } = this.#base.store;
    const hosted = await db.selectFrom('tables').select(['id']).where('host', '=', person).execute();
    const kept: string[] = [];
    for (const { id } of hosted) if ((await this.#lobby.remove(id, person)) !== undefined) kept.push(id);
    const seats = await db.selectFrom('seats').select(['table_id', 'seat']).where('person', '=', person).execute();
    for (const { table_id, seat } of seats) {
      await this.#unname(table_id, seat, (live) => (live.holds(person, seat) ? takenBy(live, seat) : NO.seat));
      await this.#getUp(table_id, person, seat);
    }
    const sat = await db.selectFrom('sat').selectAll().where('person', '=', person).execute();
    for (const { table_id, seat, number } of sat) await this.#unname(table_id, seat, () => number);
    await db.deleteFrom('sat').where('person', '=', person).execute();
    await db
      .deleteFrom('shown_hands')
      .where(({ or, eb }) => or([eb('person', '=', person), eb('by_person', '=', person)]))
      .execute();
    await db.updateTable('seats').set({ kept_for: null }).where('kept_for', '=', person).execute();
    await this.#silence(person);
    for (const id of untitled) await this.#tables.act(id, { also: () => ({ renamed: true }) });
    for (const id of kept)
      await this.#tables.act(id, { also: (live) => ({ renamed: true, facts: { host: heir(live, person) } }) });
    await db.updateTable('people').set({ gone: GONE.forGood }).where('id', '=', person).execute();
  }

  /** What they said is not kept in reports about it either, nor their name where something was said to them. */
  async #silence(person: string): Promise<void> {
    const { db } = this.#base.store;
    const unnamed = (who: PersonInfo): PersonInfo => (who.id === person ? { ...who, name: NOBODY_NOW } : who);
    const reports = db.selectFrom('reports').select(['id', 'body']).where('kind', '=', 'talk');
    for (const { id, body } of await reports.where('body', 'like', `%${person}%`).execute()) {
      const said: Said = readBack(body);
      const text = said.person.id === person ? '' : said.text;
      const silent: Said = { ...said, person: unnamed(said.person), whom: said.whom && unnamed(said.whom), text };
      await db
        .updateTable('reports')
        .set({ body: JSON.stringify(silent) })
        .where('id', '=', id)
        .execute();
    }
  }

  /** Takes the name of whoever took a seat by some entry out of everything that is kept of the game. */
  async #unname(id: string, seat: Seat, taken: (live: LiveTable) => number | Refusal): Promise<void> {
    let renamed: Renamed | undefined;
    await this.#tables.act(id, {
      begin: (live) => {
        const { table } = live;
        if (table === undefined) return NO.notBegun;
        const number = taken(live);
        if (isRefusal(number)) return number;
        renamed = rename(table, seat, number);
        return Table.resume(table.game, renamed.setup, renamed.journal, table.latestCheckpoint, true);
      },
      also: ({ row }) => {
        if (renamed === undefined) return NO.notBegun;
        return {
          renamed: true,
          facts: { setup: JSON.stringify(renamed.setup), unnamed: row.unnamed + 1 },
          writes: this.#entryWrites(id, renamed),
        };
      },
    });
  }

  #entryWrites(id: string, { journal, taken }: Renamed): Write[] {
    if (taken === FROM_THE_START) return [];
    const entry = JSON.stringify(journal[taken]);
    const { db } = this.#base.store;
    return [mustWrite(db.updateTable('journal').set({ entry }).where('table_id', '=', id).where('number', '=', taken))];
  }

  /**
   * At a frozen table nothing moves: there the bot only takes the seat, and plays when it is released. A seat whose game is
   * over stays empty.
   */
  async #getUp(id: string, person: string, seat: Seat): Promise<void> {
    const live = await this.#tables.open(id);
    if (live?.row.state !== 'gathering' && live?.row.state !== 'playing') return;
    const refusal = await this.#lobby.leave(id, person, seat);
    if (refusal?.code !== NO.frozen.code && refusal?.code !== NO.out.code) return;
    await this.#tables.act(id, { also: (now) => (now.holds(person, seat) ? this.#vacate(now, seat) : NO.seat) });
  }

  #vacate(live: LiveTable, seat: Seat): Also {
    const bot = live.table === undefined || live.isOut(seat) ? null : usualBot(live.table.game);
    const sits = { seat, person: null, bot };
    return { seats: [sits], writes: [reseat(this.#base, live, sits)] };
  }
}

/** Who sees to a table after its host. */
function heir({ seats }: LiveTable, host: string): string | null {
  return seats.find(({ person }) => person !== null && person !== host)?.person ?? null;
}

interface Renamed {
  readonly setup: Setup;
  readonly journal: readonly Entry[];
  /** The entry by which they took the seat over, if they had it not from the start. */
  readonly taken: number;
}

/** A game in which whoever took a seat by an entry has no name. */
function rename({ setup, journal }: AnyTable, seat: Seat, taken: number): Renamed {
  const by: Player = { is: 'person', name: NOBODY_NOW };
  if (taken !== FROM_THE_START) return { setup, taken, journal: journal.with(taken, { is: 'replaced', seat, by }) };
  return { setup: { ...setup, players: { ...setup.players, [seat]: by } }, taken, journal };
}
