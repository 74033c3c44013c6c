import {
  branch,
  copy,
  type Event,
  type Happening,
  mayKnow,
  type Open,
  type Question,
  type Random,
  type Refusal,
  randomFrom,
  refusalOf,
  type Seat,
  type Table,
  type World,
} from '@ecumene/engine';
import type { Bot, Budget, Decision, Situation } from './bot.ts';

/** What a bot did wrong; the default was answered in its place, and the game went on. */
export interface Mishap {
  readonly bot: string;
  readonly seat: Seat;
  readonly topic: string;
  readonly what: 'threw' | 'refused' | 'waited' | 'late';
  /** For whoever looks after the bot, not for the table: it may tell secrets of the seat. */
  readonly detail: string;
}

/** A bot in its seat at a table: what it has heard and remembers, and how it comes to its answers. */
export class Seated<W extends World<unknown, E>, V, E extends Event> {
  readonly seat: Seat;
  readonly bot: Bot<W, V, E>;
  readonly #table: Table<W, V, E>;
  readonly #key: Random;
  #heard: Happening<E>[] = [];
  #memory: unknown;
  /** The question in which it waits for others; null, if it does not. */
  #waits: { readonly id: string; readonly optional: boolean } | null = null;

  /** Its random streams come from `key`, one for each question, so that they are the same after a restart. */
  constructor(table: Table<W, V, E>, seat: Seat, bot: Bot<W, V, E>, key: string, memory?: unknown) {
    this.seat = seat;
    this.bot = bot;
    this.#table = table;
    this.#key = randomFrom(key);
    this.#memory = memory;
  }

  /** What the bot wants to remember: plain data. */
  get memory(): unknown {
    return this.#memory;
  }

  /** Tells the bot what happened, as far as its seat may know. */
  hear(happenings: readonly Happening<E>[]): void {
    for (const happening of happenings) if (mayKnow(happening, this.seat)) this.#heard.push(happening);
  }

  /** Lets the bot decide; whatever it does wrong, a legal answer comes out, or that it waits. */
  decide(post: Open, budget: Budget, report: (mishap: Mishap) => void): Decision {
    if (this.#sleeps(post)) return { wait: true, memory: this.#memory };
    const decision = this.#think(post, budget, report);
    this.#waits = 'wait' in decision ? { id: post.id, optional: isOptional(post) } : null;
    return decision;
  }

  /** Whether it waits and has heard of nothing since that it could use. */
  #sleeps(post: Open): boolean {
    if (this.bot.wakes === undefined || this.#waits === null || !post.floor) return false;
    if (this.#waits.id !== post.id || this.#waits.optional !== isOptional(post)) return false;
    return !this.#heard.some(({ event }) => this.bot.wakes?.(event));
  }

  #think(post: Open, budget: Budget, report: (mishap: Mishap) => void): Decision {
    const mishap = (what: Mishap['what'], detail: string): Decision => {
      report({ bot: this.bot.name, seat: this.seat, topic: post.asking.question.topic, what, detail });
      return { answer: post.asking.default() };
    };
    try {
      const decision = this.bot.decide(new AtTable(this.#table, post, this.#key, this.#heard, this.#memory, budget));
      this.#heard = [];
      this.#memory = copy(decision.memory);
      if ('wait' in decision) return post.floor ? decision : mishap('waited', 'only on an open floor may a bot wait');
      const refusal = refusalOf(post.asking, decision.answer);
      return refusal === undefined ? decision : mishap('refused', JSON.stringify({ refusal, answer: decision.answer }));
    } catch (error) {
      return mishap('threw', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}

function isOptional({ asking }: Open): boolean {
  return asking.question.optional !== undefined;
}

class AtTable<W extends World<unknown, E>, V, E extends Event> implements Situation<W, V, E> {
  readonly #table: Table<W, V, E>;
  readonly #post: Open;
  readonly #key: Random;
  readonly heard: readonly Happening<E>[];
  readonly memory: unknown;
  readonly budget: Budget;
  #view: V | undefined;
  #random: Random | undefined;

  constructor(
    table: Table<W, V, E>,
    post: Open,
    key: Random,
    heard: readonly Happening<E>[],
    memory: unknown,
    budget: Budget,
  ) {
    this.#table = table;
    this.#post = post;
    this.#key = key;
    this.heard = heard;
    this.memory = memory;
    this.budget = budget;
  }

  get seat(): Seat {
    return this.#post.seat;
  }

  get question(): Question {
    return this.#post.asking.question;
  }

  get floor(): boolean {
    return this.#post.floor;
  }

  get view(): V {
    this.#view ??= this.#table.view(this.seat);
    return this.#view;
  }

  get random(): Random {
    this.#random ??= branch(this.#key, this.#post.id);
    return this.#random;
  }

  sample(): unknown {
    return this.#post.asking.sample(this.random);
  }

  list(): readonly unknown[] | undefined {
    return this.#post.asking.list();
  }

  refusal(answer: unknown): Refusal | undefined {
    return refusalOf(this.#post.asking, answer);
  }

  fallback(): unknown {
    return this.#post.asking.default();
  }

  imagine(random: Random): Table<W, V, E> {
    return this.#table.imagine(this.seat, random);
  }
}
