import { lasting, type Mishap, opponent, opponents, Seated } from '@ecumene/bots';
import { at, type Event, type Game, type Open, type Played, type Seat, type Table, type World } from '@ecumene/engine';

export type AnyGame = Game<World, unknown, Event>;
export type AnyTable = Table<World, unknown, Event>;

/** Milliseconds a bot may think about a question. */
const THINKING = 150;

interface Seating {
  readonly people: readonly Seat[];
  readonly bots: readonly Seat[];
  readonly bot: string;
}

/** A table on this device: people answer when they like, bots one at a time when they are let. */
export class SoloHost {
  readonly table: AnyTable;
  readonly #bots: ReadonlyMap<Seat, Seated<World, unknown, Event>>;
  readonly #people: readonly Seat[];
  /** Bots that wait for others on an open floor, until somebody does something. */
  readonly #waiting = new Set<Seat>();
  #last: Seat | undefined;

  constructor(table: AnyTable, { people, bots, bot }: Seating, memories: Readonly<Record<Seat, unknown>>) {
    this.table = table;
    this.#people = people;
    const player = opponent(table.game, bot) ?? at(opponents(table.game), 0);
    const key = table.commitment;
    this.#bots = new Map(
      bots.map((seat) => [seat, new Seated(table, seat, player, `${key} ${seat}`, memories[seat])] as const),
    );
  }

  /** What the bots want to remember, to be kept with the table. */
  get memories(): Record<Seat, unknown> {
    return Object.fromEntries([...this.#bots].map(([seat, { memory }]) => [seat, memory]));
  }

  /** Tells the bots what was played. */
  heard(played: readonly Played[]): void {
    this.#waiting.clear();
    for (const { happenings } of played) for (const bot of this.#bots.values()) bot.hear(happenings);
  }

  /** Which bot is to decide next, if any. On a floor they take turns. */
  next(): Open | undefined {
    const open = this.table.openQuestions().filter((post) => this.#bots.has(post.seat) && isAsked(post));
    const settled = open.find((post) => !post.floor);
    if (settled !== undefined) return settled;
    const ready = open.filter((post) => !this.#waiting.has(post.seat));
    if (ready.length === 0) return this.#peopleAreDone() ? open[0] : undefined;
    const after = ready.findIndex((post) => post.seat === this.#last) + 1;
    return ready[after % ready.length];
  }

  /** Lets a bot decide; what came of it, or nothing if it waits. */
  decide(post: Open, now: () => number, report: (mishap: Mishap) => void): readonly Played[] {
    const bot = this.#bots.get(post.seat);
    if (bot === undefined) return [];
    this.#last = post.seat;
    const decision = bot.decide(post, lasting(THINKING, now), report);
    const stuck = this.#waiting.has(post.seat) && this.#peopleAreDone();
    if ('wait' in decision && !stuck) {
      this.#waiting.add(post.seat);
      return [];
    }
    const outcome = this.table.answer(post.seat, post.id, 'wait' in decision ? post.asking.default() : decision.answer);
    if (!outcome.ok) throw new Error(`an answer to ${post.id} is refused: ${outcome.refusal.code}`);
    this.heard(outcome.played);
    return outcome.played;
  }

  /** What the bot in a seat would answer, without answering it. */
  advise(post: Open, now: () => number): unknown {
    const decision = this.#bots.get(post.seat)?.decide(post, lasting(THINKING, now), () => {});
    return decision === undefined || 'wait' in decision ? undefined : decision.answer;
  }

  /** Whether nobody at this device is asked anything that is waited for. */
  #peopleAreDone(): boolean {
    return !this.table.openQuestions().some((post) => this.#people.includes(post.seat) && isAsked(post));
  }
}

function isAsked({ asking }: Open): boolean {
  return asking.question.optional === undefined;
}
