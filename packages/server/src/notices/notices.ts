import { type Refusal, refuse, render, type Seat, say } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';
import type { Base } from '../operations/base.ts';
import type { Rooms } from '../play/rooms.ts';
import type { OutboxRow, SeatRow } from '../store/schema.ts';
import { type Write, write } from '../store/store.ts';
import { newId, readBack } from '../store/written.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import type { Tables } from '../tables/tables.ts';
import { webhookFault } from './webhook.ts';

/** Somebody who looks away for less than this need not be told. */
const SOON = 20_000;
const MOST_BROWSERS = 20;

/** What a person is told about a table. */
export interface Turn {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** The browser it is pushed to. */
  readonly endpoint?: string;
}

export interface Wishes {
  readonly push: boolean;
  readonly mail: boolean;
  readonly webhook: boolean;
}

/** Sees to it that whoever is awaited and away is told, once until they return. */
export class Notices {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #rooms: Rooms;

  constructor(base: Base, tables: Tables, rooms: Rooms) {
    this.#base = base;
    this.#tables = tables;
    this.#rooms = rooms;
    tables.amend((live, table, called) => this.#turns(live, table, called));
  }

  /** What is to be sent to those who are called upon now: it is written together with what made them so. */
  #turns(live: LiveTable, table: AnyTable, called: readonly Seat[]): Write[] {
    if (live.row.what_if === 1) return [];
    return called.flatMap((seat) => {
      const person = live.seatRow(seat)?.person;
      if (person == null || isTold(live, person) || this.#rooms.here(live.id, person)) return [];
      return this.turn(live, table, seat, SOON);
    });
  }

  /** A notice to the person in a seat, in place of what is still under way to them about this table. */
  turn(live: LiveTable, table: AnyTable, seat: Seat, after: number): Write[] {
    const person = live.seatRow(seat)?.person;
    if (person == null) return [];
    const { db } = this.#base.store;
    const now = this.#base.now();
    const body = JSON.stringify(this.#words(live, table, seat));
    live.seats = live.seats.map((row) => (row.seat === seat ? { ...row, told: 1 } : row));
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
      write(db.updateTable('seats').set({ told: 1 }).where('table_id', '=', live.id).where('seat', '=', seat)),
    ];
  }

  /** Whoever answers is back: the next time any of their hands is awaited and they are away they are told again. */
  answered(live: LiveTable, seat: Seat): Write[] {
    const person = live.seatRow(seat)?.person;
    return this.#untell(live, (row) => row.person === person);
  }

  /** Some seats are as if they had not been told. */
  #untell(live: LiveTable, meant: (row: SeatRow) => boolean): Write[] {
    const told = live.seats.filter((row) => row.told === 1 && meant(row));
    live.seats = live.seats.map((row) => (told.includes(row) ? { ...row, told: 0 } : row));
    const untold = this.#base.store.db.updateTable('seats').set({ told: 0 }).where('table_id', '=', live.id);
    return told.map(({ seat }) => write(untold.where('seat', '=', seat)));
  }

  /**
   * Takes back a notice nobody needs any more: whoever it was for is told the next time they are awaited and away, unless
   * it is only one of the ways to reach them that is tried again.
   */
  async withdraw({ id, how, table_id, person }: OutboxRow): Promise<void> {
    const gone = this.#base.store.db.deleteFrom('outbox').where('id', '=', id);
    if (how !== 'turn') {
      await gone.execute();
      return;
    }
    const refusal = await this.#tables.act(table_id ?? '', {
      also: (live) => ({ writes: [write(gone), ...this.#untell(live, (row) => row.person === person)] }),
    });
    if (refusal !== undefined && refusal.code !== NO.busy.code) await gone.execute();
  }

  #words(live: LiveTable, table: AnyTable, seat: Seat): Turn {
    const [asked] = table.questions(seat);
    const text =
      asked === undefined
        ? 'You are awaited.'
        : render(asked.question.text, { name: (thing) => table.game.called(thing) });
    return { title: live.row.name, text, link: `${this.#base.config.address ?? ''}/table/${live.id}` };
  }

  /** Nothing is sent any more of what is under way to somebody about a table. */
  #unsent({ id }: LiveTable, person: string): Write {
    const { db } = this.#base.store;
    return write(db.deleteFrom('outbox').where('table_id', '=', id).where('person', '=', person));
  }

  /** Somebody is back at a table: the next time they are away they are told again. */
  async returned(live: LiveTable, person: string): Promise<void> {
    const untold = this.#untell(live, (row) => row.person === person);
    if (untold.length === 0) return;
    await this.#base.store.commit([...untold, this.#unsent(live, person)], live.id);
  }

  /** Somebody has gone from a table. If it waits for them they are told, as if they had been away when it began to. */
  async gone(live: LiveTable, person: string): Promise<void> {
    if (live.row.state !== 'playing' || live.row.what_if === 1 || this.#rooms.here(live.id, person)) return;
    const waiting: readonly Seat[] = readBack(live.row.waiting);
    const awaited = live.seats.some((row) => row.person === person && waiting.includes(row.seat));
    if (awaited && !isTold(live, person)) await this.#tables.act(live.id, { also: () => ({}) });
  }

  async choose(table: string, person: string, wishes: Wishes): Promise<void> {
    await this.#base.store.db
      .updateTable('seats')
      .set({ notices: JSON.stringify(wishes) })
      .where('table_id', '=', table)
      .where('person', '=', person)
      .execute();
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
      return refuse('bad-webhook', say('Messages cannot be posted to this address.'));
    await db
      .insertInto('webhooks')
      .values({ person, url })
      .onConflict((taken) => taken.column('person').doUpdateSet({ url }))
      .execute();
    return undefined;
  }

  async subscribe(person: string, endpoint: string, keys: object): Promise<Refusal | undefined> {
    if (webhookFault(endpoint, this.#base.config) !== undefined)
      return refuse('bad-push', say('Nothing can be pushed to this address.'));
    const { db } = this.#base.store;
    const known = await db.selectFrom('pushes').select('endpoint').where('person', '=', person).execute();
    if (known.length >= MOST_BROWSERS && !known.some((one) => one.endpoint === endpoint))
      return refuse('too-many-browsers', say('Too many browsers are told already. Turn it off in one of them.'));
    const row = { endpoint, person, keys: JSON.stringify(keys) };
    await db
      .insertInto('pushes')
      .values(row)
      .onConflict((taken) => taken.column('endpoint').doUpdateSet({ person: row.person, keys: row.keys }))
      .execute();
    return undefined;
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    const { db } = this.#base.store;
    await db.deleteFrom('pushes').where('person', '=', person).where('endpoint', '=', endpoint).execute();
  }
}

/** Whether somebody was told of any of their hands, and has not been back since. */
function isTold({ seats }: LiveTable, person: string): boolean {
  return seats.some((row) => row.person === person && row.told === 1);
}
