import { type Refusal, refuse, same, say } from '@ecumene/engine';
import type { BotDriver } from '../bots/driver.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Notices } from '../notices/notices.ts';
import type { Base } from '../operations/base.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import type { Also, TableAction } from '../tables/table-action.ts';
import type { Tables } from '../tables/tables.ts';
import { clockPlan, holiday, lapsed, ranOut, reminded, returned, type TimeUp, timeUp } from './clock.ts';
import type { Outages } from './outages.ts';

const NO_HOLIDAYS = refuse('no-holidays', say('You do not have that many days off left. Choose fewer.'));
const NOT_UP = refuse('not-up', say('Time has been extended. It is no longer up.'));
const LOOK = 1000;
const PULSE = 5000;
/** When to try again at a table whose clocks could not be handled. */
const LATER = 60_000;
const MOST = 200;

/** Does what must be done without anybody asking: clocks that run out, floors that close, bots that were forgotten. */
export class Timekeeper {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #bots: BotDriver;
  readonly #lobby: Lobby;
  readonly #notices: Notices;
  readonly #outages: Outages;
  readonly #timers: ReturnType<typeof setInterval>[] = [];
  #busy = false;

  constructor(
    base: Base,
    parts: {
      readonly tables: Tables;
      readonly bots: BotDriver;
      readonly lobby: Lobby;
      readonly notices: Notices;
      readonly outages: Outages;
    },
  ) {
    this.#base = base;
    this.#tables = parts.tables;
    this.#bots = parts.bots;
    this.#lobby = parts.lobby;
    this.#notices = parts.notices;
    this.#outages = parts.outages;
  }

  start(): void {
    this.#timers.push(
      setInterval(() => this.#quietly(() => this.look()), LOOK).unref(),
      setInterval(() => this.#quietly(() => this.#outages.beat()), PULSE).unref(),
    );
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #quietly(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#base.log.warn({ err: error }, 'the clocks could not be seen to'));
  }

  /** Sees to all tables where something is due. */
  async look(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const { store, now } = this.#base;
      await this.#outages.settle();
      const due = await store.db
        .selectFrom('tables')
        .select('id')
        .where('due', '<=', now())
        .orderBy('due')
        .limit(MOST)
        .execute();
      await Promise.all(due.map(({ id }) => this.#seeTo(id)));
    } finally {
      this.#busy = false;
    }
  }

  /** A table that cannot be seen to keeps no other from being seen to. It is tried again in a while. */
  async #seeTo(id: string): Promise<void> {
    const { store, log, now } = this.#base;
    try {
      await this.#see(id);
    } catch (error) {
      log.error({ err: error, table: id }, 'the clocks of a table could not be seen to');
      const put = store.db.updateTable('tables').set({ due: now() + LATER });
      await put.where('id', '=', id).where('due', '<=', now()).execute();
    }
  }

  async #see(id: string): Promise<void> {
    const seen = await this.#tables.look(id, (live) => ({ live, up: this.#timeUp(live) }));
    if (seen === undefined) return;
    if (seen.live.row.state === 'gathering') await this.#lobby.beginIfFull(id);
    for (const up of seen.up) await this.#do(id, up);
    // Saving computes again when something is next due, also if bots were interrupted.
    if (seen.up.length === 0)
      await this.#tables.act(id, {
        also: ({ playing, blocked }, now) => (playing ? {} : { facts: { due: blocked ? now + LATER : null } }),
      });
    this.#bots.wake(seen.live);
  }

  #timeUp(live: LiveTable): TimeUp[] {
    return live.playing ? timeUp(this.#tables.calendar(live), live.clocks, this.#base.now()) : [];
  }

  /** Whether it is so at the table as it is when something is done about it: another process may have been quicker. */
  #isUp(live: LiveTable, up: TimeUp): boolean {
    return this.#timeUp(live).some((one) => same(one, up));
  }

  async #do(id: string, up: TimeUp): Promise<void> {
    if (up.is === 'close-floor') {
      const closed = { is: 'close-floor', floor: up.floor } as const;
      await this.#must(id, { step: (live) => (this.#isUp(live, up) ? closed : NOT_UP) });
      return;
    }
    if (up.is === 'answer') {
      await this.#runOut(id, up);
      return;
    }
    await this.#tables.act(id, { also: (live, now) => (this.#isUp(live, up) ? this.#remind(live, up, now) : NOT_UP) });
  }

  #remind(live: LiveTable, { is, seat }: Extract<TimeUp, { seat: string }>, now: number): Also {
    if (is === 'holiday-over') return { clocks: live.clocks };
    const { table } = live;
    const clocks = reminded(clockPlan(live.plan), live.clocks, seat, now);
    return { clocks, writes: table === undefined ? [] : this.#notices.turn(live, table, seat, 0) };
  }

  /** A clock has run out for good: the seat's questions are answered by default, or a bot takes over for now. */
  async #runOut(id: string, up: Extract<TimeUp, { is: 'answer' }>): Promise<void> {
    const { seat } = up;
    let others: readonly string[] = [];
    const refusal = await this.#must(id, {
      step: (live) => {
        others = [];
        if (!this.#isUp(live, up)) return NOT_UP;
        if (atZero(live) === 'bot') return undefined;
        const open = live.table?.questions(seat).filter(({ question }) => question.optional === undefined) ?? [];
        const [first, ...rest] = open.map((asked) => asked.id);
        others = rest;
        return first === undefined ? undefined : { is: 'default', seat, question: first };
      },
      also: (live) => ({
        clocks: ranOut(clockPlan(live.plan), live.clocks, seat, { atZero: atZero(live), number: live.row.number }),
      }),
    });
    if (refusal !== undefined) return;
    for (const question of others)
      await this.#must(id, {
        step: () => ({ is: 'default', seat, question }),
        also: ({ clocks, row: { number } }) => ({ clocks: lapsed(clocks, seat, { from: number, to: number + 1 }) }),
      });
  }

  /** Does something at a table; where a rule breaks down, it is not to be tried again at once. */
  async #must(id: string, action: TableAction): Promise<Refusal | undefined> {
    const refusal = await this.#tables.act(id, action);
    if (refusal?.code === NO.fault.code) throw new Error(refusal.text.say);
    return refusal;
  }

  /** A player for whom a bot played takes over again, in all their seats. */
  back(id: string, person: string): Promise<Refusal | undefined> {
    return this.#tables.act(id, {
      also: (live) => {
        const seats = live.seatsOf(person);
        if (seats.length === 0) return NO.seat;
        return { clocks: seats.reduce((all, seat) => returned(all, seat, live.row.number), live.clocks) };
      },
    });
  }

  /** Somebody takes days off, or comes back, in all their seats. */
  holiday(id: string, person: string, days: number): Promise<Refusal | undefined> {
    return this.#tables.act(id, {
      also: (live, now) => {
        const seats = live.seatsOf(person);
        if (seats.length === 0) return NO.seat;
        const clocks = holiday(this.#tables.calendar(live), live.clocks, seats, days, now);
        return clocks === undefined ? NO_HOLIDAYS : { clocks };
      },
    });
  }
}

function atZero({ plan }: LiveTable): 'default' | 'bot' {
  return plan.atZero ?? 'default';
}
