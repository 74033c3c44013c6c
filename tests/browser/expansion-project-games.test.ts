import { expansionProject } from '@ecumene/expansion-project';
import { CIVILIZATION_IDS, type CivilizationId, TWO_BLOCKS_FROM } from '@ecumene/expansion-project/reference';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { handAt, seatsOf, settled, suggested } from './expansion-project-seats.ts';
import { answer, nextTopic, playToTheEnd, turnOf } from './newcomer.ts';
import { type Given, plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A table in the middle of its sixth turn, before taxes: everybody has cities, people, cards and a treasury. */
function plantSettled(page: Page, order: readonly CivilizationId[], options: Given = {}): Promise<void> {
  const seats = seatsOf(order);
  const given = order.map((nation, i) => {
    const hand = order.length < TWO_BLOCKS_FROM ? ['iron', 'fish', 'oil'] : handAt(i, order.length);
    return [nation, { seat: seats[i], ...settled(nation, 2, 4), hand, treasury: 20, step: 4 }];
  });
  return plant(page, site.address, {
    game: expansionProject,
    people: seats.slice(0, 1),
    bots: seats.slice(1),
    at: 'taxation',
    given: { turn: 6, ...Object.fromEntries(given) },
    options,
  });
}

describe('a phone at a table of eighteen', () => {
  test('plays a whole turn', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await plantSettled(page, CIVILIZATION_IDS);
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
describe('a table that nears its last turn', () => {
  test.each([
    ['Stoic Civilization', { stoic: true }],
    ['Imperial Civilization', { imperial: true }],
    ['Unique Cultures', { uniqueCultures: true }],
  ])('is played to its end under %s', async (_, options) => {
    const { page, context, faults } = await site.visit();
    await plantSettled(page, suggested(5), { ...options, turns: 7 });
    await playToTheEnd(page);
    await page.getByRole('table', { name: 'Score breakdown' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
