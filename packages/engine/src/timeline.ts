import type { Game } from './game.ts';
import type { Move } from './journal.ts';
import type { Question } from './question.ts';
import type { Refusal } from './refusal.ts';
import { copyPosition, type Position, Run } from './run.ts';
import type { Seal } from './script.ts';
import type { Event, Happening, World } from './world.ts';

/** How much of the past is kept at hand. Further back is replayed. */
export interface Keeping {
  /** How many rest points are kept; none for plain simulation. */
  readonly checkpoints: number;
  /** A rest point is kept only when this many moves came since the last one kept. */
  readonly every: number;
  /** How much of what happened is remembered: nothing, what came since the oldest rest point kept, or all. */
  readonly story: 'none' | 'recent' | 'whole';
}

/** For a table people play at: undo and copies are quick. */
export const SERVED: Keeping = { checkpoints: 4, every: 1, story: 'recent' };
/** For games in which bots search: the latest rest point is kept, to imagine from. */
export const SEARCHED: Keeping = { checkpoints: 1, every: 1, story: 'none' };
/** For plain simulation: nothing is kept. */
export const NOTHING_KEPT: Keeping = { checkpoints: 0, every: 1, story: 'none' };

/** In a step that is steady the game is kept after so many moves, so that little is ever played again. */
const STEADILY = 256;

export interface NumberedMove {
  readonly number: number;
  readonly move: Move;
}

/** A move that was played, and what came of it. */
export interface Played<E extends Event = Event> extends NumberedMove {
  readonly happenings: readonly Happening<E>[];
  /** Something hidden came to light or something random was drawn: it cannot be taken back freely. */
  readonly final: boolean;
  /** The rest point after which it was played. */
  readonly rest: number;
  readonly question: Question | undefined;
  readonly seal: Seal | undefined;
}

export interface Checkpoint<W> {
  /** How many moves came before it. */
  readonly after: number;
  readonly position: Position<W>;
}

/** What a table of its own begins with: a position, and moves to play from there. */
export interface Beginning<W> {
  readonly position: Position<W>;
  /** Whether the position was made for this alone, so that it need not be copied again. */
  readonly made: boolean;
  readonly moves: readonly Move[];
}

/** Where a line of play begins: with the first step, or at a checkpoint. */
export interface Origin<W> {
  /** The position before the first move; a new one each time. */
  first(): Position<W>;
  readonly checkpoint?: Checkpoint<W>;
}

/** A move that could not be played again. */
export class Stuck extends Error {
  readonly index: number;
  readonly refusal: Refusal;

  constructor(index: number, refusal: Refusal) {
    super(`move ${index} is refused: ${refusal.code}`);
    this.name = 'Stuck';
    this.index = index;
    this.refusal = refusal;
  }
}

/** One line of play: the moves that count, what came of them, and the run they have led to. */
export class Timeline<W extends World<unknown, E>, V, E extends Event> {
  readonly #game: Game<W, V, E>;
  readonly #origin: Origin<W>;
  readonly #keeping: Keeping;
  #checkpoints: Checkpoint<W>[] = [];
  #length: number;
  /** How many moves came before the first that is remembered in `played`. */
  #before: number;
  #pending: Happening<E>[] = [];
  played: Played<E>[] = [];
  readonly run: Run<W, V, E>;
  /** What happened before the first move, where this line of play knows it. */
  prologue: readonly Happening<E>[] | undefined;

  constructor(game: Game<W, V, E>, origin: Origin<W>, keeping: Keeping) {
    this.#game = game;
    this.#origin = origin;
    this.#keeping = keeping;
    const { checkpoint } = origin;
    this.#length = checkpoint?.after ?? 0;
    this.#before = this.#length;
    if (checkpoint !== undefined) this.#checkpoints = [checkpoint];
    const position = checkpoint === undefined ? origin.first() : copyPosition(game, checkpoint.position);
    this.run = Run.resume(game, position, (run) => this.#rested(run));
    const news = this.#news();
    if (checkpoint === undefined) this.prologue = news;
  }

  /** How many moves have been played, also those before the origin. */
  get length(): number {
    return this.#length;
  }

  /** Whether everything from move `index` on is remembered. */
  remembers(index: number): boolean {
    return this.#keeping.story !== 'none' && index >= this.#before;
  }

  /** The latest point from which the moves since can be played again; in a steady step that is now. */
  get latest(): Checkpoint<W> | undefined {
    if (this.run.steady) return { after: this.#length, position: this.run.position() };
    return this.#checkpoints.at(-1);
  }

  /** Plays a move at the end, or says why it cannot be played. */
  play(numbered: NumberedMove, trusted: boolean): Played<E> | Refusal {
    const { random } = this.run.world;
    const { key, drawn } = random;
    const { move, number } = numbered;
    const { rest } = this.run;
    const post = move.is === 'answer' || move.is === 'defaulted' ? this.run.find(move.question) : undefined;
    this.#length += 1;
    const refusal = this.run.move(move, trusted);
    if (refusal !== undefined) {
      this.#length -= 1;
      return refusal;
    }
    const happenings = this.#news();
    const final = random.drawn !== drawn || random.key !== key || happenings.some((happening) => happening.reveals);
    const question = post?.asking.question;
    const played: Played<E> = { number, move, happenings, final, rest, question, seal: post?.seal };
    if (this.#keeping.story !== 'none') this.played.push(played);
    if (this.run.steady && this.#sinceKept() >= STEADILY) this.#keep(this.run);
    return played;
  }

  /** The same course up to move `index`, then these moves; throws `Stuck` where one cannot be played. */
  turnOff(index: number, moves: readonly NumberedMove[], trusted: boolean): Timeline<W, V, E> {
    if (!this.remembers(index)) throw new Error(`move ${index} is not remembered`);
    const checkpoint = this.#checkpoints.findLast((kept) => kept.after <= index && kept.after >= this.#before);
    const from = checkpoint?.after ?? 0;
    const other = new Timeline(
      this.#game,
      { first: this.#origin.first, ...(checkpoint && { checkpoint }) },
      this.#keeping,
    );
    other.replay(this.since(from).slice(0, index - from), true);
    other.replay(moves, trusted);
    other.played = [...this.played.slice(0, from - this.#before), ...other.played];
    other.#before = this.#before;
    other.prologue = this.prologue ?? other.prologue;
    other.#checkpoints = [...this.#checkpoints.filter((kept) => kept.after < from), ...other.#checkpoints];
    return other;
  }

  /** What a copy begins with: the latest point at hand, and the moves since. */
  copyFrom(journalled: () => readonly NumberedMove[]): Beginning<W> {
    const { latest } = this;
    const after = latest?.after ?? 0;
    const since = this.remembers(after) ? this.since(after) : journalled().slice(after);
    const made = this.run.steady || latest === undefined;
    return { position: latest?.position ?? this.#origin.first(), made, moves: since.map(({ move }) => move) };
  }

  /**
   * The same from where play last rested, which is later than the point at hand where steps passed that asked nothing.
   * What they drew in secret can be exchanged only there.
   */
  restFrom(journalled: () => readonly NumberedMove[]): Beginning<W> {
    const kept = this.copyFrom(journalled);
    if (kept.position.rest >= this.run.rest) return kept;
    let { position } = kept;
    let [played, after] = [0, 0];
    const run = Run.resume(this.#game, copyPosition(this.#game, kept.position), (resting) => {
      position = resting.position();
      after = played;
    });
    for (const move of kept.moves) {
      played += 1;
      run.move(move, true);
    }
    const last = this.#checkpoints.pop();
    if (last !== undefined) this.#checkpoints.push({ after: last.after + after, position });
    return { position, made: false, moves: kept.moves.slice(after) };
  }

  /** The course of these moves, from the latest checkpoint that lies within them. Not from the run, which may be damaged. */
  restored(moves: readonly NumberedMove[]): Timeline<W, V, E> {
    const checkpoint = this.#checkpoints.findLast((kept) => kept.after <= moves.length);
    const other = new Timeline(
      this.#game,
      { first: this.#origin.first, ...(checkpoint && { checkpoint }) },
      this.#keeping,
    );
    other.replay(moves.slice(other.length), true);
    return other;
  }

  replay(moves: readonly NumberedMove[], trusted: boolean): void {
    for (const move of moves) {
      const played = this.play(move, trusted);
      if ('code' in played) throw new Stuck(this.#length, played);
    }
  }

  /** Which move this is, counted from the very first; -1 if it is not remembered. */
  indexOf(number: number): number {
    const index = this.played.findIndex((played) => played.number === number);
    return index < 0 ? index : index + this.#before;
  }

  /** What was played from move `index` on, counted from the very first. */
  since(index: number): readonly Played<E>[] {
    return this.played.slice(Math.max(0, index - this.#before));
  }

  #rested(run: Run<W, V, E>): void {
    if (this.#sinceKept() >= this.#keeping.every) this.#keep(run);
  }

  /** How many moves were played since the last point kept. */
  #sinceKept(): number {
    const last = this.#checkpoints.at(-1);
    return last === undefined ? Number.POSITIVE_INFINITY : this.#length - last.after;
  }

  /** Keeps the game as it stands, and lets go of the oldest point if there are too many. */
  #keep(run: Run<W, V, E>): void {
    const { checkpoints, story } = this.#keeping;
    if (checkpoints === 0) return;
    this.#pending.push(...run.takeNews());
    this.#checkpoints.push({ after: this.#length, position: run.position() });
    if (this.#checkpoints.length <= checkpoints) return;
    this.#checkpoints.shift();
    const oldest = this.#checkpoints[0]?.after ?? 0;
    if (story !== 'recent' || oldest <= this.#before) return;
    this.played.splice(0, oldest - this.#before);
    this.#before = oldest;
  }

  #news(): Happening<E>[] {
    const news = this.run.takeNews();
    if (this.#pending.length === 0) return news;
    return [...this.#pending.splice(0), ...news];
  }
}
