import type { ListedAnswers, News, TableView } from '@ecumene/client';
import { sampleTableView } from '@ecumene/client/testing';
import { say } from '@ecumene/engine';
import type { GameScreen } from '../games/game-screen.ts';
import type { AtTable } from '../table/at-table.ts';
import type { TablePort } from '../table/port.ts';
import { inWords } from '../text/text.ts';

const nothing = (): null => null;

/** A game that tells what happened in the words of its events, and brings nothing else. */
export const PLAIN_GAME: GameScreen = {
  name: 'plain',
  title: 'Plain',
  tell: ({ event }) => say(`Something ${event.what}.`),
  called: ({ id }) => id,
  phases: [],
  turn: () => undefined,
  lastTurn: () => undefined,
  Stage: nothing,
  Rail: nothing,
  panels: [],
  controls: {},
  lasting: [],
  rules: () => Promise.reject(new Error('it has no rules')),
  Badge: nothing,
  scene: () => undefined,
  hints: [],
  past: () => Promise.reject(new Error('it has no past')),
  chapters: [],
};

/** Something that happened, for tests. */
export function sampleNews(number: number, what: string): News {
  return { number, happening: { event: { what }, rule: 'P 1', knows: 'all', reveals: false } };
}

/** A way to a table that refuses nothing; what happens there is what the test tells. */
export class SamplePort implements TablePort {
  readonly game = PLAIN_GAME.name;
  readonly seat: string | null;
  readonly #hearing = new Set<(news: readonly News[]) => void>();
  #told: readonly News[] = [];

  constructor(seat: string | null) {
    this.seat = seat;
  }

  tell(news: readonly News[]): void {
    this.#told = [...this.#told, ...news];
    for (const hear of this.#hearing) hear(news);
  }
  /** What was told from an entry on has not happened; whoever listens hears nothing of it. */
  takeBack(from: number): void {
    this.#told = this.#told.filter(({ number }) => number < from).map((news) => ({ ...news }));
  }
  listen(hear: (news: readonly News[]) => void): () => void {
    this.#hearing.add(hear);
    return () => this.#hearing.delete(hear);
  }
  tableView(): TableView {
    return sampleTableView();
  }
  state(): 'live' {
    return 'live';
  }
  subscribe(): () => void {
    return () => {};
  }
  async request(): Promise<undefined> {}
  async check(): Promise<undefined> {}
  async checkAll(): Promise<readonly undefined[]> {
    return [];
  }
  async suggest(): Promise<unknown> {
    return undefined;
  }
  async list(): Promise<ListedAnswers | undefined> {
    return undefined;
  }
  async story(): Promise<readonly News[]> {
    return this.#told;
  }
  async at(_number: number): Promise<TableView> {
    return this.tableView();
  }
  close(): void {}
}

/** What the parts of a table's screen share, for tests. */
export function sampleTable(more: Partial<AtTable> = {}): AtTable {
  const { seat = 'Ada', game = PLAIN_GAME } = more;
  return {
    port: new SamplePort(seat),
    game,
    tableView: sampleTableView({ seats: ['Ada', 'Ben'] }),
    seat,
    empty: [],
    still: undefined,
    words: (text) => inWords(text, game.called),
    name: (is, id) => game.called({ is, id }),
    request: async () => undefined,
    give: async () => true,
    refusal: undefined,
    stage: 'none',
    refuse: () => {},
    ...more,
  };
}
