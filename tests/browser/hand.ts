import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { drawn } from './browser.ts';

/** What a hand does on a board that glides: it aims at what lies still, and lets go before it taps. */

export type Spot = readonly [x: number, y: number];

/** Waits until something lies where it lay two frames ago. */
export async function atRest(what: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(async () => {
      const last = before;
      await drawn(what.page());
      before = JSON.stringify(await what.boundingBox());
      return before !== 'null' && before === last;
    })
    .toBe(true);
}

/** The middle of something, once it lies still. */
export async function middleOf(what: Locator): Promise<Spot> {
  await atRest(what);
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/**
 * Drags from one spot to another; `midway` happens on the way. After a drag the board takes no click until a timer has run,
 * so that letting go is no click: this waits for one that was set later.
 */
export async function drag(page: Page, from: Spot, to: Spot, midway?: () => Promise<unknown>): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await midway?.();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
}
