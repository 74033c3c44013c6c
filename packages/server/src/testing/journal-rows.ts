import { type Store, write } from '../store/store.ts';

/** A row of the journal. */
export const line = (table: string, number: number, request: string | null = null) => ({
  table_id: table,
  number,
  entry: JSON.stringify({ is: 'time-called' }),
  happenings: '[]',
  at: 1_800_000_000_000 + number,
  request,
});

/** Commits one row. */
export const append = (store: Store, table: string, number: number, request?: string) =>
  store.commit([write(store.db.insertInto('journal').values(line(table, number, request)))], table);

/** The numbers of the rows a table has. */
export const numbers = async (store: Store, table: string): Promise<number[]> =>
  (await store.db.selectFrom('journal').select('number').where('table_id', '=', table).orderBy('number').execute()).map(
    (row) => row.number,
  );
