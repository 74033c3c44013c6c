import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEIGHBOUR, Site } from './browser.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

describe('a page whose files do not come', () => {
  test('says so, leaves the ways on open, and comes when it is tried again', async () => {
    const { page, context } = await site.visit();
    let gone = true;
    await page.route(/\/assets\/RuleBooks-[^/]*\.js$/, (route) =>
      gone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByText('This part failed to load.').waitFor();
    await page.getByRole('link', { name: 'Go to front page' }).waitFor();
    await page.getByRole('button', { name: 'Report a bug' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.goForward();
    gone = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
    await context.close();
  });

  test('lays no table without its worker, says so, and lays it when asked again', async () => {
    const { page, context } = await site.visit();
    let gone = true;
    await context.route(/\/assets\/solo\.worker-[^/]*\.js$/, (route) => (gone ? route.abort() : route.continue()));
    await page.goto(`${site.address}/solo`);
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/^Part of the site failed to load\. /);
    await page.goto(site.address);
    const play = page.getByRole('button', { name: 'Play now' });
    await play.click();
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/^Part of the site failed to load\. /);
    gone = false;
    await play.click();
    await page.locator('.question-bar').waitFor();
    await context.close();
  });
});

describe('a browser that grants little', () => {
  test('plays where nothing may be kept', async () => {
    const { page, context, faults } = await site.visit();
    await context.addInitScript(() => {
      const denied = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, denied);
    });
    await page.goto(site.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.question-bar').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('plays on a page that came over plain http from another machine', async () => {
    const { page, context } = await site.visit();
    const mishaps: string[] = [];
    page.on('pageerror', ({ message }) => mishaps.push(message));
    await page.goto(site.address.replace('localhost', NEIGHBOUR));
    await expect.poll(() => page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.question-bar').waitFor();
    await page.reload();
    await page.locator('.question-bar').waitFor();
    expect(mishaps).toEqual([]);
    await context.close();
  });
});
