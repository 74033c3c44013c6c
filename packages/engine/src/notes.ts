import { TAKEN_BACK } from './answer-limits.ts';
import type { AutomaticAnswer, Away, Entry, Halted, Player } from './journal.ts';
import { same } from './json.ts';
import type { Seat } from './script.ts';

/** An undo request, waiting until everyone agrees. */
export interface Proposal {
  readonly seat: Seat;
  /** The first entry that would be undone. */
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** A seat that another player plays from an entry on; nobody, if the player left for good. */
export interface Handover {
  readonly number: number;
  readonly seat: Seat;
  readonly from: Player | null;
  readonly to: Player | null;
}

interface Left {
  readonly seat: Seat;
  readonly automatic: AutomaticAnswer;
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

  /** Whether the current player of a seat already played it at an entry. */
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
  automatic(seat: Seat, topic: string): AutomaticAnswer | undefined {
    return this.#left.find((left) => left.seat === seat && left.automatic.topic === topic)?.automatic;
  }

  /** All a seat has left for later. */
  leftBy(seat: Seat): readonly AutomaticAnswer[] {
    return this.#left.filter((left) => left.seat === seat).map(({ automatic }) => automatic);
  }

  get anyAutomatic(): boolean {
    return this.#left.length > 0;
  }

  /** A seat leaves something for later, in place of what it has left for the same questions. */
  setAutomatic(seat: Seat, automatic: AutomaticAnswer): void {
    this.dropAutomatic(seat, automatic.topic);
    this.#left = [...this.#left, { seat, automatic }];
  }

  dropAutomatic(seat: Seat, topic: string): void {
    this.#left = this.#left.filter((left) => left.seat !== seat || left.automatic.topic !== topic);
  }

  /** What was left is not used for this question, and why. It keeps its place among the others. */
  halt(seat: Seat, topic: string, halted: Halted): void {
    this.#left = this.#left.map((left) =>
      left.seat === seat && left.automatic.topic === topic ? { seat, automatic: { ...left.automatic, halted } } : left,
    );
  }

  /** The player of a seat goes away from its agents, or comes back. */
  setAway(seat: Seat, topics: readonly string[], away: (before: Away | undefined) => Away | undefined): void {
    this.#left = this.#left.map((left) => {
      if (left.seat !== seat || !left.automatic.plan || !topics.includes(left.automatic.topic)) return left;
      const { away: before, ...automatic } = left.automatic;
      const now = away(before);
      return { seat, automatic: now === undefined ? automatic : { ...automatic, away: now } };
    });
  }

  /** What a seat has left for later, as it was kept apart from the journal. */
  leave(seat: Seat, left: readonly AutomaticAnswer[]): void {
    this.#left = [...this.#left.filter((one) => one.seat !== seat), ...left.map((automatic) => ({ seat, automatic }))];
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
        this.setAutomatic(entry.seat, entry.standing);
        return;
      case 'stood-down':
        this.dropAutomatic(entry.seat, entry.topic);
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
    this.#left = this.#left.map(({ seat, automatic: { halted, ...automatic } }) => ({
      seat,
      automatic: halted?.why.code === TAKEN_BACK.code ? { ...automatic, halted } : automatic,
    }));
  }

  /** Whether a seat is somebody else's from an entry on. */
  #handOver(number: number, seat: Seat, to: Player | null): boolean {
    const from = this.#players[seat] ?? null;
    if (same(from, to)) return false;
    this.#handovers = [...this.#handovers, { number, seat, from, to }];
    return true;
  }

  /** Requests, automatic answers and agreements of a player do not bind the next player of the seat. */
  #beginAnew(seat: Seat): void {
    this.#left = this.#left.filter((left) => left.seat !== seat);
    if (this.#proposal === undefined) return;
    const agreed = this.#proposal.agreed.filter((other) => other !== seat);
    this.#proposal = this.#proposal.seat === seat ? undefined : { ...this.#proposal, agreed };
  }

  /** A player who left by an entry that is undone has not left. Who has which seat is not a move and is never undone. */
  #stays(isTakenBack: (number: number) => boolean): void {
    this.#handovers = this.#handovers.filter(({ to, number }) => to !== null || !isTakenBack(number));
  }

  #judge(seat: Seat, agrees: boolean): void {
    if (this.#proposal === undefined || (agrees && this.#proposal.agreed.includes(seat))) return;
    this.#proposal = agrees ? { ...this.#proposal, agreed: [...this.#proposal.agreed, seat] } : undefined;
  }

  /** The first answer left for a topic has been given; with `always` it stays. */
  #used(seat: Seat, topic: string): void {
    const automatic = this.automatic(seat, topic);
    if (automatic === undefined || automatic.always) return;
    const answers = automatic.answers.slice(1);
    if (answers.length === 0) this.dropAutomatic(seat, topic);
    else this.setAutomatic(seat, { ...automatic, answers });
  }
}
