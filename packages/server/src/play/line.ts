/** Lets each name have one thing done after another, with only so many more waiting. */
export class Line {
  readonly #most: number;
  readonly #waiting = new Map<string, { last: Promise<unknown>; length: number }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Does something when it is its turn; nothing comes back where too much waits already. */
  async inTurn<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    const line = this.#waiting.get(name) ?? { last: Promise.resolve(), length: 0 };
    if (line.length > this.#most) return undefined;
    this.#waiting.set(name, line);
    line.length += 1;
    const done = line.last.then(work);
    line.last = done.catch(() => {});
    try {
      return await done;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.#waiting.delete(name);
    }
  }
}
