import type { Asking } from './question.ts';
import { wrongShape } from './question.ts';
import { confirm } from './questions/confirm.ts';
import type { Refusal } from './refusal.ts';
import { say } from './text.ts';

/** A place at the table. */
export type Seat = string;

/**
 * A rule as a generator: it does things to the world and, when a player must decide, yields what is open and goes on
 * when one of it has been answered. `T` is what the rule comes to.
 */
export type Script<T = void> = Generator<readonly Open[], T, void>;

/** An open question, whatever the type of its answer. */
export interface Open {
  readonly seat: Seat;
  readonly asking: Asking<unknown>;
  /** Its name at the table, such as `12.egypt.3`; given by the table when the question first stands open. */
  id: string;
  readonly answered: boolean;
  /** Set where nobody may see the answer until all asked with it have answered. */
  readonly seal: Seal | undefined;
  /** Checks an answer in full and keeps it, or says why not. A trusted answer was checked before. */
  take(answer: unknown, trusted?: boolean): Refusal | undefined;
}

/** What holds the answers of a sealed question closed. */
export interface Seal {
  broken: boolean;
}

/** The seat of the clock: it closes floors. */
export const CLOCK: Seat = '@clock';

class Post<A> implements Open {
  readonly seat: Seat;
  readonly asking: Asking<A>;
  readonly seal: Seal | undefined;
  id = '';
  #given: { readonly answer: A } | undefined;

  constructor(seat: Seat, asking: Asking<A>, seal?: Seal) {
    this.seat = seat;
    this.asking = asking;
    this.seal = seal;
  }

  get answered(): boolean {
    return this.#given !== undefined;
  }

  get answer(): A {
    if (this.#given === undefined) throw new Error(`${this.asking.question.topic} went on without an answer`);
    return this.#given.answer;
  }

  take(answer: unknown, trusted = false): Refusal | undefined {
    if (!this.asking.read(answer)) return wrongShape(this.asking.question);
    const refusal = trusted ? undefined : this.asking.check(answer);
    if (refusal === undefined) this.#given = { answer };
    return refusal;
  }
}

/** Asks one seat and waits. */
export function* ask<A>(seat: Seat, asking: Asking<A>): Script<A> {
  const post = new Post(seat, asking);
  yield [post];
  return post.answer;
}

/** Asks several seats at once; the answers are sealed: nothing is done with any until all are in. */
export function* askAll<A>(seats: readonly Seat[], asking: (seat: Seat) => Asking<A>): Script<Map<Seat, A>> {
  const seal: Seal = { broken: false };
  const posts = seats.map((seat) => new Post(seat, asking(seat), seal));
  for (let open = posts; open.length > 0; open = posts.filter((post) => !post.answered)) yield open;
  seal.broken = true;
  return new Map(posts.map((post) => [post.seat, post.answer]));
}

/** One of several scripts that run side by side. */
class Lane<T> {
  readonly #script: Script<T>;
  open: readonly Open[] = [];
  #end: { readonly value: T } | undefined;

  constructor(script: Script<T>) {
    this.#script = script;
    this.advance();
  }

  get value(): T {
    if (this.#end === undefined) throw new Error('a script was left before its end');
    return this.#end.value;
  }

  advance(): void {
    const step = this.#script.next();
    if (step.done) {
      this.#end = { value: step.value };
      this.open = [];
    } else {
      this.open = step.value;
    }
  }
}

/** Runs several scripts side by side, each asking its own questions, answered in any order, until all are done. */
export function* together<T>(scripts: readonly Script<T>[]): Script<T[]> {
  const lanes = scripts.map((script) => new Lane(script));
  for (;;) {
    const open = lanes.flatMap((lane) => lane.open);
    if (open.length === 0) return lanes.map((lane) => lane.value);
    yield open;
    for (const lane of lanes) if (lane.open.some((post) => post.answered)) lane.advance();
  }
}

/** A stretch of play in which every seat may act again and again, in any order, until it is over or the clock ends it. */
export interface Floor<A> {
  readonly name: string;
  readonly seats: readonly Seat[];
  /** What a seat is asked now. Asked anew after each of its own acts. */
  asking(seat: Seat): Asking<A>;
  /** What an act does. */
  act(seat: Seat, answer: A): void;
  over(): boolean;
}

export function closesFloor(name: string): string {
  return `close ${name}`;
}

/** Holds an open floor. Says how it ended. */
export function* floor<A>(held: Floor<A>): Script<'over' | 'closed'> {
  const bell = new Post(
    CLOCK,
    confirm({ topic: closesFloor(held.name), text: say('Close the floor?'), optional: true }),
  );
  const posts = new Map(held.seats.map((seat) => [seat, new Post(seat, held.asking(seat))]));
  while (!held.over()) {
    yield [...posts.values(), bell];
    if (bell.answered) return 'closed';
    for (const [seat, post] of posts) {
      if (!post.answered) continue;
      held.act(seat, post.answer);
      posts.set(seat, new Post(seat, held.asking(seat)));
    }
  }
  return 'over';
}
