import { throughTheAges } from '@ecumene/through-the-ages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { answering, nextTopic, skipScenes } from './newcomer.ts';
import { type Given, plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Ada's turn against Ben in Age I, with this besides. */
async function sitDown(page: Page, at: string, given: Given): Promise<void> {
  await plant(page, site.address, {
    game: throughTheAges,
    people: ['Ada'],
    bots: ['Ben'],
    at,
    given: { age: 1, round: 4, current: 'Ada', ...given },
  });
  await nextTopic(page);
}

const RICH = { unused: 1, tokens: { bronze: 5, agriculture: 5 }, science: 20 };

describe('the board of Through the Ages', () => {
  test('shows what an action changes before it is taken, and that is what happens', async () => {
    const { page, context, faults } = await site.visit();
    await sitDown(page, 'actions', { Ada: { ...RICH, hand: ['irrigation'] } });
    await page.locator('.pool .action-button').hover();
    const change = page.locator('.foretold .change', { hasText: 'Unused workers' });
    await expect.poll(() => change.textContent()).toMatch(/1→2$/);
    await answering(page, () => page.locator('.pool .action-button').click());
    await expect.poll(() => page.locator('.pool .bank-name b').first().textContent()).toBe('2');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('lets a worker be dragged onto a card', async () => {
    const { page, context, faults } = await site.visit();
    await sitDown(page, 'actions', { Ada: RICH });
    const bronze = page.locator('.board-part [data-card="bronze"]');
    const before = await bronze.locator('.card-worker').count();
    await answering(page, async () => {
      await page.locator('.pool [data-drag="worker"]').first().hover();
      await page.mouse.down();
      await bronze.hover();
      await bronze.hover({ position: { x: 20, y: 20 } });
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
      await page.mouse.up();
    });
    await expect.poll(() => bronze.locator('.card-worker').count()).toBe(before + 1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('builds on a card with one press, and says why it cannot once nobody is left to work', async () => {
    const { page, context, faults } = await site.visit();
    await sitDown(page, 'actions', { Ada: RICH });
    const place = page.locator('.column-cards > li', { has: page.locator('[data-card="bronze"]') });
    const worker = place.locator('.card-worker');
    const before = await worker.count();
    const build = place.locator('.board-action > .action-button');
    await answering(page, () => build.click());
    await expect.poll(() => worker.count()).toBe(before + 1);
    await build.click({ force: true });
    await page.getByText('You have no unused worker.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('lets a card of the row be dragged to the hand', async () => {
    const { page, context } = await site.visit();
    await sitDown(page, 'actions', { Ada: RICH });
    const card = page.locator('.card-row .card[data-can="true"]:not(.family-wonder)').first();
    const name = await card.getAttribute('data-card');
    await answering(page, () => card.locator('.card-face').dragTo(page.locator('.hand-part')));
    await page.locator(`.hand-part [data-card="${name}"]`).waitFor();
    await context.close();
  });

  test('opens each civilization with its key', async () => {
    const { page, context } = await site.visit();
    await sitDown(page, 'actions', { Ada: RICH });
    await page.keyboard.press('2');
    await page.getByRole('dialog').getByText('The civilization of Ben').waitFor();
    await context.close();
  });

  test('compares both sides of a war and of an aggression with its outcome', async () => {
    const { page, context, faults } = await site.visit();
    await sitDown(page, 'politics', {
      age: 2,
      Ada: { hand: ['raid-i', 'war-over-territory'], workers: { warriors: 4 } },
      Ben: { hand: ['rats'], workers: { warriors: 1, bronze: 2, philosophy: 1 } },
    });
    await page.locator('.hand-part [data-card="raid-i"] .card-face').click();
    const odds = page.getByRole('dialog').locator('.odds');
    await expect.poll(() => odds.textContent()).toMatch(/You4.*Ben1.*Succeeds/);
    await page.keyboard.press('Escape');
    await page.locator('.hand-part [data-card="war-over-territory"] .card-face').click();
    await expect.poll(() => odds.textContent()).toContain('You would win by 3 now.');
    await answering(page, () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /War over Territory/ })
        .first()
        .click(),
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  test('brings the board of a rival to the middle where a card on it is to be chosen', async () => {
    const { page, context, faults } = await site.visit();
    await sitDown(page, 'politics', {
      age: 2,
      Ada: { hand: ['raid-i'], workers: { warriors: 6 } },
      Ben: { workers: { warriors: 1, philosophy: 1, religion: 1 } },
    });
    const board = page.locator('.board-part');
    const own = await board.locator('[data-card="warriors"] .card-worker').count();
    await answering(page, () => page.locator('.hand-part .action-button', { hasText: 'Attack' }).click());
    expect(await nextTopic(page)).toBe('raid');
    await skipScenes(page);
    await board.getByText('The civilization of Ben').waitFor();
    await expect.poll(() => board.locator('[data-can="true"]').count()).toBe(2);
    await answering(page, async () => {
      await board.locator('[data-card="religion"]').click();
      await page.getByRole('button', { name: 'Choose Religion' }).click();
    });
    await expect.poll(() => board.getAttribute('data-rival')).toBe('false');
    await expect.poll(() => board.locator('[data-card="warriors"] .card-worker').count()).toBe(own);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('says in an auction what winning costs, and what the others could send', async () => {
    const { page, context, faults } = await site.visit();
    await sitDown(page, 'politics', {
      events: ['vast-territory-i'],
      Ada: { hand: ['rats'], workers: { warriors: 3 } },
      Ben: { workers: { warriors: 1, bronze: 2 } },
    });
    await answering(page, () => page.locator('.hand-part .action-button', { hasText: 'Prepare' }).click());
    expect(await nextTopic(page)).toBe('bid');
    await expect.poll(() => page.locator('.bidding').textContent()).toMatch(/Ben can send 1.*If you win you send \d/);
    await answering(page, () => page.getByRole('button', { name: /^Bid / }).click());
    expect(faults).toEqual([]);
    await context.close();
  });

  test('tells what the end of the turn brings once something would be lost', async () => {
    const { page, context } = await site.visit();
    await sitDown(page, 'actions', { Ada: RICH });
    await page.getByRole('button', { name: 'End turn' }).click();
    await expect.poll(() => page.locator('.undone').textContent()).toMatch(/You get \+\d+ culture/);
    await context.close();
  });
});
