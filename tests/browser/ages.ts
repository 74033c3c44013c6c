import { save, Table } from '@ecumene/engine';
import { throughTheAges } from '@ecumene/through-the-ages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hidden } from './in-viewport.ts';
import { answering, nextTopic } from './newcomer.ts';
import { keep } from './planted.ts';

/** Tables of Through the Ages, and how one plays at them. */

/** From the front page to a table of Through the Ages with so many seats. */
export async function sitDownToAges(page: Page, address: string, seats = 2): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: 'Through the Ages' }).click();
  for (let more = 2; more < seats; more++) await page.getByRole('button', { name: 'More: Seats' }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await nextTopic(page);
}

/** To a table of Through the Ages at which a game of two has just begun. */
export async function beginAges(page: Page, address: string): Promise<void> {
  const [people, bots] = [['Ada'], ['Ben']];
  const table = Table.open(throughTheAges, { options: {}, seats: [...people, ...bots], seed: 'a game that begins' });
  const about = { id: 'begun', game: throughTheAges.name, options: {}, people, bots, bot: 'steady' };
  await keep(page, address, { table: about, saved: save(table), memories: {} });
  await page.goto(`${address}/solo/begun`);
  await nextTopic(page);
}

/** Answers whatever is asked with what a sensible player would do. */
export async function answerSensibly(page: Page): Promise<string> {
  const control = page.locator('.asking-control');
  return answering(page, async (topic) => {
    const suggest = control.getByRole('button', { name: 'Suggest', exact: true });
    const advises = (await suggest.count()) > 0;
    if (advises) await suggest.click();
    if (advises && ['action', 'politics', 'bid', 'head-start', 'agreement'].includes(topic))
      await control.locator('.advice').click();
    else if ((await control.locator('.button.primary').count()) > 0)
      await control.locator('.button.primary:enabled').last().click();
    else await control.locator('.button').first().click();
  });
}

/** What of one's own board, hand and the card row cannot be seen whole. */
function outsideViewport(page: Page): Promise<readonly string[]> {
  const parts = '.shared-board, .card, .board-card, .card-worker, .blue-token, .stage, .figure-face, .banks';
  return hidden(page, `.ages-stage:not([data-over="true"]) :is(${parts})`);
}

/** Where the parts of the table lie. */
function layout(page: Page): Promise<readonly string[]> {
  const parts = '.row-part, .ages-stage > .numbers, .board-part, .board-part .banks, .hand-part, .question-bar';
  return page.locator(parts).evaluateAll((all) =>
    all.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return `${part.className} from ${Math.round(top)} to ${Math.round(bottom)}`;
    }),
  );
}

/** Plays on until something is so. All the while everything stays in view and in place. */
export async function playInPlace(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const over = page.locator('.ages-stage[data-over="true"]');
  const before = await layout(page);
  for (;;) {
    await page.locator('.asking[data-topic], .theatre').or(over).first().waitFor();
    if (await isSo()) return;
    await expect.poll(() => layout(page)).toEqual(before);
    await answerSensibly(page);
    await expect.poll(() => outsideViewport(page)).toEqual([]);
  }
}
