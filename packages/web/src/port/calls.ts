import { say, type Text } from '@ecumene/engine';
import { Failure } from './failure.ts';

/** Why nothing is answered when somebody has gone from a table. */
export const CLOSED = say('The table was closed.');

/** What was asked of a worker and waits for its answer. */
export class Calls {
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(why: Error): void }>();
  #last = 0;

  /** Asks something: `post` sends it under the number the answer will come with. */
  ask(post: (call: number) => void): Promise<unknown> {
    this.#last += 1;
    const call = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      post(call);
    });
  }

  answered(call: number, value: unknown): void {
    this.#waiting.get(call)?.resolve(value);
    this.#waiting.delete(call);
  }

  failed(call: number, why: Text): void {
    this.#waiting.get(call)?.reject(new Failure(why));
    this.#waiting.delete(call);
  }

  /** Nothing will be answered any more. */
  drop(why: Text): void {
    for (const call of [...this.#waiting.keys()]) this.failed(call, why);
  }
}
