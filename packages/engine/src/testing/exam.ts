import type { Game } from '../game.ts';
import { isRecord } from '../json.ts';
import { below, branch, pick, type Random, randomFrom } from '../random.ts';
import type { Open, Seat } from '../script.ts';
import type { Setup } from '../setup.ts';
import { Table } from '../table.ts';
import { SERVED } from '../timeline.ts';
import type { Event, World } from '../world.ts';

/** A law of the engine that did not hold. */
export interface Violation {
  /** Which law, in a word or two: `save and load`. */
  readonly law: string;
  readonly what: string;
  /** Whose knowledge, question or ranking it is about. */
  readonly seat?: Seat;
  /** Where play stood, by the names of the sequence of play. */
  readonly where: readonly string[];
}

/** One random game under examination: the table, a stream to draw trials from, and what was found wrong. */
export class Exam<W extends World<unknown, E>, V, E extends Event> {
  readonly game: Game<W, V, E>;
  readonly setup: Setup;
  readonly random: Random;
  /** How many of every hundred questions each law is tried at. */
  readonly rate: number;
  readonly violations: Violation[];
  /** How many disguises were tried on, and how many of them exchanged anything. */
  readonly disguises = { made: 0, different: 0 };
  /** Who gave each answer, and for each seat how many answers had been given when it was last asked something. */
  readonly answeredBy: Seat[] = [];
  readonly lastAsked = new Map<Seat, number>();
  table: Table<W, V, E>;

  constructor(game: Game<W, V, E>, setup: Setup, rate: number, violations: Violation[] = []) {
    this.game = game;
    this.setup = setup;
    this.rate = rate;
    this.violations = violations;
    this.random = branch(randomFrom(setup.seed), 'examination');
    this.table = Table.open(game, setup, SERVED);
  }

  fail(law: string, what: string, seat?: Seat): void {
    this.violations.push({ law, what, ...(seat !== undefined && { seat }), where: this.table.where });
  }

  /** Whether a trial is made now. */
  now(): boolean {
    return below(this.random, 100) < this.rate;
  }

  /** One of the open questions. */
  anyQuestion(): Open {
    return pick(this.random, this.table.openQuestions());
  }

  anySeat(): Seat {
    return pick(this.random, this.table.seats);
  }
}

/** Makes plain data unchangeable, so that a rule which changes what it has told or asked breaks down. */
export function freeze<T>(value: T): T {
  if (isRecord(value) && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** The whole of a table's state that must be the same wherever the same moves were made, as text. */
export function fingerprint<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): string {
  return JSON.stringify({ world: table.world, where: table.where, over: table.over, questions: asked(table) });
}

/** Every open question as a program elsewhere would get it. */
export function asked<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): unknown {
  return table.openQuestions().map(({ id, seat, asking }) => ({ id, seat, question: asking.question }));
}

/** The views of all seats and of a spectator. */
export function views<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): V[] {
  return [null, ...table.seats].map((viewer) => table.view(viewer));
}
