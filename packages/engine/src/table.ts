import { asideFault, automaticAnswerFault, NO_PLANS, onlyLeft } from './answer-limits.ts';
import { copiedCourse, lastRest } from './copied-course.ts';
import { Course, movesOf } from './course.ts';
import { disguised } from './disguise.ts';
import type { Disguise, Game } from './game.ts';
import type { AutomaticAnswer, Entry, Move, Player } from './journal.ts';
import { copy, isPlain, same } from './json.ts';
import { Notes } from './notes.ts';
import { type Outcome, refused } from './outcome.ts';
import { proposedFor } from './prepared.ts';
import { wrongShape } from './question.ts';
import { branch, type Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Open, Seat } from './script.ts';
import { badName, beginning, type Setup, setupFaults } from './setup.ts';
import { TableFacts } from './table-facts.ts';
import { type Beginning, type Checkpoint, type Keeping, SERVED, Timeline } from './timeline.ts';
import { mayTakeBackLatest, takeBackAnswers, undoAsProposed } from './undoing.ts';
import type { Event, World } from './world.ts';

/** One game being played. Everything that ever changes it goes through the journal. */
export class Table<W extends World<unknown, E>, V, E extends Event> extends TableFacts<W, V, E> {
  readonly #course: Course<W, V, E>;

  private constructor(course: Course<W, V, E>) {
    super(course);
    this.#course = course;
  }

  /** What is wrong with a setup; nothing, if a table can be opened with it. */
  static faults(game: Game, setup: Setup): readonly Refusal[] {
    return setupFaults(game, setup);
  }

  /** Opens a table. The setup must be without faults. */
  static open<W extends World<unknown, E>, V, E extends Event>(
    game: Game<W, V, E>,
    setup: Setup,
    keeping: Keeping = SERVED,
  ): Table<W, V, E> {
    const timeline = new Timeline(game, { first: beginning(game, setup) }, keeping);
    const notes = new Notes(setup.players ?? {});
    return new Table(new Course(game, { rules: game.version, ...setup }, keeping, [], timeline, notes));
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
    for (const [number, entry] of journal.entries()) notes.note(entry, number);
    return new Table(new Course(game, setup, keeping, [...journal], timeline, notes));
  }

  answer(seat: Seat, question: string, answer: unknown): Outcome<E> {
    const post = this.#asked(seat, question);
    if (post === undefined) return refused('not-open', 'This question is no longer open.');
    if (!isPlain(answer)) return { ok: false, refusal: wrongShape(post.asking.question) };
    const { topic } = post.asking.question;
    const automatic = this.#course.notes.automatic(seat, topic);
    const confirms = automatic?.confirm === true && same(proposedFor(this.#course, post, automatic).answer, answer);
    const given = { is: 'answer', seat, question, topic, answer: copy(answer) } as const;
    const moved = this.#move(confirms ? { ...given, standing: true } : given);
    // A player who is asked in spite of a plan decides; a plan for one time is used up.
    if (moved.ok && !confirms && automatic?.plan && !automatic.always) this.#course.notes.dropAutomatic(seat, topic);
    return moved;
  }

  /** A bot answers for a seat in a turn that bots play for everyone. The player cannot undo it alone. */
  answerByBot(seat: Seat, question: string, answer: unknown): Outcome<E> {
    const post = this.#asked(seat, question);
    if (post === undefined) return refused('not-open', 'This question is no longer open.');
    if (!isPlain(answer)) return { ok: false, refusal: wrongShape(post.asking.question) };
    const { topic } = post.asking.question;
    return this.#move({ is: 'answer', seat, question, topic, answer: copy(answer), byBot: true });
  }

  /** The clock of a seat ran out. */
  defaultAnswer(seat: Seat, question: string): Outcome<E> {
    const post = this.#asked(seat, question);
    if (post === undefined) return refused('not-open', 'This question is no longer open.');
    return this.#move({ is: 'defaulted', seat, question, topic: post.asking.question.topic });
  }

  /** Plays a move that may put a seat out of the game, so that nobody waits any more for what it says to an undo. */
  #move(move: Move): Outcome<E> {
    const out = this.proposal && this.out;
    const moved = this.#course.move(move);
    return out === undefined || this.over || same(out, this.out) ? moved : this.#andUndoIfAgreed(moved);
  }

  #asked(seat: Seat, question: string): Open | undefined {
    const post = this.#course.timeline.run.find(question);
    return post?.seat === seat && this.#course.present(seat) ? post : undefined;
  }

  closeFloor(floor: string): Outcome<E> {
    return this.#course.move({ is: 'floor-closed', floor });
  }

  callTime(): Outcome<E> {
    if (this.over || this.world.room.timeCalled)
      return refused('too-late', 'The players have already agreed to end the game.');
    return this.#course.move({ is: 'time-called' });
  }

  /** A seat leaves for good: its open questions are answered by default, and the game's rules on leaving apply next. */
  leave(seat: Seat): Outcome<E> {
    const absent = this.#absence(seat);
    if (absent) return absent;
    return this.#andUndoIfAgreed(this.#course.move({ is: 'left', seat }));
  }

  arrive(seat: Seat): Outcome<E> {
    const { seats, room } = this.world;
    if (this.game.arrive === undefined || this.over) return refused('no-arrivals', 'Nobody can join this game now.');
    const seated = seats.length - room.gone.length + room.arriving.length;
    if (seated >= this.game.seats.most) return refused('full', 'The table is full.');
    if (seats.includes(seat) || room.arriving.includes(seat)) return refused('taken', 'This seat already exists.');
    const refusal = this.game.mayArrive?.(this.world) ?? badName(seat);
    return refusal === undefined ? this.#course.move({ is: 'arrived', seat }) : { ok: false, refusal };
  }

  /** Hands a seat to another person or a bot; the game does not notice. */
  replace(seat: Seat, by: Player): Outcome<E> {
    const absent = this.#absence(seat);
    if (absent) return absent;
    if (this.out.includes(seat)) return refused('out', 'This seat is out of the game. No one can take it over.');
    return this.#andUndoIfAgreed(this.#course.write({ is: 'replaced', seat, by }));
  }

  /**
   * A seat asks for the printed order, or no longer does: at once while nobody has answered in the phase, else from the
   * next phase on. The move that was played says which.
   */
  insist(seat: Seat, on: boolean): Outcome<E> {
    const silenced = this.#silence(seat);
    if (silenced) return silenced;
    const now = this.#course.timeline.run.mayReorder;
    return this.#course.move(now ? { is: 'insisted', seat, on, now } : { is: 'insisted', seat, on });
  }

  /** Undoes the latest answer of a seat's current player, if that is free. */
  takeBack(seat: Seat): Outcome<E> {
    const absent = this.#absence(seat);
    if (absent) return absent;
    return takeBackAnswers(this.#course, seat, this.#course.answersOf(seat).slice(-1));
  }

  /**
   * Whether a seat may ask to take its latest answer back, as far as that is known without playing anything again: nothing
   * hidden came to light, and play still rests where it did. If others have answered since, `takeBack` finds out whether
   * their answers depend on it. On a floor all answer all the time, so there only what nobody has answered after counts.
   */
  mayTakeBack(seat: Seat): boolean {
    return this.#absence(seat) === undefined && mayTakeBackLatest(this.#course, seat);
  }

  /** Takes back all a seat answered in its latest step, if that is free. */
  resetStep(seat: Seat): Outcome<E> {
    const absent = this.#absence(seat);
    if (absent) return absent;
    const own = this.#course.answersOf(seat);
    return takeBackAnswers(
      this.#course,
      seat,
      own.filter((played) => played.rest === own.at(-1)?.rest),
    );
  }

  /** Proposes to undo everything from entry `to` on; done when every other seat agrees, but for bots and those who are out. */
  proposeUndo(seat: Seat, to: number): Outcome<E> {
    const silenced = this.#silence(seat);
    if (silenced) return silenced;
    if (this.#course.wayBack(to) === undefined)
      return refused('no-such-move', 'There is no such move. Choose another one.');
    this.#course.write({ is: 'undo-proposed', seat, to });
    return this.#undoIfAgreed();
  }

  judgeUndo(seat: Seat, agrees: boolean): Outcome<E> {
    if (this.proposal === undefined) return refused('no-proposal', 'There is no undo request.');
    const silenced = this.#silence(seat);
    if (silenced) return silenced;
    if (this.proposal.seat !== seat && this.out.includes(seat))
      return refused('out', 'This seat is out of the game and has no vote on undo.');
    this.#course.write({ is: 'undo-judged', seat, agrees });
    return this.#undoIfAgreed();
  }

  /** Leaves answers for questions to come, or a plan. Nobody else can see that: it is not in the journal. */
  setAutomatic(seat: Seat, automatic: AutomaticAnswer): Outcome<E> {
    const absent = this.#absence(seat);
    if (absent) return absent;
    const refusal =
      automaticAnswerFault(automatic, this.automaticAnswers(seat), this.game.topics) ?? this.#planFault(automatic);
    if (refusal !== undefined) return { ok: false, refusal };
    this.#course.notes.setAutomatic(seat, copy(onlyLeft(automatic, this.game.planning?.agents)));
    return { ok: true, played: this.#course.answerForTheAbsent() };
  }

  #planFault({ plan, topic, answers }: AutomaticAnswer): Refusal | undefined {
    if (!plan) return undefined;
    const { planning } = this.game;
    if (planning === undefined) return NO_PLANS;
    return answers.length === 1 ? planning.fault(topic, answers[0]) : NO_PLANS;
  }

  dropAutomatic(seat: Seat, topic: string): Outcome<E> {
    const absent = this.#absence(seat);
    if (absent) return absent;
    this.#course.notes.dropAutomatic(seat, topic);
    return { ok: true, played: [] };
  }

  /** The player of a seat goes away: the seat's agents act from now on. Nobody else can see that. */
  goAway(seat: Seat): Outcome<E> {
    return this.#absence(seat) ?? { ok: true, played: this.#course.goAway(seat) };
  }

  /** The player of a seat is back: its agents do nothing any more. */
  comeBack(seat: Seat): Outcome<E> {
    return this.#absence(seat) ?? { ok: true, played: this.#course.comeBack(seat) };
  }

  /** What seats have left for later, as it was kept apart from the journal. */
  restoreAutomaticAnswers(left: Readonly<Record<Seat, readonly AutomaticAnswer[]>>): void {
    for (const [seat, all] of Object.entries(left)) this.#course.notes.leave(seat, all);
  }

  /** Goes on by an entry that was written elsewhere; says whether it could. What follows from it there comes as entries too. */
  follow(entry: Entry): boolean {
    return this.#course.follow(entry);
  }

  /**
   * A copy that goes its own way, for what-if and search. It begins where this table last rested. With a label, what it
   * draws is its own too.
   */
  fork(label?: string, keeping: Keeping = this.#course.keeping): Table<W, V, E> {
    return this.#copied(
      this.#course.timeline.copyFrom(() => this.#course.moves()),
      label,
      keeping,
    );
  }

  /**
   * This table with everything a seat cannot know exchanged at random for something that looks the same to it, together
   * with the exchange. It goes on as the true table would, so it is for testing what shows; bots `imagine`.
   */
  disguised(seat: Seat, random: Random): { readonly table: Table<W, V, E>; readonly disguise: Disguise<W> } {
    const other = disguised(this.game, this.world, lastRest(this.#course), seat, random, 'as given');
    return { table: this.#copied(other, undefined, this.#course.keeping), disguise: other.disguise };
  }

  /** A full game a bot may search in: consistent with all its seat may know, and nothing else taken from the true one. */
  imagine(seat: Seat, random: Random, keeping: Keeping = this.#course.keeping): Table<W, V, E> {
    const other = disguised(this.game, this.world, lastRest(this.#course), seat, random, 'drawn anew');
    return this.#copied(other, branch(random, 'imagined').key, keeping, seat);
  }

  #copied(beginning: Beginning<W>, label: string | undefined, keeping: Keeping, dreamer?: Seat): Table<W, V, E> {
    const setup = { ...this.setup, rules: this.rules };
    return new Table(copiedCourse(this.#course, beginning, { setup, keeping, label, dreamer }));
  }

  /** Why a seat can do nothing at the table, if so. */
  #absence(seat: Seat): Outcome<E> | undefined {
    if (this.over) return refused('over', 'The game is over.');
    return this.#course.present(seat) ? undefined : refused('not-seated', 'This seat is not at the table.');
  }

  /** Why a seat can write nothing about the table itself, if so: the journal would have no end, though nobody moved. */
  #silence(seat: Seat): Outcome<E> | undefined {
    const refusal = asideFault(this.#course.journal, seat);
    return this.#absence(seat) ?? (refusal && { ok: false, refusal });
  }

  /** If the only player who had not agreed leaves, the undo request is carried out. */
  #andUndoIfAgreed(gone: Outcome<E>): Outcome<E> {
    const undone = this.#undoIfAgreed();
    return gone.ok && undone.ok ? { ok: true, played: [...gone.played, ...undone.played] } : gone;
  }

  #undoIfAgreed(): Outcome<E> {
    const { proposal } = this;
    if (proposal === undefined || this.undecided.length > 0) return { ok: true, played: [] };
    return undoAsProposed(this.#course, proposal);
  }
}
