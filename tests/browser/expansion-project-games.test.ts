import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { plantSettled, suggested } from './expansion-project-tables.ts';
import { playToTheEnd } from './newcomer.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

describe('a table that nears its last turn', () => {
  test.each([
    ['Stoic Civilization', { stoic: true }],
    ['Imperial Civilization', { imperial: true }],
    ['Unique Cultures', { uniqueCultures: true }],
  ])('is played to its end under %s', async (_, options) => {
    const { page, context, faults } = await site.visit();
    await plantSettled(page, site.address, suggested(5), { ...options, turns: 7 });
    await playToTheEnd(page);
    await page.getByRole('table', { name: 'Score breakdown' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
