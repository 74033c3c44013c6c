import { type Refusal, refuse, say } from '@ecumene/engine';
import { letter } from '../notices/letter.ts';
import type { Base } from '../operations/base.ts';
import type { PersonRow } from '../store/schema.ts';
import { Conflict, mustWrite, type Write, write } from '../store/store.ts';
import { hashed, newSecret } from '../store/written.ts';
import { perDay, type Quota } from './quota.ts';

export const OLD_LINK = refuse('old-link', say('This link has expired. Ask for a new one.'));
const TOO_MANY = refuse('too-many-letters', say('Too many e-mails today. Try again tomorrow.'));
/** E-mails in a day to a person who has not confirmed the address. */
const UNASKED_FOR = 3;

type Addressee = Pick<PersonRow, 'id' | 'mail'>;

/** What is known of somebody's mail address: whether it is theirs, is being asked about, or never was. */
export async function mailState({ store }: Base, { id, mail }: Addressee): Promise<'confirmed' | 'asked' | 'unasked'> {
  if (mail === null) return 'unasked';
  const row = await store.db
    .selectFrom('confirmations')
    .select('hash')
    .where('person', '=', id)
    .where('mail', '=', mail)
    .executeTakeFirst();
  if (row === undefined) return 'unasked';
  return row.hash === null ? 'confirmed' : 'asked';
}

/** E-mail addresses: anyone can enter any, so one e-mail asks each to confirm before it gets more. */
export class MailAddresses {
  readonly #base: Base;
  readonly #letters: Quota;

  constructor(base: Base) {
    this.#base = base;
    this.#letters = perDay(base, 'unconfirmed letters', UNASKED_FOR);
  }

  /** Gives somebody an address, or none. One that is not confirmed yet is asked, also once more. */
  async set(person: Addressee, mail: string | null): Promise<Refusal | undefined> {
    const { store } = this.#base;
    const { id } = person;
    if (mail !== null && mail === person.mail && (await mailState(this.#base, person)) === 'confirmed')
      return undefined;
    if (mail !== null && !(await this.#mayWrite(id, mail))) return TOO_MANY;
    await store.commit([
      write(store.db.updateTable('people').set({ mail }).where('id', '=', id)),
      write(store.db.deleteFrom('confirmations').where('person', '=', id)),
      ...(mail === null ? [] : this.#question(id, mail)),
    ]);
    return undefined;
  }

  /** Asks at an address that never was; several who find that out at the same time ask once. */
  async ask({ id, mail }: Addressee): Promise<void> {
    if (mail === null || !(await this.#mayWrite(id, mail))) return;
    await this.#base.store.commit(this.#question(id, mail)).catch((error: unknown) => {
      if (!(error instanceof Conflict)) throw error;
    });
  }

  async #mayWrite(person: string, mail: string): Promise<boolean> {
    return (await this.#letters.allows(person)) && this.#letters.allows(mail.toLowerCase());
  }

  #question(person: string, mail: string): Write[] {
    const { store, config } = this.#base;
    if (config.mail === undefined) return [];
    const secret = newSecret();
    const asked = { person, mail, hash: hashed(secret) };
    return [
      mustWrite(
        store.db
          .insertInto('confirmations')
          .values(asked)
          .onConflict((taken) => taken.column('person').doUpdateSet(asked).where('confirmations.mail', '!=', mail)),
      ),
      letter(this.#base, person, {
        title: 'Is this your mail address?',
        text: 'Somebody, hopefully you, wants to be told by mail when it is their turn at a table of Ecumene. If it was you, follow this link. If not, do nothing: there will be no more letters.',
        link: `${config.address ?? ''}/confirm#${secret}`,
      }),
    ];
  }

  /** A person who has the secret has read the e-mail, so the address is theirs. Returns who that is. */
  async confirm(secret: string): Promise<string | Refusal> {
    const confirmed = await this.#base.store.db
      .updateTable('confirmations')
      .set({ hash: null })
      .where('hash', '=', hashed(secret))
      .returning('person')
      .executeTakeFirst();
    return confirmed?.person ?? OLD_LINK;
  }

  /** Sends the link to a new password; to an address that is not confirmed, not often. */
  async sendReset(person: PersonRow, secret: string): Promise<void> {
    const { id, mail } = person;
    if (mail === null) return;
    if ((await mailState(this.#base, person)) !== 'confirmed' && !(await this.#mayWrite(id, mail))) return;
    const link = `${this.#base.config.address ?? ''}/reset#${secret}`;
    const text = 'Somebody, hopefully you, asked for a new password. This link is good for an hour:';
    await this.#base.store.commit([letter(this.#base, id, { title: 'A new password for Ecumene', text, link })]);
  }
}
