import type { Seat } from '@ecumene/engine';
import type { Logger } from 'pino';
import type { AnyTable } from '../games.ts';
import type { Write } from '../store/store.ts';
import type { LiveTable } from './live.ts';
import type { Amender, Changed } from './table-action.ts';

/** Those who are told of tables, or have a say in what is written of them. */
export class TableListeners {
  readonly #log: Logger;
  readonly #changed = new Set<(changed: Changed) => void>();
  readonly #deleted: ((live: LiveTable) => void)[] = [];
  readonly #amenders: Amender[] = [];
  readonly #keepers: ((id: string) => boolean)[] = [];

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Calls back when a table has changed. */
  onChange(listener: (changed: Changed) => void): void {
    this.#changed.add(listener);
  }

  /** Calls back when a table that was in memory has been deleted. */
  onDeletion(listener: (live: LiveTable) => void): void {
    this.#deleted.push(listener);
  }

  /** Adds what else is to be written whenever a table moves on. */
  onWriting(amender: Amender): void {
    this.#amenders.push(amender);
  }

  /** As long as this says so, a table does not go to sleep and is kept up to date. */
  keepAwake(isNeeded: (id: string) => boolean): void {
    this.#keepers.push(isNeeded);
  }

  changed(changed: Changed): void {
    for (const listener of this.#changed) {
      try {
        listener(changed);
      } catch (error) {
        this.#log.error({ err: error, table: changed.live.id }, 'somebody could not be told');
      }
    }
  }

  deleted(live: LiveTable): void {
    for (const listener of this.#deleted) listener(live);
  }

  writesFor(live: LiveTable, table: AnyTable, called: readonly Seat[]): readonly Write[] {
    return this.#amenders.flatMap((amend) => amend(live, table, called));
  }

  isAwake(id: string): boolean {
    return this.#keepers.some((isNeeded) => isNeeded(id));
  }
}
