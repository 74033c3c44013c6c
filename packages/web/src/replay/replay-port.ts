import type { News, Sight } from '@ecumene/client';
import { type Refusal, refuse, say } from '@ecumene/engine';
import type { TablePort } from '../table/port.ts';
import type { Annals } from './annals.ts';
import type { Eyes } from './study-protocol.ts';

const ONLY_LOOKED_AT = refuse('replay', say('This is how it was. Play on from here in a copy of your own.'));

/** A table as it was: it can be looked at, and nothing else. */
export class ReplayPort implements TablePort {
  readonly game: string;
  readonly seat: Eyes;
  readonly #annals: Annals;
  readonly #story: readonly News[];
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<(news: readonly News[]) => void>();
  #sight: Sight | undefined;

  constructor(annals: Annals, eyes: Eyes, story: readonly News[]) {
    this.#annals = annals;
    this.game = annals.about.game;
    this.seat = eyes;
    this.#story = story;
  }

  sight(): Sight | undefined {
    return this.#sight;
  }

  state(): 'live' | 'connecting' {
    return this.#sight === undefined ? 'connecting' : 'live';
  }

  /** Shows another moment. What led to it is told when it comes right after the one shown before. */
  show(sight: Sight, news: readonly News[]): void {
    this.#sight = { ...sight, questions: [], prepared: [] };
    if (news.length > 0) for (const hearer of this.#hearers) hearer(news);
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  listen(listener: (news: readonly News[]) => void): () => void {
    this.#hearers.add(listener);
    return () => this.#hearers.delete(listener);
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

  async story(since: number): Promise<readonly News[]> {
    const now = this.#sight?.number ?? 0;
    return this.#story.filter(({ number }) => (since === 0 || number >= since) && number < now);
  }

  at(number: number): Promise<Sight> {
    return this.#annals.at(number, this.seat);
  }

  close(): void {
    this.#listeners.clear();
    this.#hearers.clear();
  }
}
