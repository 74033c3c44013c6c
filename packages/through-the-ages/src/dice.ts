import { at, below, type Random } from '@ecumene/engine';

const WORD = 2 ** 31;
const EVEN_ENOUGH = 64;

/** Small numbers out of one drawn word, until it is used up; not perfectly even, which a sample need not be. */
export class Dice {
  readonly #random: Random;
  #left = 0;
  #range = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** A number below a small limit. */
  below(limit: number): number {
    if (this.#range < limit * EVEN_ENOUGH) {
      this.#left = below(this.#random, WORD);
      this.#range = WORD;
    }
    const number = this.#left % limit;
    this.#left = Math.floor(this.#left / limit);
    this.#range = Math.floor(this.#range / limit);
    return number;
  }

  pick<T>(items: readonly T[]): T {
    return at(items, this.below(items.length));
  }

  /** One that fits: the first from a random one on, all the way round. */
  find<T>(items: readonly T[], fits: (item: T) => boolean): T | undefined {
    if (items.length === 0) return undefined;
    const first = this.below(items.length);
    for (let i = 0; i < items.length; i++) {
      const item = at(items, (first + i) % items.length);
      if (fits(item)) return item;
    }
    return undefined;
  }

  /** Yes, once in so many times. */
  once(inSoMany: number): boolean {
    return this.below(inSoMany) === 0;
  }
}
