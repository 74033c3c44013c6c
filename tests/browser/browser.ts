import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium.mjs';

/** The built site, served as a server would, and a browser to look at it with. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = join(root, 'packages/web/site');

/** What a page of the site may do: nothing that does not come from the site itself. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

function buildOnce(): void {
  if (existsSync(join(site, 'index.html'))) return;
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'packages/web'], { cwd: root });
}

async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isFile = extname(pathname) !== '';
    readFile(join(site, isFile ? pathname : 'index.html')).then(
      (content) => {
        response.setHeader('content-type', TYPES[isFile ? extname(pathname) : '.html'] ?? 'application/octet-stream');
        response.setHeader('content-security-policy', POLICY);
        response.end(content);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Machines that do much else at the same time draw slowly. */
const PATIENCE = 90_000;

/** A visitor of the site. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page: errors, and requests that left the site. */
  readonly faults: readonly string[];
}

export class Site {
  readonly #server: Server;
  readonly #browser: Browser;
  readonly address: string;

  private constructor(server: Server, browser: Browser, address: string) {
    this.#server = server;
    this.#browser = browser;
    this.address = address;
  }

  static async open(): Promise<Site> {
    buildOnce();
    const server = await serve();
    const listening = server.address();
    if (listening === null || typeof listening === 'string') throw new Error('the site is not served');
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
    return new Site(server, browser, `http://localhost:${listening.port}`);
  }

  async visit(options: BrowserContextOptions = {}, pace: 'brisk' | 'instant' = 'instant'): Promise<Visit> {
    const context = await this.#browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    await context.addInitScript((wanted) => localStorage.setItem('ecumene.pace', wanted), pace);
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.address) faults.push(`asked ${request.url()}`);
    });
    return { page, context, faults };
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
