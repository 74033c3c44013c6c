import type { Locator, Page } from 'playwright-core';

/** What somebody does who has a keyboard and nothing else. */

/** So many stops the keyboard makes at most on a page, the areas of a map being one. */
const STOPS = 250;

/** Goes to something from stop to stop. */
export async function tabTo(page: Page, thing: Locator): Promise<void> {
  await thing.waitFor();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await thing.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never comes to ${thing}`);
}

/** Goes to something and presses it. */
export async function pressByKey(page: Page, thing: Locator): Promise<void> {
  await tabTo(page, thing);
  await page.keyboard.press('Enter');
}
