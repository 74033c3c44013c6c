import { Fault, type Outcome, type Refusal, type Seat, type Text } from '@ecumene/engine';
import { Calendar, type Outage } from '../clocks/calendar.ts';
import { advance, clockPlan, nextDue } from '../clocks/clock.ts';
import type { AnyTable } from '../games.ts';
import type { Base } from '../operations/base.ts';
import { report } from '../operations/reports.ts';
import type { TableRow } from '../store/schema.ts';
import { Conflict, type Write } from '../store/store.ts';
import { appended, type Caused, checkpointed, noted } from './append.ts';
import { follow } from './follow.ts';
import { Guard, TooLong } from './guard.ts';
import { answeredIn, awaitedAt, LiveTable } from './live.ts';
import { readJournal, readRecord, takeUp } from './record.ts';
import { NO } from './refusals.ts';

/** What has happened to a table: told to everybody concerned once it is on disk. */
export interface Changed {
  readonly live: LiveTable;
  /** How long the journal was before. */
  readonly from: number;
  readonly caused: readonly Caused[];
  readonly notice?: Text;
}

/** What is to be done at a table. */
export interface Deed {
  /** Who asks under which id; done once. */
  readonly request?: string;
  /** Opens the game itself, at a table where it has not begun. */
  begin?(live: LiveTable): AnyTable | Refusal;
  /** What is done in the game. */
  play?(table: AnyTable, live: LiveTable): Outcome;
  /** What else is changed in the same go, after the game has moved on. */
  also?(live: LiveTable, now: number): Also | Refusal;
}

export interface Also {
  readonly facts?: Partial<TableRow>;
  readonly writes?: readonly Write[];
  readonly clocks?: LiveTable['clocks'];
  /** Who sits where, or what was planned, is among what is written. */
  readonly seats?: true;
}

/** Says what else belongs to a change of a table, given who is awaited after it. */
export type Amender = (live: LiveTable, table: AnyTable, awaited: readonly Seat[]) => readonly Write[];

/** A bot answers at once; after so long without an answer another process may see to it. */
const BOT_LEASE = 20_000;
const TRIES = 8;
const FIRST_WAIT = 50;

/** Somebody has deleted the table. */
class Gone extends Error {}

/** The tables that somebody looks at or plays, and a few more, in memory. All others sleep on disk. */
export class Tables {
  readonly #base: Base;
  readonly #guard: Guard;
  readonly #outages: readonly Outage[];
  readonly #live = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<LiveTable | undefined>>();
  readonly #followers = new Set<(changed: Changed) => void>();
  /** What else is to be written whenever a table moves on. */
  readonly #amenders: Amender[] = [];
  /** Those who may need a table to stay awake. */
  readonly #keepers: ((id: string) => boolean)[] = [];

  constructor(base: Base, outages: readonly Outage[]) {
    this.#base = base;
    this.#guard = new Guard(base.config.limits.step);
    this.#outages = outages;
    base.store.heed((id) => this.#heed(id));
  }

  get size(): number {
    return this.#live.size;
  }

  follow(follower: (changed: Changed) => void): void {
    this.#followers.add(follower);
  }

  amend(amender: Amender): void {
    this.#amenders.push(amender);
  }

  /** As long as this says so, a table does not go to sleep and is kept up to date. */
  keep(awake: (id: string) => boolean): void {
    this.#keepers.push(awake);
  }

  #awake(id: string): boolean {
    return this.#keepers.some((awake) => awake(id));
  }

  calendar(live: LiveTable): Calendar {
    return new Calendar(clockPlan(live.plan), this.#outages);
  }

  /** The table of this id, taken up from disk if need be. */
  async open(id: string): Promise<LiveTable | undefined> {
    const known = this.#live.get(id);
    if (known !== undefined) {
      this.#live.delete(id);
      this.#live.set(id, known);
      return known;
    }
    const opening = this.#opening.get(id) ?? this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const live = await this.#read(id);
    if (live === undefined) return undefined;
    this.#live.set(id, live);
    this.#letSleep();
    return live;
  }

  async #read(id: string): Promise<LiveTable | undefined> {
    const { store } = this.#base;
    const record = await readRecord(store, id);
    if (record === undefined) return undefined;
    if (record.row.setup === null) return new LiveTable(record, undefined);
    const taken = await takeUp(store, record);
    const live = new LiveTable(record, taken);
    if (taken.table.journal.length > record.row.number) await this.#adopt(live, taken.notice);
    return live;
  }

  /** Newer rules have brought a table up to date: that is written down before anybody plays on. */
  async #adopt(live: LiveTable, notice: Text | undefined): Promise<void> {
    const { table, row } = live;
    if (table === undefined) return;
    await this.#write(live, table, row.number, [], undefined, { facts: { rules: table.game.version } });
    if (notice !== undefined) this.#tell({ live, from: row.number, caused: [], notice });
  }

  /** Lets the tables nobody has looked at for the longest time go to sleep. */
  #letSleep(): void {
    if (this.#live.size <= this.#base.config.limits.sleepers) return;
    for (const [id, live] of this.#live) {
      if (this.#live.size <= this.#base.config.limits.sleepers) return;
      if (!live.busy && !this.#awake(id)) this.#live.delete(id);
    }
  }

  /** Waits until everything that is being done is done. */
  async settle(): Promise<void> {
    await Promise.all([...this.#live.values()].map((live) => live.inTurn(() => Promise.resolve())));
  }

  forget(id: string): void {
    this.#live.delete(id);
  }

  /** Does something at a table. What comes back is why not, if so; else it is on disk and everybody has been told. */
  async act(id: string, deed: Deed): Promise<Refusal | undefined> {
    const live = await this.open(id);
    if (live === undefined) return NO.table;
    return live.inTurn(() => this.#try(live, deed));
  }

  /** Reads something off a table that is up to date. */
  async look<T>(id: string, read: (live: LiveTable) => T | Promise<T>): Promise<T | undefined> {
    const live = await this.open(id);
    if (live === undefined) return undefined;
    return live.inTurn(async () => {
      if (!(await this.#isUpToDate(live))) return undefined;
      return read(live);
    });
  }

  /** Brings a table up to date; says whether there is still one. */
  async #isUpToDate(live: LiveTable): Promise<boolean> {
    try {
      if (live.stale) await this.#catchUp(live);
      return true;
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      this.#isGone(live);
      return false;
    }
  }

  #isGone(live: LiveTable): Refusal {
    this.forget(live.id);
    return NO.table;
  }

  /** Asks the game something that changes nothing, but not for longer than a step may take. */
  async examine<T>(id: string, read: (table: AnyTable, live: LiveTable) => T): Promise<T | undefined> {
    return this.look(id, async (live) => {
      const { table } = live;
      if (table === undefined) return undefined;
      try {
        return await this.#guard.do(() => read(table, live));
      } catch (error) {
        this.#drop(live);
        throw error;
      }
    });
  }

  /** Tries until it is written or refused. Where others wrote first, or one cannot know, the table is read anew. */
  async #try(live: LiveTable, deed: Deed): Promise<Refusal | undefined> {
    let wait = FIRST_WAIT;
    for (let tries = 0; ; tries++) {
      try {
        if (live.stale) await this.#catchUp(live);
        if (deed.request !== undefined && live.requests.has(deed.request)) return undefined;
        return await this.#once(live, deed);
      } catch (error) {
        this.#drop(live);
        if (error instanceof Gone) return this.#isGone(live);
        if (error instanceof Fault || error instanceof TooLong) return await this.#broken(live, deed, error);
        if (tries >= TRIES) {
          this.#base.log.error({ err: error, table: live.id }, 'a change could not be written');
          return NO.busy;
        }
        if (!(error instanceof Conflict)) {
          this.#base.log.warn({ err: error, table: live.id }, 'trying again');
          await new Promise((later) => setTimeout(later, wait));
          wait *= 2;
        }
      }
    }
  }

  /** What is in memory is not what is on disk: it is to be read anew. */
  #drop(live: LiveTable): void {
    live.stale = true;
    live.table = undefined;
  }

  async #once(live: LiveTable, deed: Deed): Promise<Refusal | undefined> {
    const begun = deed.begin?.(live);
    if (begun !== undefined && 'code' in begun) return begun;
    const table = begun ?? live.table;
    const from = live.row.number;
    let caused: readonly Caused[] = [];
    if (deed.play !== undefined) {
      if (live.row.frozen !== null) return NO.frozen;
      if (table === undefined) return live.row.state === 'gathering' ? NO.notBegun : NO.over;
      const play = deed.play.bind(deed);
      const outcome = await this.#guard.do(() => play(table, live));
      if (!outcome.ok && table.journal.length === from) return outcome.refusal;
      if (outcome.ok) caused = outcome.played;
    }
    const also = deed.also?.(live, this.#base.now()) ?? {};
    if ('code' in also) {
      if (table !== undefined && table.journal.length > from) this.#drop(live);
      return also;
    }
    await this.#write(live, table, from, caused, deed.request, also);
    live.table = table;
    this.#tell({ live, from, caused });
    return undefined;
  }

  async #write(
    live: LiveTable,
    table: AnyTable | undefined,
    from: number,
    caused: readonly Caused[],
    request: string | undefined,
    also: Also,
  ): Promise<void> {
    const { store } = this.#base;
    const now = this.#base.now();
    const clocks = this.#clocksAfter(live, table, from, also.clocks ?? live.clocks, now);
    const facts: Partial<TableRow> = { ...this.#factsAfter(live, table, clocks, now), ...also.facts };
    const position =
      table === undefined ? { writes: [], looked: 0 } : checkpointed(store, live.id, table, from, live.looked, now);
    await store.commit(
      [
        noted(store, live.row, facts),
        ...(table === undefined ? [] : appended(store, live.id, table, from, { played: caused, at: now, request })),
        ...position.writes,
        ...(also.writes ?? []),
        ...(table === undefined ? [] : this.#amenders.flatMap((amend) => amend(live, table, awaitedAt(table)))),
      ],
      live.id,
    );
    live.row = { ...live.row, ...facts };
    live.clocks = clocks;
    live.looked = position.looked;
    if (request !== undefined) live.requests.add(request);
    if (also.seats) await this.#readSeats(live);
  }

  /** Who sits where may have been among what was written. */
  async #readSeats(live: LiveTable): Promise<void> {
    const record = await readRecord(this.#base.store, live.id);
    if (record === undefined) return;
    live.seats = record.seats;
    live.plan = record.plan;
    live.people = record.people;
  }

  #clocksAfter(
    live: LiveTable,
    table: AnyTable | undefined,
    from: number,
    clocks: LiveTable['clocks'],
    now: number,
  ): LiveTable['clocks'] {
    if (table === undefined) return clocks;
    const { floorSeconds } = live.plan;
    const [floor] = floorSeconds === undefined ? [] : table.openFloors();
    const awaited = table
      .openQuestions()
      .filter((post) => post.asking.question.optional === undefined && !(post.floor && floorSeconds !== undefined))
      .map(({ seat }) => seat)
      .filter((seat) => live.seatRow(seat)?.person != null);
    return advance(clockPlan(live.plan), this.calendar(live), clocks, {
      now,
      awaited: new Set(awaited),
      answered: answeredIn(table.journal.slice(from)),
      floor,
      floorSeconds,
    });
  }

  #factsAfter(
    live: LiveTable,
    table: AnyTable | undefined,
    clocks: LiveTable['clocks'],
    now: number,
  ): Partial<TableRow> {
    const facts: Partial<TableRow> = { changed: Math.max(now, live.row.changed + 1), clock: JSON.stringify(clocks) };
    if (table === undefined) return facts;
    const awaited = awaitedAt(table);
    const bots = awaited.some((seat) => live.seatRow(seat)?.bot != null || clocks.seats[seat]?.byBot === true);
    const byClock = nextDue(this.calendar(live), clocks);
    const due = bots ? Math.min(byClock ?? Number.POSITIVE_INFINITY, now + BOT_LEASE) : byClock;
    return {
      ...facts,
      number: table.journal.length,
      waiting: JSON.stringify(awaited),
      due: table.over || live.row.frozen !== null ? null : due,
      ...(table.over && { state: 'over', standing: JSON.stringify(table.standing()) }),
    };
  }

  /** Brings a table up to date with what others have written. */
  async #catchUp(live: LiveTable): Promise<void> {
    const { table } = live;
    const from = live.row.number;
    const record = await readRecord(this.#base.store, live.id);
    if (record === undefined) throw new Gone();
    const since = await readJournal(this.#base.store, live.id, from);
    const entries = since.map(({ entry }) => entry);
    const ahead = table !== undefined && table.journal.length === from && follow(table, from, entries);
    const fresh = ahead ? new LiveTable(record, undefined) : await this.#read(live.id);
    if (fresh === undefined) throw new Gone();
    if (ahead) {
      fresh.table = table;
      fresh.requests = new Set([...live.requests, ...since.flatMap(({ request }) => request ?? [])]);
      fresh.looked = live.looked;
    }
    const changed = fresh.row.number !== from || fresh.row.changed !== live.row.changed;
    live.renew(fresh);
    if (changed) this.#tell({ live, from, caused: since });
  }

  /** Another process has written. Tables that somebody looks at are brought up to date at once. */
  #heed(id: string | undefined): void {
    const concerned = id === undefined ? [...this.#live.values()] : [this.#live.get(id)];
    for (const live of concerned) {
      if (live === undefined) continue;
      live.stale = true;
      if (!this.#awake(live.id)) continue;
      live
        .inTurn(() => this.#isUpToDate(live))
        .catch((error: unknown) => this.#base.log.warn({ err: error, table: live.id }, 'a table could not be read'));
    }
  }

  /** A rule broke down or did not come to an end. The table stays as it was, and the fault is reported with its journal. */
  async #broken(live: LiveTable, deed: Deed, error: Fault | TooLong): Promise<Refusal> {
    this.#base.log.error({ err: error, table: live.id }, 'a rule broke down');
    const detail = error instanceof Fault ? JSON.stringify(error.move) : '';
    await report(this.#base, {
      table: live.id,
      kind: error instanceof TooLong ? 'stuck' : 'fault',
      text: error.message,
      body: { request: deed.request, move: detail, number: live.row.number, stack: error.stack },
    });
    return NO.fault;
  }

  #tell(changed: Changed): void {
    for (const follower of this.#followers) {
      try {
        follower(changed);
      } catch (error) {
        this.#base.log.error({ err: error, table: changed.live.id }, 'somebody could not be told');
      }
    }
  }
}
