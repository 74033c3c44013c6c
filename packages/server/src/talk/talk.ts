import { isSeen } from '@ecumene/client';
import { type Refusal, refuse, type Seat, say } from '@ecumene/engine';
import { sql } from 'kysely';
import type { Base } from '../operations/base.ts';
import { report } from '../operations/reports.ts';
import type { Blocks } from '../people/blocks.ts';
import type { Moderation } from '../people/moderation.ts';
import { Throttle } from '../people/throttle.ts';
import { Line } from '../play/line.ts';
import type { WatchedTables, Watcher } from '../play/watched-tables.ts';
import type { TalkRow } from '../store/schema.ts';
import { Conflict, write } from '../store/store.ts';
import type { LiveTable } from '../tables/live.ts';
import type { TableRecord } from '../tables/record.ts';
import type { Tables } from '../tables/tables.ts';

import { HeardTalk, mayHear, saidOf } from './heard.ts';

const MUTED = refuse('muted', say('The host has muted you at this table.'));
const SILENCED = refuse('muted', say('A moderator has muted you on this server. Your account page says why.'));
const NO_WHISPERS = refuse('no-private-talk', say('Private messages are off at this table.'));
const NOTHING = refuse('nothing-said', say('The message is empty.'));
const NO_ONE = refuse('no-one', say('There is no one to send this to.'));
const TOO_FAST = refuse('too-often', say('You are sending messages too fast. Wait a few seconds.'));
const SPECTATORS_MUTED = refuse('muted', say('The host has muted the spectators at this table.'));
/** Other processes may take the same number at the same moment. */
const TRIES = 20;
/** Messages that may wait to be stored at one table. */
const MOST_WAITING = 30;
/** Message ids remembered, so that a repeated one costs nothing. */
const MOST_REMEMBERED = 10_000;
const JUST_NOW = 10_000;
const MOST_TABLES = 10_000;

/** Something to be said: to all, or to one seat, and to nobody in it but whom it is meant for. */
interface Spoken {
  readonly text: string;
  readonly to?: Seat;
  readonly whom?: string;
}

/** What is said at tables. */
export class Talk extends HeardTalk {
  readonly #base: Base;
  readonly #watchedTables: WatchedTables;
  readonly #blocks: Blocks;
  readonly #tables: Tables;
  readonly #moderation: Moderation;
  /** The last thing everybody here was told, by table. */
  readonly #told = new Map<string, number>();
  readonly #perPerson: Throttle;
  readonly #spectators: Throttle;
  /** Messages of one table are stored one after another. */
  readonly #storing = new Line(MOST_WAITING);
  /** Tables whose messages are being relayed, and whether more came meanwhile. */
  readonly #relaying = new Map<string, { again: boolean; done: Promise<void> }>();
  readonly #stored = new Set<string>();

  constructor(
    base: Base,
    {
      watchedTables,
      blocks,
      tables,
      moderation,
    }: {
      readonly watchedTables: WatchedTables;
      readonly blocks: Blocks;
      readonly tables: Tables;
      readonly moderation: Moderation;
    },
  ) {
    super(base);
    this.#base = base;
    this.#watchedTables = watchedTables;
    this.#blocks = blocks;
    this.#tables = tables;
    this.#moderation = moderation;
    const { talkRate, talkBurst, spectatorRate, spectatorBurst } = base.config.limits;
    this.#perPerson = new Throttle(talkRate, talkBurst);
    this.#spectators = new Throttle(spectatorRate, spectatorBurst);
    base.store.heed((id) => {
      if (id !== undefined && watchedTables.watching(id))
        this.#relay(id).catch((error: unknown) =>
          base.log.warn({ err: error, table: id }, 'talk could not be relayed'),
        );
    });
  }

  /** Relays new messages of a table. Those that come while that goes on are relayed together afterwards. */
  #relay(id: string): Promise<void> {
    const known = this.#relaying.get(id);
    if (known !== undefined) {
      known.again = true;
      return known.done;
    }
    const relaying = { again: false, done: Promise.resolve() };
    this.#relaying.set(id, relaying);
    relaying.done = this.#relayAll(id, relaying).finally(() => this.#relaying.delete(id));
    return relaying.done;
  }

  async #relayAll(id: string, relaying: { again: boolean }): Promise<void> {
    do {
      relaying.again = false;
      await this.#relayOnce(id);
    } while (relaying.again);
  }

  /** Tells those who are here what was said at a table and they have not heard yet, through whichever process. */
  async #relayOnce(id: string): Promise<void> {
    const live = await this.#tables.open(id);
    if (live === undefined) return;
    const since = this.#told.get(id);
    const query = this.#base.store.db
      .selectFrom('talk')
      .selectAll()
      .where('table_id', '=', id)
      .where('text', '!=', '')
      .orderBy('number');
    const rows = await (since === undefined
      ? query.where('at', '>', this.#base.now() - JUST_NOW)
      : query.where('number', '>', since)
    ).execute();
    await this.#tellAll(live, rows, {
      isNew: ({ number }) => this.#isNew(id, number),
      isMeant: (row, { person, delayed }) => !delayed || person === row.person,
    });
  }

  /** Whether nobody here was told yet; from now on they were. */
  #isNew(id: string, number: number): boolean {
    if (number <= (this.#told.get(id) ?? 0)) return false;
    if (this.#told.size > MOST_TABLES) this.#told.clear();
    this.#told.set(id, number);
    return true;
  }

  /** Those who see the game some time later are told what was said as late; says which was the last thing. */
  async relayLate(live: LiveTable, since: number): Promise<number> {
    const rows = await this.#base.store.db
      .selectFrom('talk')
      .selectAll()
      .where('table_id', '=', live.id)
      .where('number', '>', since)
      .where('at', '<=', this.latestFor(live, null))
      .orderBy('number')
      .execute();
    await this.#tellAll(live, rows, {
      isNew: () => true,
      isMeant: (row, { person, delayed }) => delayed && person !== row.person,
    });
    return rows.at(-1)?.number ?? since;
  }

  /** The last thing said that somebody who sees the game some time later may have heard by now. */
  async lastAudible(live: LiveTable): Promise<number> {
    return this.last(live.id, this.latestFor(live, null));
  }

  /** Tells one thing after another to those at a table who are meant and may hear it. */
  async #tellAll(
    live: LiveTable,
    rows: readonly TalkRow[],
    to: { isNew(row: TalkRow): boolean; isMeant(row: TalkRow, watcher: Watcher): boolean },
  ): Promise<void> {
    const names = await this.namesIn(rows);
    for (const row of rows) {
      const [said] = saidOf(row, names);
      if (said === undefined || row.text === '') continue;
      const deaf = await this.#blocks.blockersOf(row.person);
      const hears = ({ person }: Watcher): boolean => !deaf.has(person ?? '') && mayHear(row, person);
      if (!to.isNew(row)) continue;
      this.#watchedTables.tell(
        live.id,
        { is: 'talk', said: [said] },
        (watcher) => to.isMeant(row, watcher) && hears(watcher),
      );
    }
  }

  /** Says something to everybody at the table, or from one seat to another alone; once, under the same id. */
  async say(
    live: LiveTable,
    { person, seat, id }: { readonly person: string; readonly seat: Seat | null; readonly id?: string },
    { text, to, whom }: Spoken,
  ): Promise<Refusal | undefined> {
    const request = id === undefined ? null : `${person}:${id}`;
    if (request !== null && this.#stored.has(`${live.id}:${request}`)) return undefined;
    if (!isSeen(text)) return NOTHING;
    const sits = to === undefined ? null : (live.seatRow(to)?.person ?? null);
    if (whom !== undefined && whom !== sits) return NO_ONE;
    if (!this.#mayTalk(live, person, seat)) return TOO_FAST;
    const refusal = await this.#silence(live, person, seat, to);
    if (refusal !== undefined) return refusal;
    const row = {
      table_id: live.id,
      at: this.#base.now(),
      person,
      seat,
      to_seat: to ?? null,
      to_person: sits,
      text: text.trim(),
      request,
    };
    const stored = await this.#storing.inTurn(live.id, async () => {
      await this.#store(row, live.row.created);
      return true;
    });
    if (stored === undefined) return TOO_FAST;
    if (this.#watchedTables.watching(live.id)) await this.#relay(live.id);
    return undefined;
  }

  /** Nobody talks faster than people do, and all spectators of a table together not faster than players can read. */
  #mayTalk({ id }: LiveTable, person: string, seat: Seat | null): boolean {
    const now = this.#base.now();
    return this.#perPerson.allows(person, now) && (seat !== null || this.#spectators.allows(id, now));
  }

  async #silence(
    live: LiveTable,
    person: string,
    seat: Seat | null,
    to: Seat | undefined,
  ): Promise<Refusal | undefined> {
    const muted = await this.#base.store.db
      .selectFrom('muted')
      .select('person')
      .where('table_id', '=', live.id)
      .where('person', '=', person)
      .executeTakeFirst();
    if (muted !== undefined) return MUTED;
    if (await this.#moderation.isMuted(person)) return SILENCED;
    if (live.row.spectators_muted === 1 && seat === null && live.row.host !== person) return SPECTATORS_MUTED;
    if (to === undefined) return undefined;
    if (live.plan.privateTalk === false) return NO_WHISPERS;
    return seat === null || seat === to || live.seatRow(to)?.person == null ? NO_ONE : undefined;
  }

  /** Somebody is about to look at a table where nobody was: whatever was said before, they read by themselves. */
  async arrive(id: string): Promise<void> {
    if (!this.#watchedTables.watching(id)) this.#told.set(id, await this.last(id));
  }

  /**
   * Stores a message under the next number, unless it is there already. Numbers are the time since the table was made,
   * so that gaps between them do not show that others whispered.
   */
  async #store(row: Omit<TalkRow, 'number'>, created: number): Promise<void> {
    const { store } = this.#base;
    for (let tries = 0; ; tries++) {
      try {
        await store.commit([write(this.#insertion(row, Math.max(1, row.at - created)))], row.table_id);
        break;
      } catch (error) {
        if (!(error instanceof Conflict) || tries >= TRIES) throw error;
        if (await this.#isSaid(row)) break;
      }
    }
    if (row.request === null) return;
    if (this.#stored.size >= MOST_REMEMBERED) this.#stored.clear();
    this.#stored.add(`${row.table_id}:${row.request}`);
  }

  /** The database itself finds the next number, in the same statement. */
  #insertion(
    { table_id, at, person, seat, to_seat, to_person, text, request }: Omit<TalkRow, 'number'>,
    least: number,
  ) {
    const { db } = this.#base.store;
    const latest = sql<number>`coalesce((select max(number) from talk where table_id = ${table_id}), 0)`;
    const number = sql<number>`(case when ${latest} < ${least} then ${least} else ${latest} + 1 end)`;
    return db.insertInto('talk').values({ table_id, number, at, person, seat, to_seat, to_person, text, request });
  }

  async #isSaid({ table_id, request }: Omit<TalkRow, 'number'>): Promise<boolean> {
    if (request === null) return false;
    const talk = this.#base.store.db.selectFrom('talk').select('number').where('table_id', '=', table_id);
    return (await talk.where('request', '=', request).executeTakeFirst()) !== undefined;
  }

  async mute(id: string, person: string, on: boolean): Promise<void> {
    const { db } = this.#base.store;
    if (on)
      await db
        .insertInto('muted')
        .values({ table_id: id, person })
        .onConflict((taken) => taken.doNothing())
        .execute();
    else await db.deleteFrom('muted').where('table_id', '=', id).where('person', '=', person).execute();
  }

  /** Reports something said; only what the reporter has heard can be. */
  async report(record: TableRecord, person: string, number: number, why: string): Promise<Refusal | undefined> {
    const { said } = await this.heard(record, person, { since: number - 1, before: number + 1 });
    const [found] = said;
    if (found === undefined) return NO_ONE;
    await report(this.#base, { table: record.row.id, person, kind: 'talk', text: why, body: { ...found, whom: null } });
    return undefined;
  }
}
