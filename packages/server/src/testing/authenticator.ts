import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation, ReplyOf } from '@ecumene/client';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;
/** How COSE says that a key is an ES256 key, and where its parts are. */
const COSE = { type: 1, algorithm: 3, curve: -1, x: -2, y: -3 } as const;

/** What may be wrong with what an authenticator signs. */
interface Odd {
  readonly origin?: string;
  readonly rpId?: string;
  /** It has not made sure who holds it. */
  readonly unverified?: true;
  /** It says how it was made, with certificates. */
  readonly certified?: true;
  readonly type?: string;
}

interface Held {
  readonly id: string;
  readonly userHandle: string;
  readonly key: KeyObject;
  readonly counts: boolean;
  counter: number;
}

/** A device that keeps passkeys, as browsers have one: for tests without a browser. */
export class Authenticator {
  readonly #origin: string;
  readonly #counts: boolean;
  readonly held: Held[] = [];

  constructor(origin: string, counts = true) {
    this.#origin = origin;
    this.#counts = counts;
  }

  create({ challenge, rp, user }: ReplyOf<'addingPasskey'>, odd: Odd = {}): Attestation {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(16);
    const held: Held = { id: url(id), userHandle: user.id, key: privateKey, counts: this.#counts, counter: 0 };
    this.held.push(held);
    const cose = new Map<number, number | Uint8Array>([
      [COSE.type, 2],
      [COSE.algorithm, -7],
      [COSE.curve, 1],
      [COSE.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [COSE.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(cose)]);
    const authData = Buffer.concat([this.#said(held, rp.id, odd, WITH_KEY), key]);
    const statement = new Map<string, Uint8Array[]>(odd.certified ? [['x5c', [new Uint8Array(8)]]] : []);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, Uint8Array[]>>([
        ['fmt', odd.certified ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    const clientData = url(this.#clientData('webauthn.create', challenge, odd));
    return { id: held.id, clientData, attestation: url(attestation), transports: ['internal'] };
  }

  sign({ challenge, rpId }: ReplyOf<'signingInByPasskey'>, odd: Odd = {}, held = this.held[0]): Assertion {
    if (held === undefined) throw new Error('it keeps no passkey');
    if (held.counts) held.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, odd);
    const authenticatorData = this.#said(held, rpId, odd);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), held.key);
    const { id, userHandle } = held;
    return {
      id,
      clientData: url(clientData),
      authenticatorData: url(authenticatorData),
      signature: url(signature),
      userHandle,
    };
  }

  #clientData(type: string, challenge: string, odd: Odd): Buffer {
    return Buffer.from(JSON.stringify({ type: odd.type ?? type, challenge, origin: odd.origin ?? this.#origin }));
  }

  #said({ counter }: Held, rpId: string, odd: Odd, more = 0): Buffer {
    const flags = PRESENT | (odd.unverified ? 0 : VERIFIED) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([flags]), count]);
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');
