import { Calendar } from '../clocks/calendar.ts';
import { clockPlan } from '../clocks/clock.ts';
import type { Outages } from '../clocks/outages.ts';
import type { AnyTable } from '../games.ts';
import type { Base } from '../operations/base.ts';
import { appended, type Caused, checkpointed, noted } from './append.ts';
import type { Attempt } from './attempt.ts';
import { factsAfter } from './facts.ts';
import { laterAt, laterWritten } from './later.ts';
import type { TableListeners } from './listeners.ts';
import type { LiveTable } from './live.ts';
import { readRecord, type TableRecord } from './record.ts';
import type { Step } from './step.ts';
import type { Also } from './table-action.ts';

/** Whether a change is nobody's business but one seat's: what it has left for later. Nothing else may show that there was one. */
function isPrivate(
  live: LiveTable,
  table: AnyTable | undefined,
  from: number,
  step: Step | undefined,
  { facts, clocks, seats, renamed }: Also,
): boolean {
  const isRequest = step?.is === 'request' && (step.request.do === 'stand' || step.request.do === 'stand-down');
  const isForLater = isRequest || step?.is === 'away';
  const isAlone = facts === undefined && clocks === undefined && seats === undefined && renamed === undefined;
  return isForLater && isAlone && table !== undefined && table === live.table && table.journal.length === from;
}

/** How a table has moved on since an entry. */
interface MovedOn {
  readonly table: AnyTable | undefined;
  readonly from: number;
  readonly caused: readonly Caused[];
  readonly attempt: Attempt;
  readonly also: Also;
}

/** Writes down what tables do. */
export class TableWriter {
  readonly #base: Base;
  readonly #listeners: TableListeners;
  readonly #outages: Outages;

  constructor(base: Base, listeners: TableListeners, outages: Outages) {
    this.#base = base;
    this.#listeners = listeners;
    this.#outages = outages;
  }

  calendar({ plan }: Pick<TableRecord, 'plan'>): Calendar {
    return new Calendar(clockPlan(plan), this.#outages.all);
  }

  /** Writes down how a table moved on from an entry, with all that belongs to it. */
  async write(live: LiveTable, { table, from, caused, attempt, also }: MovedOn): Promise<void> {
    const { store } = this.#base;
    const later = laterAt(table);
    const left = laterWritten(store, live, later);
    if (isPrivate(live, table, from, attempt.step, also)) {
      const writes = [...left, ...(also.writes ?? [])];
      await attempt.write({ facts: {}, entries: false }, () => store.commit(writes, live.id));
      live.later = later;
      if (attempt.request !== undefined) live.requests.add(attempt.request);
      return;
    }
    const now = this.#base.now();
    const { facts, clocks, called } = factsAfter({ live, table, from, also, calendar: this.calendar(live), now });
    const position =
      table === undefined ? { writes: [], looked: 0 } : checkpointed(store, live.id, table, from, live.looked, now);
    const entries =
      table === undefined
        ? []
        : appended(store, live.id, table, from, { played: caused, at: now, request: attempt.id });
    const writes = [
      ...left,
      noted(store, live.row, facts),
      ...entries,
      ...position.writes,
      ...(also.writes ?? []),
      ...(table === undefined ? [] : this.#listeners.writesFor(live, table, called)),
    ];
    await attempt.write({ facts, entries: entries.length > 0 }, () => store.commit(writes, live.id));
    const seated = also.seats !== undefined || also.renamed ? await readRecord(store, live.id) : undefined;
    if (seated !== undefined) live.seat(seated);
    live.row = { ...live.row, ...facts };
    live.clocks = clocks;
    live.looked = position.looked;
    live.later = later;
    if (attempt.request !== undefined) live.requests.add(attempt.request);
  }
}
