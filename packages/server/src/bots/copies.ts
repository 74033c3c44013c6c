import { save } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';
import type { Pool } from './pool.ts';
import type { Copy, Results, Task, Thought } from './tasks.ts';

const MOST_TABLES = 10_000;

type AboutTable = Extract<Task, { readonly copy: Copy }>;
type Thinking = Extract<Task, { readonly is: 'decide' }>;

/** Sees to it that the threads have the tables they are to think about, and sends no more of them than is needed. */
export class Copies {
  readonly #pool: Pool;
  readonly #sent = new Map<string, number>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Lets a bot think about a table. */
  async think(id: string, table: AnyTable, make: (copy: Copy) => Thinking): Promise<Thought> {
    const number = table.journal.length;
    const from = this.#sent.get(id);
    if (this.#sent.size > MOST_TABLES) this.#sent.clear();
    this.#sent.set(id, number);
    if (from !== undefined) {
      const copy: Copy = { table: id, number, ahead: { from, entries: table.journal.slice(from) } };
      const result = await this.#pool.ask(make(copy));
      if (result !== undefined) return result;
    }
    return this.ask(id, table, make);
  }

  /** Asks something about a table that is sent along whole. */
  async ask<T extends AboutTable>(id: string, table: AnyTable, make: (copy: Copy) => T): Promise<Results[T['is']]> {
    const copy: Copy = { table: id, number: table.journal.length, saved: JSON.stringify(save(table)) };
    const result = await this.#pool.ask(make(copy));
    if (result === undefined) throw new Error(`a thread could not take up table ${id}`);
    return result;
  }

  forget(id: string): void {
    this.#sent.delete(id);
  }
}
