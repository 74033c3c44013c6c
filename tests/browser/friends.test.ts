import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site, type Visit } from './browser.ts';
import { answer, nextTopic, turnOf } from './newcomer.ts';
import { TestServer } from './test-server.ts';

const STILL = { reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const HALF_A_MINUTE = 31_000;

let server: TestServer;
let site: Site;

beforeAll(async () => {
  server = await TestServer.open({ ownClock: true });
  site = Site.at(server.address);
});
afterAll(async () => {
  await site.close();
  await server.close();
});

/** Two peoples who live far apart. */
const GIVEN = {
  turn: 5,
  crete: { seat: 'Ada', tokens: { knossos: 3, phaestos: 2, athens: 2 }, treasury: 10, step: 4 },
  illyria: { seat: 'Ben', tokens: { rome: 2, samnium: 2, etruria: 2 }, treasury: 10, step: 4 },
} as const;

interface Two {
  readonly id: string;
  readonly ada: Page;
  readonly ben: Page;
  readonly visits: readonly [Visit, Visit];
}

/** Ada brings a table that begins in the middle, and Ben comes by her invitation, on a phone. */
async function together(more: object = {}): Promise<Two> {
  const visits = [await site.visit(STILL), await site.visit({ ...PHONE, ...STILL })] as const;
  const [{ page: ada }, { page: ben }] = visits;
  const planted = { places: ['Ada', 'Ben'], at: 'movement', given: GIVEN, ...more };
  const { id, invite } = await server.plant(ada, 'Ada', planted);
  await ada.goto(`${server.address}/table/${id}`);
  await ben.goto(`${server.address}/join/${id}#${invite}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Join' }).click();
  for (const page of [ada, ben]) await page.locator('.question-bar').waitFor();
  return { id, ada, ben, visits };
}

async function leave({ visits }: Pick<Two, 'visits'>): Promise<void> {
  for (const { faults, context } of visits) {
    expect(faults.filter((fault) => !/WebSocket|Failed to load resource/.test(fault))).toEqual([]);
    await context.close();
  }
}

async function stayPut(page: Page): Promise<void> {
  expect(await nextTopic(page)).toBe('movement');
  await page.getByRole('button', { name: 'End movement' }).click();
  await page.getByRole('button', { name: 'End anyway' }).click();
  await page.locator('.asking[data-topic="movement"]').waitFor({ state: 'detached' });
}

/** A line of the log. */
async function logged(page: Page, words: string): Promise<void> {
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.chronicle-lines .line').filter({ hasText: words }).first().waitFor();
}

describe('a table with clocks', () => {
  test('says when time is short, that a bot answers, what it decided, and how to play on', async () => {
    const clock = { is: 'live', minutes: 0.5, increment: 0 } as const;
    const two = await together({ clock, atZero: 'bot' });
    const { id, ada, ben } = two;
    const note = ben.locator('.table-note-warns');
    await stayPut(ada);
    await note.filter({ hasText: 'When it runs out, you get 30 more seconds.' }).waitFor();
    await expect.poll(() => ben.title()).toMatch(/^0:\d\d · Your turn/);
    await server.later(HALF_A_MINUTE);
    await note.filter({ hasText: /^Time is up. You have 0:\d\d more, then a bot takes over.$/ }).waitFor();
    await ben.getByRole('alert').filter({ hasText: 'Time is up.' }).first().waitFor({ state: 'attached' });
    await server.later(HALF_A_MINUTE);
    await note.filter({ hasText: 'A bot plays for you.' }).waitFor();
    const told = ada.locator('.table-note').filter({ hasText: 'Ben ran out of time. A bot plays' });
    await told.waitFor();
    await logged(ada, 'Ben ran out of time. A bot plays until Ben is back.');

    await ben.locator('.asking[data-topic="movement"]').waitFor({ state: 'detached' });
    await ben.getByRole('button', { name: 'Play myself again' }).click();
    await told.waitFor({ state: 'detached' });
    await logged(ada, 'Ben is back and plays again.');
    const decided = note.filter({ hasText: 'Your time ran out. A bot decided for you.' });
    await decided.locator('li').first().waitFor();
    await ben.reload();
    await decided.locator('li').first().waitFor();
    await decided.getByRole('button', { name: /^(Undo|Request undo …)$/ }).waitFor();
    await decided.getByRole('button', { name: 'OK' }).click();
    await decided.waitFor({ state: 'detached' });
    await ben.goto(`${server.address}/table/${id}`);
    await ben.locator('.question-bar').waitFor();
    expect(await decided.count()).toBe(0);
    await leave(two);
  });
});

/** Ada makes a table of a preset for so many, and gives the link to it. */
async function newTable(page: Page, preset: string, count: number): Promise<string> {
  await page.goto(`${server.address}/lobby/new`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByText(preset).click();
  for (let seats = 6; seats > count; seats--) await page.getByRole('button', { name: 'Fewer: Seats' }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Invite friends' }).waitFor();
  return page.getByLabel('Invitation link').inputValue();
}

describe('a short evening', () => {
  test('has bots play up to turn 6, from which two friends play on, one of them on a phone', async () => {
    const visits = [await site.visit(STILL), await site.visit({ ...PHONE, ...STILL })] as const;
    const [{ page: ada }, { page: ben }] = visits;
    const both = [ada, ben];
    const link = await newTable(ada, 'Short evening: from turn 6', 2);
    await ada.getByText('Bots play turns 1 to 5 for everyone. You play from turn 6.').waitFor();
    await ben.goto(link);
    await ben.getByText('Bots play turns 1 to 5 for everyone. You play from turn 6.').waitFor();
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Join' }).tap();
    for (const page of both) await page.locator('.question-bar').waitFor();
    // The table is paused, so that the bots are seen to play.
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Call a vote …' }).click();
    await ada.getByLabel('Pause').check();
    await ada.getByRole('button', { name: 'Propose' }).click();
    await ben.getByRole('button', { name: 'Agree' }).tap();
    await ben.getByText('Paused. Clocks and bots are stopped.').waitFor();
    const preparing = (page: Page) => page.getByRole('heading', { name: 'Preparing turn 6 …' });
    await expect
      .poll(async () => {
        for (const page of both)
          if ((await page.locator('.asking[data-topic^="choose-"]').count()) > 0) await answer(page, new Set());
        return preparing(ada).isVisible();
      })
      .toBe(true);
    await preparing(ben).waitFor();
    await ada.getByRole('button', { name: 'Continue' }).click();
    await ben.getByRole('button', { name: 'Agree' }).tap();
    const note = (page: Page) => page.locator('.table-note').filter({ hasText: 'Bots have played turns 1 to 5' });
    for (const page of both) {
      await note(page).waitFor();
      expect(await turnOf(page)).toBe(6);
      await page.reload();
      await note(page).getByRole('button', { name: 'OK' }).click();
      await note(page).waitFor({ state: 'detached' });
    }
    await nextTopic(ben);
    await leave({ visits });
  });
});

describe('a friend', () => {
  test('who comes after the start takes the seat of a bot at once', async () => {
    const visits = [await site.visit(STILL), await site.visit({ ...PHONE, ...STILL })] as const;
    const [{ page: ada }, { page: ben }] = visits;
    const link = await newTable(ada, 'Evening game', 3);
    await ada.getByRole('button', { name: 'Start with bots …' }).click();
    const asked = ada.getByRole('dialog', { name: 'Start with bots?' });
    await expect.poll(() => asked.getByRole('listitem').allTextContents()).toEqual(['Seat 2', 'Seat 3']);
    await asked.getByRole('button', { name: 'Start with 2 bots' }).click();
    await ada.locator('.question-bar').waitFor();

    await ben.goto(link);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByText('played by a bot that leaves when you join').first().waitFor();
    await ben.getByRole('button', { name: 'Join' }).tap();
    await ben.locator('.question-bar').waitFor();
    await ada.locator('.table-note').filter({ hasText: 'Ben plays' }).waitFor();
    await leave({ visits });
  });

  test('is told of a rematch, finds it among their tables, and takes the kept seat with one tap', async () => {
    const two = await together();
    const { id, ada, ben } = two;
    for (const [page, button] of [
      [ada, 'Propose'],
      [ben, 'Agree'],
    ] as const) {
      if (page === ada) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Call a vote …' }).click();
        await page.getByLabel('Abandon the game').check();
      }
      await page.getByRole('button', { name: button }).click();
    }
    await ada.getByRole('button', { name: 'Play again' }).click();
    await ada.getByText('reserved for Ben').first().waitFor();
    const note = ben.locator('.table-note').filter({ hasText: 'There is a rematch. Your seat is reserved.' });
    await note.waitFor();
    await note.getByRole('button', { name: 'Take your seat' }).waitFor();
    await ben.goto(`${server.address}/lobby`);
    await ben.getByText('1 table is waiting for you, Ben.').waitFor();
    const card = ben.locator('.card').filter({ hasText: 'A seat is reserved for you' });
    await card.getByRole('button', { name: 'Take your seat' }).tap();
    await ben.locator('.question-bar').waitFor();
    await ada.locator('.question-bar').waitFor();
    expect(new URL(ben.url()).pathname).not.toBe(`/table/${id}`);
    await leave(two);
  });
});

describe('someone on another page', () => {
  test('is told where they are asked and how long they have, and is led there', async () => {
    const two = await together({ clock: { is: 'live', minutes: 5, increment: 0 } });
    const { ada, ben } = two;
    await stayPut(ada);
    await ben.goto(`${server.address}/rules`);
    const note = ben.locator('.call-note');
    await note.filter({ hasText: /Your turn at Evening game, \d:\d\d left\./ }).waitFor();
    await expect.poll(() => ben.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await ada.goto(`${server.address}/account`);
    await ada.getByLabel('From').fill('23:00');
    await ada.getByRole('button', { name: 'Save quiet hours' }).click();
    await ada.getByText('No notifications between 23:00 and 08:00.').waitFor();
    await note.getByRole('button', { name: 'Go to table' }).tap();
    await ben.locator('.question-bar').waitFor();
    await expect.poll(() => note.count()).toBe(0);
    await leave(two);
  });
});

describe('a connection that is dead without a word', () => {
  test('shows on the pressed button that it is sending, and then that there is no connection', async () => {
    const visit = await site.visit({ ...PHONE, ...STILL });
    let dead = false;
    await visit.context.routeWebSocket(/./, (page) => {
      const far = page.connectToServer();
      page.onMessage((message) => void (dead || far.send(message)));
      far.onMessage((message) => void (dead || page.send(message)));
    });
    const { page } = visit;
    const { id } = await server.plant(page, 'Ada', { places: ['Ada', 'Ben'], at: 'movement', given: GIVEN });
    await page.goto(`${server.address}/table/${id}`);
    expect(await nextTopic(page)).toBe('movement');
    await page.getByRole('button', { name: 'End movement' }).click();
    dead = true;
    await page.getByRole('button', { name: 'End anyway' }).click();
    await page.locator('button[data-sending="Sending …"]').waitFor();
    await page.locator('.table-note').filter({ hasText: 'Not connected. Trying again …' }).waitFor();
    dead = false;
    await page.locator('.asking[data-topic="movement"]').waitFor({ state: 'detached' });
    await page.locator('.table-note-warns').waitFor({ state: 'detached' });
    await visit.context.close();
  });
});

describe('the chat', () => {
  test('keeps its recipient, shows a private message as one, and calls people by their new name', async () => {
    const two = await together();
    const { ada, ben } = two;
    await ben.getByRole('button', { name: 'Open players, hand and log' }).click();
    for (const page of [ada, ben]) await page.getByRole('tab', { name: /^Chat/ }).click();
    const to = (page: Page) => page.locator('.talk-to select');
    await to(ada).selectOption({ label: 'only Ben' });
    await ada.getByLabel('Message').fill('Salt for wine?');
    await ada.getByRole('button', { name: 'Send to Ben' }).click();
    await ben.getByText('only to you').waitFor();
    await expect.poll(() => to(ben).inputValue()).toBe('');
    await ben.getByLabel('Message').fill('hi all');
    await ben.getByRole('button', { name: 'Send', exact: true }).click();
    await ada.locator('.said[data-private="false"]').filter({ hasText: 'hi all' }).waitFor();
    await expect
      .poll(() => to(ada).evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text))
      .toBe('only Ben');
    await ben.goto(`${server.address}/account`);
    await ben.getByLabel('Your name').fill('Benjamin');
    await ben.getByRole('button', { name: 'Save', exact: true }).click();
    await to(ada).locator('option', { hasText: 'only Benjamin' }).waitFor({ state: 'attached' });
    await leave(two);
  });
});

describe('a guest', () => {
  test('takes the own seat along to a phone with a code', async () => {
    const visits = [await site.visit(STILL), await site.visit({ ...PHONE, ...STILL })] as const;
    const [{ page: ada }, { page: phone }] = visits;
    const planted = { places: ['Ada', 'Ben'], at: 'movement', given: GIVEN };
    const { id, invite } = await server.plant(ada, 'Ada', planted);
    await ada.goto(`${server.address}/table/${id}`);
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Play on another device …' }).click();
    await ada.getByRole('button', { name: 'Show code' }).click();
    const code = (await ada.locator('.device-code').textContent()) ?? '';
    await phone.goto(`${server.address}/join/${id}#${invite}`);
    await phone.getByText('I play here on another device').tap();
    await phone.getByLabel('Code').fill(code.toLowerCase());
    await phone.getByRole('button', { name: 'Use code' }).tap();
    expect(await nextTopic(phone)).toBe('movement');
    await stayPut(phone);
    await ada.keyboard.press('Escape');
    await ada.locator('.asking[data-topic="movement"]').waitFor({ state: 'detached' });
    await leave({ visits });
  });
});

describe('a spectator', () => {
  test('gives a name and talks, and the players see who watches', async () => {
    const two = await together();
    const eve = await site.visit({ ...PHONE, ...STILL });
    const { page } = eve;
    await page.goto(`${server.address}/table/${two.id}`);
    await page.getByText('You are watching.').waitFor();
    await two.ada.getByRole('tab', { name: /^Chat/ }).click();
    const watching = two.ada.locator('.talk-spectators');
    await watching.filter({ hasText: 'Watching: 1 guest' }).waitFor();
    await page.getByRole('button', { name: 'Open players, hand and log' }).click();
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await page.getByLabel('Your name').fill('Eve');
    await page.getByRole('button', { name: 'Chat', exact: true }).tap();
    await watching.filter({ hasText: /^Watching: Eve$/ }).waitFor();
    await page.getByRole('button', { name: 'Open players, hand and log' }).click();
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await page.getByLabel('Message').fill('Good game!');
    await page.getByRole('button', { name: 'Send', exact: true }).tap();
    await two.ada.locator('.said').filter({ hasText: 'Good game!' }).waitFor();
    await eve.context.close();
    await leave(two);
  });
});

describe('the printed order', () => {
  test('is announced to everyone for as long as a player requests it', async () => {
    const two = await together();
    const { ada, ben } = two;
    const note = (page: Page) => page.locator('.table-note').filter({ hasText: 'asked for the printed order' });
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: /^Use the printed order/ }).click();
    await note(ben).filter({ hasText: 'Ada asked' }).waitFor();
    await note(ada).filter({ hasText: 'You asked' }).waitFor();
    await ben.reload();
    await note(ben).waitFor();
    await ada.getByRole('button', { name: /^Stop using the printed order/ }).click();
    await note(ben).waitFor({ state: 'detached' });
    await ada.keyboard.press('Escape');
    await logged(ada, 'Ada no longer asks for the printed order.');
    await leave(two);
  });
});
