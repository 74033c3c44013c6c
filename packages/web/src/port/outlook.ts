import type { News, TableView } from '@ecumene/client';

/** What somebody has before their eyes at a table, and whoever wants to know when that changes. */
export class Outlook {
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<(news: readonly News[]) => void>();
  #tableView: TableView | undefined;

  tableView(): TableView | undefined {
    return this.#tableView;
  }

  state(): 'live' | 'connecting' {
    return this.#tableView === undefined ? 'connecting' : 'live';
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
  protected turnTo(tableView: TableView | undefined, news: readonly News[]): void {
    this.#tableView = tableView;
    if (news.length > 0) for (const hearer of this.#hearers) hearer(news);
    for (const listener of this.#listeners) listener();
  }

  close(): void {
    this.#listeners.clear();
    this.#hearers.clear();
  }
}
