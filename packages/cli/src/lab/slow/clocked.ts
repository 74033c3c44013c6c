import type { Event, Outcome, Played, Seat, Table, World } from '@ecumene/engine';
import {
  advance,
  Calendar,
  type ClockPlan,
  type Clocks,
  clockStateAt,
  firstClocks,
  nextDue,
  ranOut,
  reminded,
  returned,
  type TimeUp,
  timeUp,
} from '@ecumene/server/clocks';
import { BEGIN } from './habits.ts';

export type SlowTable = Table<World, unknown, Event>;

/** What a table over weeks does when time is up, and how long. */
export interface Pace {
  readonly clock: ClockPlan;
  readonly atZero: 'default' | 'bot';
  /** After so long an open floor is closed. */
  readonly floorSeconds: number | undefined;
}

/** How an answer came about. */
export type How = 'visit' | 'automatic' | 'clock' | 'bot';

/** A table with the clocks of the server, in time that is simulated. */
export class ClockedTable {
  readonly table: SlowTable;
  readonly #pace: Pace;
  readonly #calendar: Calendar;
  readonly #played: (played: Played, how: How) => void;
  #clocks: Clocks;
  now = BEGIN;

  constructor(table: SlowTable, pace: Pace, played: (played: Played, how: How) => void) {
    this.table = table;
    this.#pace = pace;
    this.#calendar = new Calendar(pace.clock, []);
    this.#played = played;
    this.#clocks = firstClocks(pace.clock, table.seats);
    this.#advance(0);
  }

  /** When a clock next runs out, if one runs. */
  get due(): number | null {
    return nextDue(this.#calendar, this.#clocks, this.now);
  }

  /** The seats a bot plays until they are back. */
  get stoodInFor(): readonly Seat[] {
    return Object.entries(this.#clocks.seats).flatMap(([seat, { byBot }]) => (byBot ? [seat] : []));
  }

  /** Somebody looks in: nobody stands in for them any more, and no agent acts. */
  visited(seat: Seat): void {
    this.table.comeBack(seat);
    this.#clocks = returned(this.#clocks, seat, this.table.journal.length);
    this.#advance(this.table.journal.length);
  }

  /** Somebody goes: their agents act from now on. */
  left(seat: Seat): void {
    if (!this.table.over) this.#do(() => this.table.goAway(seat), 'automatic');
  }

  answer(seat: Seat, question: string, answer: unknown, how: How): boolean {
    return this.#do(() => this.table.answer(seat, question, answer), how);
  }

  /** Does what is to be done because time is up. */
  runOut(): void {
    for (const up of timeUp(this.#calendar, this.#clocks, this.now)) this.#see(up);
  }

  #see(up: TimeUp): void {
    const { clock, atZero } = this.#pace;
    switch (up.is) {
      case 'close-floor':
        this.#do(() => this.table.closeFloor(up.floor), 'clock');
        return;
      case 'remind':
        this.#clocks = reminded(clock, this.#clocks, up.seat, this.now);
        this.#advance(this.table.journal.length);
        return;
      case 'holiday-over':
        this.#advance(this.table.journal.length);
        return;
      case 'answer':
        this.#clocks = ranOut(clock, this.#clocks, up.seat, { atZero, number: this.table.journal.length });
        if (atZero === 'default') this.#giveDefaults(up.seat);
        this.#advance(this.table.journal.length);
    }
  }

  #giveDefaults(seat: Seat): void {
    const open = this.table.questions(seat).filter(({ question }) => question.optional === undefined);
    for (const { id } of open) this.#do(() => this.table.defaultAnswer(seat, id), 'clock');
  }

  #do(action: () => Outcome, how: How): boolean {
    const from = this.table.journal.length;
    const outcome = action();
    if (!outcome.ok) return false;
    for (const played of outcome.played)
      this.#played(played, played.move.is === 'answer' && played.move.standing ? 'automatic' : how);
    this.#advance(from);
    return true;
  }

  #advance(from: number): void {
    const { floorSeconds, clock } = this.#pace;
    const state = clockStateAt(this.table, { now: this.now, from, floorSeconds, frozen: false, isPerson: () => true });
    this.#clocks = advance(clock, this.#calendar, this.#clocks, state);
  }
}
