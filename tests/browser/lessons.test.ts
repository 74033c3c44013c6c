import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, Site, type Visit } from './browser.ts';
import { skipScenes } from './newcomer.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const coach = (page: Page) => page.locator('.coach');
const inCoach = (page: Page, name: string) => coach(page).getByRole('button', { name, exact: true });

/** Which step of which lesson it is, as the coach says it, and nothing while a scene plays: scenes are skipped. */
async function stepNow(page: Page): Promise<string> {
  await skipScenes(page);
  return page.evaluate(() => document.querySelector('.coach .tour-count span')?.textContent ?? '');
}

/** Takes one step of a lesson: reads it, or has it done. */
async function takeStep(page: Page): Promise<void> {
  const before = await stepNow(page);
  await inCoach(page, 'Continue').or(inCoach(page, 'Do it for me')).click();
  await expect.poll(async () => (await stepNow(page)) || before).not.toBe(before);
}

/** Takes a lesson from its first step to its last. */
async function takeLesson(page: Page): Promise<void> {
  await coach(page).waitFor();
  while (!(await isFinished(page))) await takeStep(page);
}

async function isFinished(page: Page): Promise<boolean> {
  let now = '';
  await expect
    .poll(async () => {
      now = await stepNow(page);
      return now;
    })
    .not.toBe('');
  return now === 'Lesson finished';
}

/** Takes all lessons of a game, from its page to the offer of a first game. */
async function takeAll({ page, faults }: Visit, game: string): Promise<void> {
  await page.goto(`${site.address}/learn/${game}`);
  await page.locator('.learn-lesson').first().waitFor();
  const lessons = await page.locator('.learn-lesson').count();
  await page.getByRole('link', { name: 'Start' }).first().click();
  for (let left = lessons; left > 1; left -= 1) {
    await takeLesson(page);
    await coach(page).getByRole('link', { name: 'Next lesson' }).click();
    await coach(page).getByText('Lesson finished').waitFor({ state: 'detached' });
  }
  await takeLesson(page);
  await coach(page).getByRole('link', { name: 'Play a first game' }).waitFor();
  await coach(page).getByRole('link', { name: 'All lessons' }).click();
  await page.getByText(`${lessons} of ${lessons} lessons finished.`).waitFor();
  await page.reload();
  await page.getByText(`${lessons} of ${lessons} lessons finished.`).waitFor();
  expect(faults).toEqual([]);
}

/** A spot of an area on which nothing lies. */
async function spotIn(page: Page, area: string): Promise<{ readonly x: number; readonly y: number }> {
  await drawn(page);
  return page.locator(`.area[data-area="${area}"]`).evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    for (let i = 1; i < 400; i += 1) {
      const [x, y] = [left + (((i * 7) % 20) / 20) * width, top + (((i * 13) % 19) / 19) * height];
      if (document.elementFromPoint(x, y) === found) return { x, y };
    }
    throw new Error('the area is not in sight');
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
    await takeAll(visit, game);
    await visit.context.close();
  });

  test('are taken to the end on a phone, where everything fits', async () => {
    const visit = await site.visit(PHONE);
    await takeAll(visit, game);
    const { page } = visit;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await visit.context.close();
  });
});
