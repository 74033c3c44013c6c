// The built site, served as plain files under the content policy of the server: for browser tests and benchmarks.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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

/** What lies under /assets has its content in its name. The server says the same. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** What is worth compressing ahead of time, and from how many bytes on. */
const PRESSED = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const WORTH_IT = 1024;

/** Puts compressed copies beside what is worth compressing, so that the server need not. */
function press() {
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !PRESSED.test(entry.name) || statSync(path).size < WORTH_IT) continue;
    const text = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
}

const TEST = /\.test\.tsx?$/;

/** When something below a folder was last changed, apart from tests. */
function newest(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
}

/** Builds the site unless what is there is newer than everything it is made of. */
export function buildSiteIfOutdated() {
  const page = join(site, 'index.html');
  const sources = readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name, 'src'))
    .filter((folder) => existsSync(folder));
  if (existsSync(page) && statSync(page).mtimeMs > Math.max(...sources.map(newest))) return;
  console.error('Building the site ...');
  buildSite();
}

export function buildSite() {
  // Tests run with an environment of their own; the site is always the one people get.
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = tool('vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'error'], { stdio: 'inherit', env });
  if (code !== 0) throw new Error('The site could not be built.');
  press();
}

/** Serves the site, or another folder with it, on a free port. Every address that is no file is the one page. */
export async function serveSite(folder = site) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = extname(pathname);
    readFile(join(folder, type === '' ? 'index.html' : pathname)).then(
      (content) => {
        response.setHeader('content-type', TYPES[type === '' ? '.html' : type] ?? 'application/octet-stream');
        response.setHeader('content-security-policy', POLICY);
        response.setHeader('cache-control', pathname.startsWith('/assets/') ? FOR_GOOD : 'no-cache');
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
