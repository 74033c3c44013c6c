import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Connections that ask to become sockets. The HTTP server has let go of them, so that it is seen to here that nothing
 * they do breaks anything, and that each either becomes a socket or ends, in time and when the server stops.
 */
export class Upgrades {
  readonly #patience: number;
  readonly #open = new Map<Duplex, ReturnType<typeof setTimeout>>();

  /** With the milliseconds after which a connection that has not become a socket is cut. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  take(stream: Duplex): void {
    const impatience = setTimeout(() => stream.destroy(), this.#patience);
    this.#open.set(stream, impatience);
    stream.on('error', () => stream.destroy());
    stream.once('close', () => {
      clearTimeout(impatience);
      this.#open.delete(stream);
    });
  }

  /** It has become a socket, and stays for as long as that is open. */
  keep(stream: Duplex): void {
    clearTimeout(this.#open.get(stream));
  }

  /** Cuts all that are left. */
  end(): void {
    for (const stream of this.#open.keys()) stream.destroy();
  }
}

/** Says why not and hangs up, whether or not the other side does. */
export function turnAway(stream: Duplex, status: 403 | 429 | 503): void {
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`);
}
