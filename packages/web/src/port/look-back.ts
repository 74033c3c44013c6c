import { pastTableView, type TableView } from '@ecumene/client';
import { type Checkpoint, countingMoves, type Keeping, type Seat, Table, type World } from '@ecumene/engine';
import type { AnyTable } from './solo-host.ts';

/** While looking back, a rest point is kept about every so many moves, so that little is ever played again. */
const APART = 64;
const KEEPING: Keeping = { checkpoints: 1, every: 1, story: 'none' };

/** A rest point on the way, with the moves that led to it. */
interface Mark {
  readonly line: readonly number[];
  readonly checkpoint: Checkpoint<World>;
}

/** The past of one table, played again as far as somebody looks. */
export class LookBack {
  readonly #marks: Mark[] = [];

  /** The table as a seat saw it after so many entries of its journal. */
  at(table: AnyTable, seat: Seat | null, number: number): TableView {
    return pastTableView(this.tableAt(table, number), seat);
  }

  /** The table itself, as it was then. */
  tableAt(table: AnyTable, number: number): AnyTable {
    const entries = Math.min(Math.max(0, number), table.journal.length);
    const line = lineOf(table, entries);
    for (let move = this.#length(line) + APART; move < line.length; move += APART)
      this.#mark(table, (line[move] ?? 0) + 1);
    return this.#played(table, entries);
  }

  /** Plays up to an entry and keeps the last rest point before it, if it is a new one. */
  #mark(table: AnyTable, entries: number): void {
    const line = lineOf(table, entries);
    const checkpoint = this.#played(table, entries).latestCheckpoint;
    if (checkpoint === undefined || checkpoint.after <= this.#length(line)) return;
    this.#marks.push({ line: line.slice(0, checkpoint.after), checkpoint });
  }

  #played(table: AnyTable, entries: number): AnyTable {
    const { game, setup, journal } = table;
    const from = this.#before(lineOf(table, entries))?.checkpoint;
    return Table.resume(game, setup, journal.slice(0, entries), from, true, KEEPING);
  }

  /** How far along a line of moves the latest rest point is. */
  #length(line: readonly number[]): number {
    return this.#before(line)?.line.length ?? 0;
  }

  /** The latest rest point on a line of moves: what was taken back later does not lead to it. */
  #before(line: readonly number[]): Mark | undefined {
    return this.#marks
      .filter((mark) => mark.line.every((number, place) => line[place] === number))
      .reduce<Mark | undefined>((best, mark) => (mark.line.length > (best?.line.length ?? 0) ? mark : best), undefined);
  }
}

function lineOf({ journal }: AnyTable, entries: number): number[] {
  return countingMoves(journal.slice(0, entries));
}
