import type { Base } from '../operations/base.ts';

const MOST = 100;

/** A cache for a moment: equal requests get the same answer, computed once. */
export class ShortCache<T> {
  readonly #base: Base;
  readonly #time: number;
  readonly #known = new Map<string, { readonly until: number; readonly value: Promise<T> }>();

  constructor(base: Base, time: number) {
    this.#base = base;
    this.#time = time;
  }

  get(name: string, find: () => Promise<T>): Promise<T> {
    const now = this.#base.now();
    const known = this.#known.get(name);
    if (known !== undefined && now < known.until) return known.value;
    if (this.#known.size >= MOST) this.#known.clear();
    const value = find();
    this.#known.set(name, { until: now + this.#time, value });
    // What could not be found is not kept.
    value.catch(() => this.#known.delete(name));
    return value;
  }
}
