import type { Seat } from '@ecumene/engine';
import type { How, SlowTable } from './clocked.ts';

const HOUR = 3_600_000;

/** So many of something, by name. */
export type Counts = Readonly<Record<string, number>>;

/** What one game over weeks has cost. */
export interface Cost {
  readonly finished: boolean;
  readonly turns: number;
  readonly days: number;
  /** For each seat and turn, how many visits it took; left out are those who were away while a bot played. */
  readonly visits: readonly number[];
  /** The days each turn took. */
  readonly daysOfTurns: readonly number[];
  /** Hours the table waited, by phase and question. Where several seats were awaited at once, each had its share. */
  readonly waited: Counts;
  /** What the first question of each visit was about. */
  readonly calledFor: Counts;
  /** How many answers came about how, by question. */
  readonly answered: Readonly<Record<How, Counts>>;
}

/** Counts what a game costs its players while it is played. */
export class Tally {
  readonly #table: SlowTable;
  readonly #begin: number;
  readonly #waited = new Map<string, number>();
  readonly #calledFor = new Map<string, number>();
  readonly #answered: Readonly<Record<How, Map<string, number>>> = {
    visit: new Map(),
    automatic: new Map(),
    clock: new Map(),
    bot: new Map(),
  };
  readonly #visits: number[] = [];
  readonly #daysOfTurns: number[] = [];
  #turn: number;
  #turnBegan: number;
  #thisTurn = new Map<Seat, number>();
  /** The seats bots play for people who have not been there: their turns cost nobody a visit. */
  readonly #stoodInFor: () => readonly Seat[];

  constructor(table: SlowTable, now: number, stoodInFor: () => readonly Seat[]) {
    this.#table = table;
    this.#stoodInFor = stoodInFor;
    this.#begin = now;
    this.#turn = this.#turnNow();
    this.#turnBegan = now;
  }

  /** A stretch of time passes in which the table stands as it does. */
  waits(from: number, to: number): void {
    const awaited = this.#table.waiting().filter(({ optional }) => !optional);
    const share = (to - from) / HOUR / Math.max(1, awaited.length);
    for (const { topic } of awaited) add(this.#waited, `${this.#phase()}: ${topic}`, share);
  }

  /** Somebody looks in because this is open, among other things. */
  visit(seat: Seat, topic: string): void {
    add(this.#thisTurn, seat, 1);
    add(this.#calledFor, `${this.#phase()}: ${topic}`, 1);
  }

  answered(how: How, topic: string, now: number): void {
    add(this.#answered[how], topic, 1);
    const turn = this.#turnNow();
    if (turn !== this.#turn) this.#endTurn(turn, now);
  }

  result(now: number): Cost {
    const { over } = this.#table;
    if (over) this.#endTurn(this.#turn, now);
    const { visit, automatic, clock, bot } = this.#answered;
    return {
      finished: over,
      turns: this.#daysOfTurns.length,
      days: (now - this.#begin) / HOUR / 24,
      visits: this.#visits,
      daysOfTurns: this.#daysOfTurns,
      waited: Object.fromEntries(this.#waited),
      calledFor: Object.fromEntries(this.#calledFor),
      answered: {
        visit: Object.fromEntries(visit),
        automatic: Object.fromEntries(automatic),
        clock: Object.fromEntries(clock),
        bot: Object.fromEntries(bot),
      },
    };
  }

  #endTurn(next: number, now: number): void {
    if (this.#turn > 0) this.#count(now);
    this.#turn = next;
    this.#turnBegan = now;
    this.#thisTurn = new Map();
  }

  #count(now: number): void {
    const absent = this.#stoodInFor();
    const there = this.#table.seats.filter((seat) => !absent.includes(seat));
    this.#visits.push(...there.map((seat) => this.#thisTurn.get(seat) ?? 0));
    this.#daysOfTurns.push((now - this.#turnBegan) / HOUR / 24);
  }

  /** What comes before the first turn is none. */
  #turnNow(): number {
    return this.#table.game.turn?.(this.#table.world) ?? 1;
  }

  /** The phase by its name in the sequence of play: what comes inside a turn, or inside the whole game. */
  #phase(): string {
    const { where } = this.#table;
    return where[Math.max(0, where.indexOf('turn')) + 1] ?? where[0] ?? 'over';
  }
}

export function add<K>(counts: Map<K, number>, key: K, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
