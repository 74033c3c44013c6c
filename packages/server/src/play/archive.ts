import { isRefusal, type TablePlan } from '@ecumene/client';
import {
  commitment,
  isRecord,
  isSaved,
  type Refusal,
  refuse,
  type Saved,
  save,
  say,
  type World,
} from '@ecumene/engine';
import type { Pool } from '../bots/pool.ts';
import type { Proof } from '../bots/tasks.ts';
import { NO_CLOCKS } from '../clocks/clock.ts';
import { gameNamed } from '../games.ts';
import { newRow, newTableWrites, seatRow } from '../lobby/making.ts';
import { whatIfTitle } from '../lobby/titles.ts';
import type { Base } from '../operations/base.ts';
import type { TableRow } from '../store/schema.ts';
import { type Write, write } from '../store/store.ts';
import { newSecret } from '../store/written.ts';
import { checkpointRow } from '../tables/append.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import type { Tables } from '../tables/tables.ts';

const RUNNING = refuse('running', say('A table can be taken away as a file when it is over, with its seed.'));
const NOT_A_TABLE = refuse('not-a-table', say('This file is not a table.'));
/** Several times as many entries as the longest games have. */
const MOST_ENTRIES = 20_000;
const TOO_LONG = refuse(
  'too-long',
  say('This table is too long to be taken up: it has more than {most} entries.', { most: MOST_ENTRIES }),
);
const TOO_HARD = refuse('too-hard', say('This table could not be proved: it takes too long to play it again.'));

type Caused = readonly { readonly number: number; readonly happenings: readonly unknown[] }[];

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

  /** Takes up a table from a file, after every answer in it was checked again. */
  async imported(file: unknown, name: string | undefined, person: string): Promise<{ readonly id: string } | Refusal> {
    if (isRecord(file) && Array.isArray(file['journal']) && file['journal'].length > MOST_ENTRIES) return TOO_LONG;
    if (!isTable(file) || gameNamed(file.game) === undefined) return NOT_A_TABLE;
    const proof = await this.#prove(file);
    if (isRefusal(proof)) return proof;
    if (proof.fault !== null)
      return refuse('not-proved', say('This table was not played by the rules: {why}.', { why: proof.fault }));
    const { setup } = proof.saved;
    const mine = setup.seats.find((seat) => !proof.out.includes(seat)) ?? setup.seats[0];
    const seats = setup.seats.map((seat) => (seat === mine ? { is: 'me' as const } : { is: 'open' as const }));
    const plan: TablePlan = {
      game: file.game,
      name: name ?? 'Imported table',
      options: optionsOf(setup.options),
      seats,
      join: 'invited',
    };
    return this.#keep(proof.saved, plan, person, proof.caused, {
      state: proof.over ? 'over' : 'playing',
      prologue: JSON.stringify(proof.prologue),
      waiting: JSON.stringify(proof.waiting),
      out: JSON.stringify(proof.out),
      standing: proof.over ? JSON.stringify(proof.standing) : null,
      imported: 1,
    });
  }

  /** A file can be made so that the thread that proves it comes to no end, or breaks. */
  async #prove(file: Saved<World>): Promise<Proof | Refusal> {
    const saved = JSON.stringify(withoutPosition(file));
    try {
      return (await this.#pool.ask({ is: 'prove', saved, label: newSecret() })) ?? NO.busy;
    } catch (error) {
      this.#base.log.warn({ err: error }, 'a table from a file could not be proved');
      return TOO_HARD;
    }
  }

  /** A private copy of a table to try things out in: whoever made it sits in every seat. */
  async whatIf(live: LiveTable, saved: Saved<World>, person: string): Promise<{ readonly id: string } | Refusal> {
    const plan: TablePlan = {
      game: live.plan.game,
      name: whatIfTitle(live.plan.name),
      options: live.plan.options,
      seats: saved.setup.seats.map(() => ({ is: 'me' as const })),
      join: 'invited',
      watch: 'nobody',
    };
    return this.#keep(saved, plan, person, [], { state: 'playing', what_if: 1 });
  }

  async #keep(
    saved: Saved<World>,
    plan: TablePlan,
    person: string,
    caused: Caused,
    more: Partial<TableRow>,
  ): Promise<{ readonly id: string }> {
    const base = this.#base;
    const row: TableRow = {
      ...newRow(base, plan, person, newSecret()),
      setup: JSON.stringify(saved.setup),
      commitment: commitment(saved.setup.seed),
      rules: saved.rules,
      number: saved.journal.length,
      clock: JSON.stringify(NO_CLOCKS),
      ...more,
    };
    const seats = plan.seats.map((seat, i) => seatRow(row.id, i, seat, person, saved.setup.seats[i]));
    await base.store.commit([
      ...newTableWrites(base, row, seats),
      ...this.#journalWrites(row.id, saved, caused),
      ...this.#positionWrites(row.id, saved),
    ]);
    return { id: row.id };
  }

  /** Nobody need play through all of it again to take the table up. */
  #positionWrites(id: string, { journal, checkpoint }: Saved<World>): Write[] {
    if (checkpoint === undefined) return [];
    const { store, now } = this.#base;
    return [write(store.db.insertInto('checkpoints').values(checkpointRow(id, journal, checkpoint, now())))];
  }

  #journalWrites(id: string, { journal }: Saved<World>, caused: Caused): Write[] {
    const happenings = new Map(caused.map((one) => [one.number, one.happenings]));
    const rows = journal.map((entry, number) => ({
      table_id: id,
      number,
      entry: JSON.stringify(entry),
      happenings: JSON.stringify(happenings.get(number) ?? []),
      at: this.#base.now(),
      request: null,
    }));
    return Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) =>
      write(this.#base.store.db.insertInto('journal').values(rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE))),
    );
  }
}

const LONGEST_NAME = 80;

/** How many rows go into one statement. */
const AT_ONCE = 500;

function withoutPosition({ format, game, rules, setup, journal }: Saved<World>): Saved<World> {
  return { format, game, rules, setup, journal };
}

/** Whether a file holds a table, whose seats and players can be shown to people. */
function isTable(file: unknown): file is Saved<World> {
  return (
    isSaved(file) && file.setup.seats.every((seat) => !(seat in Object.prototype)) && arePlayers(file.setup.players)
  );
}

function arePlayers(players: unknown): boolean {
  if (players === undefined) return true;
  return (
    isRecord(players) &&
    Object.values(players).every(
      (one) =>
        isRecord(one) &&
        (one['is'] === 'person' || one['is'] === 'bot') &&
        typeof one['name'] === 'string' &&
        one['name'].length <= LONGEST_NAME,
    )
  );
}

function optionsOf(options: Readonly<Record<string, unknown>>): TablePlan['options'] {
  const plain: TablePlan['options'] = {};
  for (const [name, value] of Object.entries(options))
    if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') plain[name] = value;
  return plain;
}
