import type { Game } from './game.ts';
import type { Move } from './journal.ts';
import { copy } from './json.ts';
import { type Cursor, current, proceed } from './program.ts';
import { rekey } from './random.ts';
import { type Refusal, refuse } from './refusal.ts';
import { CLOCK, closesFloor, type Open, type Script, type Seat } from './script.ts';
import { say } from './text.ts';
import type { Event, Happening, World } from './world.ts';

/** The whole game at a rest point: no script is in flight, so this alone is the game. */
export interface Position<W> {
  readonly world: W;
  readonly cursor: Cursor;
  /** How many rest points came before. */
  readonly rest: number;
  readonly over: boolean;
}

/** A game in motion: the world, where play stands, and the script in flight. */
export class Run<W extends World<unknown, E>, V, E extends Event> {
  readonly #game: Game<W, V, E>;
  readonly world: W;
  readonly cursor: Cursor;
  rest: number;
  over: boolean;
  open: readonly Open[] = [];
  /** Called at each rest point, before the next step begins. */
  #resting: (run: Run<W, V, E>) => void;
  #script: Script | undefined;
  /** Whether the script in flight stands outside the program: an arrival or a departure. */
  #aside = false;
  readonly #asked = new Map<Seat, number>();

  private constructor(game: Game<W, V, E>, position: Position<W>, resting: (run: Run<W, V, E>) => void) {
    this.#game = game;
    this.world = position.world;
    this.cursor = position.cursor;
    this.rest = position.rest;
    this.over = position.over;
    this.#resting = resting;
  }

  /** Begins at the first step. */
  static begin<W extends World<unknown, E>, V, E extends Event>(
    game: Game<W, V, E>,
    world: W,
    resting: (run: Run<W, V, E>) => void,
  ): Run<W, V, E> {
    const cursor: Cursor = [];
    const over = proceed(game.program, world, cursor, true) === undefined;
    return Run.resume(game, { world, cursor, rest: 0, over }, resting);
  }

  /** Goes on from a rest point. The position becomes the run's own. */
  static resume<W extends World<unknown, E>, V, E extends Event>(
    game: Game<W, V, E>,
    position: Position<W>,
    resting: (run: Run<W, V, E>) => void,
  ): Run<W, V, E> {
    const run = new Run(game, position, resting);
    run.#play();
    return run;
  }

  /** Where play rests. Meant for the moment a rest point is announced. */
  position(): Position<W> {
    const { world, cursor, rest, over } = this;
    return copyPosition(this.#game, { world, cursor, rest, over });
  }

  /** The question of this name, if it is open. */
  find(id: string): Open | undefined {
    return this.open.find((post) => post.id === id);
  }

  /** Plays a move, or says why it cannot be played; then nothing has changed. */
  move(move: Move, number: number, trusted: boolean): Refusal | undefined {
    const { room, random } = this.world;
    switch (move.is) {
      case 'answer':
        return this.#answer(this.#asks(move.seat, move.question), (post) => post.take(move.answer, trusted));
      case 'defaulted':
        return this.#answer(this.#asks(move.seat, move.question), (post) => post.take(post.asking.default(), trusted));
      case 'floor-closed':
        return this.#answer(this.#bell(move.floor), (post) => post.take(true));
      case 'time-called':
        room.timeCalled = true;
        return undefined;
      case 'left':
        room.leaving.push(move.seat);
        if (this.#answerForTheGone()) this.#play();
        return undefined;
      case 'arrived':
        room.arriving.push(move.seat);
        return undefined;
      case 'insisted':
        room.insisting.splice(0, Number.POSITIVE_INFINITY, ...room.insisting.filter((seat) => seat !== move.seat));
        if (move.on) room.insisting.push(move.seat);
        return undefined;
      case 'undone':
        rekey(random, `undone ${number}`);
        return undefined;
    }
  }

  /** What has happened since this was last asked. */
  takeNews(): Happening<E>[] {
    return this.world.news.splice(0);
  }

  #asks(seat: Seat, question: string): Open | undefined {
    return this.open.find((post) => post.id === question && post.seat === seat);
  }

  #bell(floor: string): Open | undefined {
    return this.open.find((post) => post.seat === CLOCK && post.asking.question.topic === closesFloor(floor));
  }

  #answer(post: Open | undefined, take: (post: Open) => Refusal | undefined): Refusal | undefined {
    if (post === undefined) return refuse('not-open', say('This question is not open any more.'));
    const refusal = take(post);
    if (refusal === undefined) this.#play();
    return refusal;
  }

  /** Plays on until somebody who is there must be waited for, or the game is over. */
  #play(): void {
    do {
      this.#advance();
    } while (this.#answerForTheGone());
  }

  /** Takes the script in flight, and the steps after it, to the next question. */
  #advance(): void {
    for (;;) {
      this.#script ??= this.#nextScript();
      if (this.#script === undefined) {
        this.open = [];
        return;
      }
      const next = this.#script.next();
      if (!next.done) {
        this.open = next.value;
        this.#name();
        return;
      }
      this.#script = undefined;
      this.#restHere(this.#aside);
    }
  }

  /** The script to run from this rest point, passing over steps that ask nothing. Nothing, when the game is over. */
  #nextScript(): Script | undefined {
    for (;;) {
      this.#resting(this);
      this.#aside = false;
      const { room, seats } = this.world;
      const leaver = room.leaving.shift();
      const comer = leaver === undefined ? room.arriving.shift() : undefined;
      let script: Script | void;
      if (leaver !== undefined) {
        this.#aside = true;
        room.gone.push(leaver);
        script = this.#game.depart?.(this.world, leaver);
      } else if (comer !== undefined) {
        this.#aside = true;
        seats.push(comer);
        script = this.#game.arrive?.(this.world, comer);
      } else if (this.over) {
        return undefined;
      } else {
        script = current(this.#game.program, this.cursor).run(this.world);
      }
      if (script) return script;
      this.#restHere(this.#aside);
    }
  }

  /** A step has ended: on to the next, unless what ended stood outside the program. */
  #restHere(aside: boolean): void {
    this.rest += 1;
    this.#asked.clear();
    if (!aside) this.over = proceed(this.#game.program, this.world, this.cursor, false) === undefined;
  }

  #name(): void {
    for (const post of this.open) {
      if (post.id !== '') continue;
      const count = (this.#asked.get(post.seat) ?? 0) + 1;
      this.#asked.set(post.seat, count);
      post.id = `${this.rest}.${post.seat}.${count}`;
    }
  }

  /** Answers by default one question of a seat that has left. Says whether there was one. */
  #answerForTheGone(): boolean {
    const { leaving, gone } = this.world.room;
    if (leaving.length + gone.length === 0) return false;
    const post = this.open.find(
      ({ seat, asking }) => (leaving.includes(seat) || gone.includes(seat)) && asking.question.optional === undefined,
    );
    if (post === undefined) return false;
    const refusal = post.take(post.asking.default());
    if (refusal !== undefined) throw new Error(`the default answer to ${post.id} is refused: ${refusal.code}`);
    return true;
  }
}

export function copyPosition<W extends World, V, E extends Event>(
  game: Game<W, V, E>,
  position: Position<W>,
): Position<W> {
  const world = game.copy?.(position.world) ?? copy(position.world);
  return { ...position, world, cursor: copy(position.cursor) };
}
