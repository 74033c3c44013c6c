import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { addressOf, buildSiteIfOutdated, serveSite } from '../../scripts/site.mjs';
import { alone, type Benchmark, type Figure } from './figure.ts';
import { lateTable } from './late-table.ts';

/** The screen in a real browser. */

const SCREEN = { width: 1440, height: 900 };
const SLOWED = 4;
const LATE = 16;
const FRAMES = 60;

/** Serves the site to a page for as long as it is looked at. */
async function looking<T>(look: (page: Page, address: string, browser: Browser) => Promise<T>): Promise<T> {
  buildSiteIfOutdated();
  const server = await serveSite();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ viewport: SCREEN, serviceWorkers: 'block' });
    return await look(await context.newPage(), addressOf(server), browser);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Script and styles of the front page, compressed. The worker with the rules comes when somebody plays. */
async function firstLoad(): Promise<Figure> {
  const bytes = await looking(async (page, address) => {
    const files: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kind === 'script' || kind === 'stylesheet') files.push(response.body());
    });
    await page.goto(address);
    await page.locator('.living-sheet img').waitFor();
    return (await Promise.all(files)).reduce((sum, file) => sum + gzipSync(file).length, 0);
  });
  return alone('web-first-load', 'KB of compressed script and styles', Math.round(bytes / 1024));
}

/** From pressing play to the first question on the board, on a processor slowed down. */
async function untilPlayable(): Promise<Figure> {
  const time = await looking(async (page, address) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    return page.getByRole('button', { name: 'Play now' }).evaluate(async (button: HTMLElement) => {
      const start = performance.now();
      button.click();
      while (document.querySelector('.asking') === null || document.querySelector('.area') === null)
        await new Promise((resolve) => setTimeout(resolve, 10));
      return performance.now() - start;
    });
  });
  return alone('web-playable', `ms to the table, processor slowed ${SLOWED} times`, Math.round(time));
}

/** Puts a late table on the device and opens it. */
async function openLateTable(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/nowhere`);
  await page.evaluate(
    async (kept) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
        opening.onsuccess = () => resolve(opening.result);
      });
      const writing = database.transaction('keyval', 'readwrite');
      writing.objectStore('keyval').put(JSON.parse(kept), 'solo late');
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      localStorage.setItem('ecumene.tour', 'left');
    },
    JSON.stringify(lateTable('late', LATE)),
  );
  await page.goto(`${address}/solo/late`);
  await page.locator('.piece').first().waitFor();
  await page.waitForTimeout(3000);
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Processor time of the main thread for each frame while the late board is dragged about. */
async function panning(): Promise<Figure> {
  const events = await looking(async (page, address, browser): Promise<readonly TraceEvent[]> => {
    await openLateTable(page, address);
    const path = join(tmpdir(), `ecumene-trace-${process.pid}.json`);
    await browser.startTracing(page, {
      path,
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
    });
    await page.mouse.move(600, 400);
    await page.mouse.down();
    for (let frame = 0; frame < FRAMES; frame++) {
      await page.mouse.move(600 + Math.sin(frame / 6) * 250, 400 + Math.cos(frame / 6) * 120);
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
    await browser.stopTracing();
    return JSON.parse(await readFile(path, 'utf8')).traceEvents;
  });
  const moved = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'mousemove');
  const main = events.filter(({ pid, tid }) => pid === moved?.pid && tid === moved?.tid);
  const spent = main
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  const frames = main.filter(({ name, ph }) => name === 'Commit' && ph === 'X').length;
  return alone('web-pan', 'ms of main thread a frame', Number((spent / 1000 / Math.max(1, frames)).toFixed(1)));
}

export const webBenchmarks: readonly Benchmark[] = [
  { name: 'web-first-load', about: 'script and styles of the front page, compressed', run: firstLoad },
  {
    name: 'web-playable',
    about: 'from pressing play to the first question, on a slowed processor',
    run: untilPlayable,
  },
  { name: 'web-pan', about: 'panning the late board of eight nations', run: panning },
];
