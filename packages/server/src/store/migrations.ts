import { type Kysely, type Migration, type MigrationProvider, Migrator, PostgresAdapter, sql } from 'kysely';
import { operations, people, tables, talkAndNotices } from './first-steps.ts';
import { friends, leftForLater, moderation, passkeys, quotas, shownHands } from './later-steps.ts';
import type { Schema } from './schema.ts';
import { namingNobody } from './written.ts';

type Any = Kysely<unknown>;

/** What was written in `seats.told` of those who were called, and of those whom nothing reached. */
const CALLED = 1;
const MISSED = 3;

/** The steps by which a database came to be what it is. They only ever go forwards, and are never changed once released. */
const STEPS: Readonly<Record<string, Migration>> = {
  '0001-people': { up: people },
  '0002-tables': { up: tables },
  '0003-talk-and-notices': { up: talkAndNotices },
  '0004-operations': { up: operations },
  '0005-who-is-let-in': { up: whoIsLetIn },
  '0006-since-when': { up: sinceWhen },
  '0007-who-it-was': { up: whoItWas },
  '0008-names-taken-out': { up: namesTakenOut },
  '0009-whom-it-was-said-to': { up: whomItWasSaidTo },
  '0010-who-is-out': { up: whoIsOut },
  '0011-open-to-strangers': { up: openToStrangers },
  '0012-quotas': { up: quotas },
  '0013-moderation': { up: moderation },
  '0014-left-for-later': { up: leftForLater },
  '0015-friends': { up: friends },
  '0016-passkeys': { up: passkeys },
  '0017-shown-hands': { up: shownHands },
};

export const VERSIONS: readonly string[] = Object.keys(STEPS);

/** What of a plan the lobby goes by; what became of a table; when somebody was last in a seat. */
async function whoIsLetIn(db: Any): Promise<void> {
  const added = { open_to_join: 1, open_to_watch: 1, imported: 0, time_called: 0 };
  for (const [name, usual] of Object.entries(added))
    await db.schema
      .alterTable('tables')
      .addColumn(name, 'integer', (c) => c.notNull().defaultTo(usual))
      .execute();
  await db.schema
    .alterTable('seats')
    .addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  const kept = db.withTables<Pick<Schema, 'tables'>>();
  await kept.updateTable('tables').set({ open_to_join: 0 }).where('plan', 'like', '%"join":"invited"%').execute();
  await kept
    .updateTable('tables')
    .set({ open_to_watch: 0 })
    .where((or) => or.or([or('plan', 'like', '%"watch":"invited"%'), or('plan', 'like', '%"watch":"nobody"%')]))
    .execute();
}

/** When something last happened in a game, and since when each seat is awaited. */
async function sinceWhen(db: Any): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('moved', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('awaited_since', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  const kept = db.withTables<Pick<Schema, 'tables'>>();
  await kept
    .updateTable('tables')
    .set(({ ref }) => ({ moved: ref('changed') }))
    .execute();
}

/** Whose mail address it is; who sat in a seat before; who said something under which id. */
async function whoItWas(db: Any): Promise<void> {
  await db.schema
    .createTable('confirmations')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('mail', 'text', (c) => c.notNull())
    .addColumn('hash', 'text')
    .execute();
  await db.schema
    .createTable('sat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sat_key', ['table_id', 'seat', 'number'])
    .execute();
  await db.schema.createIndex('sat_person').on('sat').column('person').execute();
  await db.schema.alterTable('talk').addColumn('request', 'text').execute();
  await db.schema
    .createIndex('talk_request')
    .on('talk')
    .columns(['table_id', 'request'])
    .unique()
    .where('request', 'is not', null)
    .execute();
}

/** How often a name was taken out of a game; and reports of faults name nobody. */
async function namesTakenOut(db: Any): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('unnamed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  const kept = db.withTables<Pick<Schema, 'reports'>>();
  const named = kept.selectFrom('reports').select(['id', 'body']).where('body', 'like', '%"is":"person"%');
  for (const { id, body } of await named.execute())
    await kept
      .updateTable('reports')
      .set({ body: JSON.stringify(JSON.parse(body), namingNobody) })
      .where('id', '=', id)
      .execute();
}

/**
 * What is said to one person alone is theirs. Where the seat may have changed hands since, nobody can tell any more whose
 * it was. Nobody is led to tables that are gone, nor taken as told of what nobody tries to tell them any more.
 */
async function whomItWasSaidTo(db: Any): Promise<void> {
  await db.schema.alterTable('talk').addColumn('to_person', 'text').execute();
  const kept = db.withTables<Pick<Schema, 'talk' | 'seats' | 'journal' | 'tables' | 'outbox'>>();
  await kept
    .updateTable('talk')
    .set(({ selectFrom }) => ({
      to_person: selectFrom('seats')
        .select('seats.person')
        .whereRef('seats.table_id', '=', 'talk.table_id')
        .whereRef('seats.seat', '=', 'talk.to_seat'),
    }))
    .where('to_seat', 'is not', null)
    .where(({ and, not, exists, selectFrom }) => {
      const entries = selectFrom('journal').select('number').whereRef('journal.table_id', '=', 'talk.table_id');
      const hands = sql<string>`'%"is":"replaced","seat":"' || ${sql.ref('talk.to_seat')} || '"%'`;
      return and([
        exists(entries.whereRef('journal.at', '<=', 'talk.at')),
        not(exists(entries.whereRef('journal.at', '>=', 'talk.at').where('journal.entry', 'like', hands))),
      ]);
    })
    .execute();
  await kept
    .updateTable('tables')
    .set({ rematch: null })
    .where('rematch', 'is not', null)
    .where('rematch', 'not in', kept.selectFrom('tables').select('id'))
    .execute();
  await kept
    .updateTable('seats')
    .set({ told: MISSED })
    .where('told', '=', CALLED)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.table_id', '=', 'seats.table_id')
            .whereRef('outbox.person', '=', 'seats.person'),
        ),
      ),
    )
    .execute();
}

/** Whose game is over though the others play on. Of tables that are being played it is known with their next move. */
async function whoIsOut(db: Any): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('out', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
}

/** Numbers of messages that are times, muted spectators, and the lobby by an index. SQLite's integers are long already. */
async function openToStrangers(db: Any): Promise<void> {
  if (isPostgres(db)) {
    await db.schema
      .alterTable('talk')
      .alterColumn('number', (c) => c.setDataType('bigint'))
      .execute();
    await db.schema
      .alterTable('reads')
      .alterColumn('upto', (c) => c.setDataType('bigint'))
      .execute();
  }
  await db.schema
    .alterTable('tables')
    .addColumn('spectators_muted', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const open of ['open_to_join', 'open_to_watch'])
    await db.schema.createIndex(`tables_${open}`).on('tables').columns(['state', open, 'what_if', 'changed']).execute();
}

function isPostgres(db: Any): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...STEPS }) };

/** Brings a database up to date, or to an earlier version where a test wants one. */
export async function migrate(db: Kysely<Schema>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider });
  if (upTo !== undefined) await mustNotBeLater(migrator, upTo);
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error !== undefined)
    throw new Error('the database could not be brought up to date; nothing in it was lost', { cause: error });
}

/** There is no way back. */
async function mustNotBeLater(migrator: Migrator, version: string): Promise<void> {
  const steps = await migrator.getMigrations();
  if (steps.some(({ name, executedAt }) => executedAt !== undefined && name > version))
    throw new Error(`it is of a later version than ${version}`);
}
