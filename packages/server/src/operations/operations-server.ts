import { isIP } from 'node:net';
import { isRecord } from '@ecumene/engine';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Admin } from './admin.ts';
import { CannotBeDone, reasonOf } from './cannot-be-done.ts';
import { DEFAULTS } from './config.ts';
import type { Health } from './health.ts';
import type { House } from './house.ts';
import type { Metrics } from './metrics.ts';

const STATES = ['gathering', 'playing', 'over', 'abandoned'] as const;

/**
 * What only the operator may see, on a port of its own: metrics, and what `ecumene admin` does. Anyone who reaches that port may do
 * everything, so that it listens on this machine alone unless the operator says otherwise.
 */
export async function operationsServer(
  house: House,
  metrics: Metrics,
  health: Health,
): Promise<FastifyInstance | undefined> {
  const { operationsPort, operationsHost } = house.base.config;
  if (operationsPort === undefined) return undefined;
  const admin = Admin.of(house);
  const logger: FastifyBaseLogger = house.base.log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  // A page of the world must not reach it through the browser of somebody on this machine.
  app.addHook('onRequest', async ({ headers }, reply) =>
    isOurs(headers.host, operationsHost) && headers.origin === undefined
      ? undefined
      : reply.code(403).send({ why: 'ask for it by the address it listens on, and not from a page' }),
  );
  app.setErrorHandler((error, _, reply) => {
    if (error instanceof CannotBeDone) return reply.code(409).send({ why: error.message });
    house.base.log.error({ err: error }, 'an operation failed');
    return reply.code(500).send({ why: reasonOf(error) });
  });
  app.get('/healthz', async (_, reply) => {
    const ok = await health.isWell();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.get('/admin/tables', ({ query }) => {
    const asked = isRecord(query) ? query['state'] : undefined;
    return admin.list(STATES.find((state) => state === asked));
  });
  app.get<{ Params: { id: string } }>('/admin/tables/:id', ({ params }) => admin.inspect(params.id));
  app.get('/admin/reports', () => admin.reports());
  app.get('/admin/bans', () => house.moderation.bans());
  app.get('/admin/acts', () => house.moderation.acts());
  await app.listen({ port: operationsPort, host: operationsHost }).catch((error: unknown) => {
    throw new CannotBeDone(`cannot listen on the operations port ${operationsPort}: ${reasonOf(error)}`, {
      cause: error,
    });
  });
  return app;
}

/** By a name somebody else owns, a page could reach a port that listens on this machine alone. */
function isOurs(host: string | undefined, listening: string): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || isIP(name) !== 0 || listening !== DEFAULTS.operationsHost;
}
