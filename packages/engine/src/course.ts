import { nextAct } from './agents.ts';
import { NO_PLANS } from './answer-limits.ts';
import type { Game } from './game.ts';
import { type AutomaticAnswer, countingMoves, type Entry, isAnswerBy, isMove, type Move } from './journal.ts';
import { at, copy, must, same } from './json.ts';
import type { Notes } from './notes.ts';
import { Fault, type Outcome } from './outcome.ts';
import type { Decided } from './planning.ts';
import type { Question } from './question.ts';
import { type Refusal, refuse } from './refusal.ts';
import { CLOCK, type Open, type Seat } from './script.ts';
import { beginning, type Setup } from './setup.ts';
import { say } from './text.ts';
import { type Keeping, type NumberedMove, type Played, Timeline } from './timeline.ts';
import type { Event, World } from './world.ts';

const NONE: readonly never[] = [];
const DEAR = refuse('dear', say('Your plan would cost you a lot this time. Decide yourself.'));

/**
 * The course a game has taken: its journal, what was noted on the way, and where the moves that count have led. Whatever
 * is written goes into all of them.
 */
export class Course<W extends World<unknown, E>, V, E extends Event> {
  readonly game: Game<W, V, E>;
  readonly setup: Setup;
  readonly keeping: Keeping;
  readonly notes: Notes;
  readonly #journal: Entry[];
  #timeline: Timeline<W, V, E>;

  constructor(
    game: Game<W, V, E>,
    setup: Setup,
    keeping: Keeping,
    journal: Entry[],
    timeline: Timeline<W, V, E>,
    notes: Notes,
  ) {
    this.game = game;
    this.setup = setup;
    this.keeping = keeping;
    this.#journal = journal;
    this.#timeline = timeline;
    this.notes = notes;
  }

  get journal(): readonly Entry[] {
    return this.#journal;
  }

  get timeline(): Timeline<W, V, E> {
    return this.#timeline;
  }

  get world(): W {
    return this.#timeline.run.world;
  }

  moves(): NumberedMove[] {
    return movesOf(this.#journal);
  }

  /** Whether a seat sits at the table and has not left it. */
  present(seat: Seat): boolean {
    const { seats, room } = this.world;
    if (room.gone.length + room.leaving.length === 0) return seats.includes(seat);
    return seats.includes(seat) && !room.gone.includes(seat) && !room.leaving.includes(seat);
  }

  write(entry: Entry): Outcome<E> {
    this.#journal.push(entry);
    this.notes.note(entry, this.#journal.length - 1);
    return { ok: true, played: NONE };
  }

  move(move: Move): Outcome<E> {
    const played = this.#play(move);
    if ('code' in played) return { ok: false, refusal: played };
    const given = this.answerForTheAbsent();
    return { ok: true, played: given.length === 0 ? [played] : [played, ...given] };
  }

  /** Goes on along another timeline: moves were taken back or undone. */
  turnInto(timeline: Timeline<W, V, E>): void {
    this.#timeline = timeline;
  }

  /** Gives the answers that need nobody: the defaults of seats that have left, and those left for later. */
  answerForTheAbsent(): readonly Played<E>[] {
    const { gone, leaving } = this.world.room;
    if (gone.length + leaving.length === 0 && !this.notes.anyAutomatic) return NONE;
    const given: Played<E>[] = [];
    while (this.world.seats.some((seat) => this.present(seat))) {
      const post = this.#timeline.run.open.find((open) => this.#answersItself(open));
      const played = post === undefined ? this.#actForTheAway() : this.#giveFor(post);
      if (played === undefined) return given;
      given.push(...played);
    }
    return given;
  }

  #giveFor(post: Open): readonly Played<E>[] {
    return this.present(post.seat) ? this.#giveAutomaticAnswer(post) : [this.#giveDefault(post)];
  }

  /** One act of an agent on an open floor; nothing, if all of them wait. */
  #actForTheAway(): readonly Played<E>[] | undefined {
    const { run } = this.#timeline;
    const act = nextAct(this.game, this.world, run, { journal: this.#journal, notes: this.notes });
    if (act === undefined) return undefined;
    const { seat, id: question, asking } = act.post;
    const { topic } = asking.question;
    const played = this.#play({ is: 'answer', seat, question, topic, answer: copy(act.answer), standing: true });
    if (!('code' in played)) return [played];
    this.notes.halt(seat, topic, { question, why: played });
    return NONE;
  }

  /** The agents of a seat act from now on. */
  goAway(seat: Seat): readonly Played<E>[] {
    const from = this.#journal.length;
    const { agents = NONE } = this.game.planning ?? {};
    this.notes.setAway(seat, agents, (before) => (before?.to === undefined && before ? before : { from }));
    return this.answerForTheAbsent();
  }

  /** The agents of a seat do nothing any more. */
  comeBack(seat: Seat): readonly Played<E>[] {
    const to = this.#journal.length;
    const { agents = NONE } = this.game.planning ?? {};
    this.notes.setAway(seat, agents, (before) => before && { to, ...before });
    return NONE;
  }

  /** Goes on by an entry that was written elsewhere, and by nothing else: what followed there comes as entries too. */
  follow(entry: Entry): boolean {
    switch (entry.is) {
      case 'taken-back':
      case 'undone':
      case 'new-rules':
        return false;
      default:
        return isMove(entry) ? !('code' in this.#play(entry)) : this.write(entry).ok;
    }
  }

  /** Answers given because a seat has left are given again by themselves, so they stand in nobody's way. */
  wasForTheAbsent(move: Move): boolean {
    return move.is === 'defaulted' && !this.present(move.seat);
  }

  /** The answers of a seat's current player, as far back as is in memory; further back only if there are none. */
  answersOf(seat: Seat): Played<E>[] {
    const own = (played: Played<E>): boolean => this.isAnswerOf(seat, played);
    if (!this.#timeline.played.some(own)) this.recall(0);
    return this.#timeline.played.filter(own);
  }

  /** Whether a move is an answer of the seat's current player; answers of earlier players do not count. */
  isAnswerOf(seat: Seat, { move, number }: Played<E>): boolean {
    return isAnswerBy(seat, move) && this.notes.playedAlready(seat, number);
  }

  /** Which move an entry is, counted from the very first, if play can go back to it. */
  wayBack(entry: number): number | undefined {
    const index = this.#isUnderNewerRules()
      ? this.#timeline.indexOf(entry)
      : this.moves().findIndex(({ number }) => number === entry);
    return index < 0 ? undefined : index;
  }

  /**
   * Brings back to memory everything from move `index` on, by replaying the journal if need be. What was played under
   * older rules cannot be replayed; then what is at hand must do.
   */
  recall(index: number): void {
    if (this.#timeline.remembers(index) || this.#isUnderNewerRules()) return;
    const timeline = new Timeline(
      this.game,
      { first: beginning(this.game, this.setup) },
      { ...this.keeping, story: 'whole' },
    );
    timeline.replay(this.moves(), true);
    this.#timeline = timeline;
  }

  #isUnderNewerRules(): boolean {
    return this.#journal.some((entry) => entry.is === 'new-rules');
  }

  #play(move: Move): Played<E> | Refusal {
    const number = this.#journal.length;
    try {
      const played = this.#timeline.play({ number, move }, false);
      if (!('code' in played)) this.write(move);
      return played;
    } catch (cause) {
      const { where } = this.#timeline.run;
      this.#timeline = this.#timeline.restored(this.moves());
      throw new Fault(move, cause, where);
    }
  }

  /** Whether a question is answered without its seat. On a floor that would have no end, but for being done once. */
  #answersItself({ seat, id, asking: { question }, floor }: Open): boolean {
    if (question.optional || seat === CLOCK) return false;
    if (!this.present(seat)) return !floor || !this.world.room.excused.includes(seat);
    const automatic = this.notes.automatic(seat, question.topic);
    if (floor || automatic === undefined || automatic.confirm || automatic.halted?.question === id) return false;
    return automatic.plan === true || !isDear(question, automatic.answers[0]);
  }

  #giveDefault({ seat, id: question, asking }: Open): Played<E> {
    const move: Move = { is: 'defaulted', seat, question, topic: asking.question.topic };
    const played = this.#play(move);
    if ('code' in played) throw new Fault(move, `the default answer is refused: ${played.code}`);
    return played;
  }

  /**
   * Gives an answer that was left for later; if it is not allowed any more, it is dropped. A plan that comes to no answer, or
   * to one that is not allowed, is kept for later, and the seat is asked.
   */
  #giveAutomaticAnswer(post: Open): Played<E>[] {
    const { seat, id: question, asking } = post;
    const { topic } = asking.question;
    const automatic = must(this.notes.automatic(seat, topic), 'what was left for later');
    const decided = this.decided(post, automatic);
    const played =
      'ask' in decided
        ? decided.ask
        : this.#play({ is: 'answer', seat, question, topic, answer: copy(decided.answer), standing: true });
    if (!('code' in played)) return [played];
    if (automatic.plan) this.notes.halt(seat, topic, { question, why: played });
    else this.notes.dropAutomatic(seat, topic);
    return [];
  }

  /** What comes of something left for later when its question is asked. */
  decided({ seat, asking: { question } }: Pick<Open, 'seat' | 'asking'>, { answers, plan }: AutomaticAnswer): Decided {
    const [left] = answers;
    if (!plan) return { answer: left };
    const decided = this.game.planning?.decide(this.world, seat, question, left) ?? { ask: NO_PLANS };
    return 'answer' in decided && isDear(question, decided.answer) ? { ask: DEAR } : decided;
  }
}

/** Whether an answer would cost a lot this time. */
function isDear({ heed }: Question, answer: unknown): boolean {
  return heed?.some((dear) => same(dear, answer)) === true;
}

export function movesOf(journal: readonly Entry[]): NumberedMove[] {
  return countingMoves(journal).flatMap((number) => {
    const move = at(journal, number);
    return isMove(move) ? [{ number, move }] : [];
  });
}
