import { isRefusal } from '@ecumene/client';
import { Fault, load, type Refusal } from '@ecumene/engine';
import type { Copies } from '../bots/copies.ts';
import type { Calendar } from '../clocks/calendar.ts';
import type { Outages } from '../clocks/outages.ts';
import type { AnyTable } from '../games.ts';
import type { Base } from '../operations/base.ts';
import { Conflict } from '../store/store.ts';
import { readBack } from '../store/written.ts';
import { Attempt } from './attempt.ts';
import { Breakdowns } from './breakdowns.ts';
import { follow } from './follow.ts';
import { laterAt, laterOf } from './later.ts';
import { TableListeners } from './listeners.ts';
import { LiveTable } from './live.ts';
import { readJournal, readRecord, type TableRecord } from './record.ts';
import { NO } from './refusals.ts';
import { type PlayedStep, playHere, type Step } from './step.ts';
import type { TableAction } from './table-action.ts';
import { TableReader } from './table-reader.ts';
import { TableWriter } from './table-writer.ts';
import { TimeLimit, TooLong } from './time-limit.ts';

/** What only looks at a table cannot be tried in a thread, and has this many times as long as a step. */
const READING = 4;
const TRIES = 8;
const FIRST_WAIT = 50;

/** Somebody has deleted the table. */
class Gone extends Error {}

function isSame(some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): boolean {
  return some.size === others.size && [...some].every(([key, value]) => others.get(key) === value);
}

/** The tables that somebody looks at or plays, and a few more, in memory. All others sleep on disk. */
export class Tables {
  readonly #base: Base;
  readonly listeners: TableListeners;
  readonly #writer: TableWriter;
  readonly #reader: TableReader;
  readonly #guard: TimeLimit;
  readonly #reading: TimeLimit;
  readonly #breakdowns: Breakdowns;
  readonly #copies: Copies;
  readonly #outages: Outages;
  readonly #live = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<LiveTable | undefined>>();
  /** How often others were heard to write: a table that was being read meanwhile may have missed it. */
  #heeded = 0;

  constructor(base: Base, copies: Copies, outages: Outages) {
    this.#base = base;
    this.#guard = new TimeLimit(base.config.limits.step);
    this.#reading = new TimeLimit(base.config.limits.step * READING);
    this.#breakdowns = new Breakdowns(base);
    this.#copies = copies;
    this.#outages = outages;
    this.listeners = new TableListeners(base.log);
    this.#writer = new TableWriter(base, this.listeners, outages);
    this.#reader = new TableReader(base, this.#breakdowns, this.#writer);
    base.store.heed((id) => this.#heed(id));
  }

  get size(): number {
    return this.#live.size;
  }

  calendar(record: Pick<TableRecord, 'plan'>): Calendar {
    return this.#writer.calendar(record);
  }

  /** The table of this id, taken up from disk if need be, and as it is now also where others have written. */
  async open(id: string): Promise<LiveTable | undefined> {
    const live = await this.#opened(id);
    if (live === undefined || !live.stale) return live;
    return (await live.inTurn(() => this.#isUpToDate(live))) ? live : undefined;
  }

  /** The same, though others may have written since. */
  async #opened(id: string): Promise<LiveTable | undefined> {
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
    const heeded = this.#heeded;
    const live = await this.#reader.read(id);
    if (live === undefined) return undefined;
    live.stale = this.#heeded !== heeded;
    this.#live.set(id, live);
    this.#letSleep();
    return live;
  }

  /** Lets the tables nobody has looked at for the longest time go to sleep. */
  #letSleep(): void {
    if (this.#live.size <= this.#base.config.limits.sleepers) return;
    for (const [id, live] of this.#live) {
      if (this.#live.size <= this.#base.config.limits.sleepers) return;
      if (!live.busy && !this.listeners.isAwake(id)) this.#live.delete(id);
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
  async act(id: string, action: TableAction): Promise<Refusal | undefined> {
    const live = await this.#opened(id);
    if (live === undefined) return NO.table;
    return live.inTurn(() => this.#try(live, action));
  }

  /** Reads something off a table that is up to date. */
  async look<T>(id: string, read: (live: LiveTable) => T | Promise<T>): Promise<T | undefined> {
    const live = await this.#opened(id);
    if (live === undefined) return undefined;
    return live.inTurn(async () => {
      if (!(await this.#isUpToDate(live))) return undefined;
      return read(live);
    });
  }

  /**
   * Whether another process has changed a table and this one has not heard of it yet. It is then read anew, so that nobody
   * is refused because of what is no longer so.
   */
  async isBehind(id: string): Promise<boolean> {
    const { store } = this.#base;
    const live = this.#live.get(id);
    if (live === undefined || store.is === 'sqlite') return false;
    const latest = await store.db.selectFrom('tables').select('changed').where('id', '=', id).executeTakeFirst();
    if (latest?.changed === live.row.changed) return false;
    live.stale = true;
    return true;
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
    this.gone(live);
    return NO.table;
  }

  /** Somebody has deleted a table: it is no more, for anybody. */
  gone(live: LiveTable): void {
    this.#drop(live);
    this.forget(live.id);
    this.listeners.deleted(live);
  }

  /** Asks the game something that changes nothing, but not for long. */
  async examine<T>(id: string, read: (table: AnyTable, live: LiveTable) => T): Promise<T | undefined> {
    return this.look(id, async (live) => {
      const { table } = live;
      if (table === undefined) return undefined;
      try {
        return await this.#reading.do(() => read(table, live));
      } catch (error) {
        this.#drop(live);
        throw error;
      }
    });
  }

  /** Tries until it is written or refused. Where others wrote first, or one cannot know, the table is read anew. */
  async #try(live: LiveTable, action: TableAction): Promise<Refusal | undefined> {
    const attempt = new Attempt(action);
    let wait = FIRST_WAIT;
    for (let tries = 0; ; tries++) {
      try {
        await this.#outages.settle();
        if (live.stale) await this.#catchUp(live);
        if (attempt.isDone(live)) return undefined;
        const refusal = await this.#once(live, action, attempt);
        if (refusal === undefined || tries > 0 || !(await this.isBehind(live.id))) return refusal;
      } catch (error) {
        this.#drop(live);
        if (attempt.made) {
          this.#base.log.warn({ err: error, table: live.id }, 'what was written could not be read again');
          this.#heed(live.id);
          return undefined;
        }
        if (error instanceof Gone) return this.#isGone(live);
        if (error instanceof Fault || error instanceof TooLong) {
          await this.#breakdowns.report(live, attempt, error);
          return NO.fault;
        }
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

  async #once(live: LiveTable, action: TableAction, attempt: Attempt): Promise<Refusal | undefined> {
    await action.learn?.(live);
    const begun = action.begin?.(live);
    if (isRefusal(begun)) return begun;
    const from = live.row.number;
    const step = action.step?.(live);
    if (isRefusal(step)) return step;
    if (step !== undefined) attempt.step = step;
    const taken = step === undefined ? undefined : await this.#step(live, step);
    if (isRefusal(taken)) return taken;
    const table = taken?.table ?? begun ?? live.table;
    const caused = taken?.caused ?? [];
    const also = action.also?.(live, this.#base.now()) ?? {};
    if (isRefusal(also)) {
      if (taken !== undefined) this.#drop(live);
      return also;
    }
    await this.#writer.write(live, { table, from, caused, attempt, also });
    live.table = table;
    this.listeners.changed({ live, from, caused });
    return undefined;
  }

  async #step(live: LiveTable, step: Step): Promise<PlayedStep | Refusal> {
    const { row, table } = live;
    if (live.blocked) return NO.blocked;
    if (row.frozen !== null) return NO.frozen;
    if (table === undefined) return row.state === 'gathering' ? NO.notBegun : NO.over;
    if (live.suspect) return this.#stepInThread(live, table, step);
    try {
      return await this.#guard.do(() => playHere(table, step));
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      this.#base.log.warn({ table: live.id }, 'a step took too long and is tried in a thread');
      live.suspect = true;
      throw new Conflict(error);
    }
  }

  /** What takes too long where everybody waits is done in a thread, and only what came of it is taken over. */
  async #stepInThread(live: LiveTable, table: AnyTable, step: Step): Promise<PlayedStep | Refusal> {
    const stepped = await this.#copies.ask(live.id, table, (copy) => ({ is: 'step', copy, step }));
    live.suspect = false;
    if (stepped.is === 'refused') return stepped.refusal;
    if (stepped.is === 'broken') throw new Fault(stepped.move, stepped.why);
    return { table: load(table.game, readBack(stepped.saved)).table, caused: stepped.caused };
  }

  /** Brings a table up to date with what others have written. What they write meanwhile makes it stale again. */
  async #catchUp(live: LiveTable): Promise<void> {
    live.stale = false;
    try {
      await this.#readOn(live);
    } catch (error) {
      live.stale = true;
      throw error;
    }
  }

  async #readOn(live: LiveTable): Promise<void> {
    const { table } = live;
    const from = live.row.number;
    const record = await readRecord(this.#base.store, live.id);
    if (record === undefined) throw new Gone();
    const written = await readJournal(this.#base.store, live.id, from);
    const since = written.filter(({ number }) => number < record.row.number);
    const entries = since.map(({ entry }) => entry);
    const { setup, unnamed } = record.row;
    const asItWas = setup === live.row.setup && unnamed === live.row.unnamed;
    const same = table !== undefined && table.journal.length === from && asItWas;
    const ahead = same && follow(table, from, entries);
    const fresh = ahead ? new LiveTable(record, undefined) : await this.#reader.read(live.id);
    if (fresh === undefined) throw new Gone();
    if (ahead) {
      table.restoreAutomaticAnswers(laterOf(record.seats));
      fresh.table = table;
      fresh.later = laterAt(table);
      fresh.requests = new Set([...live.requests, ...since.flatMap(({ request }) => request ?? [])]);
      fresh.looked = live.looked;
    }
    const changed =
      fresh.row.number !== from || fresh.row.changed !== live.row.changed || !isSame(fresh.later, live.later);
    live.renew(fresh);
    if (changed) this.listeners.changed({ live, from, caused: since, elsewhere: true });
  }

  /** What is on disk may be newer. Tables that somebody looks at are brought up to date at once. */
  #heed(id: string | undefined): void {
    this.#heeded += 1;
    const concerned = id === undefined ? [...this.#live.values()] : [this.#live.get(id)];
    for (const live of concerned) {
      if (live === undefined) continue;
      live.stale = true;
      if (!this.listeners.isAwake(live.id)) continue;
      live
        .inTurn(() => this.#isUpToDate(live))
        .catch((error: unknown) => this.#base.log.warn({ err: error, table: live.id }, 'a table could not be read'));
    }
  }
}
