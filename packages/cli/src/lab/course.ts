import type { Event, Happening, Seat, Table, World } from '@ecumene/engine';
import { type Deal, dealsIn } from './deals.ts';
import { type Figures, figuresOf } from './figures.ts';

/** How a game went, for plots: figures at the end of every turn, and what happened in it. */
export interface Course {
  readonly turns: readonly TurnRecord[];
  /** Milliseconds of thought by the names of the sequence of play. */
  readonly time: Readonly<Record<string, number>>;
  /** What each seat played, such as its nation. */
  readonly sides: Readonly<Record<Seat, string>>;
}

export interface TurnRecord {
  readonly turn: number;
  readonly score: Readonly<Record<Seat, number>>;
  readonly figures: Readonly<Record<Seat, Figures>>;
  /** How often each kind of thing happened. */
  readonly events: Readonly<Record<string, number>>;
  readonly deals: readonly Deal[];
}

/** Watches a game and writes down its course. */
export class Recorder {
  readonly #table: Table<World, unknown, Event>;
  readonly #turns: TurnRecord[] = [];
  readonly #time: Record<string, number> = {};
  #turn: number;
  #events: Record<string, number> = {};
  #deals: Deal[] = [];
  #phase = '';

  constructor(table: Table<World, unknown, Event>) {
    this.#table = table;
    this.#turn = this.#current();
    this.#phase = phaseOf(table);
  }

  heard(happenings: readonly Happening[]): void {
    for (const { event, knows } of happenings) {
      if (knows !== 'all') continue;
      this.#events[event.what] = (this.#events[event.what] ?? 0) + 1;
    }
    this.#deals.push(...dealsIn(happenings));
    const now = this.#current();
    if (now !== this.#turn) this.#close(now);
  }

  /** So many milliseconds were spent on the question that was open. */
  thought(milliseconds: number): void {
    this.#time[this.#phase] = (this.#time[this.#phase] ?? 0) + milliseconds;
    this.#phase = phaseOf(this.#table);
  }

  course(): Course {
    if (Object.keys(this.#events).length > 0) this.#close(this.#turn + 1);
    const { sides } = figuresOf(this.#table);
    return { turns: this.#turns, time: this.#time, sides };
  }

  #current(): number {
    return this.#table.game.turn?.(this.#table.world) ?? 0;
  }

  #close(next: number): void {
    const { figures } = figuresOf(this.#table);
    const score = Object.fromEntries(this.#table.ranking().map(({ seat, score }) => [seat, score]));
    this.#turns.push({ turn: this.#turn, score, figures, events: this.#events, deals: this.#deals });
    this.#turn = next;
    this.#events = {};
    this.#deals = [];
  }
}

/** Where play stands, without the seat whose turn it is: the innermost step that has a name of its own. */
function phaseOf(table: Table<World, unknown, Event>): string {
  const names = table.where.filter((name) => !table.seats.includes(name));
  return names[1] ?? names[0] ?? 'the end';
}
