import { randomBytes } from 'node:crypto';
import type { Assertion, Attestation, ReplyOf } from '@ecumene/client';
import { isRecord, type Refusal, refuse, say } from '@ecumene/engine';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Base } from '../operations/base.ts';
import type { ChallengeRow, PasskeyRow, PersonRow } from '../store/schema.ts';
import { Conflict, mustWrite, type Write, write } from '../store/store.ts';
import { hashed, newId, readBack } from '../store/written.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long a device may take to sign a challenge. */
const VALID = 5 * 60_000;
const MOST = 20;
/** EdDSA, ES256 and RS256, as COSE numbers them: every device knows one of them. */
const ALGORITHMS = [-8, -7, -257];
const NAME = 'Ecumene';

const EXPIRED = refuse('passkey-expired', say('This took too long or was used before. Try again.'));
const UNKNOWN = refuse('wrong', say('This passkey is not known here. Sign in another way.'));
const BAD = refuse('wrong', say('This passkey could not be verified. Try again.'));
const TOO_MANY = refuse('too-many-passkeys', say('You have too many passkeys. Remove some first.'));
const TWICE = refuse('passkey-twice', say('This passkey is in your account already.'));
const LAST = refuse('last-passkey', say('This is your only way to sign in. Set a password first.'));

type Purpose = ChallengeRow['purpose'];
type Creation = ReplyOf<'addingPasskey'>;
type Signing = ReplyOf<'signingInByPasskey'>;
type About = Pick<ChallengeRow, 'person' | 'login'>;

/** Somebody for whom a passkey is to be made. */
interface Owner {
  readonly id: string;
  readonly login: string;
}

/** A passkey that was made, and how to keep it. */
interface Made {
  readonly person: string;
  readonly write: Write;
}

/**
 * Passkeys: a device or a password manager keeps a key and signs with it what we have just made up, after it has made
 * sure who holds it. We keep the public half, so that there is nothing here to steal or to guess.
 */
export class Passkeys {
  readonly #base: Base;

  constructor(base: Base) {
    this.#base = base;
  }

  async list(person: string): Promise<ReplyOf<'passkeys'>> {
    const rows = await this.#of(person);
    return { passkeys: rows.map(({ id, name, created, seen }) => ({ id, name, created, seen })) };
  }

  async rename(person: string, id: string, name: string): Promise<void> {
    await this.#one(person, id, name).execute();
  }

  #one(person: string, id: string, name: string) {
    return this.#base.store.db
      .updateTable('passkeys')
      .set({ name: name.trim() })
      .where('person', '=', person)
      .where('id', '=', id);
  }

  /** A person without a password keeps at least one passkey. */
  async remove({ id: person, secret }: PersonRow, id: string): Promise<Refusal | undefined> {
    const { store } = this.#base;
    const hasPassword = secret !== null;
    const { db } = store;
    const others = await this.#of(person);
    if (!others.some((one) => one.id === id)) return undefined;
    const [last] = others.filter((one) => one.id !== id);
    if (last === undefined && !hasPassword) return LAST;
    // Renaming the one that stays to what it is called holds on to it: two removals at once do not take both.
    const stays = last === undefined || hasPassword ? [] : [mustWrite(this.#one(person, last.id, last.name))];
    try {
      await store.commit([
        ...stays,
        write(db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id)),
      ]);
      return undefined;
    } catch (error) {
      if (error instanceof Conflict) return LAST;
      throw error;
    }
  }

  #of(person: string): Promise<PasskeyRow[]> {
    return this.#base.store.db
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute();
  }

  /** What a device is to create for somebody who has an account. */
  async adding(site: RelyingParty, owner: Owner): Promise<Creation | Refusal> {
    const own = await this.#of(owner.id);
    if (own.length >= MOST) return TOO_MANY;
    return this.#creation(site, owner, own, await this.#challenge('add', { person: owner.id, login: null }));
  }

  /** The same for an account that is yet to be made, by a guest or by somebody new. */
  async registering(site: RelyingParty, owner: Owner): Promise<Creation> {
    const login = owner.login.toLowerCase();
    return this.#creation(site, owner, [], await this.#challenge('register', { person: owner.id, login }));
  }

  #creation(site: RelyingParty, { id, login }: Owner, own: readonly PasskeyRow[], challenge: string): Creation {
    return {
      challenge,
      rp: { id: site.id, name: NAME },
      user: { id: Buffer.from(id).toString('base64url'), name: login, displayName: login },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: VALID,
      excludeCredentials: own.map(device),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  }

  /** What a device is to sign: with any passkey to sign in, or with one of somebody's to show that it is them. */
  async signing(site: RelyingParty, person?: string): Promise<Signing> {
    const about = { person: person ?? null, login: null };
    return {
      challenge: await this.#challenge(person === undefined ? 'sign-in' : 'confirm', about),
      rpId: site.id,
      timeout: VALID,
      allowCredentials: person === undefined ? [] : (await this.#of(person)).map(device),
      userVerification: 'required',
    };
  }

  async #challenge(purpose: Purpose, about: About): Promise<string> {
    const { store, now } = this.#base;
    const challenge = randomBytes(32).toString('base64url');
    const row = { hash: hashed(challenge), purpose, ...about, until: now() + VALID };
    await store.commit([
      write(store.db.deleteFrom('challenges').where('until', '<', now())),
      write(store.db.insertInto('challenges').values(row)),
    ]);
    return challenge;
  }

  /** For what a challenge was made; then it is used up, whatever becomes of the rest. */
  async #take(challenge: string, purpose: Purpose): Promise<ChallengeRow | undefined> {
    const { store, now } = this.#base;
    return store.db
      .deleteFrom('challenges')
      .where('hash', '=', hashed(challenge))
      .where('purpose', '=', purpose)
      .where('until', '>', now())
      .returningAll()
      .executeTakeFirst();
  }

  /** Keeps the passkey that somebody's device has created. */
  async add(site: RelyingParty, person: string, name: string, created: Attestation): Promise<Refusal | undefined> {
    const made = await this.#made(site, 'add', { person, login: null }, name, created);
    if ('code' in made) return made;
    if ((await this.#of(person)).length >= MOST) return TOO_MANY;
    try {
      await this.#base.store.commit([made.write]);
      return undefined;
    } catch (error) {
      if (error instanceof Conflict) return TWICE;
      throw error;
    }
  }

  /** The passkey with which an account is to be made under a name, and who that will be; a guest stays who they are. */
  madeFor(
    site: RelyingParty,
    { guest, login, name }: { readonly guest: string | undefined; readonly login: string; readonly name: string },
    created: Attestation,
  ): Promise<Made | Refusal> {
    return this.#made(site, 'register', { person: guest ?? null, login: login.toLowerCase() }, name, created);
  }

  async #made(
    site: RelyingParty,
    purpose: Purpose,
    about: About,
    name: string,
    { id, clientData, attestation, transports }: Attestation,
  ): Promise<Made | Refusal> {
    const challenge = challengeIn(clientData);
    const taken = await this.#take(challenge, purpose);
    if (taken === undefined || taken.person === null || taken.login !== about.login) return EXPIRED;
    if (about.person !== null && about.person !== taken.person) return EXPIRED;
    if (!isPlain(attestation)) return BAD;
    const verified = await tried(() =>
      verifyRegistrationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: clientData, attestationObject: attestation },
        },
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    const credential = verified?.registrationInfo?.credential;
    if (credential === undefined || credential.id !== id) return BAD;
    const { store, now } = this.#base;
    const row: PasskeyRow = {
      id: newId(),
      person: taken.person,
      name: name.trim(),
      credential: id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(transports),
      created: now(),
      seen: 0,
    };
    return { person: taken.person, write: write(store.db.insertInto('passkeys').values(row)) };
  }

  /** Who has signed what they were given to sign in. */
  signedIn(site: RelyingParty, signed: Assertion): Promise<string | Refusal> {
    return this.#signedBy(site, 'sign-in', signed);
  }

  /** Whether it is really them who asks. */
  async isThem(site: RelyingParty, person: string, signed: Assertion): Promise<Refusal | undefined> {
    const by = await this.#signedBy(site, 'confirm', signed, person);
    return typeof by === 'string' ? undefined : by;
  }

  async #signedBy(
    site: RelyingParty,
    purpose: Purpose,
    { id, clientData, authenticatorData, signature, userHandle }: Assertion,
    person?: string,
  ): Promise<string | Refusal> {
    const challenge = challengeIn(clientData);
    const taken = await this.#take(challenge, purpose);
    if (taken === undefined || taken.person !== (person ?? null)) return EXPIRED;
    const { db } = this.#base.store;
    const row = await db.selectFrom('passkeys').selectAll().where('credential', '=', id).executeTakeFirst();
    if (row === undefined || row.person !== (person ?? row.person)) return UNKNOWN;
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== row.person) return BAD;
    const verified = await tried(() =>
      verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: clientData, authenticatorData, signature },
        },
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential: { id, publicKey: isoBase64URL.toBuffer(row.public_key), counter: row.counter },
      }),
    );
    if (verified?.verified !== true) {
      this.#base.log.warn({ person: row.person, passkey: row.id }, 'a passkey could not be verified');
      return BAD;
    }
    return (await this.#counted(row, verified.authenticationInfo.newCounter)) ? row.person : BAD;
  }

  /** Some devices count what they sign. A count that another request has taken meanwhile may be that of a copy. */
  async #counted({ id, counter }: PasskeyRow, now: number): Promise<boolean> {
    const { store, now: time } = this.#base;
    const used = store.db
      .updateTable('passkeys')
      .set({ counter: now, seen: time() })
      .where('id', '=', id)
      .where('counter', '=', counter);
    try {
      await store.commit([mustWrite(used)]);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }
}

function device({ credential, transports }: PasskeyRow): Creation['excludeCredentials'][number] {
  return { id: credential, type: 'public-key', transports: readBack<string[]>(transports) };
}

/** What is wrong with what was signed is thrown, and tells nobody but somebody who forges it anything. */
async function tried<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/** The challenge a device says it has signed; nothing anybody was given, where that cannot be made out. */
function challengeIn(clientData: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return isRecord(data) && typeof data['challenge'] === 'string' ? data['challenge'] : '';
  } catch {
    return '';
  }
}

/**
 * Whether a device says nothing about its maker, as we have asked it, or vouches for itself. Certificates are not read:
 * they could name places to fetch something from.
 */
function isPlain(attestation: string): boolean {
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}
