import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { addressIn, addressOf } from './http/address.ts';
import { securityHeaders } from './http/headers.ts';
import { readJson, Unreadable } from './http/json.ts';
import { serveModeration } from './http/moderation-routes.ts';
import { openApi } from './http/openapi.ts';
import { servePeople } from './http/people-routes.ts';
import { servePlay } from './http/play-routes.ts';
import { BLOCKED, MALFORMED, TOO_OFTEN } from './http/replies.ts';
import { RequestHandler, refuseWith } from './http/request-handler.ts';
import { newRequestId, ourFault } from './http/request-id.ts';
import { serveSite } from './http/site.ts';
import { Sockets } from './http/sockets.ts';
import { serveTables } from './http/table-routes.ts';
import { ownPushKeys } from './notices/own-push-keys.ts';
import type { Base } from './operations/base.ts';
import { CannotBeDone, reasonOf } from './operations/cannot-be-done.ts';
import type { Config } from './operations/config.ts';
import { Health } from './operations/health.ts';
import { buildHouse, type House } from './operations/house.ts';
import { logTo, newLog } from './operations/log.ts';
import { Metrics } from './operations/metrics.ts';
import { operationsServer } from './operations/operations-server.ts';
import { Throttle } from './people/throttle.ts';
import { mustNotBeEmptied, openStore } from './store/open.ts';
import { unknownSeed } from './store/written.ts';

export const API_VERSION = '1.0.0';

/** Milliseconds that requests in progress get when the server stops. */
const PATIENCE = 5000;

/** What may be asked for as often as one likes: the files of the site, or its plain page, and whether the server is well. */
const FREE: ReadonlySet<string> = new Set(['/*', '/', '/healthz']);

/** A server that is running. */
export interface Running {
  /** How the world reaches it. */
  readonly address: string;
  /** Where it listens on this machine. */
  readonly listening: string;
  /** Where the operator alone looks after it; nothing where that is not wanted. */
  readonly operations: string | undefined;
  readonly house: House;
  readonly sockets: Sockets;
  /** Finishes requests in progress, tells all clients to reconnect, and stops. */
  stop(): Promise<void>;
}

/** What tests may give instead of the real thing. */
export interface Given {
  readonly log?: Logger;
  readonly now?: () => number;
  readonly newSeed?: () => string;
}

/** Starts a server as it is set up. */
export async function serve(config: Config, given: Given = {}): Promise<Running> {
  const log = given.log ?? newLog(config.logLevel, logTo(config.logFile));
  mustNotBeEmptied(config);
  const store = await openStore(config);
  const { now = Date.now, newSeed = unknownSeed } = given;
  const begin = async () => {
    const push = config.push ?? (await ownPushKeys(store, config.address));
    return opened({ store, config: { ...config, push }, log, now, newSeed });
  };
  const { house, sockets, app, operations } = await begin().catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  house.timekeeper.start();
  house.presence.start();
  house.agents.start();
  house.outbox.start();
  house.housekeeping.start();
  house.farewell
    .resume()
    .catch((error: unknown) => log.warn({ err: error }, 'somebody who has gone could not be seen off'));
  const listening = `http://localhost:${portOf(app)}`;
  return {
    address: config.address ?? listening,
    listening,
    operations: operations && `http://localhost:${portOf(operations)}`,
    house,
    sockets,
    stop: async () => {
      house.timekeeper.stop();
      house.agents.stop();
      house.delays.stop();
      house.bots.stop();
      house.moderation.stop();
      await sockets.close();
      const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
      await app.close();
      await operations?.close();
      clearTimeout(impatience);
      await house.tables.settle();
      await house.outbox.stop();
      await house.housekeeping.stop();
      await house.presence.stop();
      await house.pool.close();
      await house.outages.beat().catch(() => {});
      await store.close();
    },
  };
}

/** Everything the server consists of, reachable from outside. */
async function opened(base: Base): Promise<{
  house: House;
  sockets: Sockets;
  app: FastifyInstance;
  operations: FastifyInstance | undefined;
}> {
  const { host, port } = base.config;
  const house = await buildHouse(base);
  try {
    await house.outages.begin();
    await house.moderation.start();
    const sockets = new Sockets(house);
    const metrics = new Metrics(house, () => sockets.size);
    const health = new Health(base);
    const app = await doorway(base, house, sockets, { metrics, health });
    const operations = await operationsServer(house, metrics, health);
    await app.listen({ port, host }).catch(async (error: unknown) => {
      await operations?.close();
      throw new CannotBeDone(`cannot listen on port ${port} of ${host}: ${reasonOf(error)}`, { cause: error });
    });
    return { house, sockets, app, operations };
  } catch (error) {
    house.moderation.stop();
    await house.pool.close();
    throw error;
  }
}

function portOf(app: FastifyInstance): number {
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Everything that can be reached over HTTP. */
async function doorway(
  base: Base,
  house: House,
  sockets: Sockets,
  { metrics, health }: { readonly metrics: Metrics; readonly health: Health },
): Promise<FastifyInstance> {
  const { config, log, now } = base;
  const { limits } = config;
  const logger: FastifyBaseLogger = log;
  const throttle = new Throttle(limits.rate, limits.burst);
  const headers = securityHeaders(config);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only what the proxy in front of us says is believed, not what it was told by others.
    trustProxy: config.behindProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: limits.bodyBytes,
    forceCloseConnections: 'idle',
    requestTimeout: limits.requestTime,
    http: { headersTimeout: limits.requestTime, connectionsCheckingInterval: Math.min(5000, limits.requestTime) },
    exposeHeadRoutes: false,
    genReqId: newRequestId,
    // A path that cannot be read comes past all that is done for others, so that it is done here.
    frameworkErrors: (_, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      refuseWith(reply, throttle.allows(addressIn(request.raw, config), now()) ? MALFORMED : TOO_OFTEN);
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    try {
      done(null, text === '' ? {} : readJson(String(text), limits.jsonDepth));
    } catch (error) {
      done(error instanceof Error ? error : new Error('unreadable'));
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    // What counts is what a request was taken for: the same path can be written in many ways.
    const free = FREE.has(request.routeOptions.url ?? '');
    if (house.moderation.isBlocked(request.ip)) return refuseWith(reply, BLOCKED);
    if (!free && !throttle.allows(addressOf(request.ip), now())) return refuseWith(reply, TOO_OFTEN);
    return undefined;
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requests.observe({ method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    log.debug(
      { request: request.id, req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Unreadable) return refuseWith(reply, error.refusal);
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) return reply.code(status).send({ refusal: MALFORMED });
    log.error({ request: request.id, err: error, req: request }, 'a request failed');
    return refuseWith(reply, ourFault(request.id));
  });
  serveHealth(app, health);
  const door = new RequestHandler(base, app, house.people);
  servePeople(base, door, { ...house, sockets });
  serveModeration(door, house, sockets);
  serveTables(door, house);
  servePlay(door, house);
  await serveSite(app, config.site);
  app.server.on('upgrade', (request, stream, head) => {
    const address = addressIn(request, config);
    const refused = house.moderation.isBlocked(address) || !throttle.allows(address, now());
    sockets.upgrade(request, stream, head, { address, tooOften: refused });
  });
  return app;
}

function serveHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', async (_, reply) => {
    const ok = await health.isWell();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  let described: string | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    described ??= JSON.stringify(openApi(API_VERSION));
    return reply.type('application/json; charset=utf-8').send(described);
  });
}
