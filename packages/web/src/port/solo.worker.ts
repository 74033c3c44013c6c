import { type Mishap, opponents } from '@ecumene/bots';
import {
  aboutGame,
  changes,
  doAsAsked,
  type GameInfo,
  listedAnswers,
  type News,
  newsFor,
  randomId,
  type TableView,
  tableViewOf,
} from '@ecumene/client';
import {
  branch,
  load,
  type Outcome,
  type Played,
  type Refusal,
  randomFrom,
  refusalOf,
  refuse,
  type Saved,
  type Seat,
  save,
  say,
  Table,
  type Text,
} from '@ecumene/engine';
import { GAME_NAMES, listedGame } from '@ecumene/games';
import { get, set } from 'idb-keyval';
import type { LessonTable } from '../lessons/lesson.ts';
import type { LessonHost } from '../lessons/lesson-host.ts';
import { Failure, wordsFor } from './failure.ts';
import { holdAlone } from './hold-alone.ts';
import { LookBack } from './look-back.ts';
import { waitBefore } from './pace.ts';
import type { Call, FromWorker, Pace, SoloTable, ToWorker } from './protocol.ts';
import { type AnyGame, type AnyTable, botIn, SoloHost } from './solo-host.ts';
import { summaryOf } from './summary.ts';

const NOT_OPEN = refuse('not-open', say('This question is no longer open.'));

async function gameNamed(name: string): Promise<AnyGame> {
  const listed = listedGame(name);
  if (listed === undefined) throw new Error(`there is no game called ${name}`);
  return listed.game();
}

async function allGames(): Promise<GameInfo[]> {
  const games = await Promise.all(GAME_NAMES.map(gameNamed));
  return games.map((game) => aboutGame(game, [...opponents(game)]));
}

interface Kept {
  readonly table: SoloTable;
  readonly saved: Saved<AnyTable['world']>;
  readonly memories: Readonly<Record<Seat, unknown>>;
}

function tell(message: FromWorker): void {
  postMessage(message);
}

function warnOf(mishap: Mishap): void {
  console.warn('a bot erred', mishap);
}

/** Milliseconds in which bots play for everybody without a break. */
const A_WHILE = 100;

/** The table this worker holds. */
class Holding {
  #host: SoloHost;
  readonly #about: SoloTable;
  readonly #lesson: LessonHost | undefined;
  readonly #seen = new Map<Seat, TableView>();
  #lookBack = new LookBack();
  #pace: Pace = 'brisk';
  #paused = false;
  #row = 0;
  /** The bot that decided last. */
  #latest: Seat | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> = Promise.resolve();
  #unsaved = false;
  #keptWell = true;
  #letGone = false;
  /** What was played while bots play for everybody: it is shown when they are done. */
  #unshown: Played[] = [];
  /** The turn they are in, as the page was last told. */
  #toldTurn: number | undefined;

  constructor(host: SoloHost, about: SoloTable, lesson?: LessonHost) {
    this.#host = host;
    this.#about = about;
    this.#lesson = lesson;
  }

  get #table(): AnyTable {
    return this.#host.table;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    this.#schedule();
  }

  pause(on: boolean): void {
    this.#paused = on;
    this.#row = 0;
    this.#schedule();
  }

  /** From now on a seat is told what it sees. */
  look(seat: Seat): void {
    if (!this.#about.people.includes(seat)) throw new Error(`nobody at this device sits in seat ${seat}`);
    this.#seen.delete(seat);
    this.#tellPreparing();
    this.#show(seat, []);
    this.#schedule();
  }

  async answer(seat: Seat, call: Call): Promise<unknown> {
    switch (call.is) {
      case 'request':
        return this.#took(doAsAsked(this.#table, seat, call.request));
      case 'check':
        return this.#check(seat, call.question, [call.answer])[0];
      case 'check-all':
        return this.#check(seat, call.question, call.answers);
      case 'list':
        return listedAnswers(this.#table, seat, call.question);
      case 'suggest':
        return this.#suggest(seat, call.question);
      case 'story':
        return this.#story(seat, call.since);
      case 'at':
        return this.#lookBack.at(this.#table, seat, call.number);
      case 'call-time':
        return this.#took(this.#table.callTime());
      case 'write-down':
        return save(this.#table);
      case 'stands':
        return this.#lesson?.stands(call.expected, call.since) === true;
      case 'go-back':
        return this.#goBack(call.number);
    }
  }

  /** In a lesson: what came after an entry is forgotten. */
  #goBack(number: number): void {
    if (this.#lesson === undefined) return;
    this.#lesson.goBack(number);
    this.#host = this.#lesson.solo;
    this.#lookBack = new LookBack();
    this.#spread([]);
    this.#schedule();
  }

  /** What somebody did: all are told, and it is kept, unless the table refused. */
  async #took(outcome: Outcome): Promise<unknown> {
    if (!outcome.ok) return outcome.refusal;
    this.#host.heard(outcome.played);
    this.#row = 0;
    this.#spread(outcome.played);
    await this.keep();
    this.#schedule();
    return undefined;
  }

  #check(seat: Seat, question: string, answers: readonly unknown[]): (Refusal | undefined)[] {
    const post = this.#table.openQuestions().find((open) => open.id === question && open.seat === seat);
    return answers.map((answer) => (post === undefined ? NOT_OPEN : refusalOf(post.asking, answer)));
  }

  /** What the bot of this table would answer in that seat, given what the seat sees; else any legal answer. */
  #suggest(seat: Seat, question: string): unknown {
    const post = this.#table.openQuestions().find((open) => open.id === question && open.seat === seat);
    if (post === undefined) return undefined;
    const adviser = new SoloHost(this.#table, { bots: [seat], bot: this.#about.bot }, {});
    const decision = adviser.advise(post, () => performance.now());
    return decision ?? post.asking.sample(branch(randomFrom(question), String(this.#table.journal.length)));
  }

  #story(seat: Seat, since: number): News[] {
    const { prologue, played } = this.#table.chronicle();
    const first = since > 0 ? [] : [{ number: -1, happenings: prologue }];
    return newsFor([...first, ...played.filter(({ number }) => number >= since)], seat);
  }

  #spread(played: readonly Played[]): void {
    this.#unshown.push(...played);
    if (this.#host.preparing === undefined) {
      for (const seat of this.#seen.keys()) this.#show(seat, this.#unshown);
      this.#unshown = [];
    }
    this.#tellPreparing();
  }

  /** Says how far bots have got with the turns they play for everybody, when that changes. */
  #tellPreparing(): void {
    const { preparing } = this.#host;
    if (preparing?.turn === this.#toldTurn) return;
    this.#toldTurn = preparing?.turn;
    tell({ say: 'preparing', preparing: preparing ?? null });
  }

  #show(seat: Seat, played: readonly Played[]): void {
    const before = this.#seen.get(seat);
    const now = tableViewOf(this.#table, seat);
    const change = before === undefined ? ([now] as const) : changes(before, now);
    this.#seen.set(seat, now);
    tell({ say: 'changed', seat, change: change ?? null, news: newsFor(played, seat) });
  }

  /** Stops playing and writing: another tab has the table now. */
  letGo(): void {
    this.#letGone = true;
    clearTimeout(this.#timer);
  }

  /**
   * Writes the table down on this device. While that takes its time, the next writing waits and takes all with it. Play
   * goes on when it cannot be written down; the person is told.
   */
  keep(): Promise<void> {
    if (this.#unsaved) return this.#saving;
    this.#unsaved = true;
    this.#saving = this.#saving.then(() => {
      this.#unsaved = false;
      return this.#write().then(
        () => this.#tellKept(true),
        (error: unknown) => {
          console.warn('the table could not be written down', error);
          this.#tellKept(false);
        },
      );
    });
    return this.#saving;
  }

  #tellKept(well: boolean): void {
    if (well !== this.#keptWell) tell({ say: 'kept', well });
    this.#keptWell = well;
  }

  async #write(): Promise<void> {
    if (this.#letGone || this.#lesson !== undefined) return;
    const { id } = this.#about;
    const kept: Kept = { table: this.#about, saved: save(this.#table), memories: this.#host.memories };
    await set(`solo ${id}`, kept);
    await set(`summary ${id}`, summaryOf(this.#about, this.#table, Date.now()));
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#host.preparing !== undefined && !this.#letGone) {
      this.#timer = setTimeout(() => this.#playForEverybody());
      return;
    }
    const next = this.#host.next();
    if (this.#letGone || this.#paused || this.#seen.size === 0 || next === undefined) return;
    const open = this.#table.openQuestions();
    const begins = next.seat !== this.#latest && open.length === 1;
    const traders = next.floor ? open.filter(({ floor }) => floor).length : 0;
    this.#timer = setTimeout(() => this.#letBotDecide(), waitBefore(this.#pace, this.#row, begins, traders));
  }

  /** Bots play for everybody for a while, and let the page be heard in between. Each plays the same on every device. */
  #playForEverybody(): void {
    const end = performance.now() + A_WHILE;
    for (let post = this.#host.next(); post !== undefined && performance.now() < end; post = this.#host.next()) {
      if (this.#host.preparing === undefined) break;
      this.#spread(this.#host.decide(post, () => 0, warnOf));
    }
    void this.keep();
    this.#schedule();
  }

  #letBotDecide(): void {
    const post = this.#host.next();
    if (post === undefined) return;
    // In a lesson everybody does the same on every device, however slow it is.
    const clock = this.#lesson === undefined ? () => performance.now() : () => 0;
    const played = this.#host.decide(post, clock, warnOf);
    this.#row += 1;
    this.#latest = post.seat;
    if (played.length > 0) {
      this.#spread(played);
      void this.keep();
    }
    this.#schedule();
  }
}

let holding: Holding | undefined;

async function open(about: SoloTable): Promise<void> {
  if (about.lesson !== undefined) return teach(about, about.lesson);
  if (!(await holdHere(about.id, false))) return;
  const game = await gameNamed(about.game);
  const players = Object.fromEntries([
    ...about.people.map((seat) => [seat, { is: 'person', name: seat }] as const),
    ...about.bots.map((seat) => [seat, { is: 'bot', name: botIn(about, seat) }] as const),
  ]);
  const { options, position } = about;
  const seats = [...about.people, ...about.bots];
  const setup = { options, seats, players, seed: randomId(), ...(position !== undefined && { position }) };
  const [fault] = Table.faults(game, setup);
  if (fault !== undefined) throw new Failure(fault.text);
  await hold(Table.open(game, setup), about, {}, null);
}

async function teach(about: SoloTable, table: LessonTable): Promise<void> {
  const { LessonHost } = await import('../lessons/lesson-host.ts');
  const lesson = new LessonHost(await gameNamed(about.game), table);
  holding = new Holding(lesson.solo, about, lesson);
  tell({ say: 'opened', table: about, notice: null });
}

async function resume(id: string, takeOver: boolean): Promise<void> {
  if (!(await holdHere(id, takeOver))) return;
  const kept = await get<Kept>(`solo ${id}`);
  if (kept === undefined) throw new Failure(say('This table is not saved on this device.'));
  const game = await gameNamed(kept.table.game);
  const { table, notice } = load(game, kept.saved);
  await hold(table, kept.table, kept.memories, notice ?? null);
}

/** Whether this tab holds the table now; when it does not, or no longer, the page is told. */
function holdHere(id: string, takeOver: boolean): Promise<boolean> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const lost = (): void => {
    holding?.letGo();
    tell({ say: 'elsewhere' });
  };
  return holdAlone(id, { takeOver, locks, lost });
}

/** Holds a table, kept if this device can. */
async function hold(table: AnyTable, about: SoloTable, memories: Kept['memories'], notice: Text | null): Promise<void> {
  holding = new Holding(new SoloHost(table, about, memories), about);
  await holding.keep();
  tell({ say: 'opened', table: about, notice });
}

async function listen(message: ToWorker): Promise<void> {
  if (message.say === 'warm-up') {
    await gameNamed(message.game);
    return;
  }
  if (message.say === 'tell-games') return tell({ say: 'games', games: await allGames() });
  if (message.say === 'open') return open(message.table);
  if (message.say === 'resume') return resume(message.id, message.takeOver);
  if (message.say === 'study') {
    const { study } = await import('../replay/study-desk.ts');
    tell({ say: 'answered', call: message.call, value: await study(message, gameNamed, randomId) });
    return;
  }
  if (holding === undefined) throw new Error('no table is open yet');
  if (message.say === 'pace') holding.pace = message.pace;
  if (message.say === 'pause') holding.pause(message.on);
  if (message.say === 'look') holding.look(message.seat);
  if (message.say === 'ask') {
    tell({ say: 'answered', call: message.call, value: await holding.answer(message.seat, message) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  listen(data).catch((error: unknown) => {
    if (!(error instanceof Failure)) console.error(error);
    tell({ say: 'failed', call: 'call' in data ? data.call : null, why: wordsFor(error) });
  });
});
