import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Mishap } from '@ecumene/bots';
import { type Given, type Match, type Result, seatsOf } from './match.ts';

/** Many times its time to think, and at least so many milliseconds: then a bot is taken not to come back. */
const PATIENCE = { times: 20, least: 10_000 };
const LOOK_EVERY = 250;

/** What a worker says while it plays. */
export type Word =
  | { readonly is: 'asking'; readonly seat: string; readonly question: string }
  | { readonly is: 'decided'; readonly given: Given }
  | { readonly is: 'result'; readonly result: Result }
  | { readonly is: 'broken'; readonly error: string };

/** What a worker is told to play. */
export interface Order {
  readonly match: Match;
  readonly before: readonly Given[];
  readonly lost: readonly string[];
}

export function cores(): number {
  return availableParallelism();
}

/**
 * Plays matches side by side, a worker for each core, and hands over each result as it comes, until there are no more or
 * the taker has had enough. A bot that does not come back is cut off: its game goes on with the default answer.
 */
export async function playAll(
  matches: readonly Match[],
  workers: number,
  take: (result: Result) => 'more' | 'enough',
  thread: Thread = OURS,
): Promise<void> {
  const queue = [...matches];
  let enough = false;
  const work = async (): Promise<void> => {
    const bench = new Bench(thread);
    try {
      for (let match = queue.shift(); match !== undefined && !enough; match = queue.shift()) {
        if (take(await bench.play(match)) === 'enough') enough = true;
      }
    } finally {
      await bench.close();
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(workers, matches.length)) }, work));
}

/** What plays the matches, and how many milliseconds it may be silent about one question. */
export interface Thread {
  readonly code: URL;
  patience(match: Match): number;
}

const OURS: Thread = {
  code: new URL('./match-worker.js', import.meta.url),
  patience: ({ think }) => Math.max(PATIENCE.least, think * PATIENCE.times),
};

/** One worker at a time, replaced when it hangs. */
class Bench {
  readonly #thread: Thread;
  #worker: Worker | undefined;

  constructor(thread: Thread) {
    this.#thread = thread;
  }

  async play(match: Match): Promise<Result> {
    const given: Given[] = [];
    const lost: string[] = [];
    const late: Mishap[] = [];
    for (;;) {
      const result = await this.#attempt({ match, before: given, lost }, given);
      if (!('hung' in result)) return { ...result, mishaps: [...result.mishaps, ...late] };
      const { seat, question } = result.hung;
      lost.push(question);
      const bot = match.bots[seatsOf(match).indexOf(seat)] ?? '';
      late.push({ bot, seat, topic: question, what: 'late', detail: 'it did not come back' });
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #attempt(
    order: Order,
    given: Given[],
  ): Promise<Result | { readonly hung: { readonly seat: string; readonly question: string } }> {
    this.#worker ??= new Worker(this.#thread.code);
    const worker = this.#worker;
    const patience = this.#thread.patience(order.match);
    return new Promise((resolve, reject) => {
      let asked: { readonly seat: string; readonly question: string; readonly since: number } | undefined;
      const watch = setInterval(() => {
        if (asked === undefined || performance.now() - asked.since < patience) return;
        const { seat, question } = asked;
        end();
        this.#worker = undefined;
        void worker.terminate().then(() => resolve({ hung: { seat, question } }));
      }, LOOK_EVERY);
      const listen = (word: Word): void => {
        if (word.is === 'asking') asked = { seat: word.seat, question: word.question, since: performance.now() };
        if (word.is === 'decided') given.push(word.given);
        if (word.is === 'result' || word.is === 'broken') end();
        if (word.is === 'result') resolve(word.result);
        if (word.is === 'broken') reject(new Error(word.error));
      };
      const end = (): void => {
        clearInterval(watch);
        worker.off('message', listen);
        worker.off('error', reject);
      };
      worker.on('message', listen);
      worker.on('error', reject);
      worker.postMessage({ ...order, before: [...order.before] });
    });
  }
}
