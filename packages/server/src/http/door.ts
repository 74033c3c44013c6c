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
import { Compile } from 'typebox/compile';
import type { Base } from '../operations/base.ts';
import type { People, SignedIn } from '../people/people.ts';
import type { PersonRow } from '../store/schema.ts';
import { addressOf } from './address.ts';
import { cookie, isForeign, whoAsks } from './auth.ts';
import { isText } from './json.ts';
import { FOREIGN, NOT_BY_TOKEN, statusOf, UNSEEMLY, WHO } from './replies.ts';

/** One request that has come through the door: of the right form, and from somebody known if it must be. */
export interface Asked<N extends RouteName> {
  readonly params: ParamsOf<N>;
  readonly body: BodyOf<N>;
  readonly who: SignedIn | undefined;
  /** Who asks, where one must be somebody. */
  me(): PersonRow;
  readonly address: string;
  /** Begins or ends the session of this browser. */
  setSession(secret: string | undefined): void;
}

type Handler<N extends RouteName> = (asked: Asked<N>) => Promise<ReplyOf<N> | Refusal>;

/** Where requests come in: everything is checked here, against what the routes are described by. */
export class Door {
  readonly #base: Base;
  readonly #app: FastifyInstance;
  readonly #people: People;
  readonly served = new Set<RouteName>();

  constructor(base: Base, app: FastifyInstance, people: People) {
    this.#base = base;
    this.#app = app;
    this.#people = people;
  }

  serve<N extends RouteName>(name: N, handler: Handler<N>): void {
    const route: Route = ROUTES[name];
    const params = Compile(route.params);
    const body = Compile(route.body);
    const isParams = (data: unknown): data is ParamsOf<N> => params.Check(data);
    const isBody = (data: unknown): data is BodyOf<N> => body.Check(data);
    const { limits } = this.#base.config;
    this.served.add(name);
    this.#app.route({
      method: route.method,
      url: `/api/v1${route.path}`,
      bodyLimit: name === 'importTable' ? limits.importBytes : limits.bodyBytes,
      handler: async (request, reply) => {
        if (route.method !== 'GET' && isForeign(this.#base.config, request.headers)) return refuseWith(reply, FOREIGN);
        const given = paramsIn(request);
        const sent = route.method === 'GET' ? {} : (request.body ?? {});
        if (!isParams(given) || !areTexts(given) || !isBody(sent)) return refuseWith(reply, UNSEEMLY);
        const who = await whoAsks(this.#people, request.headers);
        if (route.signedIn && who === undefined) return refuseWith(reply, WHO);
        if (route.inPerson && who?.by === 'token') return refuseWith(reply, NOT_BY_TOKEN);
        const result = await handler(this.#asked<N>(request, reply, given, sent, who));
        reply.header('cache-control', 'no-store');
        return isRefusal(result) ? refuseWith(reply, result) : reply.send(result);
      },
    });
  }

  #asked<N extends RouteName>(
    request: FastifyRequest,
    reply: FastifyReply,
    params: ParamsOf<N>,
    body: BodyOf<N>,
    who: SignedIn | undefined,
  ): Asked<N> {
    return {
      params,
      body,
      who,
      address: addressOf(request.ip),
      me: () => {
        if (who === undefined) throw new Error('nobody is signed in');
        return who.person;
      },
      setSession: (secret) => {
        reply.header('set-cookie', cookie(this.#base.config, secret));
      },
    };
  }
}

/** What stands in the path and after the question mark, as one. */
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
