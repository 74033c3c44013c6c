import type { ReplyOf, TablePlan } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { type Clocks, leftAt } from '../clocks/clock.ts';
import type { Base } from '../operations/base.ts';
import { readBack } from '../store/written.ts';
import type { Tables } from '../tables/tables.ts';

type Call = ReplyOf<'myCalls'>['calls'][number];

/** More than so many are not told at once. */
const MOST = 50;

/** Tables that are waiting for a person, for pages that show something else. Requested often, so no table is loaded for it. */
export class Calls {
  readonly #base: Base;
  readonly #tables: Tables;

  constructor(base: Base, tables: Tables) {
    this.#base = base;
    this.#tables = tables;
  }

  /** The most urgent first. */
  async of(person: string): Promise<ReplyOf<'myCalls'>> {
    const rows = await this.#base.store.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['tables.id', 'name', 'game', 'plan', 'clock', 'waiting', 'state', 'seats.seat'])
      .where('what_if', '=', 0)
      .where('frozen', 'is', null)
      .where(({ and, or, eb }) =>
        or([
          and([eb('seats.person', '=', person), eb('state', '=', 'playing')]),
          and([eb('seats.kept_for', '=', person), eb('state', '=', 'gathering'), eb('seats.person', 'is', null)]),
        ]),
      )
      .orderBy('tables.changed', 'desc')
      .limit(MOST)
      .execute();
    const calls = new Map<string, Call>();
    for (const { id, name, game, state, seat, ...kept } of rows) {
      const table = { table: id, name, game };
      const call: Call | undefined =
        state === 'gathering' ? { ...table, is: 'seat-kept', left: null, last: false } : this.#turn(table, seat, kept);
      const before = calls.get(id);
      if (call !== undefined && (before === undefined || urgency(call) < urgency(before))) calls.set(id, call);
    }
    return { calls: [...calls.values()].sort((a, b) => urgency(a) - urgency(b)) };
  }

  #turn(
    table: Pick<Call, 'table' | 'name' | 'game'>,
    seat: Seat,
    kept: { readonly plan: string; readonly clock: string; readonly waiting: string },
  ): Call | undefined {
    const clocks: Clocks = readBack(kept.clock);
    const waiting: readonly Seat[] = readBack(kept.waiting);
    const clock = clocks.seats[seat];
    if (clock?.byBot) return { ...table, is: 'bot-plays', left: null, last: false };
    if (clocks.paused || !waiting.includes(seat)) return undefined;
    const calendar = this.#tables.calendar({ plan: readBack<TablePlan>(kept.plan) });
    const runs = clock !== undefined && clock.since !== null;
    const left = runs ? leftAt(calendar, clock, this.#base.now()) : null;
    return { ...table, is: 'turn', left, last: clock?.reminded === true };
  }
}

function urgency({ left }: Call): number {
  return left ?? Number.POSITIVE_INFINITY;
}
