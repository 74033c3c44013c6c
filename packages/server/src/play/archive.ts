import type { TablePlan } from '@ecumene/client';
import { commitment, type Refusal, refuse, type Saved, type Seat, save, say, type World } from '@ecumene/engine';
import type { Pool } from '../bots/pool.ts';
import type { Imported } from '../bots/tasks.ts';
import { NO_CLOCKS } from '../clocks/clock.ts';
import { newRow, newTableWrites, seatRow } from '../lobby/create-table.ts';
import { whatIfTitle } from '../lobby/titles.ts';
import type { Base } from '../operations/base.ts';
import type { TableRow } from '../store/schema.ts';
import { type Write, write } from '../store/store.ts';
import { newSecret } from '../store/written.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import type { Tables } from '../tables/tables.ts';
import { type Written, writtenFrom } from '../tables/writing.ts';

const RUNNING = refuse('running', say('You can save the table as a file when the game is over.'));
const TOO_HARD = refuse('too-hard', say('This table could not be verified in time.'));

/** Tables as files, and tables made of other tables. */
export class Archive {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #pool: Pool;

  constructor(base: Base, tables: Tables, pool: Pool) {
    this.#base = base;
    this.#tables = tables;
    this.#pool = pool;
  }

  /** A finished table as one file that `ecumene verify` proves. */
  async exported(id: string): Promise<Saved<World> | Refusal> {
    const file = await this.#tables.look(id, ({ row, table }) =>
      table === undefined || row.state === 'playing' || row.what_if === 1 ? undefined : save(table),
    );
    return file ?? RUNNING;
  }

  /** Takes up a table from a file as it was sent, after every answer in it was checked again. */
  async imported(text: string, person: string): Promise<{ readonly id: string } | Refusal> {
    const read = await this.#readFile(text);
    if (read === undefined) return NO.busy;
    if (read.is === 'refused') return read.refusal;
    const { over, out, prologue, waiting, ranking } = read;
    const mine = read.seats.find((seat) => !out.includes(seat)) ?? read.seats[0];
    const plan: TablePlan = {
      game: read.game,
      name: read.name ?? 'Imported table',
      options: optionsOf(read.options),
      seats: read.seats.map((seat) => (seat === mine ? { is: 'me' as const } : { is: 'open' as const })),
      join: 'invited',
    };
    return this.#keep(read.written, read.seats, plan, person, {
      state: over ? 'over' : 'playing',
      prologue,
      waiting,
      out: JSON.stringify(out),
      standing: over ? ranking : null,
      imported: 1,
    });
  }

  /** A file can be made so that the thread that proves it comes to no end, or breaks. */
  async #readFile(text: string): Promise<Imported | undefined> {
    const deepest = this.#base.config.limits.jsonDepth;
    try {
      return await this.#pool.ask({ is: 'import', text, deepest, label: newSecret() });
    } catch (error) {
      this.#base.log.warn({ err: error }, 'a table from a file could not be proved');
      return { is: 'refused', refusal: TOO_HARD };
    }
  }

  /** A private what-if copy of a table: the person who made it plays every seat. */
  async whatIf(
    { plan: { game, name, options } }: Pick<LiveTable, 'plan'>,
    saved: Saved<World>,
    person: string,
  ): Promise<{ readonly id: string }> {
    const plan: TablePlan = {
      game,
      name: whatIfTitle(name),
      options,
      seats: saved.setup.seats.map(() => ({ is: 'me' as const })),
      join: 'invited',
      watch: 'nobody',
    };
    return this.#keep(writtenFrom(saved, []), saved.setup.seats, plan, person, { state: 'playing', what_if: 1 });
  }

  async #keep(
    written: Written,
    seats: readonly Seat[],
    plan: TablePlan,
    person: string,
    more: Partial<TableRow>,
  ): Promise<{ readonly id: string }> {
    const base = this.#base;
    const { store } = base;
    const { setup, seed, rules, journal, checkpoint } = written;
    const row: TableRow = {
      ...newRow(base, plan, person, newSecret()),
      setup,
      commitment: commitment(seed),
      rules,
      number: journal.length,
      clock: JSON.stringify(NO_CLOCKS),
      ...more,
    };
    const sitting = plan.seats.map((seat, i) => seatRow(row.id, i, seat, person, seats[i]));
    // Part by part, so that nobody waits for a long journal. Nobody knows of the table before its row is there.
    for (const part of this.#journalWrites(row.id, written)) await store.commit([part]);
    const position = checkpoint && { table_id: row.id, ...checkpoint, at: base.now() };
    await store.commit([
      ...newTableWrites(base, row, sitting),
      ...(position ? [write(store.db.insertInto('checkpoints').values(position))] : []),
    ]);
    return { id: row.id };
  }

  #journalWrites(id: string, { journal }: Written): Write[] {
    const at = this.#base.now();
    const rows = journal.map((one, number) => ({ table_id: id, number, ...one, at, request: null }));
    return Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) =>
      write(this.#base.store.db.insertInto('journal').values(rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE))),
    );
  }
}

/** How many rows go into one statement. */
const AT_ONCE = 500;

function optionsOf(options: Readonly<Record<string, unknown>>): TablePlan['options'] {
  const plain: TablePlan['options'] = {};
  for (const [name, value] of Object.entries(options))
    if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') plain[name] = value;
  return plain;
}
