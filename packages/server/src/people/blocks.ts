import { type Refusal, refuse, say } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import { namesOf } from '../tables/record.ts';

const TOO_MANY_BLOCKED = refuse('too-many-blocked', say('You have blocked too many people. Unblock some first.'));
const MOST_BLOCKED = 300;

/** Who wants to have nothing to do with whom. */
export class Blocks {
  readonly #base: Base;

  constructor(base: Base) {
    this.#base = base;
  }

  /** From somebody who does not exist nothing is seen anyway. */
  async block(person: string, blocked: string): Promise<Refusal | undefined> {
    const { store } = this.#base;
    if (!(await namesOf(store, [blocked])).has(blocked)) return undefined;
    if ((await this.blockedBy(person)).size >= MOST_BLOCKED) return TOO_MANY_BLOCKED;
    await store.db
      .insertInto('blocks')
      .values({ person, blocked })
      .onConflict((taken) => taken.doNothing())
      .execute();
    return undefined;
  }

  async unblock(person: string, blocked: string): Promise<void> {
    const { db } = this.#base.store;
    await db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
  }

  /** Whether one of them has blocked another. */
  async atOdds(person: string, others: readonly string[]): Promise<boolean> {
    if (others.length === 0) return false;
    const row = await this.#base.store.db
      .selectFrom('blocks')
      .select('person')
      .where((or) =>
        or.or([
          or.and([or('person', '=', person), or('blocked', 'in', others)]),
          or.and([or('blocked', '=', person), or('person', 'in', others)]),
        ]),
      )
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Those who want to hear nothing from a person. */
  async blockersOf(blocked: string): Promise<Set<string>> {
    const rows = await this.#base.store.db
      .selectFrom('blocks')
      .select('person')
      .where('blocked', '=', blocked)
      .execute();
    return new Set(rows.map(({ person }) => person));
  }

  /** Those of whom a person wants to hear nothing. */
  async blockedBy(person: string): Promise<Set<string>> {
    const rows = await this.#base.store.db
      .selectFrom('blocks')
      .select('blocked')
      .where('person', '=', person)
      .execute();
    return new Set(rows.map(({ blocked }) => blocked));
  }
}
