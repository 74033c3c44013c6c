import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { addressOf, serveSite } from '../../scripts/site.mjs';
import { watch } from './evidence.ts';
import { drawnPicture, PICTURES, TEST_SITE } from './test-site.ts';

/** The built site, and a browser to look at it with. */

/** A machine that is busy with other things draws slowly. Nothing here asserts how long something takes. */
const PATIENCE = 120_000;

/** This machine, as another one on the same network calls it: to browsers no place they trust without https. */
export const NEIGHBOUR = 'neighbour.test';

/** What a visitor finds, besides what the browser offers. */
interface Surroundings {
  /** The pictures of the boards take long to draw. What stands on a board is there in any case. */
  readonly board: 'drawn' | 'blank';
  /** Whether newcomers are given hints. */
  readonly hints: 'given' | 'left';
  /** Whether scenes stay until somebody goes on, or only for a while. */
  readonly scenes: 'stepwise' | 'auto';
}

const USUAL: Surroundings = { board: 'blank', hints: 'left', scenes: 'stepwise' };

/** A visitor of the site. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page: errors, and requests that left the site. */
  readonly faults: readonly string[];
}

/** In the page, before any of its scripts: makes chance the same in every run. A page opened again goes on from where it was. */
function fixChance(visitor: number): void {
  const KEY = 'chance drawn';
  // Taken now, because a test may deny storage to the page later.
  const kept = sessionStorage;
  let drawn = Number(kept.getItem(KEY) ?? visitor);
  const draw = (): number => {
    drawn = (drawn * 16_807) % 2_147_483_647;
    kept.setItem(KEY, String(drawn));
    return drawn;
  };
  Math.random = () => draw() / 2_147_483_647;
  crypto.getRandomValues = (into) => {
    if (into === null) return into;
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = draw() >> 8;
    return into;
  };
}

let running: Promise<Browser> | undefined;

/** The browser for all test files of a worker, with which it ends. */
function browser(): Promise<Browser> {
  running ??= startBrowser();
  return running;
}

async function startBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${NEIGHBOUR} localhost`];
  const forget = (): void => {
    running = undefined;
  };
  try {
    const started = await chromium.launch({ executablePath: chromiumPath(), args, timeout: PATIENCE });
    started.once('disconnected', forget);
    return started;
  } catch (error) {
    forget();
    throw error;
  }
}

export class Site {
  readonly #stop: () => Promise<unknown>;
  readonly #contexts = new Set<BrowserContext>();
  readonly address: string;
  #visitors = 0;

  private constructor(address: string, stop: () => Promise<unknown>) {
    this.address = address;
    this.#stop = stop;
  }

  /** The site as plain files, without a server for tables. */
  static async open(): Promise<Site> {
    const server = await serveSite(TEST_SITE);
    const stop = (): Promise<unknown> => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    };
    return new Site(addressOf(server), stop);
  }

  /** The site on a real server. */
  static async serve(): Promise<Site> {
    const { TestServer } = await import('./test-server.ts');
    const server = await TestServer.open();
    return new Site(server.address, () => server.close());
  }

  /** The site where another program serves it. */
  static at(address: string): Site {
    return new Site(address, async () => {});
  }

  /**
   * Somebody opens the site for the first time. Bots do not wait before they answer. Chance is the same in every run, and
   * another one for each visitor.
   */
  async visit(options: BrowserContextOptions = {}, surroundings: Partial<Surroundings> = {}): Promise<Visit> {
    const usual = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const;
    const context = await (await browser()).newContext({ ...usual, ...options });
    this.#contexts.add(context);
    context.once('close', () => this.#contexts.delete(context));
    const { board, hints, scenes } = { ...USUAL, ...surroundings };
    this.#visitors += 1;
    await context.addInitScript(fixChance, this.#visitors);
    await context.addInitScript(
      (settings) => {
        for (const [key, value] of settings) localStorage.setItem(`ecumene.${key}`, value);
      },
      [['pace', 'instant'], ['theatre', scenes], ...(hints === 'left' ? [['tour', 'left'] as const] : [])] as const,
    );
    // A page some of whose requests are answered here has no cache, and every request comes by here: that takes long.
    if (board === 'drawn')
      await context.route(PICTURES, (route) => route.fulfill({ path: drawnPicture(route.request().url()) }));
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    watch(context, page);
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
    await Promise.all([...this.#contexts].map((context) => context.close()));
    await this.#stop();
  }
}

/**
 * Waits until the page has drawn what came of the latest input, with the fonts it needs. What a worker or a server must answer
 * takes longer.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await document.fonts.ready;
    await frame();
  });
}
