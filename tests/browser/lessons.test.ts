import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, Site } from './browser.ts';
import { coach, inCoach, nextLesson, startLessons, takeAllLessons, takeLesson } from './lesson.ts';
import { skipScenes } from './newcomer.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A spot of an area on which nothing lies. */
async function spotIn(page: Page, area: string): Promise<{ readonly x: number; readonly y: number }> {
  await drawn(page);
  return page.locator(`.area[data-area="${area}"]`).evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    for (let i = 1; i < 400; i += 1) {
      const [x, y] = [left + (((i * 7) % 20) / 20) * width, top + (((i * 13) % 19) / 19) * height];
      if (document.elementFromPoint(x, y) === found) return { x, y };
    }
    throw new Error('the area is not in view');
  });
}

async function tap(page: Page, area: string): Promise<void> {
  const { x, y } = await spotIn(page, area);
  await page.mouse.click(x, y);
}

describe('a lesson', () => {
  test('a player moves by hand, goes astray, and tries again', async () => {
    const { page, context, faults } = await site.visit();
    await page.goto(`${site.address}/learn/advanced-civilization/grow-and-move`);
    await inCoach(page, 'Continue').click();
    await coach(page).getByText('Set their number to 1').waitFor();
    await page.getByRole('button', { name: 'End movement' }).click();
    const anyway = page.getByRole('button', { name: /anyway$/ });
    await drawn(page);
    if (await anyway.isVisible()) await anyway.click();
    await expect
      .poll(async () => {
        await skipScenes(page);
        return inCoach(page, 'Try again').isVisible();
      })
      .toBe(true);
    await inCoach(page, 'Try again').click();
    await coach(page).getByText('Set their number to 1').waitFor();
    await page.locator('.piece.own[data-area="memphis"]').click();
    for (let more = 3; more > 0; more -= 1)
      await page
        .locator('.asking-control')
        .getByRole('button', { name: /^Fewer/ })
        .click();
    await tap(page, 'alexandria');
    await coach(page).getByText('Now send 1 more token').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

const GAMES = ['advanced-civilization', 'western-empires', 'expansion-project', 'through-the-ages'];

describe.each(GAMES)('the lessons of %s', (game) => {
  test('are taken to the end on a desk', async () => {
    const visit = await site.visit();
    await takeAllLessons(visit, site.address, game);
    await visit.context.close();
  });

  test('begin on a phone, where everything fits', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await startLessons(page, site.address, game);
    await takeLesson(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await nextLesson(page);
    await inCoach(page, 'Continue').or(inCoach(page, 'Do it for me')).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(faults).toEqual([]);
    await context.close();
  });
});
