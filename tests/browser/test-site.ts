import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built site, with one change: what is left to chance or to the clock is the same in every run. */

const BUILT = fileURLToPath(new URL('../../packages/web/site', import.meta.url));
export const TEST_SITE = fileURLToPath(new URL('../../.cache/test-site', import.meta.url));

/** The program that deals the cards and plays the bots. */
const WORKER = /^solo\.worker-[^/]*\.js$/;
const COMPRESSED = /\.(br|gz)$/;

/** Seeds are drawn from here. Bots that think for a limited time get a clock that only goes on when they look at it. */
const FIXED = `
{
  let drawn = 1;
  crypto.getRandomValues = (bytes) => bytes.map((_, place) => (bytes[place] = drawn++ * 167));
  let looks = 0;
  performance.now = () => looks++;
}
`;

export function makeTestSite(): void {
  rmSync(TEST_SITE, { recursive: true, force: true });
  const isWorker = (path: string): boolean => /[/\\]solo\.worker-/.test(path);
  cpSync(BUILT, TEST_SITE, { recursive: true, filter: (path) => !(isWorker(path) && COMPRESSED.test(path)) });
  const assets = join(TEST_SITE, 'assets');
  const workers = readdirSync(assets).filter((name) => WORKER.test(name));
  if (workers.length !== 1) throw new Error('the site has one worker for games on this device');
  for (const name of workers) writeFileSync(join(assets, name), FIXED + readFileSync(join(assets, name), 'utf8'));
}
