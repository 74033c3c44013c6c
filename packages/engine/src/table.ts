import { disguiseTimeline } from './disguise.ts';
import type { Disguise, Game, Standing } from './game.ts';
import { countingMoves, type Entry, isMove, type Move, type Player, type StandingAnswer } from './journal.ts';
import { at, copy } from './json.ts';
import { Notes, type Proposal } from './notes.ts';
import { isRefused } from './options.ts';
import { path } from './program.ts';
import { type Question, wrongShape } from './question.ts';
import { branch, commitment, type Random, randomFrom, rekey } from './random.ts';
import { type Refusal, refuse } from './refusal.ts';
import { copyPosition, firstPosition, isPosition, type Position } from './run.ts';
import { CLOCK, type Open, type Seat } from './script.ts';
import { say } from './text.ts';
import { type Checkpoint, type Keeping, type NumberedMove, type Played, SERVED, Timeline } from './timeline.ts';
import { takenBack } from './undo.ts';
import { type Event, type Happening, mayKnow, type World } from './world.ts';

/** What a table is made of before anybody moves. */
export interface Setup {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seat[];
  /** Kept secret until the game is over; its commitment is published at once. */
  readonly seed: string;
  readonly players?: Readonly<Record<Seat, Player>>;
  /** For a table that does not begin at the beginning: the position it begins with, as plain data. */
  readonly position?: unknown;
}

/** An open question with its name at the table. */
export interface Asked {
  readonly id: string;
  readonly seat: Seat;
  readonly question: Question;
}

/** What everybody may know of an open question. */
export interface Awaited {
  readonly seat: Seat;
  readonly topic: string;
  readonly optional: boolean;
}

export type Outcome<E extends Event = Event> =
  | { readonly ok: true; readonly played: readonly Played<E>[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A rule broke down while it was playing a move. The table stands as it did before. */
export class Fault extends Error {
  readonly move: Move;

  constructor(move: Move, cause: unknown) {
    super(`a rule broke down: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.move = move;
  }
}

/** Before the first move there is only what happened as the table was opened. */
const NOTHING_AT_HAND = -1;

/** One game being played. Everything that ever changes it goes through the journal. */
export class Table<W extends World<unknown, E>, V, E extends Event> {
  readonly game: Game<W, V, E>;
  readonly setup: Setup;
  readonly #keeping: Keeping;
  readonly #journal: Entry[];
  #timeline: Timeline<W, V, E>;
  readonly #notes: Notes;

  private constructor(
    game: Game<W, V, E>,
    setup: Setup,
    keeping: Keeping,
    journal: Entry[],
    timeline: Timeline<W, V, E>,
    notes: Notes,
  ) {
    this.game = game;
    this.setup = setup;
    this.#keeping = keeping;
    this.#journal = journal;
    this.#timeline = timeline;
    this.#notes = notes;
  }

  /** What is wrong with a setup; nothing, if a table can be opened with it. */
  static faults(game: Game, setup: Setup): readonly Refusal[] {
    const { least, most } = game.seats;
    const count = setup.seats.length;
    const faults: Refusal[] = [];
    if (count < least || count > most) {
      faults.push(refuse('seats', say('{game} is for {least} to {most} players.', { game: game.title, least, most })));
    }
    if (new Set(setup.seats).size < count) faults.push(refuse('seats', say('Every seat needs a name of its own.')));
    const settled = game.sheet.settle(setup.options, count);
    return isRefused(settled) ? [...faults, ...settled.refusals] : faults;
  }

  /** Opens a table. The setup must be without faults. */
  static open<W extends World<unknown, E>, V, E extends Event>(
    game: Game<W, V, E>,
    setup: Setup,
    keeping: Keeping = SERVED,
  ): Table<W, V, E> {
    const timeline = new Timeline(game, { first: beginning(game, setup) }, keeping);
    return new Table(game, setup, keeping, [], timeline, new Notes(setup.players ?? {}));
  }

  /** A table whose journal has been kept, taken up from a checkpoint. Throws `Stuck` where a move cannot be played. */
  static resume<W extends World<unknown, E>, V, E extends Event>(
    game: Game<W, V, E>,
    setup: Setup,
    journal: readonly Entry[],
    checkpoint: Checkpoint<W> | undefined,
    trusted: boolean,
    keeping: Keeping = SERVED,
  ): Table<W, V, E> {
    const origin = { first: beginning(game, setup), ...(checkpoint && { checkpoint }) };
    const timeline = new Timeline(game, origin, keeping);
    timeline.replay(movesOf(journal).slice(checkpoint?.after ?? 0), trusted);
    const notes = new Notes(setup.players ?? {});
    for (const entry of journal) notes.note(entry);
    return new Table(game, setup, keeping, [...journal], timeline, notes);
  }

  get journal(): readonly Entry[] {
    return this.#journal;
  }

  get over(): boolean {
    return this.#timeline.run.over;
  }

  /** The true state of everything. Never leaves the server. */
  get world(): W {
    return this.#timeline.run.world;
  }

  get seats(): readonly Seat[] {
    return this.world.seats;
  }

  get players(): Readonly<Record<Seat, Player>> {
    return this.#notes.players;
  }

  get proposal(): Proposal | undefined {
    return this.#notes.proposal;
  }

  get latestCheckpoint(): Checkpoint<W> | undefined {
    return this.#timeline.latest;
  }

  /** What is published about the seed while the game goes on. */
  get commitment(): string {
    return commitment(this.setup.seed);
  }

  /** Where play stands, by the names of the sequence of play from the outside in. */
  get where(): readonly string[] {
    return this.over ? [] : path(this.game.program, this.#timeline.run.cursor);
  }

  standing(): readonly Standing[] {
    return this.game.standing(this.world);
  }

  view(viewer: Seat | null): V {
    return this.game.view(this.world, viewer);
  }

  /** The questions a seat can answer now. */
  questions(seat: Seat): readonly Asked[] {
    return this.openQuestions()
      .filter((post) => post.seat === seat)
      .map((post) => ({ id: post.id, seat, question: post.asking.question }));
  }

  /** Who is asked what kind of thing: this much everybody may know. */
  waiting(): readonly Awaited[] {
    return this.openQuestions().map(({ seat, asking: { question } }) => ({
      seat,
      topic: question.topic,
      optional: question.optional === true,
    }));
  }

  /** Every open question with what it takes to answer it. For whoever runs the table, not for those who play at it. */
  openQuestions(): readonly Open[] {
    return this.#timeline.run.open.filter((post) => post.seat !== CLOCK && this.#present(post.seat));
  }

  /** The floors the clock may close now. */
  openFloors(): readonly string[] {
    return this.#timeline.run.open
      .filter((post) => post.seat === CLOCK)
      .map((post) => post.asking.question.topic.replace(/^close /, ''));
  }

  /** What a seat, or a spectator, may know of all that happened from entry `since` on. */
  story(viewer: Seat | null, since = 0): readonly Happening<E>[] {
    this.#recall(this.#timeline.prologue === undefined ? NOTHING_AT_HAND : 0);
    const prologue = (since === 0 && this.#timeline.prologue) || [];
    const later = this.#timeline.played.filter((played) => played.number >= since);
    return [...prologue, ...later.flatMap((played) => played.happenings)].filter((happening) =>
      mayKnow(happening, viewer),
    );
  }

  answer(seat: Seat, question: string, answer: unknown): Outcome<E> {
    if (!this.#present(seat)) return refused('not-seated', 'This seat is not at the table.');
    return this.#move({ is: 'answer', seat, question, answer: copy(answer) });
  }

  /** The clock of a seat ran out. */
  defaultAnswer(seat: Seat, question: string): Outcome<E> {
    return this.#move({ is: 'defaulted', seat, question });
  }

  closeFloor(floor: string): Outcome<E> {
    return this.#move({ is: 'floor-closed', floor });
  }

  callTime(): Outcome<E> {
    if (this.over || this.world.room.timeCalled) return refused('too-late', 'Time has been called already.');
    return this.#move({ is: 'time-called' });
  }

  /** A seat leaves for good: its open questions are answered by default, and the game's rules on leaving apply next. */
  leave(seat: Seat): Outcome<E> {
    if (!this.#present(seat)) return refused('not-seated', 'This seat is not at the table.');
    return this.#move({ is: 'left', seat });
  }

  arrive(seat: Seat): Outcome<E> {
    const { seats, room } = this.world;
    if (this.game.arrive === undefined) return refused('no-arrivals', 'Nobody can join this game once it has begun.');
    if (seats.length + room.arriving.length >= this.game.seats.most) return refused('full', 'The table is full.');
    if (seats.includes(seat) || room.arriving.includes(seat)) return refused('taken', 'There is such a seat already.');
    return this.#move({ is: 'arrived', seat });
  }

  /** Hands a seat to another person or a bot; the game does not notice. */
  replace(seat: Seat, by: Player): Outcome<E> {
    if (!this.#present(seat)) return refused('not-seated', 'This seat is not at the table.');
    return this.#write({ is: 'replaced', seat, by });
  }

  /** A seat asks for the printed order from the next phase on, or no longer does. */
  insist(seat: Seat, on: boolean): Outcome<E> {
    if (!this.#present(seat)) return refused('not-seated', 'This seat is not at the table.');
    return this.#move({ is: 'insisted', seat, on });
  }

  /** Takes back a seat's latest answer, if that is free. */
  takeBack(seat: Seat): Outcome<E> {
    return this.#takeBack(seat, this.#answersOf(seat).slice(-1));
  }

  /** Takes back all a seat answered in its latest step, if that is free. */
  resetStep(seat: Seat): Outcome<E> {
    const own = this.#answersOf(seat);
    return this.#takeBack(
      seat,
      own.filter((played) => played.rest === own.at(-1)?.rest),
    );
  }

  /** Proposes to undo everything from entry `to` on; it is done when every other seat agrees. */
  proposeUndo(seat: Seat, to: number): Outcome<E> {
    if (!this.#present(seat)) return refused('not-seated', 'This seat is not at the table.');
    if (!countingMoves(this.#journal).includes(to))
      return refused('no-such-move', 'There is no such move to go back to.');
    this.#write({ is: 'undo-proposed', seat, to });
    return this.#undoIfAgreed();
  }

  judgeUndo(seat: Seat, agrees: boolean): Outcome<E> {
    if (this.proposal === undefined) return refused('no-proposal', 'Nobody has proposed to undo anything.');
    if (!this.#present(seat)) return refused('not-seated', 'This seat is not at the table.');
    this.#write({ is: 'undo-judged', seat, agrees });
    return this.#undoIfAgreed();
  }

  /** Leaves answers for questions to come. */
  stand(seat: Seat, standing: StandingAnswer): Outcome<E> {
    if (!this.#present(seat)) return refused('not-seated', 'This seat is not at the table.');
    if (standing.answers.length === 0) return refused('no-answers', 'Leave at least one answer.');
    this.#write({ is: 'stood', seat, standing: copy(standing) });
    return { ok: true, played: this.#answerForTheAbsent() };
  }

  standDown(seat: Seat, topic: string): Outcome<E> {
    return this.#write({ is: 'stood-down', seat, topic });
  }

  /** What a seat has prepared for its open questions and must confirm, and what speaks against it by now. */
  prepared(
    seat: Seat,
  ): readonly { readonly asked: Asked; readonly answer: unknown; readonly refusal: Refusal | undefined }[] {
    return this.#timeline.run.open.flatMap((post) => {
      const standing = post.seat === seat ? this.#notes.standing(seat, post.asking.question.topic) : undefined;
      if (standing?.confirm === undefined) return [];
      const { asking, id } = post;
      const answer = standing.answers[0];
      const refusal = asking.read(answer) ? asking.check(answer) : wrongShape(asking.question);
      return [{ asked: { id, seat, question: asking.question }, answer, refusal }];
    });
  }

  /** The moves that count, from move `index` on, counted from the very first. */
  movesSince(index: number): readonly Move[] {
    return movesOf(this.#journal)
      .slice(index)
      .map(({ move }) => move);
  }

  /** A copy that goes its own way, for what-if and search. With a label, what it draws is its own too. */
  fork(label?: string, keeping: Keeping = this.#keeping): Table<W, V, E> {
    const timeline = this.#timeline.again(keeping, () => movesOf(this.#journal));
    if (label !== undefined) rekey(timeline.run.world.random, label);
    return new Table(this.game, this.setup, keeping, this.#journal.slice(), timeline, this.#notes.copy());
  }

  /**
   * This table with everything a seat cannot know exchanged at random for something that looks the same to it, together
   * with the exchange. It goes on as the true table would, so it is for testing what shows; bots `imagine`.
   */
  disguised(seat: Seat, random: Random): { readonly table: Table<W, V, E>; readonly disguise: Disguise<W> } {
    return this.#disguised(seat, random, 'as given');
  }

  /** A full game a bot may search in: consistent with all its seat may know, and nothing else taken from the true one. */
  imagine(seat: Seat, random: Random): Table<W, V, E> {
    const { table } = this.#disguised(seat, random, 'drawn anew');
    rekey(table.world.random, branch(random, 'imagined').key);
    return table;
  }

  #disguised(seat: Seat, random: Random, sealed: 'as given' | 'drawn anew') {
    if (!this.#timeline.remembersSinceLatest) this.#recall(0);
    const { timeline, disguise } = disguiseTimeline(this.game, this.#timeline, seat, random, this.#keeping, sealed);
    const journal = this.#journal.slice();
    return { table: new Table(this.game, this.setup, this.#keeping, journal, timeline, this.#notes.copy()), disguise };
  }

  #present(seat: Seat): boolean {
    const { seats, room } = this.world;
    return seats.includes(seat) && !room.gone.includes(seat) && !room.leaving.includes(seat);
  }

  #write(entry: Entry): Outcome<E> {
    this.#journal.push(entry);
    this.#notes.note(entry);
    return { ok: true, played: [] };
  }

  #move(move: Move): Outcome<E> {
    const played = this.#play(move);
    if ('code' in played) return { ok: false, refusal: played };
    return { ok: true, played: [played, ...this.#answerForTheAbsent()] };
  }

  #play(move: Move): Played<E> | Refusal {
    const number = this.#journal.length;
    try {
      const played = this.#timeline.play({ number, move }, false);
      if (!('code' in played)) this.#write(move);
      return played;
    } catch (cause) {
      this.#timeline = this.#timeline.again(this.#keeping, () => movesOf(this.#journal));
      throw new Fault(move, cause);
    }
  }

  /** Gives the answers that need nobody: the defaults of seats that have left, and those left for later. */
  #answerForTheAbsent(): Played<E>[] {
    const given: Played<E>[] = [];
    const { gone, leaving } = this.world.room;
    if (gone.length + leaving.length === 0 && !this.#notes.anythingStands) return given;
    for (;;) {
      const post = this.#timeline.run.open.find(({ seat, asking: { question } }) => {
        if (question.optional || seat === CLOCK) return false;
        const standing = this.#notes.standing(seat, question.topic);
        return !this.#present(seat) || (standing !== undefined && !standing.confirm);
      });
      if (post === undefined) return given;
      const { seat, id: question } = post;
      const played = this.#present(seat)
        ? this.#giveStandingAnswer(post)
        : this.#play({ is: 'defaulted', seat, question });
      if (played === undefined) continue;
      if ('code' in played) throw new Error(`the default answer to ${question} is refused: ${played.code}`);
      given.push(played);
    }
  }

  /** Gives an answer that was left for later; if it is not allowed any more, it is dropped. */
  #giveStandingAnswer({ seat, id: question, asking }: Open): Played<E> | undefined {
    const { topic } = asking.question;
    const answer = copy(this.#notes.standing(seat, topic)?.answers[0]);
    const played = this.#play({ is: 'answer', seat, question, answer, standing: topic });
    if (!('code' in played)) return played;
    this.#write({ is: 'stood-down', seat, topic });
    return undefined;
  }

  #answersOf(seat: Seat): Played<E>[] {
    this.#recall(0);
    return this.#timeline.played.filter(({ move }) => move.is === 'answer' && move.seat === seat);
  }

  #takeBack(seat: Seat, own: readonly Played<E>[]): Outcome<E> {
    const without = takenBack(this.#timeline, own, (move) => this.#wasForTheAbsent(move));
    if ('code' in without) return { ok: false, refusal: without };
    this.#timeline = without.timeline;
    this.#write({ is: 'taken-back', seat, entries: without.undone });
    return { ok: true, played: this.#answerForTheAbsent() };
  }

  /** Answers given because a seat has left are given again by themselves, so they stand in nobody's way. */
  #wasForTheAbsent(move: Move): boolean {
    return move.is === 'defaulted' && !this.#present(move.seat);
  }

  #undoIfAgreed(): Outcome<E> {
    const { proposal } = this;
    if (proposal === undefined) return { ok: true, played: [] };
    const everybody = this.seats.filter((seat) => this.#present(seat));
    if (!everybody.every((seat) => proposal.agreed.includes(seat))) return { ok: true, played: [] };
    this.#recall(0);
    const index = this.#timeline.played.findIndex((played) => played.number >= proposal.to);
    this.#timeline = this.#timeline.turnOff(index, [], true);
    return this.#move({ is: 'undone', to: proposal.to });
  }

  /** Brings back to memory everything from move `index` on, by replaying the journal if need be. */
  #recall(index: number): void {
    if (this.#timeline.remembers(index)) return;
    const timeline = new Timeline(
      this.game,
      { first: beginning(this.game, this.setup) },
      { ...this.#keeping, story: true },
    );
    timeline.replay(movesOf(this.#journal), true);
    this.#timeline = timeline;
  }
}

function refused(code: string, sentence: string): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: refuse(code, say(sentence)) };
}

/** Where a table begins: with the set-up of its game, or with a position given. */
function beginning<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  setup: Setup,
): () => Position<W> {
  const { position, seats, seed } = setup;
  if (isPosition<W>(position)) return () => copyPosition(game, position);
  const options = game.sheet.settle(setup.options);
  if (isRefused(options))
    throw new Error(`a table cannot be opened with these options: ${JSON.stringify(options.refusals)}`);
  return () => firstPosition(game, game.setup(options, seats, randomFrom(seed)));
}

function movesOf(journal: readonly Entry[]): NumberedMove[] {
  return countingMoves(journal).flatMap((number) => {
    const move = at(journal, number);
    return isMove(move) ? [{ number, move }] : [];
  });
}
