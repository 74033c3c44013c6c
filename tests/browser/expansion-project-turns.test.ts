import { CIVILIZATION_IDS } from '@ecumene/expansion-project/reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { plantSettled } from './expansion-project-tables.ts';
import { answer, nextTopic, turnOf } from './newcomer.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

describe('a phone at a table of eighteen', () => {
  test('plays a whole turn', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await plantSettled(page, site.address, CIVILIZATION_IDS);
    const moved = new Set<number>();
    while ((await turnOf(page)) < 7) await answer(page, moved);
    expect([...moved]).toEqual([6]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a medium game', () => {
  test('begins with cards, a package and people, and goes on to the first tax', async () => {
    const { page, context, faults } = await site.visit();
    await page.goto(`${site.address}/solo?game=expansion-project`);
    await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Medium' });
    await page.getByRole('button', { name: 'Create table' }).click();
    const asked: string[] = [];
    while ((await turnOf(page)) < 1) {
      asked.push(await nextTopic(page));
      await answer(page, new Set());
    }
    expect(asked.slice(0, 4)).toEqual(['exchange', 'start-stacks', 'choose-package', 'place-people']);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.chronicle').getByText(' per city and collects ').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
