import {
  type Change,
  changed,
  changes,
  type EncodedHalf,
  EncodedNews,
  encodedChange,
  encodedUpdate,
  encodeHalf,
  joined,
  type TableView,
  type TableViewForAll,
  type TableViewForOne,
  tableViewForAll,
  tableViewForOne,
} from '@ecumene/client';
import { isRecord, type Seat } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';
import type { Caused } from '../tables/append.ts';

/** What one kind of viewer is sent of a change. */
export interface Shown {
  /** The message; nothing, if nothing has changed for them. */
  readonly text: string | undefined;
  /** What they saw of their own before, if they have been shown anything. */
  readonly before: TableViewForOne | undefined;
  readonly now: TableViewForOne;
}

/** A change of a table, as every viewer will be told. */
interface Telling {
  readonly from: number;
  readonly half: EncodedHalf;
  readonly news: EncodedNews;
}

/**
 * What everybody who looks at one table has been shown. What is for all is worked out, compared and encoded once for each
 * change; only what is a seat's own is done for each seat.
 */
export class Showing {
  readonly #tableView: (table: AnyTable, viewer: Seat | null) => TableViewForOne;
  #all: TableViewForAll | undefined;
  readonly #ones = new Map<Seat | null, TableViewForOne>();

  constructor(tableView: (table: AnyTable, viewer: Seat | null) => TableViewForOne = tableViewForOne) {
    this.#tableView = tableView;
  }

  /** All that a viewer sees who has just come. */
  whole(table: AnyTable, viewer: Seat | null): TableView {
    this.#all ??= tableViewForAll(table);
    const one = this.#ones.get(viewer) ?? this.#tableView(table, viewer);
    this.#ones.set(viewer, one);
    return joined(this.#all, one);
  }

  /** Nobody looks through other eyes than these any more: what was last shown there is out of date when somebody does again. */
  keep(viewers: { has(viewer: Seat | null): boolean }): void {
    for (const viewer of this.#ones.keys()) if (!viewers.has(viewer)) this.#ones.delete(viewer);
  }

  /** What each of these viewers is sent after something was played. */
  *changes(
    table: AnyTable,
    caused: readonly Caused[],
    viewers: readonly (Seat | null)[],
  ): Iterable<readonly [viewer: Seat | null, shown: Shown]> {
    const before = this.#all;
    this.#all = undefined;
    if (viewers.length === 0) return;
    const all = tableViewForAll(table);
    const change = before && changes(before, all);
    this.#all = before === undefined ? all : kept(before, all, change, isForAll);
    const news = new EncodedNews(caused);
    const telling = before && { from: before.number, half: encodeHalf(change), news };
    for (const viewer of viewers) yield [viewer, this.#change(table, viewer, telling, news)];
  }

  #change(table: AnyTable, viewer: Seat | null, telling: Telling | undefined, news: EncodedNews): Shown {
    const before = this.#ones.get(viewer);
    const now = this.#tableView(table, viewer);
    if (before === undefined || telling === undefined) {
      this.#ones.set(viewer, now);
      const tableView = JSON.stringify(this.whole(table, viewer));
      return { text: `{"is":"view","tableView":${tableView},"news":${news.for(viewer)},"more":false}`, before, now };
    }
    const own = changes(before, now);
    this.#ones.set(viewer, kept(before, now, own, isForOne));
    const change = encodedChange(telling.half, encodeHalf(own));
    const told = news.for(viewer);
    const isNothing = change === 'null' && told === '[]';
    return { text: isNothing ? undefined : encodedUpdate(telling.from, change, told), before, now };
  }
}

/** What did not change stays the very same: a whole new view for each move would soon be garbage that is old. */
function kept<S>(before: S, now: S, change: Change | undefined, is: (data: unknown) => data is S): S {
  const next = changed(before, change);
  return is(next) ? next : now;
}

function isForAll(data: unknown): data is TableViewForAll {
  return isRecord(data) && typeof data['number'] === 'number';
}

function isForOne(data: unknown): data is TableViewForOne {
  return isRecord(data) && Array.isArray(data['questions']);
}
