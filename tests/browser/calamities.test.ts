import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { nextTopic } from './newcomer.ts';
import { plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Famine strikes Ada of Africa, who has tokens in nine areas and four cities. */
async function starve(page: Page): Promise<void> {
  const tokens = {
    alexandria: 3,
    carthage: 1,
    jalo: 1,
    libya: 1,
    numidia: 1,
    palermo: 2,
    siwa: 1,
    'upper-egypt': 1,
    'western-desert': 1,
  };
  await plant(page, site.address, {
    people: ['Ada'],
    bots: ['Ben', 'Cleo', 'Dora', 'Eli'],
    at: 'calamities',
    given: {
      turn: 9,
      africa: { seat: 'Ada', tokens, cities: ['fayum', 'cyrene', 'ankara', 'tripoli'], hand: ['famine'], step: 7 },
      crete: { seat: 'Ben', tokens: { knossos: 1 } },
      asia: { seat: 'Cleo', tokens: { sinope: 1 } },
      thrace: { seat: 'Dora', tokens: { byzantium: 1 } },
      illyria: { seat: 'Eli', tokens: { epirus: 1 } },
    },
  });
  expect(await nextTopic(page)).toBe('losses');
}

/** How far things reach. */
async function edges(page: Page, what: string) {
  return page.locator(what).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
}

test('losses are chosen on the board, below which the bar stays low', async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 700 },
  ]) {
    const { page, context, faults } = await site.visit({ viewport, reducedMotion: 'reduce' });
    await starve(page);
    await page.getByRole('button', { name: 'Suggest' }).click();
    await page.locator('.units-chip').first().waitFor();
    await expect.poll(async () => (await page.locator('.question-bar').boundingBox())?.height).toBeLessThanOrEqual(140);
    await page.locator('.units-chip').first().click();
    await expect.poll(() => page.getByRole('button', { name: 'Lose these' }).isDisabled()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('all units that may be lost stand in view on wish, and what a city leaves stands clear of its neighbours', async () => {
  const { page, context, faults } = await site.visit({ reducedMotion: 'reduce' });
  await starve(page);
  await page.getByText('Choose from a list').click();
  const list = page.locator('.amounts-list');
  await expect.poll(() => list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  for (const city of await list.getByRole('button', { name: /^City of/ }).all()) await city.click();
  const [around] = await edges(page, '.amounts-list');
  const parts = await edges(page, '.amounts-list .toggle, .amounts-list .stepper');
  expect(parts).toHaveLength(9 + 4 + 4);
  for (const part of parts) {
    expect(part.right).toBeLessThanOrEqual(around?.right ?? 0);
    const over = parts.filter(
      (other) =>
        other !== part &&
        other.left < part.right &&
        part.left < other.right &&
        other.top < part.bottom &&
        part.top < other.bottom,
    );
    expect(over).toEqual([]);
  }
  await page.getByRole('button', { name: 'More: Tokens left in Ankara' }).click();
  expect(faults).toEqual([]);
  await context.close();
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('on a phone all nations a famine is shared out among can be seen and touched', async () => {
  const { page, context, faults } = await site.visit({ ...PHONE, reducedMotion: 'reduce' });
  await plant(page, site.address, {
    people: ['Ada'],
    bots: ['Ben', 'Cleo', 'Dora', 'Eli', 'Finn', 'Gil'],
    at: 'calamities',
    given: {
      turn: 9,
      africa: { seat: 'Ada', tokens: { carthage: 5 }, hand: ['famine'], step: 7 },
      crete: { seat: 'Ben', tokens: { knossos: 9 } },
      asia: { seat: 'Cleo', tokens: { sinope: 9 } },
      thrace: { seat: 'Dora', tokens: { byzantium: 9 } },
      illyria: { seat: 'Eli', tokens: { epirus: 9 } },
      italy: { seat: 'Finn', tokens: { rome: 9 } },
      egypt: { seat: 'Gil', tokens: { memphis: 9 } },
    },
  });
  await page.locator('.victim').first().waitFor();
  const [bar] = await edges(page, '.question-bar');
  const rows = await edges(page, '.victim');
  expect(rows).toHaveLength(6);
  for (const { left } of rows) expect(left - (bar?.left ?? 0)).toBeLessThanOrEqual(16);
  const touched = await page.locator('.victim .step').evaluateAll((all) =>
    all.filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height - 2) === one;
    }),
  );
  expect(touched).toHaveLength(12);
  expect(faults).toEqual([]);
  await context.close();
});
