import { FloorTurns } from '@ecumene/bots';
import { type Happening, mayKnow, type Open, type Seat } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';
import type { Base } from '../operations/base.ts';
import { report } from '../operations/reports.ts';
import type { WatchedTables } from '../play/watched-tables.ts';
import { write } from '../store/store.ts';
import { readBack, readBackIfWhole } from '../store/written.ts';
import type { LiveTable } from '../tables/live.ts';
import { readJournal } from '../tables/record.ts';
import { NO } from '../tables/refusals.ts';
import { answering, type Step } from '../tables/step.ts';
import type { Changed } from '../tables/table-action.ts';
import type { Tables } from '../tables/tables.ts';
import { TooLong } from '../tables/time-limit.ts';
import type { Copies } from './copies.ts';
import type { Thought } from './tasks.ts';

/** What a bot remembers, and up to which entry it knows what happened. */
interface Memory {
  readonly heard: number;
  readonly memory: unknown;
}

/** What a table's bots are about. */
interface Stage {
  readonly live: LiveTable;
  thinking: boolean;
  /** Something has happened while they were thinking. */
  again: boolean;
  readonly turns: FloorTurns;
  readonly memories: Map<Seat, Memory>;
  /** How long the journal was when a rule broke down: until it is longer nobody tries again. */
  brokenAt: number | undefined;
}

/** Lets the bots of all tables answer what they are asked. */
export class BotDriver {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #watchedTables: WatchedTables;
  readonly #copies: Copies;
  readonly #stages = new Map<string, Stage>();
  /** The last turn of the tables nobody waits for. */
  #idle: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(base: Base, tables: Tables, watchedTables: WatchedTables, copies: Copies) {
    this.#base = base;
    this.#tables = tables;
    this.#watchedTables = watchedTables;
    this.#copies = copies;
    tables.listeners.onChange((changed) => this.#heard(changed));
    tables.listeners.keepAwake((id) => this.#stages.get(id)?.thinking === true);
  }

  stop(): void {
    this.#stopped = true;
  }

  #heard({ live, from }: Changed): void {
    const stage = this.#stages.get(live.id);
    if (stage !== undefined && from < live.row.number) stage.turns.stirred();
    if (stage?.thinking === false && !live.playing) this.#stages.delete(live.id);
    this.wake(live);
  }

  /** Lets the bots of a table see whether there is something to answer. */
  wake(live: LiveTable): void {
    if (this.#stopped || !mayGoOn(live) || !mayAct(live)) return;
    const known = this.#stages.get(live.id);
    const stage = known?.live === live ? known : newStage(live);
    this.#stages.set(live.id, stage);
    if (stage.thinking) {
      stage.again = true;
      return;
    }
    stage.thinking = true;
    this.#run(live, stage)
      .catch((error: unknown) => this.#base.log.error({ err: error, table: live.id }, 'bots could not go on'))
      .finally(() => {
        stage.thinking = false;
        const idle = !live.busy && !this.#watchedTables.watching(live.id);
        if (idle && stage.brokenAt !== live.row.number) this.#stages.delete(live.id);
      });
  }

  async #run(live: LiveTable, stage: Stage): Promise<void> {
    do {
      stage.again = false;
      const post = this.#next(live, stage);
      if (post !== undefined) {
        if (this.#isIdle(live)) await this.#answerIdly(live, stage, post);
        else await this.#answer(live, stage, post);
        stage.again = true;
        if (this.#watchedTables.watching(live.id) && live.preparing === undefined)
          await pause(this.#base.config.limits.botPause);
      }
    } while (stage.again && !this.#stopped);
  }

  /** Whether nobody waits for the bots of a table: nobody sits at it, and nobody looks. */
  #isIdle(live: LiveTable): boolean {
    return !this.#watchedTables.watching(live.id) && live.seats.every(({ person }) => person === null);
  }

  /** The next question for a bot, if any. */
  #next(live: LiveTable, { turns, brokenAt }: Stage): Open | undefined {
    if (!mayGoOn(live) || live.table === undefined) return undefined;
    if (brokenAt === live.row.number) return undefined;
    return turns.next(questionsAt(live));
  }

  async #answer(live: LiveTable, stage: Stage, post: Open): Promise<void> {
    const { seat } = post;
    const number = live.row.number;
    const thought = await this.#think(live, stage, post);
    if (thought === undefined) return;
    const memory: Memory = { heard: number, memory: thought.memory };
    const { decision } = thought;
    if (decision !== undefined && 'wait' in decision && this.#mayWait(live, stage, post, number)) {
      stage.memories.set(seat, memory);
      await this.#keepMemory(live.id, seat, memory);
      return;
    }
    const answer = decision !== undefined && 'answer' in decision ? decision.answer : post.asking.default();
    const refusal = await this.#tables.act(live.id, {
      step: (then) => (mayGoOn(then) && then.botAt(seat) !== undefined ? answerOf(then, post, answer) : NO.question),
      also: () => ({ writes: [this.#memoryWrite(live.id, seat, memory)] }),
    });
    if (refusal !== undefined) {
      if (refusal.code === NO.fault.code) stage.brokenAt = live.row.number;
      if (refusal.code !== 'not-open') stage.turns.mayWait(post, questionsAt(live));
      return;
    }
    stage.memories.set(seat, memory);
    stage.turns.stirred(seat);
  }

  /** Tables nobody waits for go on one after another, and breathe between answers: together they cost no more than one. */
  async #answerIdly(live: LiveTable, stage: Stage, post: Open): Promise<void> {
    const turn = this.#idle.then(async () => {
      if (this.#stopped || !this.#isIdle(live)) return;
      await this.#answer(live, stage, post);
      await pause(this.#base.config.limits.idlePause);
    });
    this.#idle = turn.catch(() => {});
    await turn;
  }

  /** A bot may wait; if something happened while it was thinking, it is asked again at once. */
  #mayWait(live: LiveTable, { turns }: Stage, post: Open, number: number): boolean {
    return live.row.number !== number || turns.mayWait(post, questionsAt(live));
  }

  async #think(live: LiveTable, stage: Stage, post: Open): Promise<Thought | undefined> {
    const { table } = live;
    const bot = live.botAt(post.seat);
    if (table === undefined || bot === undefined) return undefined;
    const known = await this.#memory(live, stage, post.seat);
    const heard = await this.#since(live, post.seat, known.heard);
    try {
      const thought = await this.#copies.think(live.id, table, (copy) => ({
        is: 'decide',
        copy,
        seat: post.seat,
        question: post.id,
        bot,
        key: chancesOf(table, post.seat),
        memory: known.memory,
        heard,
        time: this.#base.config.limits.thinking,
        payer: live.row.host ?? live.id,
        idle: this.#isIdle(live),
      }));
      for (const mishap of thought.mishaps) await this.#mishap(live, post, bot, mishap.what, mishap.detail);
      return thought;
    } catch (error) {
      this.#copies.forget(live.id);
      if (this.#stopped) return undefined;
      const what = error instanceof TooLong ? 'late' : 'threw';
      await this.#mishap(live, post, bot, what, error instanceof Error ? error.message : String(error));
      return { decision: undefined, memory: known.memory, mishaps: [] };
    }
  }

  async #mishap(live: LiveTable, { seat, asking }: Open, bot: string, what: string, detail: string): Promise<void> {
    this.#base.log.warn({ table: live.id, seat, bot, what }, 'a bot did wrong');
    const { topic } = asking.question;
    const body = { seat, bot, topic, what, detail, number: live.row.number };
    await report(this.#base, { table: live.id, kind: 'bot', text: `${bot} ${what} at ${topic}`, body });
  }

  async #memory(live: LiveTable, stage: Stage, seat: Seat): Promise<Memory> {
    const known = stage.memories.get(seat);
    if (known !== undefined) return known;
    const row = await this.#base.store.db
      .selectFrom('memories')
      .select('memory')
      .where('table_id', '=', live.id)
      .where('seat', '=', seat)
      .executeTakeFirst();
    return row === undefined ? { heard: -1, memory: undefined } : readBack(row.memory);
  }

  /** What a bot may know of what happened since it last decided. */
  async #since(live: LiveTable, seat: Seat, heard: number): Promise<Happening[]> {
    const kept = await readJournal(this.#base.store, live.id, Math.max(0, heard));
    const prologue: Happening[] = heard < 0 ? (readBackIfWhole<Happening[] | null>(live.row.prologue) ?? []) : [];
    return [...prologue, ...kept.flatMap(({ happenings }) => happenings)].filter((one) => mayKnow(one, seat));
  }

  #memoryWrite(id: string, seat: Seat, memory: Memory) {
    const row = { table_id: id, seat, memory: JSON.stringify(memory) };
    return write(
      this.#base.store.db
        .insertInto('memories')
        .values(row)
        .onConflict((taken) => taken.columns(['table_id', 'seat']).doUpdateSet({ memory: row.memory })),
    );
  }

  async #keepMemory(id: string, seat: Seat, memory: Memory): Promise<void> {
    await this.#base.store.commit([this.#memoryWrite(id, seat, memory)]);
  }
}

function newStage(live: LiveTable): Stage {
  const turns = new FloorTurns((seat) => live.botAt(seat) !== undefined);
  return { live, thinking: false, again: false, turns, memories: new Map(), brokenAt: undefined };
}

/** The random stream of a bot. The person who imported the table knows its seed, but not the server's secret mixed into it. */
function chancesOf({ setup, journal }: AnyTable, seat: Seat): string {
  const label = journal.flatMap((entry) => (entry.is === 'parted' ? [entry.label] : [])).at(-1);
  return `${setup.seed}${label === undefined ? '' : ` ${label}`} bot ${seat}`;
}

/** A bot's answer. In a turn that bots play for everyone, it does not count as an answer of the seat's player. */
function answerOf({ preparing }: LiveTable, { seat, id: question }: Open, answer: unknown): Step {
  return preparing === undefined ? answering(seat, question, answer) : { is: 'answer-by-bot', seat, question, answer };
}

/** The open questions of a table. On a floor, those of seats whose own agents act are none of a bot's business. */
function questionsAt({ table }: LiveTable): readonly Open[] {
  const open = table?.openQuestions() ?? [];
  return open.filter(({ seat, floor, asking }) => !(floor && table?.hasAgent(seat, asking.question.topic)));
}

/** Whether bots may answer at all: while the players have paused a table, they wait. */
function mayGoOn({ playing, row, clocks }: LiveTable): boolean {
  return playing && row.frozen === null && !clocks.paused;
}

/** Whether somebody waits for a bot, or a bot is on a floor where it may act. */
function mayAct(live: LiveTable): boolean {
  return questionsAt(live).some(
    ({ seat, floor, asking }) => (floor || asking.question.optional === undefined) && live.botAt(seat) !== undefined,
  );
}

function pause(time: number): Promise<void> {
  return new Promise((later) => setTimeout(later, time));
}
