import { type AnyBot, FloorTurns, opponent, opponents, Seated, thoughts } from '@ecumene/bots';
import { at, type Entry, type Event, type Open, type Seat, type Setup, Table, type World } from '@ecumene/engine';
import type { AnyGame, AnyTable } from '../kept-table.ts';
import { chanceOf, PEOPLE_ACTIONS } from './people.ts';

/** How a game is to be played, so that a moment of it can be kept. */
export interface Plan {
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly options: Setup['options'];
  readonly seed: string;
  readonly bot: string;
  /** What people do besides answering, in this order, with some play between. */
  readonly actions: readonly string[];
  /** Entries after which it is given up. */
  readonly limit: number;
}

/** A moment between two moves. */
export interface Passing {
  /** How many entries the journal had. */
  readonly length: number;
  readonly topics: readonly string[];
  /** How many moves were made since the last rest point. */
  readonly since: number;
  readonly actions: readonly string[];
  readonly memories: Readonly<Record<Seat, unknown>>;
}

export interface PlayedGame {
  readonly plan: Plan;
  readonly setup: Setup;
  readonly journal: readonly Entry[];
  readonly moments: readonly Passing[];
}

/** Two people at most sit at a device; the others are bots. */
const PEOPLE = 2;
/** Play between two actions, in entries. */
const BETWEEN = 11;
const THOUGHTS = 4;

function setupOf({ seats, options, seed, bot }: Plan): Setup {
  const players = seats.map(
    (seat, i) => [seat, i < PEOPLE ? person(seat) : { is: 'bot' as const, name: bot }] as const,
  );
  return { options, seats, seed, players: Object.fromEntries(players) };
}

function person(name: string) {
  return { is: 'person' as const, name };
}

/** Plays a game by its plan, always the same way. */
export function playGame(plan: Plan): PlayedGame {
  const { game, limit } = plan;
  const setup = setupOf(plan);
  const table = Table.open(game, setup);
  const company = new Company(table, plan);
  const moments: Passing[] = [];
  while (!table.over && table.journal.length < limit && company.goOn()) {
    const after = table.latestCheckpoint?.after ?? 0;
    const topics = [...new Set(table.openQuestions().map(({ asking }) => asking.question.topic))];
    if (topics.length === 0) continue;
    moments.push({
      length: table.journal.length,
      topics,
      since: table.movesSince(after).length,
      actions: company.done,
      memories: company.memories,
    });
  }
  return { plan, setup, journal: [...table.journal], moments };
}

/** The table as it was in a moment of the game. */
export function tableAt({ plan, setup, journal }: PlayedGame, { length }: Passing): AnyTable {
  return Table.resume(plan.game, setup, journal.slice(0, length), undefined, true);
}

/** Those who play: bots in all seats, and people who do something besides now and then. */
class Company {
  readonly #table: AnyTable;
  readonly #plan: Plan;
  readonly #turns = new FloorTurns(() => true);
  readonly #bots = new Map<Seat, Seated<World, unknown, Event>>();
  readonly #bot: AnyBot;
  #done: readonly string[] = [];

  constructor(table: AnyTable, plan: Plan) {
    this.#table = table;
    this.#plan = plan;
    this.#bot = opponent(plan.game, plan.bot) ?? at(opponents(plan.game), 0);
  }

  get done(): readonly string[] {
    return this.#done;
  }

  get memories(): Record<Seat, unknown> {
    return Object.fromEntries([...this.#bots].map(([seat, { memory }]) => [seat, memory]));
  }

  /** Does the next thing at the table. Says whether there was anything to do. */
  goOn(): boolean {
    if (this.#doAction()) return true;
    for (;;) {
      const open = this.#table.openQuestions();
      const post = this.#turns.next(open) ?? open[0];
      if (post === undefined) return false;
      const answer = this.decide(post, open);
      if (answer === undefined) continue;
      const outcome = this.#table.answer(post.seat, post.id, answer.answer);
      if (!outcome.ok) throw new Error(`an answer to ${post.id} is refused: ${outcome.refusal.code}`);
      this.#turns.stirred(post.seat);
      for (const bot of this.#bots.values()) for (const { happenings } of outcome.played) bot.hear(happenings);
      return true;
    }
  }

  /** What a bot answers; nothing, if it waits for others. */
  decide(post: Open, open: readonly Open[]): { readonly answer: unknown } | undefined {
    const decision = this.#seated(post.seat).decide(post, thoughts(THOUGHTS), () => {});
    if (!('wait' in decision)) return decision;
    return this.#turns.mayWait(post, open) ? undefined : { answer: post.asking.default() };
  }

  #seated(seat: Seat): Seated<World, unknown, Event> {
    const known = this.#bots.get(seat);
    if (known !== undefined) return known;
    const bot = new Seated(this.#table, seat, this.#bot, `${this.#plan.seed} ${seat}`);
    this.#bots.set(seat, bot);
    return bot;
  }

  #doAction(): boolean {
    const next = this.#plan.actions[this.#done.length];
    if (next === undefined || this.#table.journal.length < BETWEEN * (this.#done.length + 2)) return false;
    const { length } = this.#table.journal;
    const did = PEOPLE_ACTIONS[next]?.(this.#table, chanceOf(`${this.#plan.seed} ${length}`));
    if (did !== true) return this.#table.journal.length > length;
    this.#done = [...this.#done, next];
    this.#turns.stirred();
    return true;
  }
}
