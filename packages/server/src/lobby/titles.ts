import { LONGEST_TITLE, type TablePlan } from '@ecumene/client';
import { gameNamed } from '../games.ts';
import type { PersonRow, TableRow } from '../store/schema.ts';
import { type Store, type Write, write } from '../store/store.ts';
import { readBack } from '../store/written.ts';

type Titled = Pick<TableRow, 'id' | 'name' | 'game' | 'plan'>;

const WHAT_IF = ' (what if)';

/** What a copy of a table to try things out in is called; a copy of a copy is called the same. */
export function whatIfTitle(title: string): string {
  return title.endsWith(WHAT_IF) ? title : `${title.slice(0, LONGEST_TITLE - WHAT_IF.length)}${WHAT_IF}`;
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

/**
 * Languages bend names at their end, and some write all words together. A name inside another word is not meant, nor one of
 * a letter or two at the beginning of one: nobody who is called E takes the titles of half the tables along.
 */
function names(title: string, name: string): boolean {
  const [within, sought] = [plain(title), plain(name)];
  if (WITHOUT_SPACES.test(sought)) return within.includes(sought);
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    const [before, after] = [[...within.slice(0, at)].at(-1), [...within.slice(at + sought.length)][0]];
    if (!isLetter(before) && (sought.length >= 3 || !isLetter(after))) return true;
  }
  return false;
}

const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const LETTER = /[\p{L}\p{N}]/u;

function isLetter(sign = ''): boolean {
  return LETTER.test(sign) && !WITHOUT_SPACES.test(sign);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A process that has the table in memory notices the change and reads it again. */
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
