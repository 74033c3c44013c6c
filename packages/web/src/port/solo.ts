import {
  changed,
  type GameInfo,
  isTableView,
  type ListedAnswers,
  type News,
  type Preparation,
  type SeatRequest,
  type TableView,
} from '@ecumene/client';
import { isRecord, type Refusal, type Seat, say, type Text } from '@ecumene/engine';
import { del, get, keys } from 'idb-keyval';
import type { TablePort } from '../table/port.ts';
import { Calls, CLOSED } from './calls.ts';
import { Failure, wordsForBroken } from './failure.ts';
import { Outlook } from './outlook.ts';
import type { Call, FromWorker, Pace, SoloSummary, SoloTable, ToWorker } from './protocol.ts';

/** Tables that have been laid and wait for their page. */
const atHand = new Map<string, Solo>();

function newWorker(): Worker {
  return new Worker(new URL('./solo.worker.ts', import.meta.url), { type: 'module', name: 'table' });
}

/** A worker that has the rules ready before anybody asks. */
let ready: Worker | undefined;

/** The worker nobody has a table in yet. One that breaks is not used. */
function spare(): Worker {
  if (ready !== undefined) return ready;
  const worker = newWorker();
  const drop = (): void => {
    if (ready === worker) ready = undefined;
  };
  worker.addEventListener('error', drop);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.say === 'failed') drop();
  });
  ready = worker;
  return worker;
}

export function warmUp(game: string): void {
  if (ready !== undefined) return;
  const message: ToWorker = { say: 'warm-up', game };
  spare().postMessage(message);
}

/** The games that can be played on this device, with their options and bots, as the rules themselves tell them. */
export function gamesOnDevice(): Promise<readonly GameInfo[]> {
  const worker = spare();
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.say === 'games') resolve(data.games);
      if (data.say === 'failed') reject(new Failure(data.why));
    });
    worker.addEventListener('error', (event) => reject(new Failure(wordsForBroken(event))));
    const message: ToWorker = { say: 'tell-games' };
    worker.postMessage(message);
  });
}

/** How a solo table fares. */
interface Faring {
  /** Whether this device could write it down. */
  readonly kept: boolean;
  /** How far bots have got with the turns they play for everybody. */
  readonly preparing?: Preparation | null;
  /** Why it cannot go on here: another tab has it, or something broke. */
  readonly trouble?: 'elsewhere' | 'broken';
}

/** A solo table: the rules and the bots run in a worker of this page, and everything is kept on this device. */
export class Solo {
  readonly #worker: Worker;
  readonly #ports = new Map<Seat, SoloPort>();
  readonly #calls = new Calls();
  readonly #opened: Promise<{ readonly table: SoloTable; readonly notice: Text | null }>;
  #open: (opened: { readonly table: SoloTable; readonly notice: Text | null }) => void = () => {};
  #fail: (why: Error) => void = () => {};
  readonly #listeners = new Set<() => void>();
  #faring: Faring = { kept: true };

  private constructor(first: ToWorker) {
    this.#worker = ready ?? newWorker();
    ready = undefined;
    this.#opened = new Promise((resolve, reject) => {
      this.#open = resolve;
      this.#fail = reject;
    });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    this.#worker.addEventListener('error', (event) => this.#stop('broken', wordsForBroken(event)));
    this.say(first);
  }

  /** Lays a new table. It stays at hand until its page takes it up. */
  static async open(table: SoloTable): Promise<void> {
    const solo = new Solo({ say: 'open', table });
    try {
      await solo.#opened;
    } catch (error) {
      solo.close();
      throw error;
    }
    atHand.set(table.id, solo);
  }

  /** Takes up a table: one that has just been laid, or one kept on this device. */
  static take(id: string, takeOver = false): Solo {
    const solo = atHand.get(id) ?? new Solo({ say: 'resume', id, takeOver });
    atHand.delete(id);
    return solo;
  }

  /** The table once it is open, and what the person should be told about it. */
  get opened(): Promise<{ readonly table: SoloTable; readonly notice: Text | null }> {
    return this.#opened;
  }

  faring = (): Faring => this.#faring;

  /** Calls back whenever the table fares differently. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  set pace(pace: Pace) {
    this.say({ say: 'pace', pace });
  }

  pause(on: boolean): void {
    this.say({ say: 'pause', on });
  }

  /** The table through the eyes of one of the people at this device. */
  port(game: string, seat: Seat): SoloPort {
    const known = this.#ports.get(seat);
    if (known !== undefined) return known;
    const port = new SoloPort(this, game, seat);
    this.#ports.set(seat, port);
    this.say({ say: 'look', seat });
    return port;
  }

  call(seat: Seat, call: Call): Promise<unknown> {
    return this.#calls.ask((number) => this.say({ say: 'ask', call: number, seat, ...call }));
  }

  close(): void {
    this.#worker.terminate();
    this.#calls.drop(CLOSED);
  }

  #fare(faring: Partial<Faring>): void {
    this.#faring = { ...this.#faring, ...faring };
    for (const listener of this.#listeners) listener();
  }

  /** The table cannot go on here. */
  #stop(trouble: 'elsewhere' | 'broken', why: Text): void {
    this.#fare({ trouble });
    this.#fail(new Failure(why));
    this.#calls.drop(why);
  }

  #hear(message: FromWorker): void {
    switch (message.say) {
      case 'opened':
        this.#open(message);
        return;
      case 'changed':
        this.#ports.get(message.seat)?.hear(message);
        return;
      case 'answered':
        this.#calls.answered(message.call, message.value);
        return;
      case 'failed':
        if (message.call === null) this.#stop('broken', message.why);
        else this.#calls.failed(message.call, message.why);
        return;
      case 'games':
        return;
      case 'preparing':
        this.#fare({ preparing: message.preparing });
        return;
      case 'kept':
        this.#fare({ kept: message.well });
        return;
      case 'elsewhere':
        this.#stop('elsewhere', say('This table is open in another tab.'));
    }
  }
}

class SoloPort extends Outlook implements TablePort {
  readonly game: string;
  readonly seat: Seat;
  readonly #solo: Solo;

  constructor(solo: Solo, game: string, seat: Seat) {
    super();
    this.#solo = solo;
    this.game = game;
    this.seat = seat;
  }

  hear({ change, news }: Extract<FromWorker, { say: 'changed' }>): void {
    const now = changed(this.tableView(), change ?? undefined);
    this.turnTo(isTableView(now) ? now : this.tableView(), news);
  }

  async request(request: SeatRequest): Promise<Refusal | undefined> {
    return asRefusal(await this.#solo.call(this.seat, { is: 'request', request }));
  }

  async check(question: string, answer: unknown): Promise<Refusal | undefined> {
    return asRefusal(await this.#solo.call(this.seat, { is: 'check', question, answer }));
  }

  async checkAll(question: string, answers: readonly unknown[]): Promise<readonly (Refusal | undefined)[]> {
    const refusals = await this.#solo.call(this.seat, { is: 'check-all', question, answers });
    return Array.isArray(refusals) ? refusals.map(asRefusal) : answers.map(() => undefined);
  }

  suggest(question: string): Promise<unknown> {
    return this.#solo.call(this.seat, { is: 'suggest', question });
  }

  async list(question: string): Promise<ListedAnswers | undefined> {
    const answers = await this.#solo.call(this.seat, { is: 'list', question });
    return isListed(answers) ? answers : undefined;
  }

  async story(since: number): Promise<readonly News[]> {
    const story = await this.#solo.call(this.seat, { is: 'story', since });
    return isNews(story) ? story : [];
  }

  async at(number: number): Promise<TableView> {
    const tableView = await this.#solo.call(this.seat, { is: 'at', number });
    if (!isTableView(tableView)) throw new Error('the table could not be shown');
    return tableView;
  }
}

/** The worker is ours: what it says has the form it was made with. */
function isListed(value: unknown): value is ListedAnswers {
  return Array.isArray(value);
}

/** The same of the news. */
function isNews(value: unknown): value is readonly News[] {
  return Array.isArray(value);
}

function asRefusal(value: unknown): Refusal | undefined {
  return isRefusal(value) ? value : undefined;
}

function isRefusal(value: unknown): value is Refusal {
  return isRecord(value) && 'code' in value && 'text' in value;
}

/** The tables kept on this device, the latest first. */
export async function keptTables(): Promise<SoloSummary[]> {
  const names = (await keys()).filter((key) => typeof key === 'string' && key.startsWith('summary '));
  const summaries = await Promise.all(names.map((name) => get<SoloSummary>(name)));
  return summaries.flatMap((one) => one ?? []).sort((a, b) => b.played - a.played);
}

export async function forgetTable(id: string): Promise<void> {
  await del(`solo ${id}`);
  await del(`summary ${id}`);
  const notes = (await keys()).filter((key) => typeof key === 'string' && key.startsWith(`notes ${id} `));
  await Promise.all(notes.map((key) => del(key)));
}
