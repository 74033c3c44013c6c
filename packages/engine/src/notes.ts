import type { Away, Entry, Halted, Player, StandingAnswer } from './journal.ts';
import { same } from './json.ts';
import type { Seat } from './script.ts';
import { TAKEN_BACK } from './standing.ts';

/** A proposal to undo, waiting for everybody's consent. */
export interface Proposal {
  readonly seat: Seat;
  /** The first entry that would be undone. */
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** A seat somebody else plays from an entry on; nobody, where it was left for good. */
export interface Handover {
  readonly number: number;
  readonly seat: Seat;
  readonly from: Player | null;
  readonly to: Player | null;
}

interface Left {
  readonly seat: Seat;
  readonly standing: StandingAnswer;
}

/** What the journal says about the table itself rather than the game: who plays, what was left for later, what is proposed. */
export class Notes {
  #players: Readonly<Record<Seat, Player>>;
  #left: readonly Left[] = [];
  #proposal: Proposal | undefined;
  #rewritten = 0;
  #handovers: readonly Handover[] = [];

  constructor(players: Readonly<Record<Seat, Player>>) {
    this.#players = players;
  }

  get players(): Readonly<Record<Seat, Player>> {
    return this.#players;
  }

  get proposal(): Proposal | undefined {
    return this.#proposal;
  }

  /** How often something that had happened was taken back. */
  get rewritten(): number {
    return this.#rewritten;
  }

  /** Which seats have changed hands, in order. */
  get handovers(): readonly Handover[] {
    return this.#handovers;
  }

  /** Whether whoever plays a seat now already played it at an entry. */
  playedAlready(seat: Seat, number: number): boolean {
    return !this.#handovers.some((handover) => handover.seat === seat && handover.number > number);
  }

  /** The notes of a copy: nothing is proposed there yet, no seat has changed hands, and a seat's own copy knows only what that seat has left. */
  copy(forSeat?: Seat): Notes {
    const other = new Notes(this.#players);
    other.#left = forSeat === undefined ? this.#left : this.#left.filter(({ seat }) => seat === forSeat);
    return other;
  }

  /** What a seat has left for questions of a topic. */
  standing(seat: Seat, topic: string): StandingAnswer | undefined {
    return this.#left.find((left) => left.seat === seat && left.standing.topic === topic)?.standing;
  }

  /** All a seat has left for later. */
  leftBy(seat: Seat): readonly StandingAnswer[] {
    return this.#left.filter((left) => left.seat === seat).map(({ standing }) => standing);
  }

  get anythingStands(): boolean {
    return this.#left.length > 0;
  }

  /** A seat leaves something for later, in place of what it has left for the same questions. */
  stand(seat: Seat, standing: StandingAnswer): void {
    this.standDown(seat, standing.topic);
    this.#left = [...this.#left, { seat, standing }];
  }

  standDown(seat: Seat, topic: string): void {
    this.#left = this.#left.filter((left) => left.seat !== seat || left.standing.topic !== topic);
  }

  /** What was left is not used for this question, and why. It keeps its place among the others. */
  halt(seat: Seat, topic: string, halted: Halted): void {
    this.#left = this.#left.map((left) =>
      left.seat === seat && left.standing.topic === topic ? { seat, standing: { ...left.standing, halted } } : left,
    );
  }

  /** The player of a seat goes away from its agents, or comes back. */
  setAway(seat: Seat, topics: readonly string[], away: (before: Away | undefined) => Away | undefined): void {
    this.#left = this.#left.map((left) => {
      if (left.seat !== seat || !left.standing.plan || !topics.includes(left.standing.topic)) return left;
      const { away: before, ...standing } = left.standing;
      const now = away(before);
      return { seat, standing: now === undefined ? standing : { ...standing, away: now } };
    });
  }

  /** What a seat has left for later, as it was kept apart from the journal. */
  leave(seat: Seat, left: readonly StandingAnswer[]): void {
    this.#left = [...this.#left.filter((one) => one.seat !== seat), ...left.map((standing) => ({ seat, standing }))];
  }

  note(entry: Entry, number: number): void {
    switch (entry.is) {
      case 'left':
        this.#handOver(number, entry.seat, null);
        return;
      case 'replaced':
        if (this.#handOver(number, entry.seat, entry.by)) this.#beginAnew(entry.seat);
        this.#players = { ...this.#players, [entry.seat]: entry.by };
        return;
      case 'stood':
        this.stand(entry.seat, entry.standing);
        return;
      case 'stood-down':
        this.standDown(entry.seat, entry.topic);
        return;
      case 'answer':
        if (entry.standing) this.#used(entry.seat, entry.topic);
        return;
      case 'undo-proposed':
        this.#proposal = { seat: entry.seat, to: entry.to, agreed: [entry.seat] };
        return;
      case 'undo-judged':
        this.#judge(entry.seat, entry.agrees);
        return;
      case 'new-rules':
        this.#rewritten += 1;
        this.#stays((left) => entry.dropped.includes(left));
        return;
      case 'taken-back':
        this.#rewritten += 1;
        this.#tryAgain();
        if (this.#proposal !== undefined && entry.entries.includes(this.#proposal.to)) this.#proposal = undefined;
        return;
      case 'undone':
        this.#rewritten += 1;
        this.#proposal = undefined;
        this.#tryAgain();
        this.#stays((left) => left >= entry.to);
        return;
      default:
        return;
    }
  }

  /** What was taken back may have stood in the way of a plan. Only who has taken back what their own plan did decides now. */
  #tryAgain(): void {
    this.#left = this.#left.map(({ seat, standing: { halted, ...standing } }) => ({
      seat,
      standing: halted?.why.code === TAKEN_BACK.code ? { ...standing, halted } : standing,
    }));
  }

  /** Whether a seat is somebody else's from an entry on. */
  #handOver(number: number, seat: Seat, to: Player | null): boolean {
    const from = this.#players[seat] ?? null;
    if (same(from, to)) return false;
    this.#handovers = [...this.#handovers, { number, seat, from, to }];
    return true;
  }

  /** What somebody wished, left for later or agreed to is not the word of whoever plays the seat after them. */
  #beginAnew(seat: Seat): void {
    this.#left = this.#left.filter((left) => left.seat !== seat);
    if (this.#proposal === undefined) return;
    const agreed = this.#proposal.agreed.filter((other) => other !== seat);
    this.#proposal = this.#proposal.seat === seat ? undefined : { ...this.#proposal, agreed };
  }

  /** Whoever had left by an entry that is taken back has not. Who sits where is not a move, and is never undone. */
  #stays(isTakenBack: (number: number) => boolean): void {
    this.#handovers = this.#handovers.filter(({ to, number }) => to !== null || !isTakenBack(number));
  }

  #judge(seat: Seat, agrees: boolean): void {
    if (this.#proposal === undefined || (agrees && this.#proposal.agreed.includes(seat))) return;
    this.#proposal = agrees ? { ...this.#proposal, agreed: [...this.#proposal.agreed, seat] } : undefined;
  }

  /** The first answer left for a topic has been given; with `always` it stays. */
  #used(seat: Seat, topic: string): void {
    const standing = this.standing(seat, topic);
    if (standing === undefined || standing.always) return;
    const answers = standing.answers.slice(1);
    if (answers.length === 0) this.standDown(seat, topic);
    else this.stand(seat, { ...standing, answers });
  }
}
