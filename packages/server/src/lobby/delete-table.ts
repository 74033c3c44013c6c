import type { Base } from '../operations/base.ts';
import { mustWrite, write } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** Where rows of a table are kept. */
const OF_A_TABLE = [
  'seats',
  'sat',
  'guests_of',
  'shown_hands',
  'journal',
  'checkpoints',
  'memories',
  'talk',
  'reads',
  'muted',
  'notes',
  'outbox',
  'presence',
] as const;

/**
 * Everything that is kept of a table goes; if it must be as it was last seen, nothing where it is not. Nobody is led there
 * any more from the table before it.
 */
export async function deleteTable({ store, log }: Base, tables: Tables, id: string, changed?: number): Promise<void> {
  const { db } = store;
  const table = db.deleteFrom('tables').where('id', '=', id);
  const before = await db.selectFrom('tables').select('id').where('rematch', '=', id).execute();
  const gone = [
    mustWrite(changed === undefined ? table : table.where('changed', '=', changed)),
    ...OF_A_TABLE.map((name) => write(db.deleteFrom(name).where('table_id', '=', id))),
    write(db.updateTable('tables').set({ rematch: null }).where('rematch', '=', id)),
  ];
  await store.commit(gone, id);
  const unlinked = { also: () => ({ facts: { rematch: null } }) };
  for (const one of before)
    await tables
      .act(one.id, unlinked)
      .catch((error: unknown) => log.warn({ err: error, table: one.id }, 'a table still leads to one that is gone'));
}
