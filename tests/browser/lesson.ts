import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from './browser.ts';
import { skipScenes } from './newcomer.ts';

/** Lessons, and how one takes them. */

export const coach = (page: Page) => page.locator('.coach');
export const inCoach = (page: Page, name: string) => coach(page).getByRole('button', { name, exact: true });

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
export async function takeLesson(page: Page): Promise<void> {
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

/** Starts the first lesson of a game, from its page; how many there are. */
export async function startLessons(page: Page, address: string, game: string): Promise<number> {
  await page.goto(`${address}/learn/${game}`);
  await page.locator('.learn-lesson').first().waitFor();
  const lessons = await page.locator('.learn-lesson').count();
  await page.getByRole('link', { name: 'Start' }).first().click();
  return lessons;
}

/** Goes on to the next lesson once one is finished. */
export async function nextLesson(page: Page): Promise<void> {
  await coach(page).getByRole('link', { name: 'Next lesson' }).click();
  await coach(page).getByText('Lesson finished').waitFor({ state: 'detached' });
}

/** Takes all lessons of a game, from its page to the offer of a first game; after each of them there is something to look at. */
export async function takeAllLessons(
  { page, faults }: Visit,
  address: string,
  game: string,
  look: () => Promise<void> = async () => {},
): Promise<void> {
  const lessons = await startLessons(page, address, game);
  for (let left = lessons; left > 0; left -= 1) {
    await takeLesson(page);
    await look();
    if (left > 1) await nextLesson(page);
  }
  await coach(page).getByRole('link', { name: 'Play a first game' }).waitFor();
  await coach(page).getByRole('link', { name: 'All lessons' }).click();
  await page.getByText(`${lessons} of ${lessons} lessons finished.`).waitFor();
  await page.reload();
  await page.getByText(`${lessons} of ${lessons} lessons finished.`).waitFor();
  expect(faults).toEqual([]);
}
