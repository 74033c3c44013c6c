import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach } from 'vitest';

/** What pages looked like and said when a test failed. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Where evidence is written, from the root of the project. */
export const EVIDENCE = '.cache/browser-failures';
const FOLDER = join(ROOT, ...EVIDENCE.split('/'));

interface Watched {
  readonly page: Page;
  readonly log: readonly string[];
}

/** Pages that are open now, by the context they belong to. */
const watched = new Map<BrowserContext, Watched>();

/** Writes down what a page says, in case its test fails. */
export function watch(context: BrowserContext, page: Page): void {
  const log: string[] = [];
  page.on('console', (message) => log.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => log.push(`error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => log.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('framenavigated', (frame) => log.push(`address: ${frame.url()}`));
  watched.set(context, { page, log });
  context.once('close', () => watched.delete(context));
}

/** The folder for a test: named after its file and its title, so that the same failure is found in the same place. */
function folderOf(file: string, title: string): string {
  const plain = (words: string): string => words.replace(/[^\w]+/g, '-').slice(0, 80);
  return join(FOLDER, plain(relative(ROOT, file).split(sep).slice(-1).join('')), plain(title));
}

async function keep(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [place, { page, log }] of [...watched.values()].entries()) {
    const name = join(folder, `page-${place + 1}`);
    writeFileSync(`${name}.log`, `${[...log, `now: ${page.url()}`].join('\n')}\n`);
    await page.screenshot({ path: `${name}.png`, timeout: 20_000 }).catch((error: unknown) => {
      writeFileSync(`${name}.png.txt`, String(error));
    });
  }
}

/** After a test that failed: keeps a picture and the log of every page that is open, and says where. */
export function keepEvidence(): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || watched.size === 0) return;
    const folder = folderOf(task.file.filepath, task.name);
    await keep(folder);
    const told = `\nScreenshots and page logs: ${relative(ROOT, folder)}`;
    for (const error of task.result.errors ?? []) error.message += told;
    // Pages of a failed test stay open where others may have to share the processor with them.
    const open = [...watched.keys()];
    await Promise.all(open.map((context) => context.close()));
  });
}
