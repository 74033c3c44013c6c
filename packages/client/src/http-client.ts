import { isRecord, type Refusal, refuse, say } from '@ecumene/engine';
import { type BodyOf, type ParamsOf, type ReplyOf, ROUTES, type Route, type RouteName } from './routes/index.ts';

/** The server said no, or could not be reached. */
export class RequestFailed extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.text.say);
    this.name = 'Declined';
    this.status = status;
    this.refusal = refusal;
  }
}

export interface HttpClientOptions {
  /** Where the server is, such as `https://example.org`; nothing for the page's own. */
  readonly address?: string;
  /** For programs: a personal token. In a page the cookie says who it is. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
}

/** Asks the server over HTTP, each route with the types it is described by. */
export class HttpClient {
  readonly #reaching: HttpClientOptions;

  constructor(reaching: HttpClientOptions = {}) {
    this.#reaching = reaching;
  }

  async ask<N extends RouteName>(name: N, params: ParamsOf<N>, body: BodyOf<N>): Promise<ReplyOf<N>> {
    const route: Route = ROUTES[name];
    const { address = '', token, fetch: reach = fetch } = this.#reaching;
    const sends = route.method !== 'GET';
    const reply = await reach(`${address}/api/v1${pathOf(route, params)}`, {
      method: route.method,
      credentials: 'same-origin',
      headers: {
        ...(sends && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(sends && { body: JSON.stringify(body) }),
    });
    const data: unknown = await reply.json().catch(() => undefined);
    if (reply.ok && isReply<N>(data)) return data;
    throw new RequestFailed(reply.status, refusalIn(data));
  }
}

/** The path of a route with its parameters in place; what is not in the path goes after the question mark. */
export function pathOf(route: Pick<Route, 'path'>, params: unknown): string {
  const rest = new URLSearchParams();
  let { path } = route;
  for (const [name, value] of Object.entries(isRecord(params) ? params : {})) {
    if (value === undefined) continue;
    const slot = new RegExp(`:${name}(?=/|$)`);
    if (slot.test(path)) path = path.replace(slot, encodeURIComponent(String(value)));
    else rest.set(name, String(value));
  }
  const query = rest.toString();
  return query === '' ? path : `${path}?${query}`;
}

function refusalIn(data: unknown): Refusal {
  const given = isRecord(data) ? data['refusal'] : undefined;
  if (isRefusal(given)) return given;
  return refuse('unreachable', say('The server sent an invalid response. Try again in a moment.'));
}

export function isRefusal(data: unknown): data is Refusal {
  return isRecord(data) && typeof data['code'] === 'string' && isRecord(data['text']);
}

/** Whether this is what a route replies with. What it holds is taken on trust: only our server replies here. */
function isReply<N extends RouteName>(data: unknown): data is ReplyOf<N> {
  return isRecord(data);
}
