import { afterAll, beforeAll, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { playNow } from './newcomer.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

test('a player who started a game is led back to it first', async () => {
  const { page, context, faults } = await site.visit({}, { board: 'drawn' });
  await playNow(page, site.address);
  await page.locator('.question-bar').waitFor();
  const table = new URL(page.url()).pathname;
  await page.goto(site.address);
  const first = page.locator('.front-ways .primary');
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await expect.poll(() => first.count()).toBe(1);
  await expect.poll(() => first.textContent()).toMatch(/^Continue/);
  await first.click();
  await page.locator('.question-bar').waitFor();
  expect(new URL(page.url()).pathname).toBe(table);
  expect(faults).toEqual([]);
  await context.close();
});
