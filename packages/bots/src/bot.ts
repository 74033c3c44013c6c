import type { Event, Happening, Question, Random, Refusal, Seat, Table, World } from '@ecumene/engine';

/**
 * A player that is a program. It is given what a person in its seat could know and nothing else, and it is deterministic:
 * the same situation and the same random stream give the same decision.
 */
export interface Bot<W extends World<unknown, E>, V, E extends Event> {
  /** `steady`: how tables, commands and tournaments call it. */
  readonly name: string;
  /** One sentence for the person who chooses an opponent. */
  readonly about: string;
  /** It imagines tables, so the table it sits at must keep its latest rest point. */
  readonly imagines?: true;
  /** Whether something that happened is a reason to think again on an open floor; everything is, if not said. */
  wakes?(event: E): boolean;
  decide(situation: Situation<W, V, E>): Decision;
}

/** A bot whatever its game. */
export type AnyBot = Bot<World, unknown, Event>;

/** The situation in which a bot must decide something. */
export interface Situation<W extends World<unknown, E>, V, E extends Event> {
  readonly seat: Seat;
  readonly question: Question;
  /** Asked on an open floor: the bot may also wait for what the others do. */
  readonly floor: boolean;
  /** What the seat sees. Made when first asked for. */
  readonly view: V;
  /** What the seat may know of everything that happened since the bot last decided. */
  readonly heard: readonly Happening<E>[];
  /** What the bot wanted to remember when it last decided. */
  readonly memory: unknown;
  /** A stream of the bot's own. */
  readonly random: Random;
  readonly budget: Budget;

  /** A legal answer, any. */
  sample(): unknown;
  /** All legal answers, where they can be listed. */
  list(): readonly unknown[] | undefined;
  /** Why an answer would not be taken, if so; as the table itself would say. */
  refusal(answer: unknown): Refusal | undefined;
  /** What a seat whose clock ran out would answer. */
  fallback(): unknown;
  /** A full game that looks the same to this seat and in which the same question is open, to search in. */
  imagine(random: Random): Table<W, V, E>;
}

/** How long a bot may think. Whoever runs the bot has the clock. */
export interface Budget {
  /** Whether there is time for another thought. */
  more(): boolean;
}

/** What a bot does: it answers, or on an open floor it waits. Memory is plain data, kept with the table. */
export type Decision = { readonly answer: unknown; readonly memory?: unknown } | Waiting;

interface Waiting {
  readonly wait: true;
  readonly memory?: unknown;
}

/** A budget of so many milliseconds from now, by a clock of the host's. */
export function lasting(milliseconds: number, now: () => number): Budget {
  const end = now() + milliseconds;
  return { more: () => now() < end };
}

/** A budget of so many thoughts: the same on every machine. */
export function thoughts(count: number): Budget {
  let left = count;
  return { more: () => left-- > 0 };
}
