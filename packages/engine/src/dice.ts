import { at } from './json.ts';
import { type Random, word } from './random.ts';

/** Of a random word so much is used: numbers of this size are those the machine is fastest with. */
const UNUSED_BITS = 2;
const VALUES = 2 ** (32 - UNUSED_BITS);
/** How many times larger than a choice what is left of a word must be, so that all choices stay nearly as likely. */
const FAIR = 256;

/** Many small choices from few random words. For samples, where every choice must be possible but not exactly as likely. */
export class Dice {
  readonly #random: Random;
  #left = 0;
  #range = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number {
    if (this.#range < limit * FAIR) {
      this.#left = word(this.#random) >>> UNUSED_BITS;
      this.#range = VALUES;
    }
    const chosen = this.#left % limit;
    this.#left = Math.floor(this.#left / limit);
    this.#range = Math.floor(this.#range / limit);
    return chosen;
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(chances: number, outOf: number): boolean {
    return this.below(outOf) < chances;
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

  /** Puts the items in a random order, in place. */
  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const item = at(items, last);
      items[last] = at(items, other);
      items[other] = item;
    }
    return items;
  }
}
