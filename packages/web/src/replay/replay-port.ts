import type { News, TableView } from '@ecumene/client';
import { type Refusal, refuse, say } from '@ecumene/engine';
import { Outlook } from '../port/outlook.ts';
import type { TablePort } from '../table/port.ts';
import type { Annals } from './annals.ts';
import type { Eyes } from './study-protocol.ts';

const ONLY_LOOKED_AT = refuse('replay', say('This is a past position. To play on from here, create a copy.'));

/** A table as it was: it can be looked at, and nothing else. */
export class ReplayPort extends Outlook implements TablePort {
  readonly game: string;
  readonly seat: Eyes;
  readonly #annals: Annals;
  readonly #story: readonly News[];

  constructor(annals: Annals, eyes: Eyes, story: readonly News[]) {
    super();
    this.#annals = annals;
    this.game = annals.about.game;
    this.seat = eyes;
    this.#story = story;
  }

  /** Shows another moment. What led to it is told when it comes right after the one shown before. */
  show(tableView: TableView, news: readonly News[]): void {
    this.turnTo({ ...tableView, questions: [], prepared: [] }, news);
  }

  async request(): Promise<Refusal> {
    return ONLY_LOOKED_AT;
  }

  async check(): Promise<Refusal> {
    return ONLY_LOOKED_AT;
  }

  async checkAll(_: string, answers: readonly unknown[]): Promise<readonly Refusal[]> {
    return answers.map(() => ONLY_LOOKED_AT);
  }

  async suggest(): Promise<undefined> {
    return undefined;
  }

  async list(): Promise<undefined> {
    return undefined;
  }

  async story(since: number): Promise<readonly News[]> {
    const now = this.tableView()?.number ?? 0;
    return this.#story.filter(({ number }) => (since === 0 || number >= since) && number < now);
  }

  at(number: number): Promise<TableView> {
    return this.#annals.at(number, this.seat);
  }
}
