import { westernEmpires } from '@ecumene/western-empires';
import { IN_PLAY, LAND } from '@ecumene/western-empires/reference';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { hidden } from './in-viewport.ts';
import { answer, answering, nextTopic, turnOf } from './newcomer.ts';
import { type Given, plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const COMPANY = ['Ben', 'Cleo', 'Dora', 'Eli'] as const;
const NATIONS = ['egypt', ...IN_PLAY[5].filter((nation) => nation !== 'egypt')];

/** A civilization with so many cities on sites of its region and tokens beside them, led by the seat of this place. */
function settled(nation: string, place: number, cities: number) {
  const region = LAND.filter(({ regions, limit }) => regions.includes(nation) && limit > 0);
  const sites = region.filter(({ site: printed }) => printed !== 'none').slice(0, cities);
  const open = region.filter((area) => !sites.includes(area)).slice(0, 7);
  return {
    seat: ['Ada', ...COMPANY][place],
    cities: sites.map(({ id }) => id),
    tokens: Object.fromEntries(open.map(({ id, limit }) => [id, Math.min(limit, 2)])),
    step: 5,
  };
}

/** A table at which Ada leads Egypt among four others, who have cities too. */
async function plantEgypt(page: Page, at: string, egypt: Given = {}): Promise<void> {
  const given = Object.fromEntries(NATIONS.map((nation, place) => [nation, settled(nation, place, 3)]));
  await plant(page, site.address, {
    game: westernEmpires,
    people: ['Ada'],
    bots: COMPANY,
    at,
    given: { turn: 6, ...given, egypt: { ...settled('egypt', 0, 3), ...egypt } },
  });
}

const button = (page: Page, name: string | RegExp) => page.locator('.asking-control').getByRole('button', { name });

describe('a newcomer to Western Empires', () => {
  test('takes a seat from the front page and plays the first three turns', async () => {
    const { page, context, faults } = await site.visit();
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Western Empires' }).click();
    await page.getByRole('button', { name: 'Create table' }).click();
    expect(await nextTopic(page)).toBe('choose-nation');
    const moved = new Set<number>();
    while ((await turnOf(page)) < 4) await answer(page, moved);
    expect([...moved]).toEqual([1, 2, 3]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('sees which areas are out of play with five', async () => {
    const { page, context } = await site.visit();
    await plantEgypt(page, 'movement');
    await nextTopic(page);
    const closed = page.locator('.area.area-out');
    await expect.poll(() => closed.count()).toBeGreaterThan(0);
    await expect(closed.first().getAttribute('aria-label')).resolves.toContain('Out of play');
    await expect.poll(() => page.locator('.area[data-area="memphis"].area-out').count()).toBe(0);
    await context.close();
  });
});

describe('movement', () => {
  test('a ship is built from treasury, and one that is not kept is warned of', async () => {
    const { page, context, faults } = await site.visit();
    await plantEgypt(page, 'movement', { treasury: 4, ships: ['alexandria'] });
    await nextTopic(page);
    await button(page, 'Build ship').click();
    await button(page, 'Cyrenaica').click();
    await button(page, 'Build ship').click();
    await button(page, 'Ship in Cyrenaica').waitFor();
    await button(page, 'End movement').click();
    await page.getByText('not kept and will be lost').waitFor();
    await page.locator('.asking-control select').selectOption({ label: 'keep: 1 token from treasury' });
    await button(page, 'Ship in Alexandria').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('special abilities', () => {
  test('politics fills the treasury from stock', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await plantEgypt(page, 'abilities', { cards: ['politics', 'trade-routes'], hand: ['wool', 'wool'] });
    expect(await nextTopic(page)).toBe('abilities');
    await button(page, 'Politics').click();
    await answering(page, () => button(page, 'Gain 5 treasury').click());
    await button(page, 'Trade Routes').waitFor();
    await expect.poll(() => button(page, 'Politics').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('buying advances', () => {
  test('credits of choice are chosen with the purchase that brings them', async () => {
    const { page, context, faults } = await site.visit();
    await plantEgypt(page, 'advances', { treasury: 30, hand: ['wool', 'wool', 'wool', 'wool'] });
    expect(await nextTopic(page)).toBe('civilization-cards');
    await page.locator('button.tile', { hasText: 'Written Record' }).click();
    const buy = page.getByRole('button', { name: /^Buy 1 card for/ });
    await expect(buy.isDisabled()).resolves.toBe(true);
    await page.getByRole('button', { name: 'More: Science, in steps of 5' }).click();
    await page.getByRole('button', { name: 'More: Arts, in steps of 5' }).click();
    await answering(page, () => buy.click());
    await page.getByRole('tab', { name: 'Nation' }).click();
    await page.locator('.held', { hasText: 'Written Record' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    ['a wide screen', {}],
    ['a phone', PHONE],
  ])('the advances have no accessibility error, on %s', async (_, screen) => {
    const { page, context } = await site.visit(screen);
    await plantEgypt(page, 'advances', { treasury: 30, hand: ['wool', 'wool', 'wool', 'wool'] });
    await page.locator('.tile').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await context.close();
  });
});

describe('the end', () => {
  test('comes with the last space of the track, and says how every total is made', async () => {
    const { page, context, faults } = await site.visit();
    const cards = ['diaspora', 'monotheism', 'provincial-empire', 'politics'];
    await plantEgypt(page, 'succession', { ...settled('egypt', 0, 5), step: 14, cards });
    await page.getByRole('heading', { name: 'Ada wins with Egypt.' }).waitFor();
    await page.getByRole('table', { name: 'Score breakdown' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the rail of nine empires', () => {
  test('is in view at 1280 by 720', async () => {
    const { page, context } = await site.visit({ viewport: { width: 1280, height: 720 } });
    const given = IN_PLAY[9].map((nation) => {
      const home = LAND.find(({ regions, limit }) => regions.includes(nation) && limit > 0);
      return [nation, { seat: nation, tokens: { [home?.id ?? '']: 1 }, step: 5 }];
    });
    await plant(page, site.address, {
      game: westernEmpires,
      people: IN_PLAY[9].slice(0, 1),
      bots: IN_PLAY[9].slice(1),
      at: 'movement',
      given: { turn: 6, ...Object.fromEntries(given) },
    });
    expect(await nextTopic(page)).toBe('movement');
    await expect.poll(() => page.locator('.nation-seat').count()).toBe(9);
    await expect.poll(() => hidden(page, '.nation-seat')).toEqual([]);
    await context.close();
  });
});
