import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site, type Visit } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { answer, playNow } from './newcomer.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.serve();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Opens a page of the site, and waits until it has its name. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.address}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Somebody new lays an evening's table with so many seats, and stands in its waiting room. */
async function layTable(page: Page, host: string, table: string, seats = 3): Promise<void> {
  await open(page, '/lobby/new');
  await page.getByRole('radio', { name: 'Evening game' }).check();
  for (let more = 6; more > seats; more--) await page.getByRole('button', { name: 'Fewer: Seats' }).click();
  await page.getByLabel('Table name').fill(table);
  const name = page.getByLabel('Your name');
  if ((await name.count()) > 0) await name.fill(host);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('heading', { name: 'Players' }).waitFor();
}

async function openAllOptions(page: Page): Promise<void> {
  const groups = page.locator('details.option-group');
  await groups.first().waitFor();
  await groups.evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
}

/** How opaque what lies over the map in the head of a page is, from one end to the other. */
async function veilOn(page: Page): Promise<number[]> {
  const veil = await page.locator('.band').evaluate((band) => getComputedStyle(band, '::after').backgroundImage);
  return [...veil.matchAll(/\/ ([\d.]+)/g)].map(([, opaque]) => Number(opaque));
}

function seatOf(page: Page, words: string) {
  return page.locator('.place-card').filter({ hasText: words });
}

function linkOn(page: Page): Promise<string> {
  return page.getByLabel('Invitation link').inputValue();
}

/** Puts a page out of view, as another tab in front of it does, or back into it. */
async function lookAway(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { value: is, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Starts though seats are open; bots are put there only after a question. */
async function startWithBots(page: Page, bots: number): Promise<void> {
  await page.getByRole('button', { name: 'Start with bots …' }).click();
  await page.getByRole('button', { name: `Start with ${bots} bot${bots === 1 ? '' : 's'}` }).click();
}

async function nothingSticksOut(page: Page, width: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

describe('two people who have never been here', () => {
  let ada: Visit;
  let ben: Visit;

  beforeAll(async () => {
    ada = await site.visit();
    ben = await site.visit(PHONE);
  });
  afterAll(async () => {
    await ada.context.close();
    await ben.context.close();
  });

  test('meet at a table by a link, and begin', async () => {
    await layTable(ada.page, 'Ada', 'Thursdays');
    await ada.page.getByRole('heading', { name: 'Thursdays', level: 1 }).waitFor();
    await ada.page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    await seatOf(ada.page, 'Seat 3').getByRole('button', { name: 'Add bot' }).click();
    await seatOf(ada.page, 'Bot 3').getByRole('button', { name: 'Free the seat' }).click();
    await seatOf(ada.page, 'Bot 3').waitFor({ state: 'detached' });

    const link = await linkOn(ada.page);
    expect(link).toMatch(/\/join\/[\w-]+#[\w-]+$/);
    await ben.page.goto(link);
    await ben.page.getByRole('heading', { name: 'Ada invites you', level: 1 }).waitFor();
    await ben.page.getByText('Advanced Civilization for 3. 2 open seats.').waitFor();
    await ben.page.getByLabel('Your name').fill('Ben');
    await nothingSticksOut(ben.page, 360);
    await ben.page.getByRole('button', { name: 'Join' }).tap();
    await seatOf(ben.page, 'Ben').getByText('you').waitFor();
    expect(ben.page.url()).not.toContain('#');
    await nothingSticksOut(ben.page, 360);

    await seatOf(ada.page, 'Ben').getByText('online').waitFor();
    await lookAway(ben.page, true);
    await seatOf(ada.page, 'Ben').getByText('online').waitFor({ state: 'detached' });
    await lookAway(ben.page, false);
    await seatOf(ada.page, 'Ben').getByText('online').waitFor();
    await startWithBots(ada.page, 1);
    await ada.page.locator('.question-bar').waitFor();
    await ben.page.locator('.question-bar').waitFor();
    expect([ada.faults, ben.faults]).toEqual([[], []]);
  });

  test('find their table again, whose turn it is and what is asked', async () => {
    const pages = [ada.page, ben.page];
    for (const page of pages) await open(page, '/lobby');
    const cards = pages.map((page) => page.locator('.card').filter({ hasText: 'Thursdays' }));
    for (const card of cards) await card.waitFor();
    const turns = cards.map((card) => card.filter({ hasText: 'Your turn' }).locator('.card-says'));
    const asked = async (): Promise<string> =>
      (await Promise.all(turns.map((turn) => turn.allTextContents()))).flat().join();
    await expect.poll(asked).toMatch(/^(?!It is your turn)./);
    await nothingSticksOut(ben.page, 360);
    await cards[0]?.getByRole('link').click();
    await ada.page.locator('.question-bar').waitFor();
  });

  test('can be watched by a player who wants to', async () => {
    const { page, context, faults } = await site.visit();
    await open(page, '/lobby');
    await page.getByRole('link', { name: 'Watch: Thursdays' }).click();
    await page.getByText('You are watching.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a table', () => {
  test('that its host takes away is gone for its guests, in a sentence', async () => {
    const [ada, ben] = [await site.visit(), await site.visit(PHONE)];
    await layTable(ada.page, 'Ada', 'Not this week');
    await ben.page.goto(await linkOn(ada.page));
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Join' }).tap();
    for (const { page } of [ada, ben]) await seatOf(page, 'Ben').waitFor();
    await ada.page.getByRole('button', { name: 'Delete table' }).click();
    await ada.page.getByRole('button', { name: 'Delete permanently' }).click();
    await ada.page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
    await ben.page.getByRole('heading', { name: 'The host has deleted this table' }).waitFor();
    await ben.page.getByRole('link', { name: 'Go to tables' }).tap();
    await ben.page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
    expect(ada.faults).toEqual([]);
    await ada.context.close();
    await ben.context.close();
  });

  test('is refused in a sentence when its rules contradict themselves', async () => {
    const { page, context, faults } = await site.visit();
    await open(page, '/lobby/new');
    await page.getByText('Season to taste').click();
    await expect.poll(() => page.getByRole('switch', { name: 'Tokens aboard fight' }).isDisabled()).toBe(true);
    await page.getByRole('switch', { name: 'Tokens stay aboard' }).check();
    await page.getByRole('switch', { name: 'Tokens aboard fight' }).check();
    await page.getByRole('switch', { name: '55 tokens' }).check();
    await page
      .getByText('55 tokens are only for eight players. Turn this off, or change the number of seats.')
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Create table' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'More: Seats' }).click();
    await page.getByRole('button', { name: 'More: Seats' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Create table' }).isEnabled()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('against bots alone begins at once', async () => {
    const { page, context, faults } = await site.visit();
    await open(page, '/lobby/new');
    await page.getByRole('radio', { name: 'First game' }).check();
    await page.getByLabel('Your name').fill('Cleo');
    await page.getByRole('button', { name: 'Create table and start' }).click();
    await page.locator('.question-bar').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('on this device is laid as one likes it', async () => {
    const { page, context, faults } = await site.visit();
    await open(page, '/solo');
    await page.getByRole('radio', { name: 'Evening game' }).check();
    await page.getByLabel('Name 1').fill('Ada');
    for (let fewer = 6; fewer > 3; fewer--) await page.getByRole('button', { name: 'Fewer: Seats' }).click();
    await page.getByLabel('Bot 2').selectOption('keen');
    await page.getByText('Compares many plans').waitFor();
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.locator('.question-bar').waitFor();
    const kept = await page.evaluate(
      () =>
        new Promise<{ table: object }>((resolve, reject) => {
          const opening = indexedDB.open('keyval-store');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const reading = opening.result
              .transaction('keyval')
              .objectStore('keyval')
              .get(`solo ${location.pathname.split('/')[2]}`);
            reading.onsuccess = () => resolve(reading.result);
          };
        }),
    );
    expect(kept.table).toMatchObject({
      people: ['Ada'],
      bots: ['Dido', 'Hiram'],
      otherBots: { Hiram: 'keen' },
      options: { nations: 'dealt', finish: 'last-number' },
    });
    expect(faults).toEqual([]);
    await context.close();
  });

  test('played alone on a device moves to the server', async () => {
    const { page, context, faults } = await site.visit();
    await playNow(page, site.address);
    await answer(page, new Set());
    await layTable(page, 'Dora', 'Just to be somebody');
    await open(page, '/lobby');
    await page.getByRole('button', { name: 'Move to the server' }).click();
    await page.locator('.question-bar').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
    await open(page, '/lobby');
    await page.locator('.card').filter({ hasText: 'from my device' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Move to the server' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a guest', () => {
  test('becomes an account, loses nothing, and can leave for good', async () => {
    const { page, context } = await site.visit();
    await layTable(page, 'Edda', 'The winter campaign');
    await open(page, '/account');
    const make = page.getByRole('region', { name: 'Create account' });
    await make.getByLabel('Sign-in name').fill('edda');
    await make.getByLabel(/^Password/).fill('a short sentence');
    await make.getByRole('button').click();
    await page.getByText('Signed in as edda.').waitFor();

    const tokens = page.getByRole('region', { name: 'API tokens' });
    await tokens.getByLabel('Program name').fill('my bot');
    await tokens.getByRole('button', { name: 'New token' }).click();
    await tokens.getByText('shown only once').waitFor();
    await tokens.getByRole('button', { name: 'Delete token my bot' }).click();

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
    await open(page, '/account');
    const sign = page.getByRole('region', { name: 'Sign in' });
    await sign.getByLabel('Sign-in name').fill('edda');
    await sign.getByLabel('Password').fill('not the sentence');
    await sign.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Wrong name or password.').waitFor();
    await sign.getByLabel('Password').fill('a short sentence');
    await sign.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Signed in as edda.').waitFor();
    await open(page, '/lobby');
    await page.locator('.card').filter({ hasText: 'The winter campaign' }).waitFor();

    await open(page, '/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel('Your password').fill('not the sentence');
    await page.getByRole('button', { name: 'Delete all my data' }).click();
    await page.getByText('This is not your password.').waitFor();
    await page.getByLabel('Your password').fill('a short sentence');
    await page.getByRole('button', { name: 'Delete all my data' }).click();
    await page.getByText('Your account and your data have been deleted.').waitFor();
    await page.getByRole('link', { name: 'Account', exact: true }).waitFor();
    await context.close();
  });
});

describe('everybody', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`finds no serious fault in the way by ${scheme === 'light' ? 'day' : 'night'}`, async () => {
      const { page, context } = await site.visit({ bypassCSP: true, colorScheme: scheme, reducedMotion: 'reduce' });
      for (const path of [
        '/lobby',
        '/lobby/new',
        '/account',
        '/account/history',
        '/join/nowhere#secret',
        '/reset#secret',
        '/rules',
      ]) {
        await open(page, path);
        if (path === '/lobby/new') await openAllOptions(page);
        expect([path, await seriousFaults(page)]).toEqual([path, []]);
      }
      await layTable(page, 'Fay', `Faultless by ${scheme}`);
      expect(await seriousFaults(page)).toEqual([]);
      for (const path of ['/lobby', '/account', '/account/history']) {
        await open(page, path);
        expect([path, await seriousFaults(page)]).toEqual([path, []]);
      }
      await page.getByRole('button', { name: 'Report a bug' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await context.close();
    });
  }

  test('reads the head of a page on a phone as well by night as by day', async () => {
    const veils: number[][] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, context } = await site.visit({ ...PHONE, colorScheme });
      await open(page, '/lobby');
      await expect.poll(() => veilOn(page)).toHaveLength(2);
      veils.push(await veilOn(page));
      await context.close();
    }
    expect(veils[1]).toEqual(veils[0]);
  });

  test('can lay the table from wherever one is on the page', async () => {
    const { page, context } = await site.visit(PHONE);
    for (const path of ['/lobby/new', '/solo']) {
      await open(page, path);
      const lay = await page.getByRole('button', { name: 'Create table' }).boundingBox();
      expect((lay?.y ?? Number.NaN) + (lay?.height ?? 0)).toBeLessThanOrEqual(740);
    }
    await context.close();
  });

  test('can use every page on a phone', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await layTable(page, 'Gorgo of the very long name', 'A table with a name that goes on and on, as names do', 6);
    await nothingSticksOut(page, 360);
    for (const path of [
      '/lobby',
      '/lobby/new',
      '/account',
      '/account/history',
      '/solo',
      '/rules',
      '/rules/advanced-civilization',
    ]) {
      await open(page, path);
      await nothingSticksOut(page, 360);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('an invitation', () => {
  test('that is no good says what to do', async () => {
    const { page, context } = await site.visit(PHONE);
    await open(page, '/join/nowhere#secret');
    await page.getByRole('heading', { name: 'Invalid invitation', level: 1 }).waitFor();
    await page.getByText('Ask for it.').waitFor();
    await expect.poll(() => page.getByLabel('Your name').count()).toBe(0);
    await nothingSticksOut(page, 360);
    await context.close();
  });
});

describe('the rules', () => {
  test('are found by game, by chapter and by word, each paragraph at its own address', async () => {
    const { page, context, faults } = await site.visit();
    await open(page, '/rules');
    await page.getByRole('link', { name: 'Open the rules of Advanced Civilization' }).click();
    await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Conflict' }).click();
    const conflict = page.getByRole('heading', { name: 'Conflict', level: 2 });
    await expect.poll(async () => (await conflict.boundingBox())?.y).toBeLessThan(200);
    await page.getByLabel('Search the rules').fill('open sea');
    await page.getByRole('heading', { name: 'Movement', level: 2 }).waitFor();
    await conflict.waitFor({ state: 'hidden' });
    const target = page.locator('.rules-target');
    for (const [address, number] of [
      ['#r-23.52', 'AC 23.52'],
      ['?rule=AC%2030.527', 'AC 30.527'],
    ] as const) {
      await page.goto(`${site.address}/rules/advanced-civilization${address}`);
      await page.reload();
      await target.filter({ hasText: number }).waitFor();
      await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(900);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('without a server', () => {
  test('the lobby says so, and offers what needs none', async () => {
    const { page, context } = await site.visit();
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(`${site.address}/lobby`);
    await page.getByRole('heading', { name: 'Server not available' }).waitFor();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Tables', exact: true }).waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await page.getByRole('link', { name: 'Play on this device' }).click();
    await page.getByRole('heading', { name: 'Tables on this device' }).waitFor();
    await context.close();
  });
});
