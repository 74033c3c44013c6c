import { save } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';
import type { Pool } from './pool.ts';
import type { Copy, Results, Task } from './tasks.ts';

const MOST_TABLES = 10_000;

type AboutTable = Extract<Task, { readonly copy: Copy }>;

/** Sees to it that the threads have the tables they are to think about, and sends no more of them than is needed. */
export class Copies {
  readonly #pool: Pool;
  readonly #sent = new Map<string, number>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async ask<T extends AboutTable>(id: string, table: AnyTable, make: (copy: Copy) => T): Promise<Results[T['is']]> {
    const number = table.journal.length;
    const from = this.#sent.get(id);
    if (this.#sent.size > MOST_TABLES) this.#sent.clear();
    this.#sent.set(id, number);
    if (from !== undefined) {
      const copy: Copy = { table: id, number, ahead: { from, entries: table.journal.slice(from) } };
      const result = await this.#pool.ask(make(copy));
      if (result !== undefined) return result;
    }
    const result = await this.#pool.ask(make({ table: id, number, saved: JSON.stringify(save(table)) }));
    if (result === undefined) throw new Error(`a thread could not take up table ${id}`);
    return result;
  }

  forget(id: string): void {
    this.#sent.delete(id);
  }
}
