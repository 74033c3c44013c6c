import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { plantTwelve, settled } from './expansion-project-tables.ts';
import { seriousFaults } from './faults.ts';
import { covers } from './in-viewport.ts';
import { pressByKey, tabTo } from './keys.ts';
import { answering, nextTopic } from './newcomer.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 } } as const;

const button = (page: Page, name: string | RegExp) => page.locator('.asking-control').getByRole('button', { name });

/** Presses one button after another, of which the last answers. */
async function answerByKey(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  await answering(page, async () => {
    for (const name of names) await pressByKey(page, button(page, name).first());
  });
}

/** Everything that is asked fits the width of the screen. */
async function mustFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);
}

describe('on a small screen, with the keyboard alone', () => {
  test('civilizations are picked', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await page.goto(`${site.address}/solo?game=expansion-project`);
    const picks = page.locator('.pick-civilizations');
    await pressByKey(page, picks.getByRole('button').first());
    const picked = picks.locator('[data-picked="true"]');
    await expect.poll(() => picked.count()).toBeGreaterThan(4);
    const before = await picked.count();
    await tabTo(page, picked.first().getByRole('checkbox'));
    await page.keyboard.press('Space');
    await expect.poll(() => picked.count()).toBe(before - 1);
    await mustFit(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a medium game begins: stacks, a package that is seen whole, and people on the map', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await page.goto(`${site.address}/solo?game=expansion-project`);
    await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Medium' });
    await page.getByRole('button', { name: 'Create table' }).click();
    expect(await nextTopic(page)).toBe('exchange');
    await pressByKey(page, page.locator('.civilizations button').first());
    await button(page, /^Offer to exchange/).waitFor();
    await answerByKey(page, /^Keep /);

    expect(await nextTopic(page)).toBe('start-stacks');
    await answerByKey(page, 'Stack 9', 'Stack 8', 'Stack 3', 'Draw 3 cards');

    expect(await nextTopic(page)).toBe('choose-package');
    const fourth = page.locator('.package').nth(3);
    await pressByKey(page, fourth);
    const take = button(page, /^Take /);
    await take.waitFor();
    await expect.poll(() => fourth.locator('.package-effect').count()).toBeGreaterThan(0);
    await expect.poll(() => covers(fourth, take)).toBe(false);
    await mustFit(page);
    await answerByKey(page, /^Take /);

    expect(await nextTopic(page)).toBe('place-people');
    await tabTo(page, page.locator('.area[tabindex="0"]'));
    for (const key of ['Enter', 'Enter', 'PageDown', 'Enter']) await page.keyboard.press(key);
    await button(page, 'Place 3 tokens').waitFor();
    await expect.poll(() => page.locator('.amounts-list .step-value').allTextContents()).toEqual(['2', '1']);
    await pressByKey(page, button(page, 'Suggest'));
    await button(page, /^Place 3\d tokens/).waitFor();
    await mustFit(page);
    await answerByKey(page, /^Place 3\d tokens/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('trade cards are bought, sold and discarded', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await plantTwelve(page, site.address, 'trade-cards', { treasury: 50, cards: ['rhetoric', 'cartography'] });
    expect(await nextTopic(page)).toBe('buy-trade-card-from');
    await answerByKey(page, 'Stack 7 for 15');
    await page.getByText('Your treasury: 35').waitFor();
    await mustFit(page);
    await answerByKey(page, 'Buy nothing');
    await context.close();

    const other = await site.visit(PHONE);
    await plantTwelve(other.page, site.address, 'excess-cards', {
      cards: ['trade-routes'],
      hand: ['wine', 'wine', ...['salt', 'iron', 'fish'].flatMap((card) => [card, card, card])],
    });
    expect(await nextTopic(other.page)).toBe('sell-cards');
    await answerByKey(other.page, 'More: Wine', 'Sell for 10 treasury');
    expect(await nextTopic(other.page)).toBe('surrender');
    await mustFit(other.page);
    await answerByKey(other.page, /^Discard/);
    expect([...faults, ...other.faults]).toEqual([]);
    await other.context.close();
  });

  test('Trade Empire asks three players, and says what came of each', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await plantTwelve(page, site.address, 'abilities', { cards: ['trade-empire'] });
    expect(await nextTopic(page)).toBe('abilities');
    await pressByKey(page, button(page, 'Trade Empire'));
    await page.getByLabel('Commodity').selectOption({ value: 'bronze' });
    for (const left of ['2 more players', 'one more player']) {
      await answerByKey(page, /trade cards/, /^Ask .* for Bronze$/);
      await page.getByText(`You can ask ${left} for it.`).waitFor();
    }
    await mustFit(page);
    await answerByKey(page, /trade cards/, /^Ask .* for Bronze$/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a tax rate says what it brings, and a culture what makes it unlike the others', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    const six = settled('egypt', 6, 1);
    await plantTwelve(
      page,
      site.address,
      'taxation',
      { ...six, stock: 13, treasury: 5, cards: ['coinage', 'monarchy'] },
      { uniqueCultures: true },
    );
    expect(await nextTopic(page)).toBe('tax-rate');
    await button(page, '1 per city 6 tokens to treasury, 7 left in stock').waitFor();
    await button(page, '4 per city 13 tokens to treasury, 0 left in stock 3 cities revolt').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await mustFit(page);
    await pressByKey(page, page.locator('.sheet-handle'));
    await tabTo(page, page.locator('[role="tab"][tabindex="0"]'));
    await page.keyboard.press('Home');
    await page.getByRole('region', { name: 'Unique culture' }).waitFor();
    await mustFit(page);
    await answerByKey(page, /^2 per city/);
    expect(faults).toEqual([]);
    await context.close();
  });
});
