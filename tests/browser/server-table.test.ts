import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site, type Visit } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { House } from './house.ts';
import { nextTopic, turnOf } from './newcomer.ts';
import { plant } from './planted.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const STILL = { reducedMotion: 'reduce' } as const;

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
  const { id, invite } = await house.plant(ada, 'Ada', { places: SEATS, at: 'movement', given: GIVEN });
  await ada.goto(`${house.address}/table/${id}`);
  await arrive(ben, `${house.address}/join/${id}#${invite}`, 'Ben');
  await arrive(cleo, `${house.address}/join/${id}#${invite}`, 'Cleo');
  for (const page of [ada, ben, cleo]) await page.locator('.question-bar').waitFor();
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

/** Two of Ada's tokens go from Moesia into Ben's Illyricum, after she has thought better of it twice. */
async function invade(page: Page): Promise<void> {
  expect(await nextTopic(page)).toBe('movement');
  await leaveHints(page);
  for (const back of ['Undo', 'Reset']) {
    await moveTwo(page);
    await page.getByRole('button', { name: back }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
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
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: item }).click();
}

/** Everybody sees it happen. */
async function theatre(pages: readonly Page[], words: string): Promise<void> {
  await Promise.all(pages.map((page) => page.locator('.theatre').filter({ hasText: words }).waitFor()));
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('tab', { name: /^Talk/ }).click();
  await page.getByLabel('Say something').fill(words);
  await page.getByRole('button', { name: 'Say it' }).click();
}

/** What has happened is in the chronicle. */
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
  await page.getByRole('button', { name: 'Acquire nothing' }).click();
  const sure = page.getByRole('button', { name: 'Acquire nothing all the same' });
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
    await ada.getByRole('tab', { name: /Talk.*one new/ }).click();
    await ada.getByRole('link', { name: 'https://example.org/peace' }).waitFor();

    await visits[2]?.context.setOffline(true);
    await cleo.getByText('Offline. Nothing is queued').waitFor();
    await bluff(ada);
    await doneTrading(cleo);
    await cleo.getByRole('alert').filter({ hasText: 'nothing was sent' }).waitFor();
    await accept(ben);
    await visits[2]?.context.setOffline(false);
    await cleo.getByText('Offline. Nothing is queued').waitFor({ state: 'detached' });
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

    await house.stop();
    await Promise.all(all.map((page) => page.locator('.table-note-warns').waitFor()));
    await house.start();
    await Promise.all(all.map((page) => page.locator('.table-note-warns').waitFor({ state: 'detached' })));
    expect(await nextTopic(ada)).toBe('civilization-cards');
    await ada.locator('.tile').filter({ hasText: 'Cloth Making' }).click();
    await ada.getByRole('button', { name: /^Acquire a card for/ }).click();
    await acquireNothing(ben);
    await acquireNothing(cleo);

    for (const page of all) await page.locator('.strip-turn').filter({ hasText: '10' }).waitFor();
    await chronicled(ben, /Thrace.*Cloth Making/);
    expect(await cleo.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
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
  const sure = page.getByRole('button', { name: /all the same$/ });
  if (!(await sure.isVisible())) return;
  await sure.and(page.locator('[aria-disabled="false"]')).waitFor();
  await page.keyboard.press('Enter');
}

/** Moves tokens to a neighbour on the board and ends the movement. */
async function moveByKeys(page: Page): Promise<void> {
  await page.locator('.mark-ready').first().waitFor();
  // What can be done may still change while the board is being laid; then whoever plays presses again.
  const takenUp = page.locator('.mark-from');
  for (let tries = 0; tries < 5 && !(await takenUp.isVisible()); tries++) {
    await press(page, page.locator('.area[tabindex="0"]'));
    await takenUp.waitFor({ timeout: 5000 }).catch(() => {});
  }
  await takenUp.waitFor();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await press(page, page.getByRole('button', { name: 'End movement' }));
  const sure = page.getByRole('button', { name: /all the same$/ });
  await sure.or(page.locator('.table:not(:has(.asking[data-topic="movement"]))')).first().waitFor();
  await pressSurely(page);
  await page.locator('.asking[data-topic="movement"]').waitFor({ state: 'detached' });
}

describe('the keyboard alone', () => {
  test('is enough for a whole turn of a game on this device', async () => {
    const { page, context, faults } = await site.visit(STILL);
    await plant(page, house.address, { people: ['Ada'], bots: ['Ben', 'Cleo'], at: 'movement', given: GIVEN });
    await press(page, page.getByRole('button', { name: 'No more hints' }));
    const topics = new Set<string>();
    while ((await turnOf(page)) < 10) {
      const asking = page.locator('.asking[data-topic]');
      await asking
        .or(page.locator('.strip-turn').filter({ hasText: '10' }))
        .first()
        .waitFor();
      const topic = (await asking.count()) === 0 ? '' : ((await asking.getAttribute('data-topic')) ?? '');
      if (topic === '' || (await turnOf(page)) === 10) continue;
      topics.add(topic);
      const question = await asking.getAttribute('data-question');
      if (topic === 'movement') await moveByKeys(page);
      else if (topic === 'trade') await press(page, page.getByRole('button', { name: 'Done trading' }));
      else if (topic === 'civilization-cards')
        await press(page, page.getByRole('button', { name: /^Acquire nothing/ }));
      else await press(page, page.locator('.asking-control .button.primary'));
      await pressSurely(page);
      await page.locator(`.asking[data-question="${question}"]`).waitFor({ state: 'detached' });
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
      const { id } = await house.plant(page, 'Ada', { places: SEATS, at: 'movement', given: GIVEN, clock });
      await page.goto(`${house.address}/table/${id}`);
      await page.locator('.question-bar').waitFor();
      await say(page, 'Is anybody there?');
      await page.locator('.said').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Notes' }).click();
      expect(await seriousFaults(page)).toEqual([]);
      for (const item of ['Put to the vote …', 'Ask to undo …', 'Settings']) {
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
    const { id } = await house.plant(page, 'Ada', { places: SEATS, at: 'trade', given: GIVEN });
    await page.goto(`${house.address}/table/${id}`);
    await bluff(page);
    await fromMenu(page, 'Ask to undo …');
    await page.getByRole('button', { name: 'From here' }).first().click();
    const asked = page.locator('.table-note').filter({ hasText: 'You ask to undo' });
    await asked.getByRole('button', { name: 'Withdraw' }).click();
    await asked.waitFor({ state: 'detached' });

    await fromMenu(page, 'Put to the vote …');
    await page.getByLabel('Give the table up').check();
    await page.getByText('You decide alone').waitFor();
    await page.getByRole('button', { name: 'Propose it' }).click();
    await page.getByText('The players have given this table up').waitFor();
    expect(await page.locator('.asking[data-topic], .rail-seat[data-awaited="true"]').count()).toBe(0);
    const bar = page.locator('.question-bar');
    expect(await bar.getByRole('link', { name: 'Leave the table' }).getAttribute('href')).toBe('/lobby');
    const heights = await bar
      .locator('.button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('button', { name: /^Start now/ }).waitFor();
    expect(await page.getByLabel('Link to the table').inputValue()).toMatch(/\/join\/[\w-]+#[\w-]+$/);
    expect(new URL(page.url()).pathname).not.toBe(`/table/${id}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('pauses, and goes on from where it says so', async () => {
    const { page, context, faults } = await site.visit(STILL);
    const clock = { is: 'live', minutes: 12, increment: 30 } as const;
    const { id } = await house.plant(page, 'Ada', { places: SEATS, at: 'movement', given: GIVEN, clock });
    await page.goto(`${house.address}/table/${id}`);
    await fromMenu(page, 'Put to the vote …');
    await page.getByLabel('Pause').check();
    await page.getByRole('button', { name: 'Propose it' }).click();
    const note = page.locator('.table-note').filter({ hasText: 'Paused.' });
    await note.getByRole('button', { name: 'Go on' }).click();
    await note.waitFor({ state: 'detached' });
    expect(await page.getByText('Paused').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('stops after the round: a phone says so before the vote, and keeps the phase in sight beside the clock', async () => {
    const { page, context, faults } = await site.visit({ ...STILL, viewport: { width: 390, height: 844 } });
    const { id } = await house.plant(page, 'Ada', { places: SEATS, at: 'movement', given: GIVEN });
    await page.goto(`${house.address}/table/${id}`);
    await fromMenu(page, 'Put to the vote …');
    await page.getByText('This round is still played to its end').waitFor();
    await page.getByLabel('Stop and score').check();
    await page.getByRole('button', { name: 'Propose it' }).click();
    await page.locator('.strip-clock').getByText('Last round').waitFor();
    const phase = page.locator('.strip-phase');
    expect(await phase.textContent()).toContain('Movement');
    expect(await phase.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is told where nobody sits, and invites somebody or puts a bot there', async () => {
    const { page, context, faults } = await site.visit(STILL);
    const { id } = await house.plant(page, 'Ada', { places: SEATS, at: 'movement', given: GIVEN });
    await page.goto(`${house.address}/table/${id}`);
    const bar = page.locator('.question-bar');
    await bar.getByText('Nobody sits for Illyria: the table waits.').waitFor();
    await bar.getByRole('button', { name: 'Invite somebody …' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Invite somebody' }).waitFor();
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'A bot for Illyria' }).click();
    await bar.getByText('Nobody sits for Crete: the table waits.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is told who gives up a seat, also in the chronicle, and reads every name on a small screen', async () => {
    const { page, context, faults } = await site.visit({ ...STILL, viewport: { width: 1024, height: 768 } });
    const clock = { is: 'live', minutes: 10, increment: 10 } as const;
    const { id, invite } = await house.plant(page, 'Ada', { places: SEATS, at: 'movement', given: GIVEN, clock });
    const { page: ben, context: his } = await site.visit(STILL);
    await arrive(ben, `${house.address}/join/${id}#${invite}`, 'Benjamin');
    await ben.locator('.question-bar').waitFor();
    await page.goto(`${house.address}/table/${id}`);
    const name = page.locator('.presence-name').filter({ hasText: 'Benjamin' });
    await name.waitFor();
    expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);

    await fromMenu(ben, 'Give up my seat …');
    await ben.getByRole('button', { name: 'A bot plays on' }).click();
    await ben.getByText('You no longer have your seat here: a bot plays it now.').waitFor();
    const told = 'Benjamin no longer has the seat; a bot plays Illyria.';
    const note = page.locator('.table-note').filter({ hasText: told });
    await note.getByRole('button', { name: 'Understood' }).click();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('tab', { name: 'Chronicle' }).click();
    await page.locator('.chronicle').getByText(told).waitFor();
    expect(faults).toEqual([]);
    await his.close();
    await context.close();
  });

  test('sees on a phone that somebody whispers, and whispers back', async () => {
    const { ada, cleo, visits } = await gather();
    await ada.getByRole('tab', { name: /^Talk/ }).click();
    await ada.locator('.talk-to select').selectOption('Cleo alone');
    await ada.getByLabel('Say something').fill('Salt for cloth?');
    await ada.getByRole('button', { name: 'Say it' }).click();

    await leaveHints(cleo);
    const handle = cleo.locator('.sheet-handle');
    await handle.getByText('Talk').waitFor();
    expect(await handle.textContent()).toMatch(/Talk\s*1/);
    await handle.tap();
    await cleo.getByText('Salt for cloth?').waitFor();
    const talk = cleo.getByRole('tab', { name: /^Talk/ });
    await expect.poll(async () => (await talk.boundingBox())?.x).toBeLessThan(390 - 40);
    expect(await cleo.locator('.talk-to select').inputValue()).toBe('Ada');

    const more = cleo.getByRole('button', { name: 'About what Ada said' });
    await more.tap();
    const [button, menu] = [await more.boundingBox(), await cleo.locator('.said-menu:popover-open').boundingBox()];
    expect(menu?.y).toBeCloseTo((button?.y ?? 0) + (button?.height ?? 0), 0);
    for (const { context } of visits) await context.close();
  });

  test('looks on without a seat, and hears what is said aloud', async () => {
    const { page: ada, context: home } = await site.visit(STILL);
    const { id } = await house.plant(ada, 'Ada', { places: SEATS, at: 'movement', given: GIVEN });
    await ada.goto(`${house.address}/table/${id}`);
    await say(ada, 'Welcome.');
    const { page, context, faults } = await site.visit(STILL);
    await page.goto(`${house.address}/table/${id}`);
    await page.getByRole('tab', { name: /^Talk/ }).click();
    await page.locator('.said').filter({ hasText: 'Welcome.' }).waitFor();
    expect(await page.locator('.asking[data-topic]').count()).toBe(0);
    expect(await page.getByLabel('Say something').count()).toBe(0);
    await page.locator('.table-note').filter({ hasText: '2 seats are free.' }).getByRole('link').click();
    await page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
    await home.close();
  });
});
