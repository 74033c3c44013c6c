import { randomInt } from 'node:crypto';
import { type Refusal, refuse, say } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import { Conflict, mustWrite, write } from '../store/store.ts';
import { hashed } from '../store/written.ts';

const VALID = 10 * 60_000;
/** Letters and digits nobody takes for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;
const OLD_CODE = refuse('old-code', say('This code has expired. Show a new one on your other device.'));

/** Codes by which somebody takes their seats along to another device. */
export class Devices {
  readonly #base: Base;

  constructor(base: Base) {
    this.#base = base;
  }

  /** A new code, good once and for a while; the one before no longer is. */
  async newCode(person: string): Promise<{ readonly code: string; readonly until: number }> {
    const { store, now } = this.#base;
    const code = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    const until = now() + VALID;
    await store.commit([
      write(store.db.deleteFrom('links').where((or) => or.or([or('person', '=', person), or('until', '<', now())]))),
      write(store.db.insertInto('links').values({ hash: hashed(code), person, until })),
    ]);
    return { code, until };
  }

  /** Whose code it is; then it is used up. */
  async personBehind(code: string): Promise<string | Refusal> {
    const { store, now } = this.#base;
    const hash = hashed(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
    const own = store.db.selectFrom('links').select('person').where('hash', '=', hash).where('until', '>', now());
    const row = await own.executeTakeFirst();
    if (row === undefined) return OLD_CODE;
    try {
      await store.commit([mustWrite(store.db.deleteFrom('links').where('hash', '=', hash))]);
      return row.person;
    } catch (error) {
      if (error instanceof Conflict) return OLD_CODE;
      throw error;
    }
  }
}
