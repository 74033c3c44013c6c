/**
 * Small things somebody chose, remembered by this browser. Where it forbids that, or has no room left, they are
 * remembered as long as the page is open.
 */
export class Memory {
  readonly #storage: () => Storage;
  readonly #meanwhile = new Map<string, string>();

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get(key: string): string | null {
    const here = this.#meanwhile.get(key);
    if (here !== undefined) return here;
    try {
      return this.#storage().getItem(key);
    } catch {
      return null;
    }
  }

  set(key: string, value: string): void {
    try {
      this.#storage().setItem(key, value);
      this.#meanwhile.delete(key);
    } catch {
      this.#meanwhile.set(key, value);
    }
  }

  forget(key: string): void {
    this.#meanwhile.delete(key);
    try {
      this.#storage().removeItem(key);
    } catch {
      return;
    }
  }
}

/** Remembered until somebody clears the browser. */
export const remembered = new Memory(() => localStorage);

/** Remembered for this visit only. */
export const thisVisit = new Memory(() => sessionStorage);
