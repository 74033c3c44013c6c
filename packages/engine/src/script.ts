import { at, copy } from './json.ts';
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
  /** Which of several scripts that run side by side asks it, from the outside in. */
  lane: string;
  /** Its name at the table, such as `12.egypt.3`; given by the table when the question first stands open. */
  id: string;
  readonly answered: boolean;
  /** Set where nobody may see the answer until all asked with it have answered. */
  readonly seal: Seal | undefined;
  /** Whether it is asked on an open floor, where an answer leads to the same question again. */
  readonly floor: boolean;
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
  readonly floor: boolean;
  lane = '';
  id = '';
  #given: { readonly answer: A } | undefined;

  constructor(
    seat: Seat,
    asking: Asking<A>,
    { seal, floor = false }: { readonly seal?: Seal; readonly floor?: boolean } = {},
  ) {
    this.seat = seat;
    this.asking = asking;
    this.seal = seal;
    this.floor = floor;
  }

  get answered(): boolean {
    return this.#given !== undefined;
  }

  get answer(): A {
    if (this.#given === undefined) throw new Error(`${this.asking.question.topic} went on without an answer`);
    return this.#given.answer;
  }

  /** Takes the place, and the name, of another. */
  instead(other: Post<A>): this {
    this.id = other.id;
    this.lane = other.lane;
    return this;
  }

  take(answer: unknown, trusted = false): Refusal | undefined {
    if (!this.asking.read(answer)) return wrongShape(this.asking.question);
    const refusal = trusted ? undefined : this.asking.check(answer);
    if (refusal === undefined) this.#given = { answer: copy(answer) };
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
  const posts = seats.map((seat) => new Post(seat, asking(seat), { seal }));
  for (let open = posts; open.length > 0; open = posts.filter((post) => !post.answered)) yield open;
  seal.broken = true;
  return new Map(posts.map((post) => [post.seat, post.answer]));
}

/** One of several scripts that run side by side. */
class Lane<T> {
  readonly #script: Script<T>;
  readonly #label: string;
  open: readonly Open[] = [];
  #unawaited: readonly Open[] | undefined;
  #end: { readonly value: T } | undefined;

  constructor(script: Script<T>, label: string) {
    this.#script = script;
    this.#label = label;
    this.advance();
  }

  get value(): T {
    if (this.#end === undefined) throw new Error('a script was left before its end');
    return this.#end.value;
  }

  /** Its questions, where nobody waits for them. */
  get unawaited(): readonly Open[] {
    this.#unawaited ??= this.open.map((post) => new Unawaited(post));
    return this.#unawaited;
  }

  /** Whether one of its questions has been answered. */
  get answered(): boolean {
    for (const post of this.open) if (post.answered) return true;
    return false;
  }

  advance(): void {
    this.#unawaited = undefined;
    const step = this.#script.next();
    if (step.done) {
      this.#end = { value: step.value };
      this.open = [];
      return;
    }
    this.open = step.value;
    for (const post of this.open) {
      if (post.id === '' && post.seat !== this.#label)
        post.lane = post.lane === '' ? this.#label : `${this.#label}.${post.lane}`;
    }
  }
}

/**
 * Runs several scripts side by side, each asking its own questions, answered in any order, until all are done. The labels
 * keep the names of their questions apart: the number of each, if not said. Where it goes on although nothing was
 * answered, `oneByOne` says whether from then on only the first script that is not done asks.
 */
export function* together<T>(
  scripts: readonly Script<T>[],
  labels?: readonly string[],
  oneByOne: () => boolean = () => false,
): Script<T[]> {
  const lanes = scripts.map((script, i) => new Lane(script, labels?.[i] ?? String(i)));
  let ordered = false;
  for (;;) {
    const open: Open[] = [];
    for (const lane of lanes) {
      if (ordered && open.length > 0) break;
      for (const post of lane.open) open.push(post);
    }
    if (open.length === 0) return lanes.map((lane) => lane.value);
    yield open;
    let answered = false;
    for (const lane of lanes) {
      if (!lane.answered) continue;
      answered = true;
      lane.advance();
    }
    if (!answered) ordered = oneByOne();
  }
}

/** Scripts that are run in order, but begun before their turn where that makes no difference. */
export interface Ordered {
  readonly label: string;
  run(): Script<unknown> | void;
  /** Whether it may begin though these before it, by their places, have not come to their end. */
  mayBegin(before: readonly number[]): boolean;
  /** Whether it may begin in any case; but nobody waits for it before `mayBegin` says that it may. */
  readonly isFree: boolean;
}

/** A question somebody may answer already, though nobody waits for it yet. */
class Unawaited implements Open {
  readonly asking: Asking<unknown>;
  readonly #post: Open;

  constructor(post: Open) {
    this.#post = post;
    const { asking } = post;
    this.asking = {
      question: { ...asking.question, optional: true },
      schema: () => asking.schema(),
      read: (answer): answer is unknown => asking.read(answer),
      check: (answer) => asking.check(answer),
      sample: (random) => asking.sample(random),
      list: () => asking.list(),
      default: () => asking.default(),
    };
  }

  get seat(): Seat {
    return this.#post.seat;
  }

  get lane(): string {
    return this.#post.lane;
  }

  set lane(lane: string) {
    this.#post.lane = lane;
  }

  get id(): string {
    return this.#post.id;
  }

  set id(id: string) {
    this.#post.id = id;
  }

  get answered(): boolean {
    return this.#post.answered;
  }

  get seal(): Seal | undefined {
    return this.#post.seal;
  }

  get floor(): boolean {
    return this.#post.floor;
  }

  take(answer: unknown, trusted?: boolean): Refusal | undefined {
    return this.#post.take(answer, trusted);
  }
}

/**
 * Runs scripts in order, each begun as soon as it may, until all are done. Where play goes on although nothing was answered,
 * `oneByOne` says whether from then on only the first that is not done asks.
 */
export function* asSoonAsMayBe(scripts: readonly Ordered[], oneByOne: () => boolean = () => false): Script {
  const lanes = new Map<number, Lane<unknown> | 'done'>();
  let ordered = false;
  /** By place: how many it waited for when that was last asked; 0 if for nobody. They only come to their end. */
  const waitsFor = new Map<number, number>();
  const mayBeginNow = (place: number, { mayBegin }: Ordered, before: readonly number[]): boolean => {
    const known = waitsFor.get(place);
    if (known === 0 || known === before.length) return known === 0;
    const may = mayBegin(before);
    waitsFor.set(place, may ? 0 : before.length);
    return may;
  };
  for (;;) {
    const before: number[] = [];
    const open: Open[] = [];
    for (const [place, one] of scripts.entries()) {
      const isAwaited = before.length === 0 || (!ordered && mayBeginNow(place, one, before));
      if (!lanes.has(place) && (isAwaited || (!ordered && one.isFree))) {
        const script = one.run();
        lanes.set(place, script ? new Lane(script, one.label) : 'done');
      }
      const lane = lanes.get(place);
      if (lane === 'done' || (lane !== undefined && lane.open.length === 0)) continue;
      if (lane !== undefined && isAwaited) open.push(...lane.open);
      else if (lane !== undefined && !ordered) open.push(...lane.unawaited);
      before.push(place);
    }
    if (before.length === 0) return;
    yield open;
    let answered = false;
    for (const lane of lanes.values()) {
      if (lane === 'done' || !lane.answered) continue;
      answered = true;
      lane.advance();
    }
    if (!answered) ordered = oneByOne();
  }
}

/** A stretch of play in which every seat may act again and again, in any order, until it is over or the clock ends it. */
export interface Floor<A> {
  readonly name: string;
  readonly seats: readonly Seat[];
  /** What a seat is asked as things stand. Asked of all after each act, so it should cost little. */
  asking(seat: Seat): Asking<A>;
  /** What an act does. */
  act(seat: Seat, answer: A): void;
  over(): boolean;
}

const ON_A_FLOOR = { floor: true };

export function closesFloor(name: string): string {
  return `close ${name}`;
}

/**
 * Holds an open floor. Says how it ended. After each act all are asked as things stand then; whose question is the very
 * same as before keeps it.
 */
export function* floor<A>(held: Floor<A>): Script<'over' | 'closed'> {
  const bell = new Post(CLOCK, confirm({ topic: closesFloor(held.name), text: say('End trade?'), optional: true }));
  const posts = held.seats.map((seat) => new Post(seat, held.asking(seat), ON_A_FLOOR));
  while (!held.over()) {
    yield [...posts, bell];
    if (bell.answered) return 'closed';
    for (const post of posts) if (post.answered) held.act(post.seat, post.answer);
    for (let i = 0; i < posts.length; i++) {
      const post = at(posts, i);
      const asking = held.asking(post.seat);
      if (post.answered) posts[i] = new Post(post.seat, asking, ON_A_FLOOR);
      else if (asking !== post.asking) posts[i] = new Post(post.seat, asking, ON_A_FLOOR).instead(post);
    }
  }
  return 'over';
}
