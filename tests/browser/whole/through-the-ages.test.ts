import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playInPlace, sitDownToAges } from '../ages.ts';
import { Site } from '../browser.ts';
import { turnOf } from '../newcomer.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

describe('a whole game of Through the Ages', () => {
  for (const [width, height, seats] of [
    [1280, 720, 4],
    [1440, 900, 3],
  ] as const) {
    test(`keeps row, board and hand in view and in place at ${width} by ${height} with ${seats} players`, async () => {
      const { page, context, faults } = await site.visit({ viewport: { width, height } });
      await sitDownToAges(page, site.address, seats);
      const over = page.locator('.ages-stage[data-over="true"]');
      await playInPlace(page, async () => (await over.count()) > 0);
      expect(await turnOf(page)).toBeGreaterThan(12);
      expect(faults).toEqual([]);
      await context.close();
    });
  }
});
