import type { ReplyOf } from '@ecumene/client';
import { type Refusal, refuse, say } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import { hashed, newId, newSecret } from '../store/written.ts';

const MOST = 50;
const TOO_MANY = refuse('too-many-tokens', say('You have too many API tokens. Delete some first.'));

/** Personal tokens: with one of them a program plays for its owner. */
export class Tokens {
  readonly #base: Base;

  constructor(base: Base) {
    this.#base = base;
  }

  async list(person: string): Promise<ReplyOf<'tokens'>> {
    const tokens = await this.#base.store.db
      .selectFrom('tokens')
      .select(['id', 'name', 'created', 'seen'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
    return { tokens };
  }

  async make(person: string, name: string): Promise<ReplyOf<'newToken'> | Refusal> {
    const { store, now } = this.#base;
    if ((await this.list(person)).tokens.length >= MOST) return TOO_MANY;
    const token = newSecret();
    const row = { id: newId(), hash: hashed(token), person, name, created: now(), seen: 0 };
    await store.db.insertInto('tokens').values(row).execute();
    return { id: row.id, token };
  }

  async drop(person: string, id: string): Promise<void> {
    await this.#base.store.db.deleteFrom('tokens').where('person', '=', person).where('id', '=', id).execute();
  }
}
