import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from '../browser.ts';
import { playToTheEnd } from '../newcomer.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

describe('a newcomer to Western Empires', () => {
  test.each([
    ['First Game', 'First game'],
    ['Short Game', 'Evening game'],
  ])('plays the %s from creating the table to the score sheet', async (_, preset) => {
    const { page, context, faults } = await site.visit();
    await page.goto(`${site.address}/solo`);
    await page.getByRole('radio', { name: 'Western Empires' }).check();
    await page.getByRole('radio', { name: preset }).check();
    await page.getByRole('button', { name: 'Create table' }).click();
    await playToTheEnd(page);
    await page.getByRole('table', { name: 'Score breakdown' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
