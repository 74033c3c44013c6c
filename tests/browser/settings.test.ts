import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { nextTopic } from './newcomer.ts';
import { plantMovement } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const ORANGE = 'rgb(168, 67, 0)';

/** The colour of Crete's people on the board. */
async function colourOfCrete(page: Page): Promise<string> {
  const token = page.locator('.piece[data-nation="crete"] .token .piece-edge').first();
  return token.evaluate((one) => getComputedStyle(one).fill);
}

const lossColour = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--warn)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

test('the palette for the colour-blind, set on any page, is that of the pieces on the board too', async () => {
  const { page, context, faults } = await site.visit({ colorScheme: 'light' });
  await page.goto(`${site.address}/rules`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Colour-blind palette' }).click();
  await expect.poll(() => lossColour(page)).toBe(ORANGE);
  await plantMovement(page, site.address, { knossos: 3 });
  await nextTopic(page);
  const colourBlind = await colourOfCrete(page);
  expect(await lossColour(page)).toBe(ORANGE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const palette = page.getByRole('switch', { name: 'Colour-blind palette' });
  expect(await palette.isChecked()).toBe(true);
  await palette.click();
  await expect.poll(() => colourOfCrete(page)).not.toBe(colourBlind);
  expect(await lossColour(page)).not.toBe(ORANGE);
  expect(faults).toEqual([]);
  await context.close();
});
