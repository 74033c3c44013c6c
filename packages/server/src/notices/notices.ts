import { type Refusal, refuse, type Seat, say } from '@ecumene/engine';
import type { Compilable } from 'kysely';
import type { AnyTable } from '../games.ts';
import type { Base } from '../operations/base.ts';
import type { WatchedTables } from '../play/watched-tables.ts';
import type { OutboxRow, SeatRow } from '../store/schema.ts';
import { type Write, write } from '../store/store.ts';
import { newId, readBack } from '../store/written.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import type { Tables } from '../tables/tables.ts';
import { webhookFault } from './webhook.ts';
import { Wording } from './wording.ts';

/** Somebody who looks away for less than this need not be told. */
const SOON = 20_000;
const MOST_BROWSERS = 20;
/** Whom nothing has reached, however often it was tried, is tried to be told again after so long. */
const MUCH_LATER = 24 * 3_600_000;

/**
 * How far somebody has been told that they are awaited, since they were last at the table. Whoever is called is so until
 * there is a way to them; whoever was missed, until the game goes on.
 */
const TOLD = { nothing: 0, called: 1, reached: 2, missed: 3 } as const;

export interface Wishes {
  readonly push: boolean;
  readonly mail: boolean;
  readonly webhook: boolean;
}

/** Notifies players whose turn it is and who are away, once until they return. */
export class Notices {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #watchedTables: WatchedTables;
  readonly #wording: Wording;

  constructor(base: Base, tables: Tables, watchedTables: WatchedTables) {
    this.#base = base;
    this.#tables = tables;
    this.#watchedTables = watchedTables;
    this.#wording = new Wording(base, tables);
    tables.listeners.onWriting((live, table, called) => this.#turns(live, table, called));
  }

  /** What is to be sent to those who are called upon now: it is written together with what made them so. */
  #turns(live: LiveTable, table: AnyTable, called: readonly Seat[]): Write[] {
    if (live.row.what_if === 1) return [];
    const goesOn = table.journal.length > live.row.number;
    return called.flatMap((seat) => {
      const person = live.seatRow(seat)?.person;
      if (person == null || isTold(live, person, goesOn) || this.#watchedTables.here(live.id, person)) return [];
      if (!table.needsPlayer(seat)) return [];
      return this.turn(live, table, seat, SOON);
    });
  }

  /** A notice to the person in a seat, in place of what is still under way to them about this table. */
  turn(live: LiveTable, table: AnyTable, seat: Seat, after: number): Write[] {
    const person = live.seatRow(seat)?.person;
    if (person == null) return [];
    const { db } = this.#base.store;
    const now = this.#base.now();
    const body = JSON.stringify(this.#wording.turn(live, table, seat));
    live.seats = live.seats.map((row) => (row.seat === seat ? { ...row, told: TOLD.called } : row));
    return [
      this.#unsent(live, person),
      write(
        db.insertInto('outbox').values({
          id: newId(),
          person,
          table_id: live.id,
          how: 'turn',
          body,
          created: now,
          due: now + after,
          tries: 0,
        }),
      ),
      write(
        db.updateTable('seats').set({ told: TOLD.called }).where('table_id', '=', live.id).where('seat', '=', seat),
      ),
    ];
  }

  /** A player who answers is back: the next time it is their turn and they are away, they are notified again. */
  answered(live: LiveTable, seat: Seat): Write[] {
    const person = live.seatRow(seat)?.person;
    return this.#mark(live, (row) => row.person === person, TOLD.nothing);
  }

  /** Records how far the players of some seats have been notified; the others stay as they are. */
  #mark(live: LiveTable, meant: (row: SeatRow) => boolean, told: number): Write[] {
    const marked = live.seats.filter((row) => row.told !== TOLD.nothing && row.told !== told && meant(row));
    live.seats = live.seats.map((row) => (marked.includes(row) ? { ...row, told } : row));
    const now = this.#base.store.db.updateTable('seats').set({ told }).where('table_id', '=', live.id);
    return marked.map(({ seat }) => write(now.where('seat', '=', seat)));
  }

  /**
   * Takes back a notice that nobody needs any more or that leads nowhere. Where it was the last under way to somebody whom
   * none has reached, they are told as soon as they are awaited and away.
   */
  async withdraw(row: OutboxRow): Promise<void> {
    await this.#end(row, TOLD.nothing, this.#base.store.db.deleteFrom('outbox').where('id', '=', row.id));
  }

  /**
   * Gives up a notice that could not be sent. Where it was the last under way to somebody whom none has reached, they are
   * told when the game goes on, or else much later.
   */
  async giveUp(row: OutboxRow): Promise<void> {
    const due = this.#base.now() + MUCH_LATER;
    const later = this.#base.store.db.updateTable('outbox').set({ how: 'turn', tries: 0, due });
    await this.#end(row, TOLD.missed, later.where('id', '=', row.id));
  }

  /** Ends a notice. What becomes of the last of them, and of those it did not reach, is settled in the table's turn. */
  async #end(row: OutboxRow, told: number, ofTheLast: Compilable): Promise<void> {
    const gone = this.#base.store.db.deleteFrom('outbox').where('id', '=', row.id);
    const theirs = ({ person }: SeatRow): boolean => person === row.person;
    let last = false;
    const refusal = await this.#tables.act(row.table_id ?? '', {
      learn: async () => {
        last = !(await this.#isOneOfMany(row));
      },
      also: (live) => {
        const isReached = live.seats.some((seat) => theirs(seat) && seat.told === TOLD.reached);
        if (!last || isReached) return { writes: [write(gone)] };
        return { writes: [write(ofTheLast), ...this.#mark(live, theirs, told)] };
      },
    });
    if (refusal !== undefined && refusal.code !== NO.busy.code) await gone.execute();
  }

  /** A person can be reached in a new way: it is used for every table that waits for them and has not reached them yet. */
  async reachable(person: string, table?: string): Promise<void> {
    const unreached = this.#base.store.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .distinct()
      .where('tables.state', '=', 'playing')
      .where('seats.person', '=', person)
      .where('seats.told', 'in', [TOLD.called, TOLD.missed]);
    const found = table === undefined ? unreached : unreached.where('tables.id', '=', table);
    for (const { id } of await found.execute())
      await this.#tables.act(id, {
        also: (live) => ({
          writes: this.#mark(live, (row) => row.person === person && row.told !== TOLD.reached, TOLD.nothing),
        }),
      });
  }

  /** Whether more than one notice about the same is under way to somebody. */
  async #isOneOfMany({ id, table_id, person }: OutboxRow): Promise<boolean> {
    const { db } = this.#base.store;
    const others = db.selectFrom('outbox').select('id').where('person', '=', person).where('id', '!=', id);
    return (await others.where('table_id', '=', table_id).executeTakeFirst()) !== undefined;
  }

  /** A notice has reached somebody: until they return they are told no more, whatever becomes of other ways to them. */
  async reached({ table_id, person }: OutboxRow): Promise<void> {
    if (table_id === null) return;
    await this.#tables.act(table_id, {
      also: (live) => ({ writes: this.#mark(live, (row) => row.person === person, TOLD.reached) }),
    });
  }

  /** Play goes on at another table: those for whom a seat is kept there are told. */
  async rematch(id: string): Promise<void> {
    const live = await this.#tables.open(id);
    const people = live?.seats.flatMap(({ kept_for }) => kept_for ?? []) ?? [];
    if (live === undefined || people.length === 0) return;
    const body = JSON.stringify(this.#wording.rematch(live));
    const now = this.#base.now();
    const row = { table_id: id, how: 'turn' as const, body, created: now, due: now + SOON, tries: 0 };
    const sent = people.map((person) =>
      write(this.#base.store.db.insertInto('outbox').values({ ...row, id: newId(), person })),
    );
    await this.#base.store.commit(sent);
  }

  /** Nothing is sent any more of what is under way to somebody about a table. */
  #unsent({ id }: LiveTable, person: string): Write {
    const { db } = this.#base.store;
    return write(db.deleteFrom('outbox').where('table_id', '=', id).where('person', '=', person));
  }

  /** Somebody is back at a table: the next time they are away they are told again. */
  async returned(live: LiveTable, person: string): Promise<void> {
    const untold = this.#mark(live, (row) => row.person === person, TOLD.nothing);
    if (untold.length === 0) return;
    await this.#base.store.commit([...untold, this.#unsent(live, person)], live.id);
  }

  /** Somebody has gone from a table. If it waits for them they are told, as if they had been away when it began to. */
  async gone(live: LiveTable, person: string): Promise<void> {
    if (live.row.state !== 'playing' || live.row.what_if === 1 || this.#watchedTables.here(live.id, person)) return;
    const waiting: readonly Seat[] = readBack(live.row.waiting);
    const awaited = live.seats.some((row) => row.person === person && waiting.includes(row.seat));
    if (awaited && !isTold(live, person, false)) await this.#tables.act(live.id, { also: () => ({}) });
  }

  async choose(table: string, person: string, wishes: Wishes): Promise<void> {
    await this.#base.store.db
      .updateTable('seats')
      .set({ notices: JSON.stringify(wishes) })
      .where('table_id', '=', table)
      .where('person', '=', person)
      .execute();
    await this.reachable(person, table);
  }

  /** How somebody who sits at a table is told. */
  async wishes(table: string, person: string): Promise<Wishes | undefined> {
    const row = await this.#base.store.db
      .selectFrom('seats')
      .select('notices')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row === undefined ? undefined : readBack<Wishes>(row.notices);
  }

  async setWebhook(person: string, url: string | null): Promise<Refusal | undefined> {
    const { db } = this.#base.store;
    if (url === null) {
      await db.deleteFrom('webhooks').where('person', '=', person).execute();
      return undefined;
    }
    if (webhookFault(url, this.#base.config) !== undefined)
      return refuse('bad-webhook', say('This webhook address does not accept messages. Check the address.'));
    await db
      .insertInto('webhooks')
      .values({ person, url })
      .onConflict((taken) => taken.column('person').doUpdateSet({ url }))
      .execute();
    await this.reachable(person);
    return undefined;
  }

  async subscribe(person: string, endpoint: string, keys: object): Promise<Refusal | undefined> {
    if (webhookFault(endpoint, this.#base.config) !== undefined)
      return refuse('bad-push', say('This browser does not accept notifications from here.'));
    const { db } = this.#base.store;
    const known = await db.selectFrom('pushes').select('endpoint').where('person', '=', person).execute();
    const isNew = !known.some((one) => one.endpoint === endpoint);
    if (known.length >= MOST_BROWSERS && isNew)
      return refuse(
        'too-many-browsers',
        say('You have notifications in too many browsers. Turn them off in one of them.'),
      );
    const row = { endpoint, person, keys: JSON.stringify(keys) };
    await db
      .insertInto('pushes')
      .values(row)
      .onConflict((taken) => taken.column('endpoint').doUpdateSet({ person: row.person, keys: row.keys }))
      .execute();
    if (isNew) await this.reachable(person);
    return undefined;
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    const { db } = this.#base.store;
    await db.deleteFrom('pushes').where('person', '=', person).where('endpoint', '=', endpoint).execute();
  }
}

/** Whether somebody was told of any of their hands, and has not been back since. Who was missed is told when it goes on. */
function isTold({ seats }: LiveTable, person: string, goesOn: boolean): boolean {
  const untold: readonly number[] = goesOn ? [TOLD.nothing, TOLD.missed] : [TOLD.nothing];
  return seats.some((row) => row.person === person && !untold.includes(row.told));
}
