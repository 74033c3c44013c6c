import type { Server } from 'node:http';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { addressOf, buildSiteIfOutdated, serveSite } from '../../scripts/site.mjs';

/** The built site, and a browser to look at it with. */

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
    buildSiteIfOutdated();
    const server = await serveSite();
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
    return new Site(server, browser, addressOf(server));
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
