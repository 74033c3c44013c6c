import type { Base } from '../operations/base.ts';
import { Attempt } from './attempt.ts';
import { blockedBy } from './blocked.ts';
import type { Breakdowns } from './breakdowns.ts';
import { LiveTable } from './live.ts';
import { loadState, readRecord, type TableRecord } from './record.ts';
import type { TableWriter } from './table-writer.ts';
import { TimeLimit } from './time-limit.ts';

/** What takes a table up plays many moves again: it cannot be tried in a thread, and has this many times as long as a step. */
export const TAKING_UP = 16;

/** Reads tables from disk. */
export class TableReader {
  readonly #base: Base;
  readonly #breakdowns: Breakdowns;
  readonly #writer: TableWriter;
  readonly #taking: TimeLimit;

  constructor(base: Base, breakdowns: Breakdowns, writer: TableWriter) {
    this.#base = base;
    this.#breakdowns = breakdowns;
    this.#writer = writer;
    this.#taking = new TimeLimit(base.config.limits.step * TAKING_UP);
  }

  /** The table of this id, taken up from disk. */
  async read(id: string): Promise<LiveTable | undefined> {
    const { store } = this.#base;
    const record = await readRecord(store, id);
    if (record === undefined) return undefined;
    if (record.damaged) await this.#breakdowns.reportDamaged(record);
    if (record.row.setup === null) return new LiveTable(record, undefined);
    const live = await this.#takeUp(record);
    const { table } = live;
    // Newer rules have brought it up to date: that is written down before anybody plays on.
    if (table !== undefined && table.journal.length > record.row.number)
      await this.#writer.write(live, {
        table,
        from: record.row.number,
        caused: [],
        attempt: new Attempt({}),
        also: { facts: { rules: table.game.version } },
      });
    return live;
  }

  /** A table that cannot be taken up is reported, and stands still until somebody takes it back. */
  async #takeUp(record: TableRecord): Promise<LiveTable> {
    const takeUp = await loadState(this.#base.store, record);
    try {
      const taken = await this.#taking.do(takeUp);
      if (taken.rebuilt !== undefined)
        this.#base.log.warn({ err: taken.rebuilt, table: record.row.id }, 'a table was rebuilt from its journal');
      return new LiveTable(record, taken);
    } catch (error) {
      const live = new LiveTable(record, undefined);
      if (live.blocked) live.row = { ...live.row, frozen: live.row.frozen ?? blockedBy(error) };
      await this.#breakdowns.reportBlocked(live, error);
      return live;
    }
  }
}
