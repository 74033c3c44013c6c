import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from '../browser.ts';
import { takeAllLessons } from '../lesson.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

describe.each(['advanced-civilization', 'western-empires', 'expansion-project', 'through-the-ages'])(
  'the lessons of %s',
  (game) => {
    test('are taken to the end on a phone, where everything fits', async () => {
      const visit = await site.visit(PHONE);
      const { page, context } = visit;
      await takeAllLessons(visit, site.address, game, async () => {
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      });
      await context.close();
    });
  },
);
