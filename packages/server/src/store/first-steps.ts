import type { Kysely } from 'kysely';

type Any = Kysely<unknown>;

/** The steps that made the first database. They are never changed. */

export async function people(db: Any): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('login', 'text', (c) => c.unique())
    .addColumn('mail', 'text')
    .addColumn('secret', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('gone', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tokens_person').on('tokens').column('person').execute();
  await db.schema
    .createTable('resets')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await pairs(db, 'blocks', 'person', 'blocked');
}

export async function tables(db: Any): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('host', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('setup', 'text')
    .addColumn('commitment', 'text')
    .addColumn('rules', 'text')
    .addColumn('prologue', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('changed', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint')
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('motions', 'text', (c) => c.notNull())
    .addColumn('standing', 'text')
    .addColumn('waiting', 'text', (c) => c.notNull())
    .addColumn('invite', 'text')
    .addColumn('frozen', 'text')
    .addColumn('rematch', 'text')
    .addColumn('what_if', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('tables_due').on('tables').column('due').execute();
  await db.schema.createIndex('tables_state').on('tables').columns(['state', 'changed']).execute();
  await db.schema.createIndex('tables_host').on('tables').column('host').execute();
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('notices', 'text', (c) => c.notNull())
    .addColumn('told', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_person').on('seats').column('person').execute();
  await pairs(db, 'guests_of', 'table_id', 'person');
  await db.schema
    .createTable('journal')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('entry', 'text', (c) => c.notNull())
    .addColumn('happenings', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('request', 'text')
    .addPrimaryKeyConstraint('journal_key', ['table_id', 'number'])
    .execute();
  await db.schema
    .createIndex('journal_request')
    .on('journal')
    .columns(['table_id', 'request'])
    .unique()
    .where('request', 'is not', null)
    .execute();
  await db.schema
    .createTable('checkpoints')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('after', 'integer', (c) => c.notNull())
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('checkpoints_key', ['table_id', 'number'])
    .execute();
  await db.schema
    .createTable('memories')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'text', (c) => c.notNull())
    .addColumn('memory', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('memories_key', ['table_id', 'seat'])
    .execute();
}

export async function talkAndNotices(db: Any): Promise<void> {
  await db.schema
    .createTable('talk')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('seat', 'text')
    .addColumn('to_seat', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('talk_key', ['table_id', 'number'])
    .execute();
  await db.schema
    .createTable('reads')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('upto', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('reads_key', ['table_id', 'person'])
    .execute();
  await pairs(db, 'muted', 'table_id', 'person');
  await db.schema
    .createTable('notes')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notes_key', ['table_id', 'person'])
    .execute();
  await db.schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('keys', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('pushes_person').on('pushes').column('person').execute();
  await db.schema
    .createTable('webhooks')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('url', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text')
    .addColumn('how', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').column('due').execute();
  await db.schema
    .createTable('presence')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('process', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence_key', ['person', 'table_id', 'process'])
    .execute();
}

export async function operations(db: Any): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text')
    .addColumn('person', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('outages')
    .addColumn('began', 'bigint', (c) => c.primaryKey())
    .addColumn('ended', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('pulse')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
}

/** Who with whom: a table of two names. */
async function pairs(db: Any, name: string, one: string, other: string): Promise<void> {
  await db.schema
    .createTable(name)
    .addColumn(one, 'text', (c) => c.notNull())
    .addColumn(other, 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, [one, other])
    .execute();
}
