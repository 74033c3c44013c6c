import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Base } from '../operations/base.ts';
import { TooLong } from '../tables/time-limit.ts';
import { type Claim, FairShare } from './fair-share.ts';
import type { Answer, Job, Reply, Results, Task } from './tasks.ts';

interface Waiting {
  readonly task: Task;
  readonly claim: Claim;
  readonly done: (reply: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/** The compiled worker, also where the sources are run as they stand. */
const PROGRAM = new URL(
  import.meta.url.replace('/server/src/', '/server/dist/').replace(/pool\.(ts|js)$/, 'worker.js'),
);

/** So many may wait to be shown the past, or for a file of theirs to be proved; more are turned away. */
const MOST_LOOKS = 100;
/** A file that waits is held in memory whole. */
const MOST_IMPORTS = 4;

/**
 * Worker threads for thinking, so that nobody else has to wait. A bot that thinks too long is cut off. Bots have theirs to
 * themselves, and nothing waits until somebody's file has been proved or somebody has been shown the past.
 */
export class Pool {
  readonly #bots: readonly Lane[];
  readonly #errands: Lane;
  readonly #imports: Lane;
  readonly #looks: Lane;

  constructor(base: Base, threads = Math.max(1, Math.min(4, availableParallelism() - 1))) {
    const { stuckThinking, stuckStep } = base.config.limits;
    const limit = (task: Task): number => (task.is === 'step' ? stuckStep : stuckThinking);
    this.#bots = Array.from({ length: threads }, () => new Lane(limit));
    this.#errands = new Lane(limit);
    this.#imports = new Lane(limit, MOST_IMPORTS);
    this.#looks = new Lane(limit, MOST_LOOKS);
  }

  /** Works something out; nothing comes back where the worker has no copy of the table yet, or too many wait. */
  async ask<T extends Task>(task: T): Promise<Results[T['is']] | undefined> {
    const lane = this.#lane(task);
    if (lane.full) return undefined;
    const reply = await lane.ask(task);
    if (reply.is === 'need') return undefined;
    if (reply.is === 'failed') throw new Error(reply.why);
    return isResult<T>(reply.result) ? reply.result : undefined;
  }

  get waiting(): number {
    return this.#lanes.reduce((sum, lane) => sum + lane.waiting, 0);
  }

  /** The same by what it waits for. */
  get queues(): Readonly<Record<string, number>> {
    const bots = this.#bots.reduce((sum, lane) => sum + lane.waiting, 0);
    return { bots, errands: this.#errands.waiting, imports: this.#imports.waiting, looks: this.#looks.waiting };
  }

  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }

  get #lanes(): readonly Lane[] {
    return [...this.#bots, this.#errands, this.#imports, this.#looks];
  }

  /** The bots of a table think in the same thread every time, where its copy is. */
  #lane(task: Task): Lane {
    if (task.is === 'table-view') return this.#looks;
    if (task.is === 'import') return this.#imports;
    if (task.is !== 'decide') return this.#errands;
    let sum = 0;
    for (const letter of task.copy.table) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
    const lane = this.#bots[sum % this.#bots.length];
    if (lane === undefined) throw new Error('there are no threads to think');
    return lane;
  }
}

/** A thread's reply is of the kind that was asked for. */
function isResult<T extends Task>(_result: Results[Task['is']]): _result is Results[T['is']] {
  return true;
}

/** Bots think on account of the host of their table; everything else is on one account, and served in the order it came. */
function claimOf(task: Task): Claim {
  return task.is === 'decide' ? { payer: task.payer, idle: task.idle } : { payer: '', idle: false };
}

/** One thread and what waits for it, one thing after another; but a step comes first, for a whole table waits with it. */
class Lane {
  readonly #limit: (task: Task) => number;
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  readonly #share = new FairShare();
  #worker: Worker | undefined;
  /** The worker has begun; what it is asked takes time from then on. */
  #ready = false;
  #now:
    | (Waiting & { readonly job: number; readonly since: number; readonly timer: ReturnType<typeof setTimeout> })
    | undefined;
  #job = 0;
  #closed = false;

  constructor(limit: (task: Task) => number, most = Number.POSITIVE_INFINITY) {
    this.#limit = limit;
    this.#most = most;
  }

  get full(): boolean {
    return this.waiting >= this.#most;
  }

  get waiting(): number {
    return this.#waiting.length + (this.#now === undefined ? 0 : 1);
  }

  ask(task: Task): Promise<Answer> {
    if (this.#closed) return Promise.reject(new Error('the server is stopping'));
    return new Promise((done, failed) => {
      const errand = task.is === 'step' ? this.#waiting.findIndex((one) => one.task.is !== 'step') : -1;
      const waiting = { task, claim: claimOf(task), done, failed };
      this.#waiting.splice(errand < 0 ? this.#waiting.length : errand, 0, waiting);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#waiting.splice(0)) failed(new Error('the server is stopping'));
    this.#fail(new Error('the server is stopping'));
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#now !== undefined || this.#closed || this.#waiting.length === 0) return;
    this.#worker ??= this.#start();
    const next = this.#share.next(this.#waiting.map(({ claim }) => claim));
    const waiting = this.#ready ? this.#waiting.splice(next, 1)[0] : undefined;
    if (waiting === undefined) return;
    this.#job += 1;
    const job: Job = { job: this.#job, task: waiting.task };
    const limit = this.#limit(waiting.task);
    const timer = setTimeout(() => this.#cutOff(limit), limit);
    this.#now = { ...waiting, job: this.#job, since: performance.now(), timer };
    this.#worker.postMessage(job);
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } });
    worker.unref();
    this.#ready = false;
    worker.on('message', (reply: Reply) => {
      if (reply.is === 'ready') {
        this.#ready = true;
        this.#next();
        return;
      }
      if (this.#now?.job !== reply.job) return;
      const { done } = this.#now;
      this.#ended();
      done(reply);
      this.#next();
    });
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#worker = undefined;
      this.#fail(error);
      if (!this.#ready) for (const { failed } of this.#waiting.splice(0)) failed(error);
      this.#next();
    });
    return worker;
  }

  /** Ends the thread in the middle of what it does; another takes its place. */
  #cutOff(limit: number): void {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#fail(new TooLong(limit));
    worker?.removeAllListeners('message');
    worker?.terminate().catch(() => {});
    this.#next();
  }

  #fail(error: unknown): void {
    if (this.#now === undefined) return;
    const { failed } = this.#now;
    this.#ended();
    failed(error);
  }

  /** What is being done has come to an end, one way or another: its time is counted. */
  #ended(): void {
    if (this.#now === undefined) return;
    const { claim, since, timer } = this.#now;
    clearTimeout(timer);
    this.#share.spent(claim, performance.now() - since);
    this.#now = undefined;
  }
}
