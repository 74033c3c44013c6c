import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { keep } from './planted.ts';
import { card, playedTo } from './replay.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const running = playedTo(7, {});

describe('a game that goes on', () => {
  test('is looked back at through one’s own eyes only', async () => {
    const { page, context } = await site.visit();
    await keep(page, site.address, running);
    await page.goto(`${site.address}/solo/played`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Replay' }).click();
    const eyes = page.getByRole('combobox', { name: 'View as' });
    await eyes.waitFor();
    await expect.poll(() => eyes.locator('option').allTextContents()).toEqual(['As Ada saw it', 'Public view']);
    await expect.poll(() => page.getByRole('button', { name: 'Verify' }).count()).toBe(0);
    await page.getByRole('button', { name: 'What if …' }).click();
    await expect.poll(() => card(page).locator('.button').allTextContents()).toEqual(['As Ada (you)']);
    await context.close();
  });

  test('is shared as far as you know it; a player who opens it is told so, and can take no other view', async () => {
    const { page, context, faults } = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await keep(page, site.address, running);
    await page.goto(`${site.address}/solo/played/replay?seat=Ada&at=80`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(`${site.address}/nowhere`);
    await page.goto(link);
    await page.getByText('What Ada could not see, such as other hands, is invented.').waitFor();
    const eyes = page.getByRole('combobox', { name: 'View as' });
    await expect.poll(() => eyes.locator('option').allTextContents()).toEqual(['Public view', 'As Ada saw it']);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('has an almanac with everything there is to know', async () => {
    const { page, context, faults } = await site.visit({ bypassCSP: true });
    await keep(page, site.address, running);
    await page.goto(`${site.address}/solo/played`);
    await page.getByRole('tab', { name: 'Reference' }).click();
    for (const chapter of ['Nations', 'Points', 'Cards held', 'Stacks', 'Calamities', 'Charts']) {
      await page.getByRole('button', { name: chapter, exact: true }).click();
      await page
        .locator('.almanac .ledger, .almanac .stack, .almanac .calamity-entry, .almanac .chart')
        .first()
        .waitFor();
      expect(await seriousFaults(page)).toEqual([]);
    }
    await expect.poll(() => page.locator('.almanac .chart').count()).toBe(4);
    expect(faults).toEqual([]);
    await context.close();
  });
});
