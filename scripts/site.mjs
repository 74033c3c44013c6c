// The built site, served as plain files under the content policy of the server: for browser tests and benchmarks.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { root, tool } from './ready.mjs';

const site = join(root, 'packages/web/site');

/** What a page of the site may do: nothing that does not come from the site itself. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export function buildSite() {
  const code = tool('vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'error'], { stdio: 'inherit' });
  if (code !== 0) throw new Error('the site could not be built');
}

/** Builds the site unless that has been done. */
export function buildSiteOnce() {
  if (!existsSync(join(site, 'index.html'))) buildSite();
}

/** Serves the site on a free port. Every address that is no file is the one page. */
export async function serveSite() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = extname(pathname);
    readFile(join(site, type === '' ? 'index.html' : pathname)).then(
      (content) => {
        response.setHeader('content-type', TYPES[type === '' ? '.html' : type] ?? 'application/octet-stream');
        response.setHeader('content-security-policy', POLICY);
        response.end(content);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

export function addressOf(server) {
  return `http://localhost:${server.address().port}`;
}
