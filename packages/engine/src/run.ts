import type { Game } from './game.ts';
import type { Move } from './journal.ts';
import { copy, must } from './json.ts';
import { type Cursor, path, Walk } from './program.ts';
import { rekey } from './random.ts';
import { type Refusal, refuse } from './refusal.ts';
import { CLOCK, closesFloor, type Open, type Script, type Seat } from './script.ts';
import { say } from './text.ts';
import { Endless, type Event, type Happening, type World } from './world.ts';

/** The whole game at a rest point, or at a question of a steady step: this alone is the game. */
export interface Position<W> {
  readonly world: W;
  readonly cursor: Cursor;
  /** How many rest points came before. */
  readonly rest: number;
  readonly over: boolean;
  /** At a question of a steady step: how many questions each seat was asked in it before those now open. */
  readonly asked?: Readonly<Record<Seat, number>>;
}

export const notOpen = refuse('not-open', say('This question is no longer open.'));
const notSeated = refuse('not-seated', say('This seat is not at the table.'));

/** More steps than ever pass before a player is asked something. */
const MOST_STEPS = 10_000;

/** A running game: the world, the current step, and the running script. */
export class Run<W extends World<unknown, E>, V, E extends Event> {
  readonly #game: Game<W, V, E>;
  readonly world: W;
  rest: number;
  over: boolean;
  open: readonly Open[] = [];
  /** Called at each rest point, before the next step begins. */
  #resting: (run: Run<W, V, E>) => void;
  #script: Script<unknown> | undefined;
  readonly #walk: Walk<W>;
  /** Whether the running script is outside the program: a player joins or leaves. */
  #aside = false;
  readonly #asked = new Map<Seat, number>();
  /** Whether the step to run next had begun already: then nobody comes or goes before it. */
  #midStep: boolean;
  /** Whether anything was answered since the script in flight began. */
  #answered = false;
  /** Whether the step in flight, begun all at once, goes on in the printed order. */
  #reordered = false;
  /** How many steps have passed since a player was asked something. */
  #passed = 0;

  private constructor(game: Game<W, V, E>, position: Position<W>, resting: (run: Run<W, V, E>) => void) {
    this.#game = game;
    this.world = position.world;
    this.rest = position.rest;
    this.over = position.over;
    this.#resting = resting;
    this.#midStep = position.asked !== undefined;
    this.#walk = position.over ? new Walk() : Walk.at(game.program, position.cursor);
    for (const [seat, count] of Object.entries(position.asked ?? {})) this.#asked.set(seat, count);
  }

  get cursor(): Cursor {
    return this.#walk.cursor;
  }

  /** The current steps, by their names in the sequence of play, from the outside in. */
  get where(): readonly string[] {
    return this.over ? [] : path(this.#game.program, this.cursor);
  }

  /** Goes on from a rest point. The position becomes the run's own. */
  static resume<W extends World<unknown, E>, V, E extends Event>(
    game: Game<W, V, E>,
    position: Position<W>,
    resting: (run: Run<W, V, E>) => void,
  ): Run<W, V, E> {
    const run = new Run(game, position, resting);
    run.#advance();
    return run;
  }

  /** The game as it rests. Meant for the moment a rest point is announced, or for a steady step. */
  position(): Position<W> {
    const { world, cursor, rest, over } = this;
    return copyPosition(this.#game, {
      world,
      cursor,
      rest,
      over,
      ...(this.open.length > 0 && { asked: this.#askedBefore() }),
    });
  }

  /** Whether the world alone is the game although a script is in flight. */
  get steady(): boolean {
    return this.#script !== undefined && !this.#aside && this.#walk.step?.steady === true;
  }

  /** Whether insisting on the printed order, or no longer doing so, takes effect at once: nobody has answered yet. */
  get mayReorder(): boolean {
    return this.#sideBySide && !this.#answered;
  }

  /** Whether the printed order somebody insists on comes only with the next phase. */
  get orderPending(): boolean {
    return this.#sideBySide && !this.#reordered && this.world.room.insisting.length > 0;
  }

  /** Whether seats are asked all at once although there is a printed order. */
  get #sideBySide(): boolean {
    const { step } = this.#walk;
    return this.#script !== undefined && !this.#aside && step?.paced === true && step.steady !== true;
  }

  #askedBefore(): Record<Seat, number> {
    const asked = Object.fromEntries(this.#asked);
    for (const post of this.open) asked[lane(post)] = (asked[lane(post)] ?? 0) - 1;
    return asked;
  }

  /** The question of this name, if it is open. */
  find(id: string): Open | undefined {
    for (const post of this.open) if (post.id === id) return post;
    return undefined;
  }

  /** Plays a move, or says why it cannot be played; then nothing has changed. */
  move(move: Move, trusted: boolean): Refusal | undefined {
    const { room, random } = this.world;
    switch (move.is) {
      case 'answer':
        return this.#goOn(this.#asks(move), move.answer, trusted);
      case 'defaulted':
        return this.#goOnByDefault(this.#asks(move), trusted);
      case 'floor-closed':
        return this.#goOn(this.#bell(move.floor), true, false);
      case 'time-called':
        room.timeCalled = true;
        return undefined;
      case 'left':
        if (!this.world.seats.includes(move.seat) || room.gone.includes(move.seat)) return notSeated;
        room.leaving.push(move.seat);
        return undefined;
      case 'arrived':
        if (this.world.seats.includes(move.seat) || this.#game.arrive === undefined) return notSeated;
        room.arriving.push(move.seat);
        return undefined;
      case 'insisted':
        room.insisting.splice(0, room.insisting.length, ...room.insisting.filter((seat) => seat !== move.seat));
        if (move.on) room.insisting.push(move.seat);
        if (move.now && this.mayReorder) this.#reorder();
        return undefined;
      case 'undone':
        rekey(random, `undone ${move.time}`);
        return undefined;
      case 'parted':
        rekey(random, move.label);
        return undefined;
    }
  }

  /** What has happened since this was last asked. */
  takeNews(): Happening<E>[] {
    return this.world.news.splice(0);
  }

  #asks({ seat, question, topic }: Extract<Move, { is: 'answer' | 'defaulted' }>): Open | undefined {
    const post = this.find(question);
    return post?.seat === seat && post.asking.question.topic === topic ? post : undefined;
  }

  #bell(floor: string): Open | undefined {
    return this.open.find((post) => post.seat === CLOCK && post.asking.question.topic === closesFloor(floor));
  }

  /** Gives an answer to a question and plays on. */
  #goOn(post: Open | undefined, answer: unknown, trusted: boolean): Refusal | undefined {
    if (post === undefined) return notOpen;
    const refusal = post.take(answer, trusted);
    if (refusal === undefined) this.#advance();
    return refusal;
  }

  /** Goes on though nothing was answered, so that the seats asked side by side are asked in the order wanted now. */
  #reorder(): void {
    this.#reordered = this.world.room.insisting.length > 0;
    this.#advance();
    this.#answered = false;
  }

  /** The same by default. On a floor, once is enough for a seat that has left. */
  #goOnByDefault(post: Open | undefined, trusted: boolean): Refusal | undefined {
    if (post === undefined) return notOpen;
    const { gone, leaving, excused } = this.world.room;
    const { seat, floor } = post;
    const refusal = post.take(post.asking.default(), trusted);
    if (refusal !== undefined) return refusal;
    if (floor && (gone.includes(seat) || leaving.includes(seat))) excused.push(seat);
    this.#advance();
    return undefined;
  }

  /** Takes the script in flight, and the steps after it, to the next question or the end of the game. */
  #advance(): void {
    this.#answered = true;
    this.#passed = 0;
    try {
      this.#goOnToQuestion();
    } catch (error) {
      throw error instanceof Endless && error.where.length === 0 ? new Endless(error.what, this.where) : error;
    }
  }

  #goOnToQuestion(): void {
    for (;;) {
      this.#script ??= this.#nextScript();
      if (this.#script === undefined) return;
      const next = this.#script.next();
      if (!next.done) {
        this.open = next.value;
        this.#name();
        return;
      }
      this.#script = undefined;
      this.#restHere();
    }
  }

  /** The script to run from this rest point, passing over steps that ask nothing. Nothing, when the game is over. */
  #nextScript(): Script<unknown> | undefined {
    for (;;) {
      this.open = [];
      if (!this.#midStep) this.#resting(this);
      const { leaving, arriving } = this.world.room;
      this.#aside = !this.#midStep && leaving.length + arriving.length > 0;
      this.#midStep = false;
      this.#answered = false;
      this.#reordered = false;
      if (this.over && !this.#aside) return undefined;
      const script = this.#aside ? this.#comeOrGo() : this.#walk.step?.run(this.world);
      if (script) return script;
      this.#restHere();
    }
  }

  /** Lets one seat leave or arrive, as the game has it. */
  #comeOrGo(): Script<unknown> | void {
    const { room, seats } = this.world;
    const leaver = room.leaving.shift();
    if (leaver !== undefined) {
      room.gone.push(leaver);
      room.insisting.splice(0, room.insisting.length, ...room.insisting.filter((seat) => seat !== leaver));
      return this.#game.depart?.(this.world, leaver);
    }
    const comer = must(room.arriving.shift(), 'somebody to arrive');
    seats.push(comer);
    return this.#game.arrive?.(this.world, comer);
  }

  /** A step has ended: on to the next, unless what ended stood outside the program. */
  #restHere(): void {
    this.#passed += 1;
    if (this.#passed > MOST_STEPS) throw new Endless(`${MOST_STEPS} steps in a row asked nobody anything`, this.where);
    this.rest += 1;
    if (this.#asked.size > 0) this.#asked.clear();
    if (this.world.room.excused.length > 0) this.world.room.excused.length = 0;
    if (this.#aside) return;
    this.#walk.proceed(this.world);
    this.over = this.#walk.step === undefined;
  }

  /** Names the questions that are new: the rest point, the seat, and which of its questions in which script. */
  #name(): void {
    for (const post of this.open) {
      if (post.id !== '') continue;
      const asked = lane(post);
      const count = (this.#asked.get(asked) ?? 0) + 1;
      this.#asked.set(asked, count);
      post.id = `${this.rest}.${asked}.${count}`;
    }
  }
}

/** A seat in one of the scripts that run side by side. */
function lane(post: Open): string {
  return post.lane === '' ? post.seat : `${post.seat}.${post.lane}`;
}

/** The position before the first step of a game that has just been set up. */
export function firstPosition<W extends World, V, E extends Event>(game: Game<W, V, E>, world: W): Position<W> {
  const { cursor, step } = Walk.begin(game.program, world);
  return { world, cursor, rest: 0, over: step === undefined };
}

export function copyPosition<W extends World, V, E extends Event>(
  game: Game<W, V, E>,
  position: Position<W>,
): Position<W> {
  const world = game.copy?.(position.world) ?? copy(position.world);
  return { ...position, world, cursor: copy(position.cursor) };
}
