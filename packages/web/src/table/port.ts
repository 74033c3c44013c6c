import type { News, SeatRequest, Sight } from '@ecumene/client';
import type { Refusal, Seat } from '@ecumene/engine';

/** How a screen reaches its table, whether that is in a worker of this page or on a server. */
export interface TablePort {
  /** The game played here, by name. */
  readonly game: string;
  /** Whose eyes this is; nobody's for a spectator. */
  readonly seat: Seat | null;
  /** What the seat has before its eyes; the very same object until something changes. Nothing before the first word. */
  sight(): Sight | undefined;
  /** Whether what is seen is up to date, and why not. */
  state(): 'live' | 'connecting' | 'offline' | 'gone';
  /** Calls back whenever the sight or the state has changed. */
  subscribe(listener: () => void): () => void;
  /** Calls back with what has happened since, in order, each once. */
  listen(listener: (news: readonly News[]) => void): () => void;
  /** Asks the table to do something; what comes back is why not, if so. Resolves when it is safely kept. */
  request(request: SeatRequest): Promise<Refusal | undefined>;
  /** Whether an answer would be taken. Changes nothing. */
  check(question: string, answer: unknown): Promise<Refusal | undefined>;
  /** What a sensible player would answer. */
  suggest(question: string): Promise<unknown>;
  /** Everything the seat may know of what happened from entry `since` on. */
  story(since: number): Promise<readonly News[]>;
  close(): void;
}
