import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { plainPage } from './plain-page.ts';
import { NOTHING_HERE } from './replies.ts';
import { refuseWith } from './request-handler.ts';

const YEAR = 365 * 24 * 3600;

/** Serves the web client, or a plain page where there is none. Every address of the client's own is its first page. */
export async function serveSite(app: FastifyInstance, site: string | undefined): Promise<void> {
  const built = site !== undefined && existsSync(join(site, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: site,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forGood = path.includes('/assets/');
        reply.header('cache-control', forGood ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  else app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(plainPage()));
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const page = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    if (built && page) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return refuseWith(reply, NOTHING_HERE);
  });
}
