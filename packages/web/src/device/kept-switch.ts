import { useSyncExternalStore } from 'react';
import { remembered } from './memory.ts';

/** Something that is on or off on this device, as somebody chose. */
export class KeptSwitch {
  readonly #key: string;
  readonly #standard: boolean;
  readonly #listeners = new Set<() => void>();

  constructor(key: string, standard: boolean) {
    this.#key = key;
    this.#standard = standard;
  }

  isOn = (): boolean => {
    const kept = remembered.get(this.#key);
    return kept === null ? this.#standard : kept === 'on';
  };

  choose(on: boolean): void {
    remembered.set(this.#key, on ? 'on' : 'off');
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export function useKeptSwitch(kept: KeptSwitch): boolean {
  return useSyncExternalStore(kept.subscribe, kept.isOn);
}
