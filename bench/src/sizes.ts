import { changed, changes, isTableView, newsFor, type TableView, tableViewOf } from '@ecumene/client';
import { type Played, SERVED } from '@ecumene/engine';
import { type AnyGame, type AnyTable, playSteadily } from './playing.ts';

/** How large what a table stores and sends is, over whole games of `steady` bots. */

export function kilobytes(data: unknown): number {
  return JSON.stringify(data).length / 1024;
}

function rounded(figure: number): number {
  return Number(figure.toFixed(2));
}

/** The figure below which a share of all lies. */
export function part(figures: readonly number[], share: number): number {
  return rounded(figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)] ?? 0);
}

/** Games to look at: each seed is one. */
export interface Games {
  readonly game: AnyGame;
  readonly seats: readonly string[];
  readonly seeds: readonly string[];
}

/** The largest of something after each move. */
export function largest({ game, seats, seeds }: Games, size: (table: AnyTable) => number): number {
  let most = 0;
  for (const seed of seeds)
    playSteadily(game, seats, seed, SERVED, (table) => {
      most = Math.max(most, size(table));
    });
  return rounded(most);
}

/** Everybody who watches a table, and what the page of each shows. */
export class Watchers {
  readonly #shown = new Map<string | null, TableView>();

  /** What each is sent of a move, as it goes over the wire. */
  told(table: AnyTable, move: Played): string[] {
    return [...table.seats, null].flatMap((seat) => {
      const before = this.#shown.get(seat);
      const tableView = tableViewOf(table, seat);
      const change = changes(before, tableView);
      const now = changed(before, change);
      this.#shown.set(seat, isTableView(now) ? now : tableView);
      const news = newsFor([move], seat);
      if (before === undefined || (change === undefined && news.length === 0)) return [];
      return [JSON.stringify({ is: 'update', from: before.number, change: change ?? null, news })];
    });
  }
}

/** The size of each update that each watcher is sent. */
export function updateSizes({ game, seats, seeds }: Games): number[] {
  const sizes: number[] = [];
  for (const seed of seeds) {
    const watchers = new Watchers();
    playSteadily(game, seats, seed, SERVED, (table, one) => {
      for (const update of watchers.told(table, one)) sizes.push(update.length / 1024);
    });
  }
  return sizes;
}
