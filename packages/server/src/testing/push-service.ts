import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import {
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as plainRequest,
  type RequestOptions,
} from 'node:http';
import { readBack } from '../store/written.ts';
import { freePort } from './postgres.ts';

/** What came to a push service for a browser. */
interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service as browsers' makers have one: it takes what it cannot read. */
export class PushService {
  readonly pushed: Pushed[] = [];
  readonly address: string;
  readonly #server;

  private constructor(port: number) {
    this.address = `https://127.0.0.1:${port}`;
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(201).end();
      });
    }).listen(port, '127.0.0.1');
  }

  static async start(): Promise<PushService> {
    return new PushService(await freePort());
  }

  stop(): void {
    this.#server.close();
  }
}

type Told = (response: IncomingMessage) => void;

/** Sends what was to be sent by https as it is, over a plain wire: a push service in a test has no certificate. */
export function unsecured(options: string | URL | RequestOptions, told: unknown): ClientRequest {
  if (typeof options === 'string' || options instanceof URL || !isTold(told)) throw new Error('it is sent otherwise');
  const { hostname, port, path, method, headers } = options;
  return plainRequest({ hostname, port, path, method, headers }, told);
}

function isTold(told: unknown): told is Told {
  return typeof told === 'function';
}

/** A browser that was asked whether it may tell its person something. */
export class Browser {
  readonly #keys = createECDH('prime256v1');
  readonly #secret = randomBytes(16);

  constructor() {
    this.#keys.generateKeys();
  }

  /** What it tells the server. */
  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#secret.toString('base64url') };
  }

  /** Reads what only this browser can read: RFC 8291 in the coding of RFC 8188. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const shared = derived(this.#keys.computeSecret(sender), this.#secret, about, 32);
    const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
    return readBack(text.slice(0, text.lastIndexOf('\u0002')));
  }
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** What a server says of itself to a push service, if it has signed that with the key it names; else nothing. */
export function signedBy({
  authorization = '',
}: IncomingHttpHeaders): { readonly key: string; readonly says: unknown } | undefined {
  const [, head = '', says = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${says}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? { key, says: readBack(Buffer.from(says, 'base64url').toString()) } : undefined;
}
