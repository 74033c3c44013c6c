import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, Site, type Visit } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { answering, nextTopic, skipScenes, turnOf } from './newcomer.ts';
import { plant } from './planted.ts';
import { TestServer } from './test-server.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const STILL = { reducedMotion: 'reduce' } as const;

let server: TestServer;
let site: Site;

beforeAll(async () => {
  server = await TestServer.open();
  site = Site.at(server.address);
});
afterAll(async () => {
  await site.close();
  await server.close();
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
    tokens: {
      illyricum: 2,
      pannonia: 4,
      germania: 5,
      dacia: 3,
      scythia: 3,
      epirus: 2,
      delphi: 2,
      rubicon: 3,
      rome: 2,
      etruria: 2,
      samnium: 2,
      palermo: 2,
    },
    hand: ['wine', 'wine', 'iron', 'iron', 'iron'],
    treasury: 10,
    step: 6,
  },
  crete: {
    seat: 'Cleo',
    tokens: {
      knossos: 3,
      phaestos: 2,
      thera: 2,
      athens: 2,
      corinth: 2,
      chalcis: 2,
      carthage: 3,
      thapsus: 3,
      cyrene: 3,
    },
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
  const visits = [await site.visit(STILL), await site.visit(STILL), await site.visit({ ...PHONE, ...STILL })];
  const [ada, ben, cleo] = visits.map(({ page }) => page);
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('somebody is missing');
  const { id, invite } = await server.plant(ada, 'Ada', { places: SEATS, at: 'movement', given: GIVEN });
  await ada.goto(`${server.address}/table/${id}`);
  await arrive(ben, `${server.address}/join/${id}#${invite}`, 'Ben');
  await arrive(cleo, `${server.address}/join/${id}#${invite}`, 'Cleo');
  for (const page of [ada, ben, cleo]) await page.locator('.question-bar').waitFor();
  return { ada, ben, cleo, visits };
}

async function arrive(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
}

/** Ends a movement in which nothing was moved; that is asked once. */
async function stayPut(page: Page): Promise<void> {
  expect(await nextTopic(page)).toBe('movement');
  await page.getByRole('button', { name: 'End movement' }).click();
  await page.getByRole('button', { name: 'End anyway' }).click();
  await page.locator('.asking[data-topic="movement"]').waitFor({ state: 'detached' });
}

/** Two of Ada's tokens go from Moesia into Ben's Illyricum, after she has thought better of it twice. */
async function invade(page: Page): Promise<void> {
  expect(await nextTopic(page)).toBe('movement');
  for (const back of ['Undo', 'Undo all']) {
    await moveTwo(page);
    await page.getByRole('button', { name: back, exact: true }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' });
  }
  await moveTwo(page);
  await page.getByRole('button', { name: 'End movement' }).click();
}

async function moveTwo(page: Page): Promise<void> {
  await page.locator('.area[data-area="moesia"]').dispatchEvent('click');
  const fewer = page.getByRole('button', { name: 'Fewer: Tokens from Moesia' });
  await fewer.click();
  await fewer.click();
  await page.locator('.area[data-area="illyricum"]').dispatchEvent('click');
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: item }).click();
}

/** Everybody sees it happen, and goes on. */
async function theatre(pages: readonly Page[], words: string): Promise<void> {
  const see = async (page: Page): Promise<void> => {
    await page.locator('.theatre').filter({ hasText: words }).waitFor();
    await skipScenes(page);
  };
  await Promise.all(pages.map(see));
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByLabel('Message').fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** What has happened is in the chronicle. */
async function chronicled(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.chronicle-lines .line').filter({ hasText: words }).first().waitFor();
}

/** Offers two Oil by name and hides the calamity behind them. */
async function bluff(page: Page): Promise<void> {
  const composer = page.locator('.composer');
  await page.getByRole('tab', { name: 'Trade' }).click();
  await page.getByRole('button', { name: /^Oil × 2/ }).click();
  await composer.getByRole('button', { name: /^Epidemic/ }).waitFor();
  const asked = composer.getByRole('button', { name: /ask for another card/ });
  while ((await asked.count()) > 0) await asked.first().click();
  for (let i = 0; i < 2; i++) await composer.getByRole('button', { name: /ask for Iron/ }).click();
  await composer.getByRole('button', { name: 'Illyria', exact: true }).click();
  await composer.getByRole('button', { name: 'Offer to Illyria' }).click();
  await page.locator('.offer-own').waitFor();
}

async function accept(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Trade' }).click();
  await page.locator('button.offer').filter({ hasText: 'only to you' }).click();
  const composer = page.locator('.composer');
  while (await composer.getByRole('button', { name: /^Give/ }).isVisible())
    await page.getByRole('button', { name: /^Iron/ }).first().click();
  await composer.getByRole('button', { name: 'Accept' }).click();
  await page.locator('.deals .deal-own').waitFor();
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
  await page.getByRole('button', { name: 'Buy nothing' }).click();
  await drawn(page);
  const sure = page.getByRole('button', { name: 'Buy nothing anyway' });
  if (await sure.isVisible()) await sure.click();
}

describe('three people at a table on the server', () => {
  test('play a whole turn, through a lost network, a reload and a restart', async () => {
    const { ada, ben, cleo, visits } = await gather();
    const all = [ada, ben, cleo];
    await stayPut(ben);
    await stayPut(cleo);
    const fought = theatre(all, 'Illyricum');
    await invade(ada);
    await fought;

    await say(ben, 'Was that necessary? See https://example.org/peace.');
    await ada.getByRole('tab', { name: /Chat.*one new/ }).click();
    await ada.getByRole('link', { name: 'https://example.org/peace' }).waitFor();

    await visits[2]?.context.setOffline(true);
    await cleo.getByText('Offline. Your moves are not sent').waitFor();
    await bluff(ada);
    await doneTrading(cleo);
    await cleo.getByRole('alert').filter({ hasText: 'nothing was sent' }).waitFor();
    await accept(ben);
    await visits[2]?.context.setOffline(false);
    await cleo.getByText('Offline. Your moves are not sent').waitFor({ state: 'detached' });
    await doneTrading(cleo);

    await ben.reload();
    await ben.locator('.deals .deal-own').waitFor();
    await ben.getByRole('button', { name: /^Epidemic/ }).waitFor();
    await doneTrading(ben);
    const struck = theatre(all, 'Epidemic');
    await doneTrading(ada);
    await struck;
    await lose(ben);
    await lose(cleo);

    await server.stop();
    await Promise.all(all.map((page) => page.locator('.table-note-warns').waitFor()));
    await server.start();
    await Promise.all(all.map((page) => page.locator('.table-note-warns').waitFor({ state: 'detached' })));
    expect(await nextTopic(ada)).toBe('civilization-cards');
    await ada.locator('.tile').filter({ hasText: 'Cloth Making' }).click();
    await ada.getByRole('button', { name: /^Buy 1 card for/ }).click();
    await acquireNothing(ben);
    await acquireNothing(cleo);

    for (const page of all) await page.locator('.strip-turn').filter({ hasText: '10' }).waitFor();
    await chronicled(ben, /Thrace.*Cloth Making/);
    await expect.poll(() => cleo.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const { faults, context } of visits) {
      expect(faults.filter((fault) => !/WebSocket|Failed to load resource/.test(fault))).toEqual([]);
      await context.close();
    }
  });
});

/** Goes on with the Tab key until something is reached. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('it cannot be reached by the keyboard');
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

/** Presses once more what asks whether that is meant, if it does; it is to be read first. */
async function pressSurely(page: Page): Promise<void> {
  await drawn(page);
  const sure = page.getByRole('button', { name: /anyway$/ });
  if (!(await sure.isVisible())) return;
  await sure.and(page.locator('[aria-disabled="false"]')).waitFor();
  await page.keyboard.press('Enter');
}

/** Moves tokens to a neighbour on the board and ends the movement. */
async function moveByKeys(page: Page): Promise<void> {
  await page.locator('.mark-ready').first().waitFor();
  await press(page, page.locator('.area[tabindex="0"]'));
  await page.locator('.mark-from').waitFor();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  await press(page, page.getByRole('button', { name: 'End movement' }));
  await pressSurely(page);
  await page.locator('.asking[data-topic="movement"]').waitFor({ state: 'detached' });
}

describe('the keyboard alone', () => {
  test('is enough for a whole turn of a game on this device', async () => {
    const { page, context, faults } = await site.visit(STILL);
    await plant(page, server.address, { people: ['Ada'], bots: ['Ben', 'Cleo'], at: 'movement', given: GIVEN });
    const topics = new Set<string>();
    while ((await turnOf(page)) < 10) {
      const topic = await answering(page, async (asked) => {
        if (asked === 'movement') return moveByKeys(page);
        if (asked === 'trade') await press(page, page.getByRole('button', { name: 'Done trading' }));
        else if (asked === 'civilization-cards') await press(page, page.getByRole('button', { name: /^Buy nothing/ }));
        else await press(page, page.locator('.asking-control .button.primary'));
        await pressSurely(page);
      });
      topics.add(topic);
    }
    expect([...topics]).toEqual(expect.arrayContaining(['movement', 'trade', 'civilization-cards']));
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('everybody at a table on the server', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`finds no serious fault in the way by ${scheme === 'light' ? 'day' : 'night'}`, async () => {
      const { page, context } = await site.visit({ ...STILL, bypassCSP: true, colorScheme: scheme });
      const clock = { is: 'live', minutes: 12, increment: 30 } as const;
      const { id } = await server.plant(page, 'Ada', { places: SEATS, at: 'movement', given: GIVEN, clock });
      await page.goto(`${server.address}/table/${id}`);
      await page.locator('.question-bar').waitFor();
      await say(page, 'Is anybody there?');
      await page.locator('.said').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Notes' }).click();
      expect(await seriousFaults(page)).toEqual([]);
      for (const item of ['Call a vote …', 'Request undo …', 'Settings']) {
        await fromMenu(page, item);
        await page.getByRole('dialog').waitFor();
        expect(await seriousFaults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await context.setOffline(true);
      await page.locator('.table-note-warns').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await context.close();
    });
  }

  test('asks to undo, gives the table up, and plays again', async () => {
    const { page, context, faults } = await site.visit(STILL);
    const { id } = await server.plant(page, 'Ada', { places: SEATS, at: 'trade', given: GIVEN });
    await page.goto(`${server.address}/table/${id}`);
    await bluff(page);
    await fromMenu(page, 'Request undo …');
    await page.getByRole('button', { name: 'Undo from here' }).first().click();
    const asked = page.locator('.table-note').filter({ hasText: 'You want to undo' });
    await asked.getByRole('button', { name: 'Withdraw' }).click();
    await asked.waitFor({ state: 'detached' });

    await fromMenu(page, 'Call a vote …');
    await page.getByLabel('Abandon the game').check();
    await page.getByText('You decide alone').waitFor();
    await page.getByRole('button', { name: 'Propose' }).click();
    await page.getByText('The players have abandoned this game').waitFor();
    await expect.poll(() => page.locator('.asking[data-topic], .rail-seat[data-awaited="true"]').count()).toBe(0);
    const bar = page.locator('.question-bar');
    await expect.poll(() => bar.getByRole('link', { name: 'Leave the table' }).getAttribute('href')).toBe('/lobby');
    const heights = await bar
      .locator('.button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('button', { name: 'Start with bots …' }).waitFor();
    await expect.poll(() => page.getByLabel('Invitation link').inputValue()).toMatch(/\/join\/[\w-]+#[\w-]+$/);
    expect(new URL(page.url()).pathname).not.toBe(`/table/${id}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('pauses, and goes on from where it says so', async () => {
    const { page, context, faults } = await site.visit(STILL);
    const clock = { is: 'live', minutes: 12, increment: 30 } as const;
    const { id } = await server.plant(page, 'Ada', { places: SEATS, at: 'movement', given: GIVEN, clock });
    await page.goto(`${server.address}/table/${id}`);
    await fromMenu(page, 'Call a vote …');
    await page.getByLabel('Pause').check();
    await page.getByRole('button', { name: 'Propose' }).click();
    const note = page.locator('.table-note').filter({ hasText: 'Paused.' });
    await note.getByRole('button', { name: 'Continue' }).click();
    await note.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText('Paused').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('stops after the round: a phone says so before the vote, and keeps the phase in view beside the clock', async () => {
    const { page, context, faults } = await site.visit({ ...STILL, viewport: { width: 390, height: 844 } });
    const { id } = await server.plant(page, 'Ada', { places: SEATS, at: 'movement', given: GIVEN });
    await page.goto(`${server.address}/table/${id}`);
    await fromMenu(page, 'Call a vote …');
    await page.getByText('You finish this round').waitFor();
    await page.getByLabel('End and score').check();
    await page.getByRole('button', { name: 'Propose' }).click();
    await page.locator('.strip-clock').getByText('Last round').waitFor();
    const phase = page.locator('.strip-phase');
    await expect.poll(() => phase.textContent()).toContain('Movement');
    await expect.poll(() => phase.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is told which seats are empty, and invites a player or adds a bot', async () => {
    const { page, context, faults } = await site.visit(STILL);
    const { id } = await server.plant(page, 'Ada', { places: SEATS, at: 'movement', given: GIVEN });
    await page.goto(`${server.address}/table/${id}`);
    const bar = page.locator('.question-bar');
    await bar.getByText('Illyria has no player. The game is waiting for one.').waitFor();
    await bar.getByRole('button', { name: 'Invite …' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Invite' }).waitFor();
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'A bot for Illyria' }).click();
    await bar.getByText('Crete has no player. The game is waiting for one.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is told who gives up a seat, also in the chronicle, and reads every name on a small screen', async () => {
    const { page, context, faults } = await site.visit({ ...STILL, viewport: { width: 1024, height: 768 } });
    const clock = { is: 'live', minutes: 10, increment: 10 } as const;
    const { id, invite } = await server.plant(page, 'Ada', { places: SEATS, at: 'movement', given: GIVEN, clock });
    const { page: ben, context: his } = await site.visit(STILL);
    await arrive(ben, `${server.address}/join/${id}#${invite}`, 'Benjamin');
    await ben.locator('.question-bar').waitFor();
    await page.goto(`${server.address}/table/${id}`);
    const name = page.locator('.presence-name').filter({ hasText: 'Benjamin' });
    await name.waitFor();
    await expect.poll(() => name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);

    await fromMenu(ben, 'Leave game …');
    await ben.getByRole('button', { name: 'A bot plays on' }).click();
    await ben.getByText('You no longer have your seat here. a bot plays it now.').waitFor();
    const told = 'Benjamin lost the seat. A bot plays Illyria.';
    const note = page.locator('.table-note').filter({ hasText: told });
    await note.getByRole('button', { name: 'OK' }).click();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.chronicle').getByText(told).waitFor();
    expect(faults).toEqual([]);
    await his.close();
    await context.close();
  });

  test('sees a private message on a phone, and answers it', async () => {
    const { ada, cleo, visits } = await gather();
    await ada.getByRole('tab', { name: /^Chat/ }).click();
    await ada.locator('.talk-to select').selectOption('only Cleo');
    await ada.getByLabel('Message').fill('Salt for cloth?');
    await ada.getByRole('button', { name: 'Send' }).click();

    const handle = cleo.locator('.sheet-handle');
    await handle.getByText('Chat').waitFor();
    await expect.poll(() => handle.textContent()).toMatch(/Chat\s*1/);
    await handle.tap();
    await cleo.getByText('Salt for cloth?').waitFor();
    const talk = cleo.getByRole('tab', { name: /^Chat/ });
    await expect.poll(async () => (await talk.boundingBox())?.x).toBeLessThan(390 - 40);
    expect(await cleo.locator('.talk-to select').inputValue()).toBe('');

    const more = cleo.getByRole('button', { name: 'About what Ada said' });
    await more.tap();
    const [button, menu] = [await more.boundingBox(), await cleo.locator('.said-menu:popover-open').boundingBox()];
    expect(menu?.y).toBeCloseTo((button?.y ?? 0) + (button?.height ?? 0), 0);
    await cleo.getByRole('button', { name: 'Reply privately to Ada' }).tap();
    await expect.poll(() => cleo.locator('.talk-to select').inputValue()).toBe('Ada');
    for (const { context } of visits) await context.close();
  });

  test('watches without a seat, and reads the public chat', async () => {
    const { page: ada, context: home } = await site.visit(STILL);
    const { id } = await server.plant(ada, 'Ada', { places: SEATS, at: 'movement', given: GIVEN });
    await ada.goto(`${server.address}/table/${id}`);
    await say(ada, 'Welcome.');
    const { page, context, faults } = await site.visit(STILL);
    await page.goto(`${server.address}/table/${id}`);
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await page.locator('.said').filter({ hasText: 'Welcome.' }).waitFor();
    await expect.poll(() => page.locator('.asking[data-topic]').count()).toBe(0);
    await expect.poll(() => page.getByLabel('Message').count()).toBe(0);
    await page.locator('.table-note').filter({ hasText: 'You can take one of 2 seats.' }).getByRole('link').click();
    await page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
    await home.close();
  });
});
