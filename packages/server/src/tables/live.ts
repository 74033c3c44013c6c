import { awaitedIn, type PersonInfo, type Preparation, preparationOf, type TablePlan } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import type { Clocks } from '../clocks/clock.ts';
import type { AnyTable } from '../games.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { readBack } from '../store/written.ts';
import { laterAt } from './later.ts';
import type { LoadedState, TableRecord } from './record.ts';

/** A table in memory. What is here is what is on disk, except while something is being written. */
export class LiveTable {
  readonly id: string;
  row: TableRow;
  seats: readonly SeatRow[];
  plan: TablePlan;
  people: ReadonlyMap<string, PersonInfo>;
  clocks: Clocks;
  /** Nothing before the game has begun, or where it could not be taken up. */
  table: AnyTable | undefined;
  /** Requests that were done, by who asked under which id. */
  requests: Set<string>;
  /** How long the journal was when a position was last thought of. */
  looked: number;
  /** What each seat has left for later, as it is kept. */
  later: ReadonlyMap<Seat, string>;
  /** Others may have written since it was read. */
  stale = false;
  /** A step was cut off where everybody waits: until one has come to an end they are taken in a thread. */
  suspect = false;
  #queue: Promise<unknown> = Promise.resolve();
  #pending = 0;

  constructor(record: TableRecord, taken: LoadedState | undefined) {
    this.id = record.row.id;
    this.row = record.row;
    this.seats = record.seats;
    this.plan = record.plan;
    this.people = record.people;
    this.clocks = readBack(record.row.clock);
    this.table = taken?.table;
    this.requests = taken?.requests ?? new Set();
    this.looked = taken?.checkpointed ?? 0;
    this.later = laterAt(taken?.table);
  }

  /** Who sits where is read anew, and what was planned. */
  seat({ seats, plan, people }: Omit<TableRecord, 'row'>): void {
    this.seats = seats;
    this.plan = plan;
    this.people = people;
  }

  /** Everything about the table is read anew. */
  renew(other: LiveTable): void {
    this.seat(other);
    this.row = other.row;
    this.clocks = other.clocks;
    this.table = other.table;
    this.requests = other.requests;
    this.looked = other.looked;
    this.later = other.later;
  }

  /** Whether something is being done at the table, or waits to be. */
  get busy(): boolean {
    return this.#pending > 0;
  }

  /** One thing after another. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#pending += 1;
    const done = this.#queue.then(work).finally(() => {
      this.#pending -= 1;
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Whether the game has begun but could not be taken up: nobody can play on before it is taken back. */
  get blocked(): boolean {
    return this.row.state === 'playing' && this.table === undefined;
  }

  get playing(): boolean {
    return this.row.state === 'playing' && this.table !== undefined;
  }

  /** How far bots have got with the turns they play for everybody. */
  get preparing(): Preparation | undefined {
    return this.playing && this.table !== undefined ? preparationOf(this.table, this.plan.startTurn) : undefined;
  }

  seatRow(seat: Seat): SeatRow | undefined {
    return this.seats.find((row) => row.seat === seat);
  }

  /** Whether somebody has a seat: it may have been given away meanwhile. */
  holds(person: string | null, seat: Seat): boolean {
    return this.seatRow(seat)?.person === person;
  }

  seatsOf(person: string): Seat[] {
    return this.seats.filter((row) => row.person === person).map(({ seat }) => seat);
  }

  /** Whether the game of a seat is over though the others play on: it has no voice, and goes to nobody else. */
  isOut(seat: Seat): boolean {
    return this.table?.out.includes(seat) === true;
  }

  /** The bot that answers for a seat now, if one does. */
  botAt(seat: Seat): string | undefined {
    if (this.preparing !== undefined) return STAND_IN;
    const bot = this.seatRow(seat)?.bot ?? undefined;
    return bot ?? (this.clocks.seats[seat]?.byBot ? STAND_IN : undefined);
  }
}

/** Who answers for a player whose clock has run out, and for everybody in turns that bots play: the usual bot. */
export const STAND_IN = 'stand-in';

/** The seats somebody waits for at a table. */
export function awaitedAt(table: AnyTable): Seat[] {
  if (table.over) return [];
  return awaitedIn(table.waiting());
}
