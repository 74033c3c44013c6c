import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { seriousFaults } from './faults.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const DESK = { viewport: { width: 1280, height: 720 } } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const GAMES = ['Advanced Civilization', 'Western Empires', 'Civilization: The Expansion Project', 'Through the Ages'];

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('how to play, on %s', (_, options) => {
  test.each(GAMES)('is reached from the front page, and its terms lead to the rules: %s', async (game) => {
    const { page, context, faults } = await site.visit(options);
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Learn to play' }).click();
    await page.getByRole('link', { name: `How to play (${game})` }).click();
    await page.getByRole('heading', { level: 1, name: `How to play ${game}` }).waitFor();
    await page.getByRole('heading', { name: 'Five things that decide games' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(options.viewport.width);
    await page.locator('#goal .term').first().click();
    await page.locator('.rule-card:popover-open').getByRole('link', { name: 'Show in the rules' }).click();
    const row = page.locator('.rules-target');
    await row.waitFor();
    await expect.poll(() => row.evaluate((found) => found.getBoundingClientRect().top < innerHeight)).toBe(true);
    await page.locator('.rules-asked-in summary').first().click();
    await page.locator('.rules-asked-in a').first().click();
    const question = page.locator('.rules-target .rules-asked').first();
    await question.waitFor();
    expect(await question.textContent()).toMatch(/^You are asked: /);
    await page.getByRole('searchbox').fill('xyzzy');
    await page.getByText('No results.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

test.each(['advanced-civilization', 'through-the-ages'])('everybody can read how to play %s', async (game) => {
  const { page, context } = await site.visit(DESK);
  await page.goto(`${site.address}/how-to/${game}`);
  await page.locator('#goal .term').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await context.close();
});
