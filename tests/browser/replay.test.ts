import { advancedCivilization } from '@ecumene/advanced-civilization';
import { throughTheAges } from '@ecumene/through-the-ages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, Site } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { nextTopic, playToTheEnd, turnOf } from './newcomer.ts';
import { keep } from './planted.ts';
import { card, played, playedTo, SEATS } from './replay.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** How wide the thumb of the line of time is: with it on the first moment, the line begins in its middle. */
const THUMB = 16;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const inItsLastTurn = playedTo(5, { turns: 5 });
/** Its last entry is no conflict, and all four nations still have tokens at entry 80. */
const over = played(advancedCivilization, { turns: 9 }, ({ over: ended }) => ended, 'a game to replay');
const agesOver = played(throughTheAges, {}, ({ over: ended }) => ended);

function line(page: Page) {
  return page.getByRole('slider', { name: 'Position in the game' });
}

/** What the line says of the moment it stands at. */
async function keptMomentOf(page: Page): Promise<string> {
  return (await line(page).getAttribute('aria-valuetext')) ?? '';
}

async function piecesOn(page: Page): Promise<readonly string[]> {
  return page.locator('.piece').evaluateAll((all) => all.map((one) => one.outerHTML).sort());
}

/** How the board lies. */
async function layOf(page: Page): Promise<string> {
  return (await page.locator('.board-sheet').first().getAttribute('style')) ?? '';
}

/** Whether something is on the stage, and at least one area of it can be seen. Read in one go: marks come and go. */
function showsStage(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const board = document.querySelector('.board')?.getBoundingClientRect();
    return [...document.querySelectorAll('.mark-stake')].some((mark) => {
      if (board === undefined) return false;
      const box = mark.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2 - board.x, box.y + box.height / 2 - board.y];
      return box.width > 0 && x > 0 && y > 0 && x < board.width && y < board.height;
    });
  });
}

/** Where something lies. */
async function placeOf(thing: Locator) {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { top: y, bottom: y + height, left: x, right: x + width, middle: x + width / 2 };
}

describe('a game that is over', () => {
  test('is told as a story, proved, and looked back at', async () => {
    const { page, context, faults } = await site.visit();
    await keep(page, site.address, inItsLastTurn);
    await page.goto(`${site.address}/solo/played`);
    await playToTheEnd(page);
    await expect.poll(() => page.locator('.afterwards-title').textContent()).toMatch(/ wins with |share the victory/);
    await expect.poll(() => page.locator('.afterwards .score .ledger tbody tr').count()).toBe(SEATS.length);
    const ranking = await page.locator('.afterwards .score-bars b').allTextContents();
    await expect.poll(() => page.locator('.rail-score').allTextContents()).toEqual(ranking);
    await page.locator('.afterwards .chart').nth(3).waitFor();

    const proof = page.getByRole('button', { name: 'Verify the shuffles' });
    await proof.click();
    const [above, below] = [await placeOf(proof), await placeOf(card(page))];
    expect(below.top).toBeGreaterThan(above.bottom);
    expect(Math.abs(below.middle - above.middle)).toBeLessThan(1);
    await page.getByRole('button', { name: 'Verify shuffles' }).click();
    await expect.poll(() => page.locator('.proof-holds').textContent()).toMatch(/Verified\. All \d+ journal entries/);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await line(page).focus();
    await page.keyboard.press('Home');
    await page.getByText('Before the first turn').waitFor();
    await expect.poll(() => piecesOn(page)).toEqual([]);
    await page.keyboard.press('PageUp');
    await expect.poll(() => keptMomentOf(page)).toMatch(/^Turn 1/);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => keptMomentOf(page)).toMatch(/^Turn 2/);
    await page.locator('.piece').first().waitFor();
    await page.keyboard.press('End');
    await page.locator('.replay-when').getByText('The game is over.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('runs by itself, and stops when asked', async () => {
    const { page, context } = await site.visit();
    await page.clock.install();
    await keep(page, site.address, over);
    await page.goto(`${site.address}/solo/played/replay?seat=Ada&at=40`);
    await line(page).waitFor();
    const before = Number(await line(page).inputValue());
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(async () => Number(await line(page).inputValue())).toBeGreaterThan(before + 1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const now = await line(page).inputValue();
    await page.clock.runFor(60_000);
    await expect.poll(() => line(page).inputValue()).toBe(now);
    await context.close();
  });

  test('leads from mark to mark', async () => {
    const { page, context } = await site.visit();
    await keep(page, site.address, over);
    await page.goto(`${site.address}/solo/played/replay?seat=Ada`);
    await page.getByRole('button', { name: 'Next: Conflicts' }).click();
    await expect.poll(() => keptMomentOf(page)).toMatch(/fight|attack|city|storm|lose/i);
    await context.close();
  });

  test('goes on the board to where it happens, and marks it; what is in view stays where it is', async () => {
    const { page, context } = await site.visit({ reducedMotion: 'reduce' });
    await keep(page, site.address, over);
    await page.goto(`${site.address}/solo/played/replay?seat=Ada`);
    await page.locator('.area').first().waitFor();
    const next = page.getByRole('button', { name: 'Next: Conflicts' });
    const places = new Set<string>();
    for (let fights = 0; fights < 8 && (await next.isEnabled()); fights++) {
      await next.click();
      await expect.poll(() => showsStage(page)).toBe(true);
      places.add(await layOf(page));
    }
    expect(places.size).toBeGreaterThan(1);
    const now = await layOf(page);
    await line(page).focus();
    await page.keyboard.press('End');
    await page.locator('.replay-when').getByText('The game is over.').waitFor();
    await expect.poll(() => page.locator('.mark-stake').count()).toBe(0);
    await expect.poll(() => layOf(page)).toBe(now);
    await context.close();
  });

  test('is seen through every seat’s eyes', async () => {
    const { page, context } = await site.visit();
    await keep(page, site.address, over);
    await page.goto(`${site.address}/solo/played/replay?seat=Ada&at=60`);
    const eyes = page.getByRole('combobox', { name: 'View as' });
    await eyes.waitFor();
    await expect.poll(() => eyes.locator('option').count()).toBe(SEATS.length + 1);
    await eyes.selectOption('Dido');
    await page.locator('.rail-seat').filter({ hasText: 'Ada' }).waitFor();
    await expect.poll(() => page.locator('.rail-seat').filter({ hasText: 'Dido' }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Trade' }).click();
    await page.getByRole('region', { name: 'Your hand' }).waitFor();
    await expect.poll(() => page.locator('.trade :is(.hand-set, .offer, .composer *):enabled').count()).toBe(0);
    await eyes.selectOption('Public view');
    await page.getByRole('tab', { name: 'Trade' }).click();
    await page.getByRole('region', { name: 'In all hands' }).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Your hand' }).count()).toBe(0);
    await context.close();
  });

  test('is played on from any moment, as anyone', async () => {
    const { page, context, faults } = await site.visit();
    await keep(page, site.address, over);
    await page.goto(`${site.address}/solo/played/replay?seat=Ada&at=60`);
    await line(page).waitFor();
    const turn = Number(/^Turn (\d+)/.exec(await keptMomentOf(page))?.[1]);
    const whatIf = page.getByRole('button', { name: 'What if …' });
    await whatIf.dblclick();
    await card(page).waitFor({ state: 'detached' });
    await whatIf.click();
    expect((await placeOf(card(page))).bottom).toBeLessThan((await placeOf(whatIf)).top);
    await page.getByRole('button', { name: 'As Dido' }).click();
    await nextTopic(page);
    expect(page.url()).toMatch(/\/solo\/\w+$/);
    expect(page.url()).not.toContain('played');
    await expect.poll(() => turnOf(page)).toBeGreaterThanOrEqual(turn);
    await expect.poll(() => page.locator('.strip-copy').textContent()).toBe('What if');
    await expect.poll(() => page.locator('.rail-seat').filter({ hasText: 'Dido' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is shared as a link that shows the same position, to be played on', async () => {
    const { page, context, faults } = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await keep(page, site.address, over);
    await page.goto(`${site.address}/solo/played/replay?seat=Ada&at=80`);
    const board = await shown(page);
    const when = await page.locator('.replay-when').textContent();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(8000);
    await page.goto(`${site.address}/nowhere`);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Position: Advanced Civilization' }).waitFor({ state: 'attached' });
    expect(when).toMatch(/^Turn [1-9]/);
    await expect.poll(() => page.locator('.replay-when').textContent()).toBe(when);
    await expect.poll(() => shown(page)).toEqual(board);
    await page.getByRole('combobox', { name: 'View as' }).selectOption('Ada');
    await page.locator('.rail-seat').filter({ hasText: 'you' }).waitFor();
    await expect.poll(() => shown(page)).toEqual(board);
    await page.getByRole('combobox', { name: 'View as' }).selectOption('Public view');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'As Hiram' }).click();
    await nextTopic(page);
    expect(page.url()).toMatch(/\/solo\/\w+$/);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** The pieces on the board, once there are any. */
async function shown(page: Page): Promise<readonly string[]> {
  await page.locator('.piece').first().waitFor();
  await drawn(page);
  return page
    .locator('.piece')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-nation')} ${one.getAttribute('data-area')} ${one.textContent}`).sort(),
    );
}

describe('Through the Ages', () => {
  test('ends with the ranking, what turned it, and charts, and can be looked back at', async () => {
    const { page, context, faults } = await site.visit();
    await keep(page, site.address, agesOver);
    await page.goto(`${site.address}/solo/played`);
    await page.locator('.result .turning-way').first().waitFor();
    await expect.poll(() => page.locator('.ranking li').count()).toBe(SEATS.length);
    await expect.poll(() => page.locator('.strip-phase').textContent()).toBe('The game is over');
    await expect.poll(() => page.locator('.dot:not(.dot-done)').count()).toBe(0);
    await page.locator('.result .chart').nth(3).waitFor();
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await line(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    await expect.poll(() => keptMomentOf(page)).toMatch(/^Turn 2/);
    await page.locator('.card-row .card').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('everybody', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`finds nothing serious in the way by ${scheme === 'light' ? 'day' : 'night'}`, async () => {
      const { page, context } = await site.visit({ bypassCSP: true, colorScheme: scheme, reducedMotion: 'reduce' });
      await keep(page, site.address, over);
      await page.goto(`${site.address}/solo/played`);
      await page.locator('.afterwards .chart').nth(3).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('link', { name: 'Replay', exact: true }).click();
      await line(page).waitFor();
      await page.locator('.piece, .board').first().waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.goto(`${site.address}/position`);
      await page.locator('h1').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await context.close();
    });
  }

  test('looks back on a phone', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await keep(page, site.address, over);
    await page.goto(`${site.address}/solo/played/replay?seat=Ada&at=80`);
    await page.locator('.piece').first().waitFor();
    await page.getByRole('button', { name: 'Next turn' }).tap();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const room = await page.locator('.replay-told').boundingBox();
    for (let moments = 0; moments < 12; moments++) {
      await page.getByRole('button', { name: 'Next step' }).tap();
      const ends = await page
        .locator('.replay-told .rule-link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
      expect(Math.max(0, ...ends)).toBeLessThanOrEqual(390);
      await expect.poll(() => page.locator('.replay-told').boundingBox()).toEqual(room);
    }
    await page.locator('.sheet-handle').tap();
    await page.getByRole('button', { name: 'Charts', exact: true }).tap();
    await page.locator('.chart').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto(`${site.address}/solo/played`);
    await page.locator('.afterwards').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('has room for a panel beside the board of a phone on its side', async () => {
    const { page, context } = await site.visit({ ...PHONE, viewport: { width: 844, height: 390 } });
    await keep(page, site.address, over);
    await page.goto(`${site.address}/solo/played/replay?seat=Ada&at=80`);
    await page.getByRole('tab', { name: 'Nation' }).tap();
    const { top, bottom } = await placeOf(page.locator('.panel-body'));
    expect(bottom).toBeLessThanOrEqual(390);
    expect(bottom - top).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'More …' }).tap();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('3×');
    await page.getByRole('button', { name: 'Share' }).tap();
    await page.getByRole('button', { name: 'Copy a link' }).waitFor();
    await context.close();
  });

  test('leaves the board of a low phone room for what it is zoomed with', async () => {
    const { page, context } = await site.visit({ ...PHONE, viewport: { width: 360, height: 640 } });
    await keep(page, site.address, over);
    await page.goto(`${site.address}/solo/played/replay?seat=Ada&at=80`);
    await page.locator('.sheet-handle').tap();
    await page.locator('.replay[data-sheet="open"]').waitFor();
    const [tools, strip] = [page.locator('.board-tools'), page.locator('.strip')];
    expect((await placeOf(tools)).top).toBeGreaterThanOrEqual((await placeOf(strip)).bottom);
    await context.close();
  });

  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [844, 390],
  ] as const) {
    test(`steers time over the whole bar of a phone of ${width} by ${height}`, async () => {
      const { page, context } = await site.visit({ ...PHONE, viewport: { width, height } });
      await keep(page, site.address, over);
      await page.goto(`${site.address}/solo/played/replay?seat=Ada&at=80`);
      await line(page).waitFor();
      const bar = await placeOf(page.locator('.replay-bar'));
      const slider = await placeOf(line(page));
      expect(slider.left - bar.left).toBeLessThanOrEqual(16);
      expect(bar.right - slider.right).toBeLessThanOrEqual(16);
      for (const lane of await page.locator('.lane-marks:visible').all()) {
        const { left, right } = await placeOf(lane);
        expect([left - THUMB / 2, right + THUMB / 2]).toEqual([slider.left, slider.right]);
      }
      for (const tool of [line(page), page.getByRole('button', { name: 'Play', exact: true })]) {
        const { top, bottom, right } = await placeOf(tool);
        expect(top).toBeGreaterThanOrEqual(bar.top);
        expect(bottom).toBeLessThanOrEqual(Math.min(bar.bottom, height));
        expect(right).toBeLessThanOrEqual(width);
      }
      await context.close();
    });
  }
});
