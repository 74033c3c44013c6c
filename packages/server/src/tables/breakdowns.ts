import { Fault } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import { report } from '../operations/reports.ts';
import type { Attempt } from './attempt.ts';
import type { LiveTable } from './live.ts';
import { readJournal, type TableRecord } from './record.ts';
import { TooLong } from './time-limit.ts';

/** What was being done when a rule broke down. */
type Tried = Pick<Attempt, 'request' | 'step'>;

/** Reports rules that broke down or did not come to an end. */
export class Breakdowns {
  readonly #base: Base;
  /** After how many entries a table last broke down: its journal up to there has been reported. */
  readonly #reported = new Map<string, number>();
  readonly #damaged = new Set<string>();

  constructor(base: Base) {
    this.#base = base;
  }

  /** Keeps what was tried for the operator, with the journal; that once, however often it is tried again. */
  async report(live: LiveTable, { request, step }: Tried, error: Error): Promise<void> {
    const { id, row } = live;
    this.#base.log.error({ err: error, table: id }, 'a rule broke down');
    const known = this.#reported.get(id) === row.number;
    this.#reported.set(id, row.number);
    await report(this.#base, {
      table: id,
      kind: error instanceof TooLong ? 'stuck' : 'fault',
      text: error.message,
      body: {
        game: row.game,
        rules: row.rules,
        number: row.number,
        request,
        step,
        move: error instanceof Fault ? error.move : undefined,
        stack: error.stack,
        journal: known ? undefined : await this.#journal(live),
      },
    });
  }

  /** Keeps for the operator why a table could not be taken up; once, however often somebody comes to it. */
  async reportBlocked(live: LiveTable, error: unknown): Promise<void> {
    if (this.#reported.get(live.id) === live.row.number) return;
    await this.report(live, { request: undefined }, error instanceof Error ? error : new Error(String(error)));
  }

  /** Keeps for the operator that something in the row of a table could not be read; once. */
  async reportDamaged({ row: { id, game, rules, number } }: TableRecord): Promise<void> {
    if (this.#damaged.has(id)) return;
    this.#damaged.add(id);
    this.#base.log.error({ table: id }, 'the row of a table could not be read and was put right');
    const text = 'the row of the table could not be read and was put right';
    await report(this.#base, { table: id, kind: 'fault', text, body: { game, rules, damaged: number } });
  }

  async #journal({ id, row }: LiveTable): Promise<unknown[]> {
    const kept = await readJournal(this.#base.store, id, 0).catch((error: unknown) => {
      if (error instanceof SyntaxError) return [];
      throw error;
    });
    return kept.filter(({ number }) => number < row.number).map(({ entry }) => entry);
  }
}
