import {
  type ListedAnswers,
  listedAnswers,
  mayAskAdvice,
  type SeatRequest,
  type StoryPage,
  type TableView,
  tableViewOf,
} from '@ecumene/client';
import { type Refusal, refusalOf, refuse, type Saved, type Seat, type Setup, say, type World } from '@ecumene/engine';
import type { Copies } from '../bots/copies.ts';
import type { Pool } from '../bots/pool.ts';
import { returned } from '../clocks/clock.ts';
import type { AnyTable } from '../games.ts';
import type { Notices } from '../notices/notices.ts';
import type { Base } from '../operations/base.ts';
import { Throttle } from '../people/throttle.ts';
import { newSecret } from '../store/written.ts';
import { type LiveTable, STAND_IN } from '../tables/live.ts';
import { readableEntries, savedAt } from '../tables/record.ts';
import { NO } from '../tables/refusals.ts';
import type { Tables } from '../tables/tables.ts';
import type { Delays } from './delays.ts';
import { Line } from './line.ts';
import { PAGE, passageOf, tell } from './story.ts';

const NO_ADVICE = refuse('no-advice', say('Suggestions are off at this table.'));

/** So many parts of stories somebody may ask for before they have been told. */
const MOST_STORIES = 4;
/** However little of it is asked for, a story costs as much as so many entries. */
const LEAST_READ = 50;

/** What a player or spectator can do at a table. Who may do it is checked before. */
export class Play {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #notices: Notices;
  readonly #pool: Pool;
  readonly #copies: Copies;
  readonly #delays: Delays;
  readonly #readers = new Line(MOST_STORIES);
  readonly #reading: Throttle;
  /** What a bot is thinking about for somebody right now; however often it is asked, it is thought about once. */
  readonly #suggesting = new Map<string, Promise<{ readonly answer: unknown } | Refusal>>();

  constructor(
    base: Base,
    parts: {
      readonly tables: Tables;
      readonly notices: Notices;
      readonly pool: Pool;
      readonly copies: Copies;
      readonly delays: Delays;
    },
  ) {
    const { reading, readingAtOnce } = base.config.limits;
    this.#reading = new Throttle(reading, readingAtOnce);
    this.#base = base;
    this.#tables = parts.tables;
    this.#notices = parts.notices;
    this.#pool = parts.pool;
    this.#copies = parts.copies;
    this.#delays = parts.delays;
  }

  /** Does what a seat asks, once, however often it is asked under the same id. */
  request(id: string, person: string, seat: Seat, key: string, request: SeatRequest): Promise<Refusal | undefined> {
    return this.#tables.act(id, {
      request: `${person}:${seat}:${key}`,
      step: (live) => {
        if (live.row.state !== 'playing') return live.row.state === 'gathering' ? NO.notBegun : NO.over;
        if (live.preparing !== undefined) return NO.preparing;
        return live.holds(person, seat) ? { is: 'request', seat, request } : NO.seat;
      },
      also: (live) => {
        const clocks = returned(live.clocks, seat, live.row.number);
        const writes = this.#notices.answered(live, seat);
        return clocks === live.clocks ? { writes } : { clocks, writes };
      },
    });
  }

  async check(id: string, seat: Seat, question: string, answer: unknown): Promise<Refusal | undefined> {
    const [refusal] = await this.checkAll(id, seat, question, [answer]);
    return refusal;
  }

  /** What speaks against each of these answers. */
  async checkAll(
    id: string,
    seat: Seat,
    question: string,
    answers: readonly unknown[],
  ): Promise<readonly (Refusal | undefined)[]> {
    const refusals = await this.#tables.examine(id, (table) => {
      const post = table.openQuestions().find((open) => open.id === question && open.seat === seat);
      return answers.map((answer) => (post === undefined ? NO.question : refusalOf(post.asking, answer)));
    });
    return refusals ?? answers.map(() => NO.notBegun);
  }

  /** All answers a question takes; nothing, where they are too many to read. */
  list(id: string, seat: Seat, question: string): Promise<ListedAnswers | undefined> {
    return this.#tables.examine(id, (table) => listedAnswers(table, seat, question));
  }

  /** What a sensible player would answer. */
  async suggest(id: string, seat: Seat, question: string): Promise<{ readonly answer: unknown } | Refusal> {
    const live = await this.#tables.look(id, (now) => now);
    if (live?.table === undefined) return live?.blocked ? NO.blocked : NO.notBegun;
    const people = live.seats.map(({ person }) => person);
    if (!mayAskAdvice(live.plan, people)) return NO_ADVICE;
    if (!live.table.openQuestions().some((open) => open.id === question && open.seat === seat)) return NO.question;
    const asked = `${id} ${question}`;
    const thinking =
      this.#suggesting.get(asked) ??
      this.#suggestion(live, live.table, seat, question).finally(() => this.#suggesting.delete(asked));
    this.#suggesting.set(asked, thinking);
    return thinking;
  }

  async #suggestion(
    { id, row }: LiveTable,
    table: AnyTable,
    seat: Seat,
    question: string,
  ): Promise<{ readonly answer: unknown } | Refusal> {
    const payer = row.host ?? id;
    const thought = await this.#copies.think(id, table, (copy) => ({
      is: 'decide',
      copy,
      seat,
      question,
      bot: STAND_IN,
      key: newSecret(),
      memory: undefined,
      heard: [],
      time: this.#base.config.limits.thinking,
      payer,
      idle: false,
    }));
    if (thought.decision !== undefined && 'answer' in thought.decision) return { answer: thought.decision.answer };
    const fallback = await this.#tables.examine(id, (now) => {
      const post = now.openQuestions().find((open) => open.id === question && open.seat === seat);
      return post && { answer: post.asking.default() };
    });
    return fallback ?? NO.question;
  }

  /** All somebody may see by now. */
  async tableView(live: LiveTable, viewer: Seat | null): Promise<TableView | Refusal> {
    const number = await this.#delays.numberFor(live, viewer);
    if (number !== undefined) return this.replay(live.id, viewer, number);
    return (await this.#tables.examine(live.id, (table) => tableViewOf(table, viewer))) ?? NO.notBegun;
  }

  /** What happened from an entry on, as far as it may be known by now and is told at once; nothing where somebody reads too much. */
  story(id: string, viewer: Seat | null, since: number, reader: string): Promise<StoryPage | undefined> {
    return this.#readers.inTurn(reader, async () => {
      const number = (await this.#tables.open(id))?.row.number ?? 0;
      const entries = Math.max(LEAST_READ, Math.min(PAGE, number - since));
      return this.#reading.allows(reader, this.#base.now(), entries) ? this.#page(id, viewer, since) : undefined;
    });
  }

  async #page(id: string, viewer: Seat | null, since: number): Promise<StoryPage> {
    const passage = await this.#tables.look(id, async (live) => {
      // What cannot be played on has been told all the same.
      const journal = live.table?.journal ?? (live.blocked ? await readableEntries(this.#base.store, live.row) : []);
      return passageOf(live, journal, since, await this.#delays.numberFor(live, viewer));
    });
    return passage === undefined ? { news: [], next: null } : tell(this.#base.store, passage, viewer);
  }

  /** What somebody saw after so many entries. */
  async replay(id: string, viewer: Seat | null, at: number): Promise<TableView | Refusal> {
    const live = await this.#tables.open(id);
    if (live?.table === undefined) return live?.blocked ? NO.blocked : NO.notBegun;
    const number = Math.min(at, live.row.number);
    const saved = await savedAt(this.#base.store, live, number);
    return (await this.#pool.ask({ is: 'table-view', saved, viewer })) ?? NO.busy;
  }

  /** A copy of a table in which everything a seat cannot know is drawn anew. Of people it names only whom it is made for. */
  async imagined(id: string, seat: Seat, name: string): Promise<Saved<World> | Refusal> {
    const live = await this.#tables.open(id);
    if (live?.table === undefined) return live?.blocked ? NO.blocked : NO.notBegun;
    const saved = await this.#copies.ask(id, live.table, (copy) => ({ is: 'what-if', copy, seat, key: newSecret() }));
    return { ...saved, setup: { ...saved.setup, players: allCalled(saved.setup, name) } };
  }
}

/** Bots stay what they are, and everybody else has one name. */
function allCalled({ players = {} }: Setup, name: string): NonNullable<Setup['players']> {
  return Object.fromEntries(
    Object.entries(players).map(([seat, player]) => [seat, player.is === 'bot' ? player : { ...player, name }]),
  );
}
