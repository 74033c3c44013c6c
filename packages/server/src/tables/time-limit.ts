import { createContext, Script } from 'node:vm';
import { isRecord } from '@ecumene/engine';

/** A step of a game took too long and was cut off. */
export class TooLong extends Error {
  constructor(limit: number) {
    super(`a step was cut off after ${limit} ms`);
    this.name = 'TooLong';
  }
}

const stage: { work: () => void } = { work: () => {} };
const context = createContext(stage);
const script = new Script('work()');

/**
 * Does something, but not for longer than the limit. Whatever it was changing when it was cut off is in no state to be
 * used any more.
 */
export function within<T>(limit: number, work: () => T): T {
  const result: { value?: T } = {};
  stage.work = () => {
    result.value = work();
  };
  try {
    script.runInContext(context, { timeout: limit });
  } catch (error) {
    // It comes from the other context, so it is no `Error` of ours.
    if (isRecord(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new TooLong(limit);
    throw error;
  } finally {
    stage.work = () => {};
  }
  if ('value' in result) return result.value;
  throw new Error('nothing was done');
}

/** Guards follow each other no sooner than after so many times what setting one up cost, so that they stay a small part. */
const SHARE = 12;
/** Milliseconds between two guards: at least, and at most, however much they cost. */
const [NEAR, FAR] = [3, 15];
/** After so many milliseconds whatever else waits comes under a guard of its own, so that it has the whole limit. */
const TOGETHER = 20;

interface Waiting {
  readonly work: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Does things within a limit, all that wait at the same moment under one guard: setting it up takes a thread, and costs more
 * than most of what it guards. One that does not come to an end is cut off alone.
 */
export class TimeLimit {
  readonly #limit: number;
  #waiting: Waiting[] = [];
  #next = Number.NEGATIVE_INFINITY;

  constructor(limit: number) {
    this.#limit = limit;
  }

  do<T>(work: () => T): Promise<T> {
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) this.#doSoon();
      this.#waiting.push({ work: () => done(work()), failed });
    });
  }

  /** At once where none was set up just now; else a little later, together with what comes until then. */
  #doSoon(): void {
    const early = this.#next - performance.now();
    if (early > 0) setTimeout(() => this.#doAll(), early);
    else setImmediate(() => this.#doAll());
  }

  #doAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    let i = 0;
    while (i < waiting.length) {
      const begun = performance.now();
      let worked = 0;
      try {
        within(this.#limit, () => {
          const began = performance.now();
          for (; i < waiting.length && worked < TOGETHER; i++) {
            attempt(waiting[i]);
            worked = performance.now() - began;
          }
        });
      } catch (error) {
        waiting[i]?.failed(error);
        i += 1;
      }
      const cost = performance.now() - begun - worked;
      this.#next = begun + Math.min(FAR, Math.max(NEAR, cost * SHARE));
    }
  }
}

function attempt(waiting: Waiting | undefined): void {
  try {
    waiting?.work();
  } catch (error) {
    waiting?.failed(error);
  }
}
