import { useCallback, useSyncExternalStore } from 'react';
import { useTable } from '../../table/at-table.ts';
import type { TablePort } from '../../table/port.ts';

/** Something laid out at a table but not yet said. It stays there while panels are turned, and for every part to see. */
export class DraftStore<T> {
  readonly #blank: T;
  readonly #values = new WeakMap<TablePort, T>();
  readonly #listeners = new Set<() => void>();

  constructor(blank: T) {
    this.#blank = blank;
  }

  at(port: TablePort): T {
    return this.#values.get(port) ?? this.#blank;
  }

  lay(port: TablePort, value: T): void {
    this.#values.set(port, value);
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** What is laid out at this table, and a way to lay out something else. */
export function useDraftStore<T>(laid: DraftStore<T>): readonly [T, (value: T) => void] {
  const { port } = useTable();
  const value = useSyncExternalStore(laid.subscribe, () => laid.at(port));
  return [value, useCallback((next: T) => laid.lay(port, next), [laid, port])];
}
