import type { ListedAnswers, News, SeatRequest, TableView, Trouble } from '@ecumene/client';
import type { Refusal, Seat } from '@ecumene/engine';

/** How a screen reaches its table, whether that is in a worker of this page or on a server. */
export interface TablePort {
  /** The game played here, by name. */
  readonly game: string;
  /** Whose eyes this is; nobody's for a spectator. */
  readonly seat: Seat | null;
  /** Whether it is the seat of somebody else, who shows the hand: then nothing can be done here. */
  readonly onlySees?: boolean;
  /** What the seat has before its eyes; the very same object until something changes. Nothing before the first word. */
  tableView(): TableView | undefined;
  /** Whether what is seen is up to date, and why not. */
  state(): 'live' | 'connecting' | 'offline' | 'gone';
  /** Why it is not, where that is known. */
  trouble?(): Trouble | undefined;
  /** Whether something that was asked may not have arrived; it is asked again by itself, and counts once. */
  unsure?(): boolean;
  /** Tries at once to be up to date again. */
  wake?(): void;
  /** Calls back whenever the view or the state has changed. */
  subscribe(listener: () => void): () => void;
  /** Calls back with what has happened since, in order, each once. */
  listen(listener: (news: readonly News[]) => void): () => void;
  /** Asks the table to do something; what comes back is why not, if so. Resolves when it is safely kept. */
  request(request: SeatRequest): Promise<Refusal | undefined>;
  /** Whether an answer would be taken. Changes nothing. */
  check(question: string, answer: unknown): Promise<Refusal | undefined>;
  /** The same of many answers at once: what speaks against each, in their order. */
  checkAll(question: string, answers: readonly unknown[]): Promise<readonly (Refusal | undefined)[]>;
  /** What a sensible player would answer. */
  suggest(question: string): Promise<unknown>;
  /** All answers a question takes; nothing, where they are too many to read. */
  list(question: string): Promise<ListedAnswers | undefined>;
  /** Everything the seat may know of what happened from entry `since` on. */
  story(since: number): Promise<readonly News[]>;
  /**
   * The table as this seat saw it after so many entries of the journal; `tableView().number` is the latest. Fails where that
   * cannot be shown any more.
   */
  at(number: number): Promise<TableView>;
  close(): void;
}
