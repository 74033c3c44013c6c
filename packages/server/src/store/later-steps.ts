import type { Kysely } from 'kysely';

type Any = Kysely<unknown>;

/** How much is left to each name of what may be done only so often, counted by all processes together. */
export async function quotas(db: Any): Promise<void> {
  await db.schema
    .createTable('quotas')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('remaining', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('allowed', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('quotas_key', ['kind', 'name'])
    .execute();
}

/** Who is kept out or silenced and since when, what was done to whom, and which sessions are whose. */
export async function moderation(db: Any): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('player'))
    .execute();
  for (const name of ['id', 'agent', 'address'])
    await db.schema.alterTable('sessions').addColumn(name, 'text').execute();
  await db.schema.alterTable('reports').addColumn('handled', 'bigint').execute();
  await db.schema
    .createTable('bans')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('address', 'text')
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('by_person', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .execute();
  await db.schema.createIndex('bans_person').on('bans').columns(['person', 'kind']).execute();
  await db.schema
    .createTable('acts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('by_person', 'text')
    .addColumn('person', 'text')
    .addColumn('address', 'text')
    .addColumn('deed', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('report', 'text')
    .execute();
  await db.schema.createIndex('acts_person').on('acts').column('person').execute();
}

/** What seats leave for later is kept apart from the journal, whose length everybody sees. */
export async function leftForLater(db: Any): Promise<void> {
  await db.schema.alterTable('seats').addColumn('later', 'text').execute();
}

/** For whom a seat is kept, when nobody wants to be told anything, what the server made for itself, and ways to another device. */
export async function friends(db: Any): Promise<void> {
  await db.schema.alterTable('seats').addColumn('kept_for', 'text').execute();
  await db.schema.createIndex('seats_kept_for').on('seats').column('kept_for').execute();
  await db.schema.alterTable('people').addColumn('quiet', 'text').execute();
  await db.schema
    .createTable('made')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('links')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}

/** Passkeys, and what devices are to sign with them. */
export async function passkeys(db: Any): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('credential', 'text', (c) => c.notNull().unique())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('login', 'text')
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('challenges_until').on('challenges').column('until').execute();
}

/** Which players show their hands to which spectators. */
export async function shownHands(db: Any): Promise<void> {
  await db.schema
    .createTable('shown_hands')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'text', (c) => c.notNull())
    .addColumn('by_person', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('shown_hands_key', ['table_id', 'seat', 'person'])
    .execute();
}
