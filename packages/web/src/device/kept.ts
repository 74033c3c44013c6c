import { useSyncExternalStore } from 'react';
import { remembered } from './memory.ts';

/** One of several things somebody chose on this device. `written` says how each is remembered. */
export class Kept<T> {
  readonly #key: string;
  readonly #standard: T;
  readonly #written: ReadonlyMap<string, T>;
  readonly #listeners = new Set<() => void>();

  constructor(key: string, standard: T, written: ReadonlyMap<string, T>) {
    this.#key = key;
    this.#standard = standard;
    this.#written = written;
  }

  value = (): T => this.#written.get(remembered.get(this.#key) ?? '') ?? this.#standard;

  choose(value: T): void {
    for (const [name, one] of this.#written) if (one === value) remembered.set(this.#key, name);
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const ON_OR_OFF = new Map([
  ['on', true],
  ['off', false],
]);

/** Something that is on or off on this device. */
export class KeptSwitch extends Kept<boolean> {
  constructor(key: string, standard: boolean) {
    super(key, standard, ON_OR_OFF);
  }
}

export function useKept<T>(kept: Kept<T>): T {
  return useSyncExternalStore(kept.subscribe, kept.value);
}
