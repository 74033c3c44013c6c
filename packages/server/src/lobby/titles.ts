import type { TablePlan } from '@ecumene/client';
import { gameNamed } from '../games.ts';
import type { PersonRow, TableRow } from '../store/schema.ts';
import { type Store, type Write, write } from '../store/store.ts';
import { readBack } from '../store/written.ts';

type Titled = Pick<TableRow, 'id' | 'name' | 'game' | 'plan'>;

const LONGEST = 80;

/** What a copy of a table to try things out in is called. */
export function whatIfTitle(title: string): string {
  return `${title} (what if)`.slice(0, LONGEST);
}

/** The tables whose titles somebody who goes for good is named in, and what takes the name out of them. */
export interface Untitling {
  readonly tables: readonly string[];
  readonly writes: readonly Write[];
}

/** Such a table has the plain title of its game from then on. */
export async function untitling(store: Store, person: Pick<PersonRow, 'id' | 'name'>): Promise<Untitling> {
  const own = (await tablesOf(store, person.id)).filter(({ name }) => names(name, person.name));
  const all = [...own, ...(await copiesOf(store, own))];
  return { tables: all.map(({ id }) => id), writes: all.map((table) => untitle(store, table)) };
}

/** Where somebody is host, sits, sat or is invited: a stranger of the same name has titles of their own. */
function tablesOf({ db }: Store, person: string): Promise<Titled[]> {
  const at = (table: 'seats' | 'sat' | 'guests_of') =>
    db.selectFrom(table).select('table_id').where('person', '=', person);
  return db
    .selectFrom('tables')
    .select(['id', 'name', 'game', 'plan'])
    .where((or) =>
      or.or([
        or('host', '=', person),
        or('id', 'in', at('seats')),
        or('id', 'in', at('sat')),
        or('id', 'in', at('guests_of')),
      ]),
    )
    .execute();
}

/** Others have made copies of these tables, which are called after them. */
async function copiesOf({ db }: Store, tables: readonly Titled[]): Promise<Titled[]> {
  if (tables.length === 0) return [];
  const ids = tables.map(({ id }) => id);
  const titles = tables.map(({ name }) => whatIfTitle(name));
  return db
    .selectFrom('tables')
    .select(['id', 'name', 'game', 'plan'])
    .where('what_if', '=', 1)
    .where('name', 'in', titles)
    .where('id', 'not in', ids)
    .execute();
}

/** Languages bend names and write them together with other words: anywhere in a title is there. */
function names(title: string, name: string): boolean {
  return plain(title).includes(plain(name));
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Whoever has the table in memory finds it changed, and reads it anew. */
function untitle({ db }: Store, { id, game, plan }: Titled): Write {
  const title = gameNamed(game)?.title ?? game;
  const untitled: TablePlan = { ...readBack<TablePlan>(plan), name: title };
  return write(
    db
      .updateTable('tables')
      .set((row) => ({ name: title, plan: JSON.stringify(untitled), changed: row('changed', '+', 1) }))
      .where('id', '=', id),
  );
}
