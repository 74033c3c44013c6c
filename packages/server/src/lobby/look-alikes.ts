import { lookOfName } from '@ecumene/client';
import { type Refusal, refuse, say } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import { readRecords, type TableRecord } from '../tables/record.ts';

/** A player or host of a table whose name looks like this one. */
function namesake({ row, seats, people }: TableRecord, person: string, name: string): string | undefined {
  const look = lookOfName(name);
  const others = [row.host, ...seats.map((seat) => seat.person)].filter((one) => one !== null && one !== person);
  const names = others.flatMap((one) => people.get(one ?? '')?.name ?? []);
  return names.find((other) => lookOfName(other) === look);
}

/** Why somebody cannot sit down under their name. */
export function namedAlike(record: TableRecord, person: string, name: string): Refusal | undefined {
  const other = namesake(record, person, name);
  return other === undefined
    ? undefined
    : refuse(
        'same-name',
        say('Another player here is called {name}. Change your name on your account page, then join.', {
          name: other,
        }),
      );
}

/** Why somebody cannot take a name at the tables where they sit. */
export async function renamedAlike({ store }: Base, person: string, name: string): Promise<Refusal | undefined> {
  const own = await store.db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select('tables.id')
    .distinct()
    .where('seats.person', '=', person)
    .where('state', 'in', ['gathering', 'playing'])
    .execute();
  const records = await readRecords(
    store,
    own.map(({ id }) => id),
  );
  const other = records.map((record) => namesake(record, person, name)).find((one) => one !== undefined);
  return other === undefined
    ? undefined
    : refuse(
        'same-name',
        say('At one of your tables another player is called {name}. Choose another name.', { name: other }),
      );
}
