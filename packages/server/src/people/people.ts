import type { Me, ReplyOf } from '@ecumene/client';
import { type Refusal, refuse, say } from '@ecumene/engine';
import { untitling } from '../lobby/titles.ts';
import type { QuietHours } from '../notices/quiet.ts';
import type { Base } from '../operations/base.ts';
import type { PersonRow } from '../store/schema.ts';
import { Conflict, mustWrite, type Write, write } from '../store/store.ts';
import { hashed, newId, newSecret, readBack } from '../store/written.ts';
import { namesOf } from '../tables/record.ts';
import type { Blocks } from './blocks.ts';
import { GONE } from './gone.ts';
import { mailState, OLD_LINK } from './mail-addresses.ts';
import { type Moderation, roleOf } from './moderation.ts';
import { hashPassword, isRight } from './passwords.ts';

const DAY = 24 * 3_600_000;
/** A session nobody has used for so long is over. */
export const SESSION = 90 * DAY;
const RESET = 3_600_000;
/** How often it is noted that somebody was here. */
const SEEN = 10 * 60_000;

/** Letters kept of what a browser calls itself. */
const MOST_AGENT = 200;
/** How sessions of earlier versions are called: by the beginning of a hash, of which nobody makes the secret. */
const OLD_NAME = 12;

const WRONG = refuse('wrong', say('Wrong name or password.'));
const NOT_YOURS = refuse('wrong', say('This is not your password.'));
const TAKEN = refuse('taken', say('This name is taken. Choose another one, or sign in if it is yours.'));

/** What somebody is called who has gone for good. */
export const NOBODY_NOW = 'A player who left';

/** Where somebody signs in from. */
export interface From {
  readonly agent: string | undefined;
  readonly address: string;
}

/** An account as it is to be made: with a password, or with a passkey that says who it will be. */
interface NewAccount {
  readonly login: string;
  readonly password?: string;
  readonly passkey?: { readonly person: string; readonly write: Write };
  readonly name?: string;
  readonly mail?: string;
}

/** Somebody who is signed in, and how. */
export interface SignedIn {
  readonly person: PersonRow;
  readonly by: 'cookie' | 'token';
  readonly hash: string;
}

/** What is still to be seen to when somebody has gone. */
interface Gone {
  /** Tables that were called after them. */
  readonly untitled: readonly string[];
}

/** Guests and accounts, sessions and tokens. */
export class People {
  readonly #base: Base;
  readonly #moderation: Moderation;
  readonly #blocks: Blocks;
  readonly #seen = new Map<string, number>();

  constructor(base: Base, moderation: Moderation, blocks: Blocks) {
    this.#base = base;
    this.#moderation = moderation;
    this.#blocks = blocks;
  }

  /** A guest is somebody by name alone. Gives the secret of the session. */
  async newGuest(name: string, from?: From): Promise<{ readonly person: PersonRow; readonly secret: string }> {
    const { store, now } = this.#base;
    const person: PersonRow = {
      id: newId(),
      name: name.trim(),
      login: null,
      mail: null,
      secret: null,
      created: now(),
      seen: now(),
      quiet: null,
      role: 'player',
      gone: GONE.not,
    };
    const session = this.#session(person.id, from);
    await store.commit([write(store.db.insertInto('people').values(person)), session.write]);
    return { person, secret: session.secret };
  }

  /**
   * Makes an account, for a guest who then keeps everything or for somebody new. Sessions and tokens of the guest end:
   * whoever may have put that cookie there does not come along.
   */
  async register(
    guest: PersonRow | undefined,
    given: NewAccount,
    from?: From,
  ): Promise<{ readonly person: PersonRow; readonly secret: string } | Refusal> {
    const { store, now } = this.#base;
    const login = given.login.toLowerCase();
    if (guest !== undefined && guest.login !== null)
      return refuse('signed-in', say('You already have an account. Sign out to create another one.'));
    const { passkey } = given;
    const secret = given.password === undefined ? null : await hashPassword(given.password);
    const made = { login, mail: given.mail ?? null, secret };
    const name = given.name ?? guest?.name ?? given.login;
    const person: PersonRow =
      guest === undefined
        ? {
            id: passkey?.person ?? newId(),
            name,
            ...made,
            created: now(),
            seen: now(),
            quiet: null,
            role: 'player',
            gone: GONE.not,
          }
        : { ...guest, name, ...made };
    const kept =
      guest === undefined
        ? write(store.db.insertInto('people').values(person))
        : mustWrite(store.db.updateTable('people').set(person).where('id', '=', person.id).where('login', 'is', null));
    const session = this.#session(person.id, from);
    try {
      const key = passkey === undefined ? [] : [passkey.write];
      await store.commit([kept, ...this.#endAll(person.id), session.write, ...key]);
      return { person, secret: session.secret };
    } catch (error) {
      if (error instanceof Conflict) return TAKEN;
      throw error;
    }
  }

  async signIn(login: string, password: string, from?: From): Promise<{ readonly secret: string } | Refusal> {
    const person = await this.#byLogin(login);
    if (!(await isRight(person?.secret, password)) || person === undefined) return WRONG;
    return this.#begin(person, from);
  }

  /** Signs somebody in who has shown on another device, or by a passkey, who they are. */
  async signInAs(id: string, from?: From): Promise<{ readonly secret: string; readonly person: PersonRow } | Refusal> {
    const known = this.#base.store.db.selectFrom('people').selectAll().where('id', '=', id);
    const person = await known.where('gone', '=', GONE.not).executeTakeFirst();
    return person === undefined ? WRONG : this.#begin(person, from);
  }

  async #begin(
    person: PersonRow,
    from: From | undefined,
  ): Promise<{ readonly secret: string; readonly person: PersonRow } | Refusal> {
    const banned = await this.#moderation.banOf(person.id);
    if (banned !== undefined) return banned;
    const session = this.#session(person.id, from);
    await this.#base.store.commit([session.write]);
    return { secret: session.secret, person };
  }

  #byLogin(login: string): Promise<PersonRow | undefined> {
    return this.#base.store.db
      .selectFrom('people')
      .selectAll()
      .where('login', '=', login.toLowerCase())
      .where('gone', '=', GONE.not)
      .executeTakeFirst();
  }

  #session(person: string, from?: From): { readonly secret: string; readonly write: Write } {
    const { store, now } = this.#base;
    const secret = newSecret();
    const { agent = null, address = null } = from ?? {};
    const known = { id: newId(), agent: agent?.slice(0, MOST_AGENT) ?? null, address };
    const row = { hash: hashed(secret), person, created: now(), seen: now(), ...known };
    return { secret, write: write(store.db.insertInto('sessions').values(row)) };
  }

  /** Whose cookie or token this is. */
  async bySecret(by: SignedIn['by'], secret: string): Promise<SignedIn | undefined> {
    const { store, now } = this.#base;
    const hash = hashed(secret);
    const kept = await store.db
      .selectFrom(by === 'cookie' ? 'sessions' : 'tokens')
      .select(['person', 'seen'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (kept === undefined || (by === 'cookie' && kept.seen < now() - SESSION)) return undefined;
    const person = await store.db.selectFrom('people').selectAll().where('id', '=', kept.person).executeTakeFirst();
    if (person === undefined || person.gone !== GONE.not) return undefined;
    await this.#noteSeen(by, hash, person.id);
    return { person, by, hash };
  }

  async #noteSeen(by: SignedIn['by'], hash: string, person: string): Promise<void> {
    const { store, now } = this.#base;
    const seen = now();
    if (seen - (this.#seen.get(hash) ?? 0) < SEEN) return;
    if (this.#seen.size > 50_000) this.#seen.clear();
    this.#seen.set(hash, seen);
    const { db } = store;
    // The person first, as wherever a person and their sessions are written.
    await store.commit([
      write(db.updateTable('people').set({ seen }).where('id', '=', person)),
      write(
        db
          .updateTable(by === 'cookie' ? 'sessions' : 'tokens')
          .set({ seen })
          .where('hash', '=', hash),
      ),
    ]);
  }

  /** Where somebody is signed in, those they used last first. */
  async sessions(person: string, asking: string): Promise<ReplyOf<'sessions'>> {
    const rows = await this.#base.store.db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .orderBy('seen', 'desc')
      .execute();
    const sessions = rows.map(({ id, hash, agent, created, seen }) => ({
      id: id ?? hash.slice(0, OLD_NAME),
      agent: agent ?? '',
      created,
      seen,
      here: hash === asking,
    }));
    return { sessions };
  }

  async endSession(person: string, id: string): Promise<void> {
    const rows = await this.#base.store.db
      .selectFrom('sessions')
      .select(['id', 'hash'])
      .where('person', '=', person)
      .execute();
    const found = rows.find((row) => (row.id ?? row.hash.slice(0, OLD_NAME)) === id);
    if (found !== undefined) await this.signOut(found.hash);
  }

  async signOut(hash: string): Promise<void> {
    await this.#base.store.db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  async signOutEverywhere(person: string): Promise<void> {
    await this.#base.store.commit(this.#endAll(person));
  }

  #endAll(person: string, but?: string): Write[] {
    const { db } = this.#base.store;
    const sessions = db.deleteFrom('sessions').where('person', '=', person);
    return [
      write(but === undefined ? sessions : sessions.where('hash', '!=', but)),
      write(db.deleteFrom('tokens').where('person', '=', person)),
      write(db.deleteFrom('resets').where('person', '=', person)),
      write(db.deleteFrom('links').where('person', '=', person)),
    ];
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#base.store.db.updateTable('people').set({ name: name.trim() }).where('id', '=', person).execute();
  }

  /** Why a name cannot be somebody's; nothing if it can. */
  async isLoginTaken(login: string): Promise<Refusal | undefined> {
    return (await this.#byLogin(login)) === undefined ? undefined : TAKEN;
  }

  /** Whether somebody knows their password. */
  async isThem(person: PersonRow, password: string | undefined): Promise<Refusal | undefined> {
    return (await isRight(person.secret, password ?? '')) ? undefined : NOT_YOURS;
  }

  /** Somebody who has shown that it is them has another password from now on. */
  async changePassword({ person, hash }: SignedIn, fresh: string): Promise<void> {
    await this.#setPassword(person.id, fresh, [], hash);
  }

  async #setPassword(person: string, fresh: string, first: readonly Write[], but?: string): Promise<void> {
    const { store } = this.#base;
    const secret = await hashPassword(fresh);
    const kept = store.db.updateTable('people').set({ secret }).where('id', '=', person);
    await store.commit([mustWrite(kept), ...first, ...this.#endAll(person, but)]);
  }

  /** A secret with which a new password can be set, if there is such an account; and where to send it. */
  async forgot(login: string): Promise<{ readonly person: PersonRow; readonly secret: string } | undefined> {
    const { store, now } = this.#base;
    const person = await this.#byLogin(login);
    if (person === undefined) return undefined;
    const secret = newSecret();
    const row = { hash: hashed(secret), person: person.id, until: now() + RESET };
    await store.commit([write(store.db.insertInto('resets').values(row))]);
    return { person, secret };
  }

  async reset(secret: string, fresh: string): Promise<Refusal | undefined> {
    const { store, now } = this.#base;
    const row = await store.db
      .selectFrom('resets')
      .select('person')
      .where('hash', '=', hashed(secret))
      .where('until', '>', now())
      .executeTakeFirst();
    if (row === undefined) return OLD_LINK;
    const used = store.db.deleteFrom('resets').where('hash', '=', hashed(secret));
    // A person who has hijacked an account may have added a passkey of their own.
    const passkeys = store.db.deleteFrom('passkeys').where('person', '=', row.person);
    try {
      await this.#setPassword(row.person, fresh, [mustWrite(used), write(passkeys)]);
      return undefined;
    } catch (error) {
      // Somebody has used the link while the password was being hashed.
      if (error instanceof Conflict) return OLD_LINK;
      throw error;
    }
  }

  /** Somebody who has shown that it is them goes for good. What they played stays; who they were does not. */
  async remove({ person }: SignedIn): Promise<Gone> {
    const { store } = this.#base;
    const { db } = store;
    const titles = await untitling(store, person);
    const nobody = { name: NOBODY_NOW, login: null, mail: null, secret: null, gone: GONE.leaving };
    await store.commit([
      mustWrite(db.updateTable('people').set(nobody).where('id', '=', person.id)),
      ...this.#endAll(person.id),
      write(
        db.deleteFrom('blocks').where((or) => or.or([or('person', '=', person.id), or('blocked', '=', person.id)])),
      ),
      write(db.deleteFrom('confirmations').where('person', '=', person.id)),
      write(db.deleteFrom('passkeys').where('person', '=', person.id)),
      write(db.deleteFrom('notes').where('person', '=', person.id)),
      write(db.deleteFrom('pushes').where('person', '=', person.id)),
      write(db.deleteFrom('webhooks').where('person', '=', person.id)),
      write(db.deleteFrom('outbox').where('person', '=', person.id)),
      write(db.deleteFrom('reads').where('person', '=', person.id)),
      write(db.updateTable('talk').set({ text: '' }).where('person', '=', person.id)),
      ...titles.writes,
    ]);
    return { untitled: titles.tables };
  }

  async me(person: PersonRow | undefined): Promise<Me> {
    const { store, config } = this.#base;
    const here = { pushKey: config.push?.publicKey ?? null, mailWorks: config.mail !== undefined };
    if (person === undefined) return { person: null, ...here };
    const blocked = await namesOf(store, [...(await this.#blocks.blockedBy(person.id))]);
    const hook = await store.db.selectFrom('webhooks').select('url').where('person', '=', person.id).executeTakeFirst();
    const push = await store.db
      .selectFrom('pushes')
      .select('endpoint')
      .where('person', '=', person.id)
      .executeTakeFirst();
    const { id, name, login, mail } = person;
    return {
      person: {
        id,
        name,
        guest: login === null,
        hasPassword: person.secret !== null,
        role: roleOf(person),
        login,
        mail,
        mailConfirmed: (await mailState(this.#base, person)) === 'confirmed',
        blocked: [...blocked.values()],
        webhook: hook !== undefined,
        push: push !== undefined,
        quiet: person.quiet === null ? null : readBack<QuietHours>(person.quiet),
      },
      ...here,
    };
  }
}
