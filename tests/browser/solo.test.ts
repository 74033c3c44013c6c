import { save, Table } from '@ecumene/engine';
import { throughTheAges } from '@ecumene/through-the-ages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { drag, middleOf } from './hand.ts';
import { answer, answerUntil, moveSomething, nextTopic, playNow, turnOf } from './newcomer.ts';
import { keep, plant, plantMovement } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Plays until a turn begins. */
async function playUntil(page: Page, turn: number): Promise<Set<number>> {
  const moved = new Set<number>();
  while ((await turnOf(page)) < turn) await answer(page, moved);
  return moved;
}

describe('a newcomer', () => {
  test('plays the first five turns from the front page', async () => {
    const { page, context, faults } = await site.visit();
    await playNow(page, site.address);
    const moved = await playUntil(page, 6);
    expect([...moved]).toEqual([1, 2, 3, 4, 5]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('taps a home on the board, is told whose it is, and begins there', async () => {
    const { page, context } = await site.visit({ reducedMotion: 'reduce' });
    await playNow(page, site.address);
    expect(await nextTopic(page)).toBe('choose-nation');
    const home = page.locator('.area[aria-label$="can start here"]').first();
    const area = await home.getAttribute('data-area');
    await home.dispatchEvent('click');
    await page.getByRole('button', { name: /^Choose / }).click();
    await page.locator('.asking[data-topic="choose-nation"]').waitFor({ state: 'detached' });
    await answerUntil(page, 'movement');
    await expect.poll(() => page.locator('.piece.own').first().getAttribute('data-area')).toBe(area);
    await context.close();
  });

  test('is not told again what has been done', async () => {
    const { page, context } = await site.visit({}, { hints: 'given' });
    await playNow(page, site.address);
    await answerUntil(page, 'movement');
    await page.getByRole('heading', { name: 'Spread out' }).waitFor();
    await moveSomething(page);
    await page.getByRole('heading', { name: 'Spread out' }).waitFor({ state: 'detached' });
    await context.close();
  });

  test('finds the table as it was after a reload', async () => {
    const { page, context } = await site.visit();
    await playNow(page, site.address);
    await answerUntil(page, 'movement');
    await moveSomething(page);
    const before = await page.locator('.piece.own').evaluateAll((all) => all.map((one) => one.outerHTML).sort());
    await page.reload();
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    const after = await page.locator('.piece.own').evaluateAll((all) => all.map((one) => one.outerHTML).sort());
    expect(after).toEqual(before);
    await context.close();
  });

  test('can take moves back, and moves again each time', async () => {
    const { page, context } = await site.visit();
    await playNow(page, site.address);
    await answerUntil(page, 'movement');
    const spots = () =>
      page.locator('.piece.own').evaluateAll((all) => all.map((one) => one.getAttribute('data-area')));
    const before = await spots();
    await moveSomething(page);
    await expect.poll(() => spots()).not.toEqual(before);
    for (const back of ['Undo', 'Undo all', 'Undo']) {
      await page.getByRole('button', { name: back, exact: true }).click();
      await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' });
      await expect.poll(() => spots()).toEqual(before);
      await moveSomething(page);
      await expect.poll(() => spots()).not.toEqual(before);
    }
    await context.close();
  });

  test('drags a stack to a neighbour', async () => {
    const { page, context } = await site.visit();
    await playNow(page, site.address);
    await answerUntil(page, 'movement');
    const stack = page.locator('.piece.own[data-nation]').first();
    await stack.click();
    const shape = await page.locator('.mark-can').first().getAttribute('d');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await drag(page, await middleOf(stack), await middleOf(page.locator(`.area[d="${shape}"]`)));
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await context.close();
  });

  test('is told why a move is not allowed, with the paragraph', async () => {
    const { page, context } = await site.visit();
    await playNow(page, site.address);
    await answerUntil(page, 'movement');
    const own = page.locator('.piece.own[data-nation]').first();
    await own.click();
    await page.locator('.area[data-area="black-sea"], .area[data-area="crimea"]').first().dispatchEvent('click');
    const refusal = page.locator('.refusal');
    await refusal.waitFor();
    await expect.poll(() => refusal.textContent()).toMatch(/AC 23/);
    await own.click();
    await refusal.waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('the table on a phone', () => {
  const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

  test('is played by thumb', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await playNow(page, site.address);
    await playUntil(page, 2);
    expect(faults).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await context.close();
  });

  test('opens its sheet', async () => {
    const { page, context } = await site.visit(PHONE);
    await playNow(page, site.address);
    // The sheet closes by itself when a question comes, so it is opened after that.
    await nextTopic(page);
    await expect.poll(() => page.getByRole('tab', { name: 'Log' }).isVisible()).toBe(false);
    // On its bar; what is asked lies over the rest of it.
    await page.locator('.sheet-handle').click({ position: { x: 20, y: 4 } });
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.chronicle-lines .line').first().waitFor();
    await context.close();
  });
});

describe('the keyboard', () => {
  test('is enough for a turn', async () => {
    const { page, context } = await site.visit();
    await page.goto(site.address);
    await page.getByRole('button', { name: 'Play now' }).focus();
    await page.keyboard.press('Enter');
    const answers = page.locator('.asking-control .button').filter({ hasNotText: /Crete|Other nation/ });
    while ((await nextTopic(page)) !== 'movement') {
      const before = await answers.allTextContents();
      await answers.first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => answers.allTextContents()).not.toEqual(before);
    }
    const entrance = page.locator('.area[tabindex="0"]');
    await entrance.focus();
    await page.keyboard.press('Enter');
    await page.locator('.mark-from').waitFor();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await page.getByRole('button', { name: 'End movement' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'End movement' }).waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('everybody', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`finds no serious fault in the way by ${scheme === 'light' ? 'day' : 'night'}`, async () => {
      const { page, context } = await site.visit({ bypassCSP: true, colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(site.address);
      await page.locator('.living-sheet img').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      for (const path of ['/solo', '/rules/advanced-civilization', '/nowhere']) {
        await page.goto(`${site.address}${path}`);
        await page.locator('h1').waitFor();
        expect(await seriousFaults(page)).toEqual([]);
      }
      await playNow(page, site.address);
      await answerUntil(page, 'movement');
      expect(await seriousFaults(page)).toEqual([]);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await seriousFaults(page)).toEqual([]);
      }
      await context.close();
    });
  }
});

describe('without a network', () => {
  test('the site opens and plays alone', async () => {
    const { page, context, faults } = await site.visit({ serviceWorkers: 'allow' });
    await page.goto(site.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await playNow(page, site.address);
    await playUntil(page, 2);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a table on the large board', () => {
  test('opens without a network once it has been opened with one', async () => {
    const { page, context, faults } = await site.visit({ serviceWorkers: 'allow' }, { board: 'drawn' });
    await page.goto(site.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(`${site.address}/solo?game=expansion-project`);
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.locator('.area').first().waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.locator('.area').first().waitFor();
    expect(await nextTopic(page)).toBe('exchange');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('several people at one device', () => {
  test('have a curtain between their hands', async () => {
    const { page, context } = await site.visit();
    await page.goto(`${site.address}/solo`);
    await page.getByLabel('Name 1').fill('Ada');
    await page.getByRole('button', { name: 'Add player' }).click();
    await page.getByLabel('Name 2').fill('Ben');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('heading', { name: /Pass the device to (Ada|Ben)/ }).waitFor();
    await expect.poll(() => page.locator('.table').count()).toBe(0);
    await page.getByRole('button', { name: 'I am Ada' }).click();
    const moved = new Set<number>();
    const pass = page.getByRole('button', { name: 'Pass the device', exact: true });
    for (;;) {
      await pass.or(page.locator('.asking[data-topic]')).first().waitFor();
      if (await pass.isVisible()) break;
      await answer(page, moved);
    }
    await pass.click();
    await page.getByRole('button', { name: 'I am Ben' }).click();
    await nextTopic(page);
    await context.close();
  });

  test('give it to the player who is asked when they come back', async () => {
    const { page, context } = await site.visit();
    await plant(page, site.address, {
      people: ['Ada', 'Ben'],
      bots: ['Cleo', 'Dora', 'Eli'],
      options: { pace: 'strict' },
      at: 'movement',
      given: {
        crete: { seat: 'Ada', tokens: { knossos: 2 } },
        egypt: { seat: 'Ben', tokens: { memphis: 5 } },
        asia: { seat: 'Cleo', tokens: { ankara: 2 } },
        thrace: { seat: 'Dora', tokens: { byzantium: 2 } },
        illyria: { seat: 'Eli', tokens: { epirus: 2 } },
      },
    });
    await page.getByRole('heading', { name: 'Pass the device to Ben' }).waitFor();
    await page.getByRole('button', { name: 'I am Ben' }).click();
    expect(await nextTopic(page)).toBe('movement');
    await page.reload();
    await page.getByRole('heading', { name: 'Pass the device to Ben' }).waitFor();
    await page.getByRole('button', { name: 'I am Ada' }).click();
    await page.getByText('It is Ben’s turn.').waitFor();
    await context.close();
  });

  test('hide nothing from one another once the game is over, and may leave before they look', async () => {
    const { page, context } = await site.visit();
    const people = ['Ada', 'Ben'];
    const table = Table.open(throughTheAges, { options: {}, seats: people, seed: 'over' });
    const about = { id: 'two', game: throughTheAges.name, options: {}, people, bots: [], bot: 'steady' };
    await keep(page, site.address, { table: about, saved: save(table), memories: {} });
    await page.goto(`${site.address}/solo/two`);
    await page.getByRole('heading', { name: /Pass the device to/ }).waitFor();
    await page.getByRole('link', { name: 'Leave the table' }).click();
    await page.getByRole('link', { name: /^Continue/ }).waitFor();
    table.leave('Ben');
    expect(table.over).toBe(true);
    await keep(page, site.address, { table: { ...about, id: 'done' }, saved: save(table), memories: {} });
    await page.goto(`${site.address}/solo/done`);
    await page.locator('.result').waitFor();
    await context.close();
  });
});

describe('a table on this device', () => {
  test('says how many turns there are, and can be stopped and scored after this one', async () => {
    const { page, context } = await site.visit();
    await plantMovement(page, site.address, { knossos: 3 });
    const turn = page.locator('.strip-turn');
    await turn.getByText('Turn 5', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'End and score after this turn …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End and score' }).click();
    await turn.getByText('Turn 5, the last').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(() => page.getByRole('button', { name: /^End and score/ }).count()).toBe(0);
    await context.close();
  });
});
