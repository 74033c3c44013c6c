import { HttpClient } from '@ecumene/client';
import { WebSocket } from 'ws';

/** Somebody with a cookie, who seems to come from an address of their own: the server takes us for its proxy. */
export class Guest {
  readonly rest: HttpClient;
  readonly #server: string;
  readonly #from: string;
  #cookie = '';

  constructor(server: string, from: string) {
    this.#server = server;
    this.#from = from;
    const reach: typeof fetch = async (url, init) => {
      const reply = await fetch(url, { ...init, headers: { ...this.headers, 'content-type': 'application/json' } });
      this.#cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
      return reply;
    };
    this.rest = new HttpClient({ address: server, fetch: reach });
  }

  static async come(server: string, from: string, name: string): Promise<Guest> {
    const guest = new Guest(server, from);
    await guest.rest.ask('guest', {}, { name });
    return guest;
  }

  get headers(): Readonly<Record<string, string>> {
    return { 'x-forwarded-for': this.#from, ...(this.#cookie !== '' && { cookie: this.#cookie }) };
  }

  open(url: string): WebSocket {
    return new WebSocket(url, { headers: { ...this.headers } });
  }

  /** A request as it is, whatever becomes of it; its status. */
  async send(method: string, path: string, body?: string): Promise<number> {
    try {
      const headers = { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const reply = await fetch(`${this.#server}/api/v1${path}`, {
        method,
        headers,
        ...(body !== undefined && { body }),
      });
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 0;
    }
  }
}
