import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { addressOf, buildSiteIfOutdated, serveSite } from '../../scripts/site.mjs';

/** The built site, and a browser to look at it with. */

/** Machines that do much else at the same time draw slowly. */
const PATIENCE = 90_000;

/** The pictures of the boards, and one in their place that is drawn at once. */
const PICTURES = /-(?:day|night)-[^/]*\.svg$/;
const BLANK = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="3000" height="2000"/>',
};

/** This machine, as another one on the same network calls it: to browsers no place they trust without https. */
export const NEIGHBOUR = 'neighbour.test';

/** A visitor of the site. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page: errors, and requests that left the site. */
  readonly faults: readonly string[];
}

export class Site {
  readonly #stop: () => Promise<unknown>;
  readonly #browser: Browser;
  readonly address: string;

  private constructor(browser: Browser, address: string, stop: () => Promise<unknown>) {
    this.#browser = browser;
    this.address = address;
    this.#stop = stop;
  }

  static #browse(): Promise<Browser> {
    const args = ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${NEIGHBOUR} localhost`];
    return chromium.launch({ executablePath: chromiumPath(), args });
  }

  /** The site as plain files, without a server for tables. */
  static async open(): Promise<Site> {
    buildSiteIfOutdated();
    const server = await serveSite();
    const stop = (): Promise<unknown> => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    };
    return new Site(await Site.#browse(), addressOf(server), stop);
  }

  /** The site on a real server that nobody needs to stop or plant tables on. */
  static async serve(): Promise<Site> {
    const { House } = await import('./house.ts');
    const house = await House.open();
    return new Site(await Site.#browse(), house.address, () => house.close());
  }

  /** The site where somebody else serves it. */
  static async at(address: string): Promise<Site> {
    return new Site(await Site.#browse(), address, async () => {});
  }

  /**
   * Somebody comes. The site is not kept for later, nor are the pictures of the boards drawn, unless that is the matter:
   * for each visitor anew it takes long. What stands on a board is there in any case.
   */
  async visit(options: BrowserContextOptions = {}, board: 'drawn' | 'blank' = 'blank'): Promise<Visit> {
    const usual = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const;
    const context = await this.#browser.newContext({ ...usual, ...options });
    await context.addInitScript(() => localStorage.setItem('ecumene.pace', 'instant'));
    if (board === 'blank') await context.route(PICTURES, (route) => route.fulfill(BLANK));
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.address) faults.push(`asked ${request.url()}`);
    });
    return { page, context, faults };
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#stop();
  }
}
