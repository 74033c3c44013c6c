import { describe, expect, test } from 'vitest';
import { OneByOne } from './one-by-one.ts';

/** A table that asks again before it says that an answer was taken. */
class HastyTable {
  readonly heard: string[] = [];
  readonly #making: OneByOne;
  readonly #refuses: string | undefined;
  #question = 1;

  constructor(making: OneByOne, refuses?: string) {
    this.#making = making;
    this.#refuses = refuses;
  }

  get question(): string {
    return String(this.#question);
  }

  readonly answer = async (move: unknown): Promise<boolean> => {
    this.heard.push(String(move));
    if (move === this.#refuses) return false;
    this.#question += 1;
    await this.askAgain();
    return true;
  };

  async askAgain(): Promise<void> {
    void this.#making.asked(this.question, this.answer);
    void this.#making.asked(this.question, this.answer);
    await Promise.resolve();
  }
}

describe('the parts of a voyage', () => {
  test('go to the table once each, also when it asks again before it says that one was taken', async () => {
    const making = new OneByOne();
    const table = new HastyTable(making);
    expect(await making.begin(['Knossos', 'Rhodes', 'Miletus'], table.question, table.answer)).toBe(true);
    await table.askAgain();
    expect(table.heard).toEqual(['Knossos', 'Rhodes', 'Miletus']);
  });

  test('end where one is refused', async () => {
    const making = new OneByOne();
    const table = new HastyTable(making, 'Rhodes');
    await making.begin(['Knossos', 'Rhodes', 'Miletus'], table.question, table.answer);
    await table.askAgain();
    expect(table.heard).toEqual(['Knossos', 'Rhodes']);
    expect(await making.begin(['Rhodes'], table.question, table.answer)).toBe(false);
  });
});
