import type { News, Sight } from '@ecumene/client';

/** What somebody has before their eyes at a table, and whoever wants to know when that changes. */
export class Outlook {
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<(news: readonly News[]) => void>();
  #sight: Sight | undefined;

  sight(): Sight | undefined {
    return this.#sight;
  }

  state(): 'live' | 'connecting' {
    return this.#sight === undefined ? 'connecting' : 'live';
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  listen(listener: (news: readonly News[]) => void): () => void {
    this.#hearers.add(listener);
    return () => this.#hearers.delete(listener);
  }

  /** Something else is to be seen. What led to it is told first. */
  protected turnTo(sight: Sight | undefined, news: readonly News[]): void {
    this.#sight = sight;
    if (news.length > 0) for (const hearer of this.#hearers) hearer(news);
    for (const listener of this.#listeners) listener();
  }

  close(): void {
    this.#listeners.clear();
    this.#hearers.clear();
  }
}
