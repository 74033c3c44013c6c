import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The built site, with two changes: what is left to chance or to the clock is the same in every run, and the pictures of the
 * boards, which take long to draw, are blank. What stands on a board is there in any case.
 */

const BUILT = fileURLToPath(new URL('../../packages/web/site', import.meta.url));
export const TEST_SITE = fileURLToPath(new URL('../../.cache/test-site', import.meta.url));

/** The program that deals the cards and plays the bots. */
const WORKER = /^solo\.worker-[^/]*\.js$/;
const COMPRESSED = /\.(br|gz)$/;

/** The pictures of the boards. */
export const PICTURES = /-(?:day|night)-[^/]*\.svg$/;
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="3000" height="2000"/>';

/** A page of the site with nothing on it, and no programs: the quickest way to what the site keeps on a device. */
export const EMPTY_PAGE = '/empty.html';

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
  const isChanged = (path: string): boolean => WORKER.test(basename(path)) || PICTURES.test(path);
  const isStale = (path: string): boolean => COMPRESSED.test(path) && isChanged(path.replace(COMPRESSED, ''));
  cpSync(BUILT, TEST_SITE, { recursive: true, filter: (path) => !isStale(path) });
  const assets = join(TEST_SITE, 'assets');
  const names = readdirSync(assets);
  const workers = names.filter((name) => WORKER.test(name));
  if (workers.length !== 1) throw new Error('the site has one worker for games on this device');
  for (const name of workers) writeFileSync(join(assets, name), FIXED + readFileSync(join(assets, name), 'utf8'));
  for (const name of names.filter((each) => PICTURES.test(each))) writeFileSync(join(assets, name), BLANK);
  writeFileSync(join(TEST_SITE, EMPTY_PAGE), '<!doctype html><title>Empty</title>');
}

/** The picture of a board as it is on the built site. */
export function drawnPicture(url: string): string {
  return join(BUILT, 'assets', basename(new URL(url).pathname));
}
