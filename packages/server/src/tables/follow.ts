import { type Entry, type Outcome, same } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';

/**
 * Takes a table ahead by entries that were written elsewhere. Says whether it could: where it could not the table is of no
 * more use and must be taken up anew.
 */
export function follow(table: AnyTable, number: number, entries: readonly Entry[]): boolean {
  for (const [i, entry] of entries.entries()) {
    const own = table.journal[number + i];
    if (own === undefined && (table.journal.length !== number + i || !done(table, entry))) return false;
    if (!same(table.journal[number + i], entry)) return false;
  }
  return table.journal.length === number + entries.length;
}

/** Does again what wrote an entry, for the entries that say all about it. */
function done(table: AnyTable, entry: Entry): boolean {
  return again(table, entry)?.ok === true;
}

function again(table: AnyTable, entry: Entry): Outcome | undefined {
  switch (entry.is) {
    case 'answer':
      return table.answer(entry.seat, entry.question, entry.answer);
    case 'defaulted':
      return table.defaultAnswer(entry.seat, entry.question);
    case 'floor-closed':
      return table.closeFloor(entry.floor);
    case 'time-called':
      return table.callTime();
    case 'left':
      return table.leave(entry.seat);
    case 'arrived':
      return table.arrive(entry.seat);
    case 'replaced':
      return table.replace(entry.seat, entry.by);
    case 'insisted':
      return table.insist(entry.seat, entry.on);
    case 'undo-proposed':
      return table.proposeUndo(entry.seat, entry.to);
    case 'undo-judged':
      return table.judgeUndo(entry.seat, entry.agrees);
    case 'stood':
      return table.stand(entry.seat, entry.standing);
    case 'stood-down':
      return table.standDown(entry.seat, entry.topic);
    default:
      return undefined;
  }
}
