import { type Refusal, refuse, say } from '@ecumene/engine';
import type { BotDriver } from '../bots/driver.ts';
import type { Notices } from '../notices/notices.ts';
import type { Base } from '../operations/base.ts';
import type { Rooms } from '../play/rooms.ts';
import { write } from '../store/store.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Also, Tables } from '../tables/tables.ts';
import type { Outage } from './calendar.ts';
import { clockPlan, holiday, ranOut, reminded, type TimeUp, timeUp } from './clock.ts';

const NO_HOLIDAYS = refuse('no-holidays', say('You have not that many days off left.'));
const LOOK = 1000;
const PULSE = 5000;
/** Without a pulse for this long the server was down, and that time counts for nobody. */
const DOWN = 20_000;
const HERE = 60_000;
const MOST = 200;

/** Notes that the server was down, if it was, and gives all the times it ever was. */
export async function outages({ store, now }: Base): Promise<Outage[]> {
  const { db } = store;
  const last = await db.selectFrom('pulse').select('at').where('id', '=', 1).executeTakeFirst();
  if (last !== undefined && now() - last.at > DOWN)
    await db
      .insertInto('outages')
      .values({ began: last.at, ended: now() })
      .onConflict((taken) => taken.doNothing())
      .execute();
  await beat({ store, now });
  return db.selectFrom('outages').selectAll().orderBy('began').execute();
}

async function beat({ store, now }: Pick<Base, 'store' | 'now'>): Promise<void> {
  await store.db
    .insertInto('pulse')
    .values({ id: 1, at: now() })
    .onConflict((taken) => taken.column('id').doUpdateSet({ at: now() }))
    .execute();
}

/** Does what must be done without anybody asking: clocks that run out, floors that close, bots that were forgotten. */
export class Timekeeper {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #rooms: Rooms;
  readonly #bots: BotDriver;
  readonly #notices: Notices;
  readonly #process: string;
  readonly #timers: ReturnType<typeof setInterval>[] = [];
  #busy = false;

  constructor(base: Base, parts: { tables: Tables; rooms: Rooms; bots: BotDriver; notices: Notices; process: string }) {
    this.#base = base;
    this.#tables = parts.tables;
    this.#rooms = parts.rooms;
    this.#bots = parts.bots;
    this.#notices = parts.notices;
    this.#process = parts.process;
  }

  start(): void {
    this.#timers.push(
      setInterval(() => this.#quietly(() => this.look()), LOOK).unref(),
      setInterval(() => this.#quietly(() => this.#beat()), PULSE).unref(),
    );
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #quietly(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#base.log.warn({ err: error }, 'the clocks could not be seen to'));
  }

  /** The server is alive, and so is everybody who looks at a table. */
  async #beat(): Promise<void> {
    const { store, now } = this.#base;
    await beat(this.#base);
    const until = now() + HERE;
    const rows = [...this.#rooms.present()].map(([table_id, person]) => ({
      table_id,
      person,
      process: this.#process,
      until,
    }));
    const gone = store.db
      .deleteFrom('presence')
      .where((or) => or.or([or('process', '=', this.#process), or('until', '<', now())]));
    await store.commit([
      write(gone),
      ...(rows.length === 0 ? [] : [write(store.db.insertInto('presence').values(rows))]),
    ]);
  }

  /** Sees to all tables where something is due. */
  async look(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const { store, now } = this.#base;
      const due = await store.db
        .selectFrom('tables')
        .select('id')
        .where('due', '<=', now())
        .orderBy('due')
        .limit(MOST)
        .execute();
      for (const { id } of due) await this.#see(id);
    } finally {
      this.#busy = false;
    }
  }

  async #see(id: string): Promise<void> {
    const live = await this.#tables.open(id);
    if (live === undefined) return;
    if (!live.playing) {
      await this.#tables.act(id, { also: () => ({ facts: { due: null } }) });
      return;
    }
    const up = timeUp(this.#tables.calendar(live), live.clocks, this.#base.now());
    for (const one of up) await this.#do(id, one);
    // Writing it down works out anew when something is next due, also where bots were left in the middle.
    if (up.length === 0) await this.#tables.act(id, { also: () => ({}) });
    this.#bots.wake(live);
  }

  async #do(id: string, up: TimeUp): Promise<void> {
    if (up.is === 'close-floor') {
      await this.#tables.act(id, { play: (table) => table.closeFloor(up.floor) });
      return;
    }
    if (up.is === 'remind' || up.is === 'holiday-over') {
      await this.#tables.act(id, { also: (live, now) => this.#remind(live, up, now) });
      return;
    }
    await this.#runOut(id, up.seat);
  }

  #remind(live: LiveTable, { is, seat }: Extract<TimeUp, { seat: string }>, now: number): Also {
    if (is === 'holiday-over') return { clocks: live.clocks };
    const { table } = live;
    const clocks = reminded(clockPlan(live.plan), live.clocks, seat, now);
    return { clocks, writes: table === undefined ? [] : this.#notices.turn(live, table, seat, 0) };
  }

  /** A clock has run out for good: the seat's questions are answered by default, or a bot takes over for now. */
  async #runOut(id: string, seat: string): Promise<void> {
    const live = await this.#tables.open(id);
    const atZero = live?.plan.atZero ?? 'default';
    const also = (now: LiveTable): Also => ({ clocks: ranOut(clockPlan(now.plan), now.clocks, seat, atZero) });
    if (atZero === 'bot') {
      await this.#tables.act(id, { also });
      return;
    }
    const open = live?.table?.questions(seat).filter(({ question }) => question.optional === undefined) ?? [];
    for (const { id: question } of open)
      await this.#tables.act(id, { play: (table) => table.defaultAnswer(seat, question), also });
  }

  /** A seat takes days off, or comes back. */
  holiday(id: string, seat: string, days: number): Promise<Refusal | undefined> {
    return this.#tables.act(id, {
      also: (live, now) => {
        const clocks = holiday(this.#tables.calendar(live), live.clocks, seat, days, now);
        return clocks === undefined ? NO_HOLIDAYS : { clocks };
      },
    });
  }
}
