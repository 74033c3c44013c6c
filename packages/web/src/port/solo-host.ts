import { FloorTurns, lasting, type Mishap, opponent, opponents, Seated } from '@ecumene/bots';
import { type Preparation, preparationOf } from '@ecumene/client';
import { at, type Event, type Game, type Open, type Played, type Seat, type Table, type World } from '@ecumene/engine';
import type { Script } from '../lessons/script.ts';
import { USUAL } from './new-table.ts';

export type AnyGame = Game<World, unknown, Event>;
export type AnyTable = Table<World, unknown, Event>;

/** Milliseconds a bot may think about a question. */
const THINKING = 150;

type AnySeated = Seated<World, unknown, Event>;

interface Seating {
  readonly bots: readonly Seat[];
  readonly bot: string;
  readonly otherBots?: Readonly<Record<Seat, string>>;
  /** The turn from which the people play; nothing for the first. */
  readonly startTurn?: number;
  /** What the bots answer without thinking. */
  readonly script?: Script;
}

/** Which bot plays in a seat. */
export function botIn({ bot, otherBots = {} }: Seating, seat: Seat): string {
  return (Object.hasOwn(otherBots, seat) ? otherBots[seat] : undefined) ?? bot;
}

/** A table on this device: people answer when they like, bots one at a time when they are let. */
export class SoloHost {
  readonly table: AnyTable;
  readonly #bots: ReadonlyMap<Seat, AnySeated>;
  /** The bots that play the first turns for everybody. */
  readonly #openers: ReadonlyMap<Seat, AnySeated>;
  readonly #startTurn: number | undefined;
  readonly #script: Script | undefined;
  readonly #turns = new FloorTurns((seat) => this.#playerIn(seat) !== undefined);

  constructor(table: AnyTable, seating: Seating, memories: Readonly<Record<Seat, unknown>>) {
    this.table = table;
    this.#script = seating.script;
    this.#startTurn = seating.startTurn;
    const plainest = at(opponents(table.game), 0);
    const key = table.commitment;
    const seated = (seat: Seat, bot: string): readonly [Seat, AnySeated] => {
      const player = opponent(table.game, bot) ?? plainest;
      return [seat, new Seated(table, seat, player, `${key} ${seat}`, memories[seat])];
    };
    this.#bots = new Map(seating.bots.map((seat) => seated(seat, botIn(seating, seat))));
    const all = seating.startTurn === undefined ? [] : table.seats;
    this.#openers = new Map(all.map((seat) => seated(seat, USUAL)));
  }

  /** How far the bots have got with the turns they play for everybody. */
  get preparing(): Preparation | undefined {
    return preparationOf(this.table, this.#startTurn);
  }

  /** The bot that answers for a seat now, if one does. */
  #playerIn(seat: Seat): AnySeated | undefined {
    return (this.preparing === undefined ? this.#bots : this.#openers).get(seat);
  }

  /** What the bots want to remember, to be kept with the table. */
  get memories(): Record<Seat, unknown> {
    return Object.fromEntries([...this.#bots].map(([seat, { memory }]) => [seat, memory]));
  }

  /** Tells the bots what was played. */
  heard(played: readonly Played[]): void {
    this.#turns.stirred();
    const all = [...this.#bots.values(), ...(this.preparing === undefined ? [] : this.#openers.values())];
    for (const { happenings } of played) for (const bot of all) bot.hear(happenings);
  }

  /** Which bot is to decide next, if any. */
  next(): Open | undefined {
    return this.#turns.next(this.table.openQuestions());
  }

  /** Lets a bot decide; what came of it, or nothing if it waits. */
  decide(post: Open, now: () => number, report: (mishap: Mishap) => void): readonly Played[] {
    const bot = this.#playerIn(post.seat);
    if (bot === undefined) return [];
    const forEverybody = this.preparing !== undefined;
    const written = this.#script?.next(post.seat, post.asking.question.topic, this.table.journal.length);
    const decision = written ?? bot.decide(post, lasting(THINKING, now), report);
    if ('wait' in decision && this.#turns.mayWait(post, this.table.openQuestions())) return [];
    const answer = 'wait' in decision ? post.asking.default() : decision.answer;
    const outcome = forEverybody
      ? this.table.answerByBot(post.seat, post.id, answer)
      : this.table.answer(post.seat, post.id, answer);
    if (!outcome.ok) throw new Error(`an answer to ${post.id} is refused: ${outcome.refusal.code}`);
    this.heard(outcome.played);
    this.#turns.stirred(post.seat);
    return outcome.played;
  }

  /** What the bot in a seat would answer, without answering it. */
  advise(post: Open, now: () => number): unknown {
    const decision = this.#bots.get(post.seat)?.decide(post, lasting(THINKING, now), () => {});
    return decision === undefined || 'wait' in decision ? undefined : decision.answer;
  }
}
