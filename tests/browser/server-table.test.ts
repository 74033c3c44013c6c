import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site, type Visit } from './browser.ts';
import { House } from './house.ts';
import { nextTopic, turnOf } from './newcomer.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

let house: House;
let site: Site;

beforeAll(async () => {
  house = await House.open();
  site = await Site.at(house.address);
});
afterAll(async () => {
  await site.close();
  await house.close();
});

const SEATS = ['Ada', 'Ben', 'Cleo'];

/** Ada stands at Ben's border with a calamity in her hand. */
const GIVEN = {
  turn: 9,
  thrace: {
    seat: 'Ada',
    tokens: { moesia: 4, danube: 3 },
    cities: ['byzantium'],
    cards: ['pottery'],
    hand: ['epidemic', 'oil', 'oil', 'salt', 'salt'],
    treasury: 15,
    step: 7,
  },
  illyria: {
    seat: 'Ben',
    tokens: { illyricum: 2, pannonia: 4, germania: 5, dacia: 3, scythia: 3, epirus: 2, delphi: 2, rubicon: 3, rome: 2, etruria: 2, samnium: 2, palermo: 2 },
    hand: ['wine', 'wine', 'iron', 'iron', 'iron'],
    treasury: 10,
    step: 6,
  },
  crete: {
    seat: 'Cleo',
    tokens: { knossos: 3, phaestos: 2, thera: 2, athens: 2, corinth: 2, chalcis: 2, carthage: 3, thapsus: 3, cyrene: 3 },
    hand: ['cloth', 'cloth', 'hides'],
    treasury: 10,
    step: 6,
  },
} as const;

interface Three {
  readonly ada: Page;
  readonly ben: Page;
  readonly cleo: Page;
  readonly visits: readonly Visit[];
}

/** Ada brings the table; Ben and Cleo, who has but a phone, come by her invitation. */
async function gather(): Promise<Three> {
  const visits = [await site.visit(), await site.visit(), await site.visit(PHONE)];
  const [ada, ben, cleo] = visits.map(({ page }) => page);
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('somebody is missing');
  const { id, invite } = await house.plant(ada, 'Ada', { places: SEATS, at: 'movement', given: GIVEN });
  await ada.goto(`${house.address}/table/${id}`);
  await arrive(ben, `${house.address}/join/${id}#${invite}`, 'Ben');
  await arrive(cleo, `${house.address}/join/${id}#${invite}`, 'Cleo');
  if (process.env['TEMP_SITE']) for (const { context } of visits) context.setDefaultTimeout(12_000);
  for (const page of [ada, ben, cleo]) {
    await page.locator('.question-bar').waitFor();
    const hints = page.getByRole('button', { name: 'No more hints' });
    if (await hints.isVisible()) await hints.click();
  }
  return { ada, ben, cleo, visits };
}

async function arrive(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

async function leaveHints(page: Page): Promise<void> {
  const hints = page.getByRole('button', { name: 'No more hints' });
  if (await hints.isVisible()) await hints.click();
}

/** Ends a movement in which nothing was moved; that is asked once. */
async function stayPut(page: Page): Promise<void> {
  expect(await nextTopic(page)).toBe('movement');
  await leaveHints(page);
  await page.getByRole('button', { name: 'End movement' }).click();
  await page.getByRole('button', { name: 'End all the same' }).click();
  await page.locator('.asking[data-topic="movement"]').waitFor({ state: 'detached' });
}

/** Two of Ada's tokens go from Moesia into Ben's Illyricum. */
async function invade(page: Page): Promise<void> {
  expect(await nextTopic(page)).toBe('movement');
  await leaveHints(page);
  await page.locator('.area[data-area="moesia"]').dispatchEvent('click');
  const fewer = page.getByRole('button', { name: 'Fewer: Tokens from Moesia' });
  await fewer.click();
  await fewer.click();
  await page.locator('.area[data-area="illyricum"]').dispatchEvent('click');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('button', { name: 'End movement' }).click();
}

/** What the theatre has shown, in the chronicle. */
async function chronicled(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('tab', { name: 'Chronicle' }).click();
  await page.locator('.chronicle-lines .line').filter({ hasText: words }).first().waitFor();
}

/** Offers two Oil by name and hides the calamity behind them. */
async function bluff(page: Page): Promise<void> {
  const composer = page.locator('.composer');
  await page.getByRole('tab', { name: 'Floor' }).click();
  await page.getByRole('button', { name: /^Oil × 2/ }).click();
  await composer.getByRole('button', { name: /^Epidemic/ }).waitFor();
  const asked = composer.getByRole('button', { name: /ask for something else/ });
  while ((await asked.count()) > 0) await asked.first().click();
  for (let i = 0; i < 2; i++) await composer.getByRole('button', { name: /ask for Iron/ }).click();
  await composer.getByRole('button', { name: 'Illyria', exact: true }).click();
  await composer.getByRole('button', { name: 'Offer to Illyria' }).click();
  await page.locator('.offer-own').waitFor();
}

async function accept(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Floor' }).click();
  await page.locator('button.offer').filter({ hasText: 'to you alone' }).click();
  const { composer, iron } = { composer: page.locator('.composer'), iron: page.getByRole('button', { name: /^Iron/ }) };
  while (await composer.getByRole('button', { name: 'Accept', disabled: true }).isVisible()) await iron.first().click();
  await composer.getByRole('button', { name: 'Accept' }).click();
  await page.locator('.deal-own').waitFor();
}

async function doneTrading(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done trading' }).click();
}

async function lose(page: Page): Promise<void> {
  expect(await nextTopic(page)).toBe('losses');
  const control = page.locator('.asking-control');
  await control.getByRole('button', { name: 'Suggest' }).click();
  await control.locator('.button.primary:enabled').click();
}

async function acquireNothing(page: Page): Promise<void> {
  expect(await nextTopic(page)).toBe('civilization-cards');
  await page.getByRole('button', { name: 'Acquire nothing' }).click();
}

describe('three people at a table on the server', () => {
  test('play a whole turn, through a lost network, a reload and a restart', async () => {
    const { ada, ben, cleo, visits } = await gather();
    try {
      const t0 = Date.now(); const lap = (w: string) => console.log(w, Date.now() - t0);
    await stayPut(ben);
      await stayPut(cleo);
      await invade(ada);
    lap('invaded');
      for (const page of [ada, ben]) await page.locator('.theatre-conflict').filter({ hasText: 'Illyricum' }).waitFor();

      await ben.getByRole('tab', { name: /^Talk/ }).click();
      await ben.getByLabel('Say something').fill('Was that necessary? See https://example.org/peace.');
      await ben.getByRole('button', { name: 'Say it' }).click();
      await ada.getByRole('tab', { name: /Talk.*one new/ }).click();
      await ada.getByRole('link', { name: 'https://example.org/peace' }).waitFor();

      await visits[2]?.context.setOffline(true);
      await cleo.getByText('Offline. Nothing is queued').waitFor();
      await bluff(ada);
      await doneTrading(cleo);
      await cleo.getByRole('alert').filter({ hasText: 'nothing was sent' }).waitFor();
      await accept(ben);
    lap('accepted');
      await visits[2]?.context.setOffline(false);
      await cleo.getByText('Offline. Nothing is queued').waitFor({ state: 'detached' });
      await doneTrading(cleo);

      await ben.reload();
      await ben.locator('.deal-own').waitFor();
      await ben.getByRole('button', { name: /^Epidemic/ }).waitFor();
      await doneTrading(ben);
      await doneTrading(ada);
    lap('traded');

      for (const page of [ada, ben, cleo])
        await page
          .locator('.theatre-calamity')
          .filter({ hasText: /Epidemic/ })
          .waitFor();
      await lose(ben);
      await lose(cleo);
    lap('lost');

      await house.stop();
      for (const page of [ada, ben, cleo])
        await page.getByText(/The server is restarting|The connection broke/).waitFor();
      await house.start();
    lap('restarted');
      expect(await nextTopic(ada)).toBe('civilization-cards');
      await ada.locator('.tile').filter({ hasText: 'Cloth Making' }).click();
      await ada.getByRole('button', { name: /^Acquire a card for/ }).click();
      await acquireNothing(ben);
      await acquireNothing(cleo);
    lap('bought');

      for (const page of [ada, ben, cleo]) await page.locator('.strip-turn').filter({ hasText: '10' }).waitFor();
      expect(await turnOf(ada)).toBe(10);
      await chronicled(ben, /Thrace.*Cloth Making/);
      expect(await cleo.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    } catch (e) {
      for (const [i, { page, faults }] of visits.entries()) {
        console.log(i, faults);
        await page.screenshot({ path: `/tmp/web-table/fail-${i}.png` });
      }
      throw e;
    }
    for (const { faults, context } of visits) {
      expect(faults.filter((fault) => !/WebSocket|Failed to load resource/.test(fault))).toEqual([]);
      await context.close();
    }
  });
});
