import { isInCharge } from './agents.ts';
import type { Course } from './course.ts';
import type { Game, RankedSeat } from './game.ts';
import type { AutomaticAnswer, Entry, Move, Player } from './journal.ts';
import type { Handover, Proposal } from './notes.ts';
import { type Asked, type Prepared, preparedFor } from './prepared.ts';
import { commitment } from './random.ts';
import type { Open, Seat } from './script.ts';
import type { Setup } from './setup.ts';
import { type Chronicle, chronicleOf, openFloorsOf, openQuestionsOf, storyOf } from './table-story.ts';
import type { Checkpoint } from './timeline.ts';
import type { Event, Happening, World } from './world.ts';

/** What everyone may know of an open question. */
export interface Awaited {
  readonly seat: Seat;
  readonly topic: string;
  readonly optional: boolean;
}

/** What can be read from a table: the current step, who is asked what, and what has happened. Nothing here changes it. */
export abstract class TableFacts<W extends World<unknown, E>, V, E extends Event> {
  readonly #course: Course<W, V, E>;

  protected constructor(course: Course<W, V, E>) {
    this.#course = course;
  }

  get game(): Game<W, V, E> {
    return this.#course.game;
  }

  get setup(): Setup {
    return this.#course.setup;
  }

  get journal(): readonly Entry[] {
    return this.#course.journal;
  }

  /** The version of the rules it is played by: the one it was opened under, while the game still plays that. */
  get rules(): string {
    const latest = this.journal.findLast((entry) => entry.is === 'new-rules');
    return latest?.version ?? this.setup.rules ?? this.game.version;
  }

  get over(): boolean {
    return this.#course.timeline.run.over;
  }

  /** The true state of everything. Never leaves the server. */
  get world(): W {
    return this.#course.timeline.run.world;
  }

  get seats(): readonly Seat[] {
    return this.world.seats;
  }

  /** The seats whose game is over though the others play on: they have left, or are out by the rules. They have no say. */
  get out(): readonly Seat[] {
    const out = this.game.out?.(this.world) ?? [];
    return this.seats.filter((seat) => out.includes(seat) || !this.#course.present(seat));
  }

  get players(): Readonly<Record<Seat, Player>> {
    return this.#course.notes.players;
  }

  get proposal(): Proposal | undefined {
    return this.#course.notes.proposal;
  }

  /** The seats that have not yet agreed to what is proposed to undo: bots and those who are out have no say. */
  get undecided(): readonly Seat[] {
    const { proposal, out, players } = this;
    if (proposal === undefined) return [];
    const voters = this.seats.filter((seat) => !out.includes(seat) && players[seat]?.is !== 'bot');
    return voters.filter((seat) => !proposal.agreed.includes(seat));
  }

  /** How often something was undone: when it changes, the story must be read again. */
  get rewritten(): number {
    return this.#course.notes.rewritten;
  }

  /** Which seats have changed hands, in order. */
  get handovers(): readonly Handover[] {
    return this.#course.notes.handovers;
  }

  get latestCheckpoint(): Checkpoint<W> | undefined {
    return this.#course.timeline.latest;
  }

  /** What is published about the seed while the game goes on. */
  get commitment(): string {
    return commitment(this.setup.seed);
  }

  /** Where play stands, by the names of the sequence of play from the outside in. */
  get where(): readonly string[] {
    return this.#course.timeline.run.where;
  }

  ranking(): readonly RankedSeat[] {
    return this.game.ranking(this.world);
  }

  view(viewer: Seat | null): V {
    return this.game.view(this.world, viewer);
  }

  /** The half of every view that is for all; nothing, if the game does not tell it apart. */
  viewForAll(): object | undefined {
    return this.game.halves?.forAll(this.world);
  }

  /** The other half of a view; all of it, if the game does not tell it apart. */
  viewForOne(viewer: Seat | null): unknown {
    return this.game.halves === undefined ? this.view(viewer) : this.game.halves.forOne(this.world, viewer);
  }

  /** The questions a seat can answer now. */
  questions(seat: Seat): readonly Asked[] {
    return this.openQuestions()
      .filter((post) => post.seat === seat)
      .map((post) => ({ id: post.id, seat, question: post.asking.question }));
  }

  /** Who is asked what kind of question: this is public. */
  waiting(): readonly Awaited[] {
    return this.openQuestions().map(({ seat, asking: { question } }) => ({
      seat,
      topic: question.topic,
      optional: question.optional === true,
    }));
  }

  /** Every open question with what it takes to answer it. For the program that runs the table, not for its players. */
  openQuestions(): readonly Open[] {
    return openQuestionsOf(this.#course);
  }

  /** The floors the clock may close now. */
  openFloors(): readonly string[] {
    return openFloorsOf(this.#course);
  }

  /** What a seat, or a spectator, may know of all that happened from entry `since` on. */
  story(viewer: Seat | null, since = 0): readonly Happening<E>[] {
    return storyOf(this.chronicle(), viewer, since);
  }

  /** Everything that happened, secrets included: before the first move, and move by move. For the program that runs the table. */
  chronicle(): Chronicle<E> {
    return chronicleOf(this.#course);
  }

  /** Whether the printed order that somebody insists on comes only with the next phase. */
  get orderPending(): boolean {
    return this.#course.timeline.run.orderPending;
  }

  /** Whether the current player of a seat already played it at an entry; answers of earlier players are not theirs. */
  playedAlready(seat: Seat, number: number): boolean {
    return this.#course.notes.playedAlready(seat, number);
  }

  /** Whether an agent acts for a seat where questions of a topic are asked on a floor. */
  hasAgent(seat: Seat, topic: string): boolean {
    return isInCharge(this.#course.notes.automatic(seat, topic));
  }

  /** Whether a seat must answer something that no agent would see to if its player stayed away. */
  needsPlayer(seat: Seat): boolean {
    const { notes, game } = this.#course;
    return this.openQuestions().some(({ seat: asked, id, floor, asking: { question } }) => {
      if (asked !== seat || question.optional) return false;
      const automatic = floor ? notes.automatic(seat, question.topic) : undefined;
      if (automatic?.plan !== true || automatic.halted?.question === id) return true;
      return game.planning?.seesThrough?.(question.topic, automatic.answers[0]) !== true;
    });
  }

  /** The answers a seat has left for questions to come. */
  automaticAnswers(seat: Seat): readonly AutomaticAnswer[] {
    return this.#course.notes.leftBy(seat);
  }

  /** What a seat has prepared for its open questions, and what speaks against it by now. */
  prepared(seat: Seat): readonly Prepared[] {
    return preparedFor(this.#course, seat);
  }

  /** The moves that count, from move `index` on, counted from the very first. */
  movesSince(index: number): readonly Move[] {
    return this.#course
      .moves()
      .slice(index)
      .map(({ move }) => move);
  }
}
