import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, Site } from './browser.ts';
import { EIGHTEEN, plantEighteen } from './eighteen.ts';
import { nextTopic } from './newcomer.ts';
import { type Given, plantMovement } from './planted.ts';
import { TestServer } from './test-server.ts';

/** Games over days and weeks: what is planned ahead, left to policies and agents, and read at one visit. */

const STILL = { reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;
/** An agent acts once its player has been away for so long. */
const AWAY = 150_000;

let server: TestServer;
let site: Site;

beforeAll(async () => {
  server = await TestServer.open({ ownClock: true });
  site = await Site.at(server.address);
});
afterAll(async () => {
  await site.close();
  await server.close();
});

/** Ada and Ben sit at a table that begins at a step; a bot plays the third seat. */
async function gather(
  at: string,
  given: Given,
): Promise<{ ada: Page; ben: Page; address: string; end(): Promise<void> }> {
  const [one, other] = [await site.visit(STILL), await site.visit(STILL)];
  const [ada, ben] = [one.page, other.page];
  const seats = [{ is: 'me' as const }, { is: 'open' as const }, { is: 'bot' as const, bot: 'steady' }];
  const { id, invite } = await server.plant(ada, 'Ada', { places: ['Ada', 'Ben', 'Cleo'], at, given, seats });
  const address = `${server.address}/table/${id}`;
  await ada.goto(address);
  await ben.goto(`${server.address}/join/${id}#${invite}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Join' }).click();
  for (const page of [ada, ben]) await page.locator('.question-bar').waitFor();
  const end = async (): Promise<void> => {
    expect([one.faults, other.faults]).toEqual([[], []]);
    await one.context.close();
    await other.context.close();
  };
  return { ada, ben, address, end };
}

/** Tokens march from one area to another: all that may, less so many. */
async function march(page: Page, from: string, name: string, to: string, less: number): Promise<void> {
  await page.locator(`.area[data-area="${from}"]`).dispatchEvent('click');
  for (let i = 0; i < less; i++) await page.getByRole('button', { name: `Fewer: Tokens from ${name}` }).click();
  await page.locator(`.area[data-area="${to}"]`).dispatchEvent('click');
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
}

/** Ends a movement, also where the page has something to say against it. */
async function endMovement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End movement' }).click();
  await drawn(page);
  const anyway = page.getByRole('button', { name: 'End anyway' });
  if (await anyway.isVisible()) await anyway.click();
  await page.locator('.asking[data-topic="movement"]').waitFor({ state: 'detached' });
}

async function finishPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish plan' }).click();
  await drawn(page);
  const anyway = page.getByRole('button', { name: 'Finish anyway' });
  if (await anyway.isVisible()) await anyway.click();
}

describe('a movement planned before its turn', () => {
  test('is kept back when another player enters first, planned again when they undo it, and then played', async () => {
    const { ada, ben, end } = await gather('movement', {
      turn: 9,
      thrace: { seat: 'Ada', tokens: { moesia: 4 }, step: 7 },
      illyria: { seat: 'Ben', tokens: { illyricum: 2, pannonia: 6, germania: 4 }, step: 6 },
      crete: { seat: 'Cleo', tokens: { carthage: 2 }, step: 6 },
    });
    await ada.getByRole('button', { name: 'Plan movement' }).click();
    await march(ada, 'moesia', 'Moesia', 'illyricum', 2);
    await finishPlan(ada);
    await ada.getByLabel(/^Wait for me .* I move to$/).check();
    await ada.getByRole('button', { name: 'Save plan' }).click();
    await ada.getByRole('button', { name: 'Change planned movement' }).waitFor();

    expect(await nextTopic(ben)).toBe('movement');
    await march(ben, 'pannonia', 'Pannonia', 'illyricum', 5);
    await endMovement(ben);
    await ada
      .getByText('Your plan was not used: Other nations have more pieces in Illyricum than when you planned.')
      .waitFor();
    await ben.getByRole('button', { name: 'Undo', exact: true }).click();

    await ada.getByRole('button', { name: 'Change planned movement' }).click();
    await finishPlan(ada);
    await ada.getByLabel(/^Wait for me .* I move to$/).uncheck();
    await ada.getByRole('button', { name: 'Save plan' }).click();
    await endMovement(ben);
    await ada.getByText(/and 2 of Thrace fight/).waitFor();
    await end();
  });
});

describe('a policy', () => {
  test('is set in the menu, acts when its question comes, and is changed', async () => {
    const { page, context, faults } = await site.visit(STILL);
    await plantMovement(page, server.address, { knossos: 6, phaestos: 2 });
    await nextTopic(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Plan ahead …' }).click();
    const cities = page.locator('li.ahead').filter({ hasText: 'Cities' }).first();
    await cities.getByRole('button', { name: 'Plan answer' }).click();
    await cities.getByText('If you were asked now: a city in Knossos').waitFor();
    await cities.getByRole('button', { name: 'Save' }).click();
    await cities.getByText('every time').waitFor();
    await page.keyboard.press('Escape');

    await endMovement(page);
    expect(await nextTopic(page)).toBe('civilization-cards');
    const own = page.locator('.nation-seat[data-own="true"] .rail-fact').first();
    await expect.poll(() => own.textContent()).toContain('1');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Plan ahead … (1)' }).click();
    await cities.getByRole('button', { name: 'Change' }).click();
    await cities.getByLabel('Use the treasury where allowed').uncheck();
    await cities.getByRole('button', { name: 'Change' }).click();
    await cities.getByText('every time').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a trading agent', () => {
  test('trades while its player is away, and reports it when they are back', async () => {
    const { ada, ben, address, end } = await gather('trade', {
      turn: 9,
      thrace: { seat: 'Ada', tokens: { moesia: 2 }, hand: ['salt', 'salt', 'grain', 'ochre', 'ochre'], step: 7 },
      illyria: { seat: 'Ben', tokens: { illyricum: 2 }, hand: ['salt', 'salt', 'hides', 'grain'], step: 6 },
      crete: { seat: 'Cleo', tokens: { carthage: 2 }, hand: [], step: 6 },
    });
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Plan ahead …' }).click();
    const agent = ada.locator('li.ahead').filter({ hasText: 'Trading agent' }).last();
    await agent.getByRole('button', { name: 'Plan answer' }).click();
    await agent.getByRole('button', { name: 'Save' }).click();
    await agent.getByText('every time').waitFor();
    await ada.keyboard.press('Escape');
    // A movement is planned on the map, though trade takes the room of it.
    const [map, own] = [ada.locator('.table-stage'), ada.locator('.piece.own[data-area="moesia"]')];
    await map.waitFor({ state: 'hidden' });
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Plan ahead … (1)' }).click();
    await ada.getByRole('button', { name: 'Plan movement' }).click();
    await own.click();
    await ada.locator('.holding-words').waitFor();
    await ada.getByRole('button', { name: 'Stop planning' }).click();
    await map.waitFor({ state: 'hidden' });
    await ada.goto(`${server.address}/`);
    await server.later(AWAY);

    await ben.getByRole('tab', { name: 'Trade' }).click();
    await ben.locator('button.offer-open').first().click();
    await ben.locator('.composer').getByRole('button', { name: 'Accept' }).click();
    await ben.locator('.deals .deal-own').waitFor();

    await ada.goto(address);
    const since = ada.getByRole('region', { name: 'Since you were here' });
    await since.getByText('Your trading agent traded for you.').waitFor();
    await expect.poll(() => since.textContent()).toContain('Illyria');
    await since.getByRole('button', { name: 'OK' }).click();
    await end();
  });
});

describe('eighteen on a phone', () => {
  test('are found in the rail by name, and their offers by what one can accept', async () => {
    const { page, context, faults } = await site.visit({ ...STILL, ...PHONE });
    await plantEighteen(page, server.address, 'trade');
    await nextTopic(page);
    await page.locator('.river-head').waitFor();
    await expect.poll(() => page.locator('.trader[data-done="true"]').count()).toBe(EIGHTEEN.length - 1);
    const filter = page.locator('.offer-filters').getByRole('button', { name: 'Only those you can accept' });
    await filter.click();
    await expect.poll(() => page.locator('.river-head').textContent()).toMatch(/no offers|you can accept/);
    await expect.poll(() => page.locator('button.offer:not(.offer-open)').count()).toBe(0);
    await filter.click();
    expect(await page.locator('.offers .offer').count()).toBeLessThanOrEqual(12);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await plantEighteen(page, server.address, 'movement');
    await nextTopic(page);
    const rows = page.locator('.nation-seat .rail-name');
    await expect.poll(() => rows.count()).toBe(EIGHTEEN.length);
    const search = page.getByRole('searchbox', { name: 'Find a player or nation' });
    await search.fill('bab');
    await expect.poll(() => rows.allTextContents()).toEqual(['Babylon']);
    await search.fill('nobody');
    await page.getByText('No player or nation with this name.').waitFor();
    await search.fill('');
    await page.locator('.minimap').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
