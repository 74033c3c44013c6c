import { expansionProject } from '@ecumene/expansion-project';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { plantTwelve, suggested } from './expansion-project-tables.ts';
import { seriousFaults } from './faults.ts';
import { answering, nextTopic, passTo } from './newcomer.ts';
import { plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const signsIn = (page: Page, place: string) =>
  page.locator(place).evaluateAll((all) => all.map((sign) => sign.getAttribute('aria-label')));

describe('trade among twelve', () => {
  const HAND = ['oil', 'oil', 'wine', 'copper', 'salt', 'salt', 'stone'];

  test('says of every card which block it is from, and takes an offer of the other block', async () => {
    const { page, context, faults } = await site.visit();
    await plantTwelve(page, site.address, 'trade', { hand: HAND });
    await nextTopic(page);
    const held = page.locator('.hand-set');
    for (const [name, block, bonus] of [
      ['Oil', 'West block', ''],
      ['Salt', 'East block', 'foreign: +3 each'],
      ['Stone', 'East block', 'foreign: +2 each'],
    ] as const) {
      const card = held.filter({ hasText: name });
      await expect.poll(() => card.locator('.block-sign').getAttribute('aria-label')).toBe(block);
      expect(await card.textContent()).toContain(bonus);
    }
    // Bots that are done have said all they have to say: their offers stand.
    await expect.poll(() => page.locator('.trader[data-done="true"]').count()).toBe(11);
    for (const block of ['West block', 'East block']) {
      const gives = page.locator('.offer-filter').filter({ has: page.getByRole('img', { name: block }) });
      await gives.click();
      await expect.poll(() => signsIn(page, '.offer .block-sign')).toContain(block);
      await gives.click();
    }
    const foreign = page.locator('button.offer-open').filter({ has: page.getByRole('img', { name: 'East block' }) });
    await foreign.first().click();
    await page.locator('.composer').getByRole('button', { name: 'Accept' }).click();
    await page.locator('.deals .deal-own').waitFor();
    await expect
      .poll(() => page.locator('.deals .deal-own').textContent())
      .toMatch(/You and (Saba|Assyria|Babylon|Nubia|Persia|Parthia)/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('offers cards of the West for cards of the East by hand', async () => {
    const { page, context, faults } = await site.visit();
    await plantTwelve(page, site.address, 'trade', { hand: HAND });
    await nextTopic(page);
    await page.getByRole('button', { name: /^Oil/ }).click();
    const composer = page.locator('.composer');
    const asked = composer.getByRole('button', { name: /ask for another card/ });
    while ((await asked.count()) > 0) await asked.first().click();
    for (const _ of [1, 2]) await composer.getByRole('button', { name: /ask for Salt/ }).click();
    await expect
      .poll(() => signsIn(page, '.composer-rows > ul:first-of-type .block-sign'))
      .toEqual(['West block', 'West block', 'East block', 'East block']);
    await composer.getByRole('button', { name: 'Offer to all' }).click();
    await page.locator('.offer-own').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('special abilities among twelve', () => {
  test('say why an area cannot be chosen, and what came of asking', async () => {
    const { page, context, faults } = await site.visit();
    await plantTwelve(page, site.address, 'abilities', {
      cards: ['diaspora', 'fundamentalism', 'trade-empire'],
      tokens: { alexandria: 1, fayum: 1 },
    });
    expect(await nextTopic(page)).toBe('abilities');
    const ability = (name: string) => page.locator('.abilities').getByRole('button', { name });
    await ability('Diaspora').click();
    await page.locator('.area[data-area="fayum"]').dispatchEvent('click');
    await page.locator('.refusal', { hasText: 'Fayum is not empty. Choose another area.' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await ability('Trade Empire').click();
    await page.getByLabel('Commodity').selectOption({ value: 'bronze' });
    await page.locator('.victim-button', { hasText: 'Babylon' }).click();
    await answering(page, () => page.getByRole('button', { name: 'Ask Babylon for Bronze' }).click());
    await page.getByText('Babylon has no Bronze. You can ask 2 more players for it.').waitFor();
    await page.locator('.abilities').getByRole('button', { name: 'Trade Empire', pressed: true }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('buying among twelve', () => {
  test.each([
    ['a wide screen', {}],
    ['a phone', PHONE],
  ])('counts what foreign cards add to a set, on %s', async (_, screen) => {
    const { page, context, faults } = await site.visit(screen);
    await plantTwelve(page, site.address, 'advancements', {
      hand: ['salt', 'salt', 'salt', 'fish', 'fish', 'fish'],
      treasury: 14,
    });
    expect(await nextTopic(page)).toBe('civilization-cards');
    await page.locator('.own-strip .own-card', { hasText: 'Salt' }).getByRole('img', { name: 'East block' }).waitFor();
    await page.locator('.tile[data-card="urbanism"]').click();
    await page.locator('.tray-sets li', { hasText: 'Salt' }).getByText('foreign: +9').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await answering(page, () => page.getByRole('button', { name: 'Buy 1 card for 50' }).click());
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the charts of reference', () => {
  test('have what they say above their columns', async () => {
    const { page, context, faults } = await site.visit();
    await plantTwelve(page, site.address, 'advancements', { treasury: 14 });
    await nextTopic(page);
    await page.getByRole('tab', { name: 'Reference' }).click();
    const lefts = (cells: string) =>
      page.locator(cells).evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    for (const [chart, row] of [
      ['Advancements', 1],
      ['Credits', 2],
    ] as const) {
      await page.locator('.almanac-chapters').getByText(chart, { exact: true }).click();
      await page.locator('.reference thead').getByText('Advancement', { exact: true }).waitFor();
      await page.locator('.reference tbody tr').nth(2).waitFor();
      expect(await lefts(`.reference tbody tr:nth-child(${row}) > *`)).toEqual(await lefts('.reference thead th'));
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a medium game', () => {
  const chosen = (page: Page) => page.locator('.chronicle').getByText(' chooses ');

  test('keeps packages and placements secret until all have chosen', async () => {
    const { page, context, faults } = await site.visit();
    const seats = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'];
    const nations = suggested(5);
    await plant(page, site.address, {
      game: expansionProject,
      people: seats.slice(0, 2),
      bots: seats.slice(2),
      at: 'packages',
      given: Object.fromEntries(nations.map((nation, i) => [nation, { seat: seats[i] }])),
      options: { game: 'medium' },
    });
    await page.getByRole('button', { name: 'I am Ada' }).click();
    const take = (name: string): Promise<string> =>
      answering(page, async () => {
        await page.locator('.package', { hasText: name }).click();
        await page.getByRole('button', { name: `Take ${name}` }).click();
      });
    await take('Craft and Science');
    await passTo(page, 'Ben');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.package').first().waitFor();
    expect(await chosen(page).count()).toBe(0);
    await take('Craft and Civic');
    await expect.poll(() => chosen(page).count()).toBe(5);

    expect(await nextTopic(page)).toBe('place-people');
    const place = (): Promise<string> =>
      answering(page, async () => {
        await page.getByRole('button', { name: 'Suggest' }).click();
        await page.getByRole('button', { name: /^Place [34]\d tokens/ }).click();
      });
    await place();
    await passTo(page, 'Ada');
    expect(await nextTopic(page)).toBe('place-people');
    expect(await page.locator('.piece').count()).toBe(0);
    await place();
    await expect.poll(() => page.locator('.piece').count()).toBeGreaterThan(20);
    expect(faults).toEqual([]);
    await context.close();
  });
});
