import {
  type BodyOf,
  isRefusal,
  type ParamsOf,
  type ReplyOf,
  ROUTES,
  type Route,
  type RouteName,
} from '@ecumene/client';
import type { Refusal } from '@ecumene/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { Base } from '../operations/base.ts';
import type { People, SignedIn } from '../people/people.ts';
import type { PersonRow } from '../store/schema.ts';
import { addressOf } from './address.ts';
import { cookie, isForeign, whoAsks } from './auth.ts';
import { isText } from './json.ts';
import { FOREIGN, MALFORMED, NOT_BY_TOKEN, statusOf, WHO } from './replies.ts';

/** One accepted request: valid, and from a signed-in person where that is required. */
export interface Asked<N extends RouteName> {
  readonly params: ParamsOf<N>;
  readonly body: BodyOf<N>;
  readonly who: SignedIn | undefined;
  /** Who asks, where one must be somebody. */
  me(): PersonRow;
  readonly address: string;
  /** The site the page of a browser belongs to. */
  readonly origin: string | undefined;
  /** What the browser or program calls itself. */
  readonly agent: string | undefined;
  /** Begins or ends the session of this browser. */
  setSession(secret: string | undefined): void;
}

type Handler<N extends RouteName> = (asked: Asked<N>) => Promise<ReplyOf<N> | Refusal>;

/** Where requests come in: everything is checked here, against what the routes are described by. */
export class RequestHandler {
  readonly #base: Base;
  readonly #app: FastifyInstance;
  readonly #people: People;
  readonly #who = new WeakMap<FastifyRequest, SignedIn>();
  readonly #compiled = new Map<RouteName, Validator>();
  readonly served = new Set<RouteName>();

  constructor(base: Base, app: FastifyInstance, people: People) {
    this.#base = base;
    this.#app = app;
    this.#people = people;
  }

  serve<N extends RouteName>(name: N, handler: Handler<N>): void {
    const body = Compile(ROUTES[name].body);
    const isBody = (data: unknown): data is BodyOf<N> => body.Check(data);
    this.#route(this.#app, name, this.#base.config.limits.bodyBytes, async (request, reply) => {
      const sent = request.method === 'GET' ? {} : (request.body ?? {});
      const came = this.#came(name, request, reply);
      if (came === undefined || !isBody(sent)) return MALFORMED;
      return handler({ ...came, body: sent });
    });
  }

  /**
   * The same for what comes as a large file: the handler is given its text unread. `before` is asked while nothing of it
   * has been received.
   */
  serveFile<N extends RouteName>(
    name: N,
    before: (person: PersonRow) => Promise<Refusal | undefined>,
    handler: (asked: Omit<Asked<N>, 'body'> & { readonly text: string }) => Promise<ReplyOf<N> | Refusal>,
  ): void {
    const { importBytes } = this.#base.config.limits;
    this.#app.register(async (app) => {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
      this.#route(
        app,
        name,
        importBytes,
        async (request, reply) => {
          const came = this.#came(name, request, reply);
          return came === undefined ? MALFORMED : handler({ ...came, text: String(request.body ?? '') });
        },
        before,
      );
    });
  }

  #route<N extends RouteName>(
    app: FastifyInstance,
    name: N,
    bodyLimit: number,
    handle: (request: FastifyRequest, reply: FastifyReply) => Promise<ReplyOf<N> | Refusal>,
    before?: (person: PersonRow) => Promise<Refusal | undefined>,
  ): void {
    const route: Route = ROUTES[name];
    this.served.add(name);
    app.route({
      method: route.method,
      url: `/api/v1${route.path}`,
      bodyLimit,
      // Before the body is received: who may not ask is not read either.
      onRequest: async (request, reply) => {
        const refusal = await this.#refusalOf(route, request, before);
        return refusal === undefined ? undefined : hangUp(request, refuseWith(reply, refusal));
      },
      handler: async (request, reply) => {
        const result = await handle(request, reply);
        reply.header('cache-control', 'no-store');
        return isRefusal(result) ? refuseWith(reply, result) : reply.send(result);
      },
    });
  }

  async #refusalOf(
    route: Route,
    request: FastifyRequest,
    before: ((person: PersonRow) => Promise<Refusal | undefined>) | undefined,
  ): Promise<Refusal | undefined> {
    if (route.method !== 'GET' && isForeign(this.#base.config, request.headers)) return FOREIGN;
    const who = await whoAsks(this.#people, request.headers);
    if (route.signedIn && who === undefined) return WHO;
    if (route.inPerson && who?.by === 'token') return NOT_BY_TOKEN;
    if (who !== undefined) this.#who.set(request, who);
    return who === undefined ? undefined : before?.(who.person);
  }

  /** Who asks what, without the body; nothing where that has not the right form. */
  #came<N extends RouteName>(
    name: N,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Omit<Asked<N>, 'body'> | undefined {
    const given = paramsIn(request);
    const isParams = (data: unknown): data is ParamsOf<N> => this.#params(name).Check(data);
    if (!isParams(given) || !areTexts(given)) return undefined;
    const who = this.#who.get(request);
    return {
      params: given,
      who,
      address: addressOf(request.ip),
      origin: request.headers.origin,
      agent: request.headers['user-agent'],
      me: () => {
        if (who === undefined) throw new Error('nobody is signed in');
        return who.person;
      },
      setSession: (secret) => {
        reply.header('set-cookie', cookie(this.#base.config, secret));
      },
    };
  }

  #params(name: RouteName): Validator {
    const known = this.#compiled.get(name) ?? Compile<TSchema>(ROUTES[name].params);
    this.#compiled.set(name, known);
    return known;
  }
}

/** Stops reading a request that is refused before it was sent completely. */
function hangUp({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!raw.complete && Number(raw.headers['content-length'] ?? MUCH) >= MUCH) reply.header('connection', 'close');
  return reply;
}

/** Bytes that are received in any case. */
const MUCH = 64 * 1024;

/** The parameters of the path and of the query string together. */
function paramsIn({ params, query }: FastifyRequest): unknown {
  const one = typeof query === 'object' ? query : {};
  const other = typeof params === 'object' ? params : {};
  return { ...one, ...other };
}

function areTexts(params: object): boolean {
  return Object.values(params).every((value) => typeof value !== 'string' || isText(value));
}

export function refuseWith(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(statusOf(refusal)).header('cache-control', 'no-store').send({ refusal });
}
