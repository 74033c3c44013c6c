import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { plainEnglish } from './plain-english.ts';
import { plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.serve();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PAGES = {
  '/': '.front',
  '/solo': 'main form, main .sheet',
  '/lobby': 'main h1',
  '/lobby/new': 'main fieldset',
  '/rules/advanced-civilization': '.rules-row',
  '/rules/through-the-ages': '.rules-row',
};
const PEOPLE = ['Ada', 'Ben', 'Dido', 'Hiram', 'Tiye'];
const TABLE = {
  people: ['Ada'],
  bots: ['Ben', 'Dido', 'Hiram', 'Tiye'],
  at: 'trade',
  given: {
    turn: 9,
    egypt: {
      seat: 'Ada',
      tokens: { thebes: 4 },
      cities: ['memphis'],
      cards: ['pottery'],
      hand: ['oil', 'oil', 'salt', 'iron', 'grain', 'grain', 'grain', 'treachery'],
      step: 7,
    },
    crete: { seat: 'Ben', tokens: { knossos: 4 }, hand: ['wine', 'wine', 'salt', 'grain'], step: 6 },
    asia: { seat: 'Dido', tokens: { ankara: 3 }, step: 6 },
    thrace: { seat: 'Hiram', tokens: { byzantium: 3 }, step: 6 },
    illyria: { seat: 'Tiye', tokens: { epirus: 3 }, step: 6 },
  },
} as const;

/** Opens every panel of the table in turn. */
async function lookAround(page: Page): Promise<string[]> {
  const words: string[] = [];
  const tabs = page.getByRole('tab');
  for (let i = 0; i < (await tabs.count()); i++) {
    await tabs.nth(i).dispatchEvent('click');
    await page.locator(`[role=tab]:nth-of-type(${i + 1})[aria-selected=true]`).waitFor();
    words.push(...(await plainEnglish(page, PEOPLE)).words);
  }
  return words;
}

describe.each(['pseudo', 'pseudo-rtl'])('in the language %s', (language) => {
  test('every page speaks from the catalogue and fits a phone', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    for (const [path, settled] of Object.entries(PAGES)) {
      await page.goto(`${site.address}${path}?language=${language}`);
      await page.locator(settled).first().waitFor();
      expect({ path, ...(await plainEnglish(page)) }).toEqual({ path, words: [], tooWide: 0 });
    }
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe(language === 'pseudo' ? 'ltr' : 'rtl');
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    ['wide screen', {}],
    ['phone', PHONE],
  ])('a table speaks from the catalogue and fits a %s', async (_, screen) => {
    const { page, context } = await site.visit(screen);
    await page.goto(`${site.address}/?language=${language}`);
    await plant(page, site.address, TABLE);
    await page.locator('.hand-set').first().waitFor();
    await page.locator('.hand-set:enabled').nth(1).dispatchEvent('click');
    await page.locator('.composer h4').first().waitFor();
    expect(await plainEnglish(page, PEOPLE)).toEqual({ words: [], tooWide: 0 });
    expect(await lookAround(page)).toEqual([]);
    await context.close();
  });
});
