import { type AnyBot, Seated, thoughts } from '@ecumene/bots';
import {
  branch,
  type Event,
  type Open,
  type Played,
  type Random,
  randomFrom,
  type Seat,
  type Setup,
  Table,
  type World,
} from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';
import { ClockedTable, type How, type Pace, type SlowTable } from './clocked.ts';
import { BEGIN, type Habit, visits } from './habits.ts';
import { answersAlike, leaveAgent, leavePolicies, planAhead } from './planner.ts';
import { type Cost, Tally } from './tally.ts';

const DAY = 86_400_000;
/** Nobody answers more in one visit: somebody who haggles on and on goes. */
const MOST_ANSWERS = 400;
/** So little is kept that bots can imagine tables. */
const KEPT = { checkpoints: 1, every: 1, story: 'none' } as const;

/** One game over weeks, as data. */
export interface SlowGame {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly habits: readonly Habit[];
  /** With whose judgement people answer. */
  readonly bot: AnyBot;
  readonly pace: Pace;
  /** Days after which it is given up. */
  readonly most: number;
  /** Whether people plan ahead before they go. */
  readonly plans?: boolean;
}

/** Somebody who plays, and when they next look in; never again, if nothing. */
interface Person {
  readonly seat: Seat;
  readonly player: Seated<World, unknown, Event>;
  readonly comes: Generator<number, undefined>;
  next: number | undefined;
}

/** Plays a game over weeks of simulated time, and says what it cost. */
export function playSlowly(slow: SlowGame): Cost {
  return new Weeks(slow).play();
}

class Weeks {
  readonly #end: number;
  readonly #table: SlowTable;
  readonly #clocked: ClockedTable;
  readonly #tally: Tally;
  readonly #people: readonly Person[];
  readonly #bot: AnyBot;
  readonly #plans: boolean;

  constructor({ game, setup, habits, bot, pace, most, plans = false }: SlowGame) {
    this.#bot = bot;
    this.#plans = plans;
    const random = randomFrom(`${setup.seed} people`);
    this.#end = BEGIN + most * DAY;
    this.#table = Table.open(game, setup, KEPT);
    this.#tally = new Tally(this.#table, BEGIN, () => this.#clocked.stoodInFor);
    this.#people = this.#table.seats.map((seat, i) => this.#person(seat, habits[i] ?? 'once-a-day', bot, random));
    this.#clocked = new ClockedTable(this.#table, pace, (played, how) => this.#played(played, how));
  }

  #person(seat: Seat, habit: Habit, bot: AnyBot, random: Random): Person {
    const comes = visits(habit, branch(random, seat));
    const player = new Seated(this.#table, seat, bot, `${random.key} ${seat}`);
    return { seat, player, comes, next: comes.next().value };
  }

  play(): Cost {
    while (!this.#table.over && this.#clocked.now < this.#end) {
      const person = this.#nextToCome();
      const due = this.#clocked.due ?? Number.POSITIVE_INFINITY;
      const then = Math.min(this.#end, due, person?.next ?? Number.POSITIVE_INFINITY);
      this.#tally.waits(this.#clocked.now, then);
      this.#clocked.now = then;
      if (due <= then) this.#clocked.runOut();
      else if (person !== undefined) this.#visit(person);
      this.#standIn();
    }
    return this.#tally.result(this.#clocked.now);
  }

  #nextToCome(): Person | undefined {
    let first: Person | undefined;
    for (const person of this.#people)
      if (person.next !== undefined && person.next < (first?.next ?? Number.POSITIVE_INFINITY)) first = person;
    return first;
  }

  /** Somebody opens the table, answers all that is open, and goes. */
  #visit(person: Person): void {
    person.next = person.comes.next().value;
    this.#clocked.visited(person.seat);
    const [first] = this.#table.questions(person.seat).filter(({ question }) => !question.optional);
    if (first !== undefined) this.#tally.visit(person.seat, first.question.topic);
    this.#answerAll(person, 'visit');
    if (this.#plans) this.#planAhead(person);
  }

  #planAhead({ seat }: Person): void {
    const random = randomFrom(`${this.#table.setup.seed} plan ${seat} ${this.#clocked.now}`);
    planAhead(this.#table, { seat, bot: this.#bot, random });
    leavePolicies(this.#table, seat);
    leaveAgent(this.#table, seat);
    this.#clocked.left(seat);
  }

  /** Bots that stand in for people answer at once. */
  #standIn(): void {
    for (let answered = true; answered; ) {
      const seats = this.#clocked.stoodInFor;
      answered = this.#people.some((person) => seats.includes(person.seat) && this.#answerAll(person, 'bot') > 0);
    }
  }

  /** Answers all a seat is asked, and says how many answers that took. */
  #answerAll({ seat, player }: Person, how: How): number {
    let answers = 0;
    const waits = new Set<string>();
    const { table } = this.#clocked;
    const isOpen = ({ seat: whose, id, floor, asking: { question } }: Open): boolean =>
      whose === seat && !waits.has(id) && (floor ? !table.hasAgent(seat, question.topic) : !question.optional);
    for (; answers < MOST_ANSWERS; answers++) {
      const open = this.#table.openQuestions().filter(isOpen);
      const post = open.find(({ floor }) => !floor) ?? open[0];
      if (post === undefined) break;
      const decision = player.decide(post, thoughts(1), () => {});
      if ('wait' in decision) waits.add(post.id);
      else if (!this.#clocked.answer(seat, post.id, decision.answer, how))
        throw new Error(`an answer to ${post.asking.question.topic} is refused`);
      else if (this.#plans && how === 'visit') answersAlike(table, seat, post.asking.question.topic, decision.answer);
    }
    return answers - waits.size;
  }

  #played({ move, happenings }: Played, how: How): void {
    for (const { player } of this.#people) player.hear(happenings);
    const topic = move.is === 'answer' || move.is === 'defaulted' ? move.topic : move.is;
    this.#tally.answered(how, topic, this.#clocked.now);
  }
}
