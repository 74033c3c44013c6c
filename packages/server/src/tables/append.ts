import { countingMoves, type Entry, type Played, type Saved, save, type World } from '@ecumene/engine';
import type { AnyTable } from '../games.ts';
import type { CheckpointRow, TableRow } from '../store/schema.ts';
import { mustWrite, type Store, type Write, write } from '../store/store.ts';

/** A position is written when so many moves came since the last one written: that many are played again at most. */
const EVERY = 40;
/** Of older positions one in so many entries is kept, so that any moment of the past is near one. */
const ANCHORS = 400;

export type Caused = Pick<Played, 'number' | 'happenings'>;

/** Writes down what the journal has gained since entry `from`. */
export function appended(
  { db }: Store,
  id: string,
  table: AnyTable,
  from: number,
  more: { readonly played: readonly Caused[]; readonly at: number; readonly request: string },
): Write[] {
  const entries = table.journal.slice(from);
  if (entries.length === 0) return [];
  const caused = new Map(more.played.map(({ number, happenings }) => [number, happenings]));
  const rows = entries.map((entry, i) => ({
    table_id: id,
    number: from + i,
    entry: JSON.stringify(entry),
    happenings: JSON.stringify(caused.get(from + i) ?? []),
    at: more.at,
    request: i === 0 ? more.request : null,
  }));
  return [write(db.insertInto('journal').values(rows))];
}

/** Whether an entry takes back what was played, so that positions written since are of no more use. */
function rewinds(entry: Entry): boolean {
  return entry.is === 'taken-back' || entry.is === 'undone' || entry.is === 'new-rules';
}

/** A position as it is kept. */
export function checkpointRow(
  journal: readonly Entry[],
  { after, position, where }: NonNullable<Saved<World>['checkpoint']>,
): Omit<CheckpointRow, 'table_id' | 'at'> {
  const number = after === 0 ? 0 : (countingMoves(journal)[after - 1] ?? 0) + 1;
  return { number, after, position: JSON.stringify(position), place: JSON.stringify(where) };
}

/** Writes down the position, if it is worth it; and says how long the journal was when that was last looked at. */
export function checkpointed(
  { db }: Store,
  id: string,
  table: AnyTable,
  from: number,
  looked: number,
  at: number,
): { readonly writes: Write[]; readonly looked: number } {
  const { length } = table.journal;
  const anew = table.journal.slice(from).some(rewinds);
  if (!anew && length - looked < EVERY) return { writes: [], looked };
  const { checkpoint } = save(table);
  const gone = db.deleteFrom('checkpoints').where('table_id', '=', id);
  if (checkpoint === undefined) return { writes: anew ? [write(gone)] : [], looked: length };
  const kept = { table_id: id, ...checkpointRow(table.journal, checkpoint), at };
  const useless = anew ? -1 : Math.floor(kept.number / ANCHORS) * ANCHORS;
  return {
    looked: length,
    writes: [
      write(gone.where('number', '>', useless)),
      write(
        db
          .insertInto('checkpoints')
          .values(kept)
          .onConflict((taken) => taken.columns(['table_id', 'number']).doUpdateSet(kept)),
      ),
    ],
  };
}

/** What is noted about a table whenever it changes; only if nobody else has changed it meanwhile. */
export function noted(
  { db }: Store,
  { id, number, changed }: Pick<TableRow, 'id' | 'number' | 'changed'>,
  facts: Readonly<Partial<TableRow>>,
): Write {
  return mustWrite(
    db
      .updateTable('tables')
      .set(facts)
      .where('id', '=', id)
      .where('number', '=', number)
      .where('changed', '=', changed),
  );
}
