import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { covers, isInViewport } from './in-viewport.ts';
import { answer, answerUntil, nextTopic, playNow, skipScenes } from './newcomer.ts';
import { plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Ada moves, and can pay for a trade card later in the turn. */
const TABLE = {
  people: ['Ada'],
  bots: ['Ben', 'Cleo', 'Dora', 'Eli'],
  at: 'movement',
  given: {
    turn: 4,
    egypt: { seat: 'Ada', tokens: { thebes: 4, memphis: 2 }, cities: ['alexandria'], treasury: 20 },
    crete: { seat: 'Ben', tokens: { knossos: 2 } },
    asia: { seat: 'Cleo', tokens: { ankara: 2 } },
    thrace: { seat: 'Dora', tokens: { byzantium: 2 } },
    illyria: { seat: 'Eli', tokens: { epirus: 2 } },
  },
};

/** Ada has Coinage, and chooses her rate of tax at the start of each turn. */
const MINTS = {
  ...TABLE,
  at: 'calamities',
  given: { ...TABLE.given, egypt: { ...TABLE.given.egypt, cards: ['coinage'], hand: ['hides', 'hides', 'iron'] } },
};

/** A famine is in Ada's hand; she has grain for nobody and people to lose. */
const STRUCK = {
  people: ['Ada'],
  bots: ['Ben', 'Cleo'],
  at: 'trade',
  given: {
    turn: 9,
    thrace: {
      seat: 'Ada',
      tokens: { moesia: 4, danube: 3, pannonia: 3 },
      cities: ['byzantium'],
      hand: ['famine', 'oil', 'oil'],
    },
    illyria: { seat: 'Ben', tokens: { illyricum: 2, germania: 5, dacia: 3 }, hand: ['wine', 'iron', 'iron'] },
    crete: { seat: 'Cleo', tokens: { knossos: 3, athens: 2 }, hand: ['cloth', 'cloth', 'hides'] },
  },
};

/** Two of Ada's cities are reduced before she is asked what she acquires. */
const SUPERSTITIOUS = {
  ...STRUCK,
  given: {
    ...STRUCK.given,
    thrace: { ...STRUCK.given.thrace, cities: ['byzantium', 'dacia'], hand: ['superstition', 'oil', 'oil'] },
    illyria: { ...STRUCK.given.illyria, tokens: { illyricum: 2, germania: 5 } },
  },
};

/** Ada has two ships to keep, and people to build another with. */
const SHIPS = {
  ...TABLE.given,
  egypt: { seat: 'Ada', tokens: { thebes: 4, alexandria: 3 }, ships: ['alexandria', 'alexandria'], treasury: 1 },
};

const SMALL_PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Ada has much of everything that counts in the end. */
const RICH = {
  ...TABLE,
  given: {
    ...TABLE.given,
    egypt: {
      ...TABLE.given.egypt,
      cards: ['law', 'military', 'democracy', 'philosophy', 'mathematics', 'medicine'],
      hand: ['iron', 'iron', 'iron', 'oil', 'oil', 'oil'],
      step: 12,
    },
  },
};

test('buttons that come where others were are not pressed by a click meant for those', async () => {
  const { page, context, faults } = await site.visit();
  await plant(page, site.address, STRUCK);
  const done = page.getByRole('button', { name: 'Done trading' });
  await done.waitFor();
  // What comes is looked at the moment it is there, however long the test takes to look.
  const seen = await page.evaluateHandle(() => {
    const bar = document.querySelector('.question-bar');
    const first = bar?.querySelector<HTMLElement>('.asking');
    const found: string[] = [];
    const watcher = new MutationObserver(() => {
      const control = bar?.querySelector('.asking-control');
      if (control == null || bar?.querySelector('.asking') === first) return;
      found.push(getComputedStyle(control).pointerEvents);
      watcher.disconnect();
    });
    if (bar !== null) watcher.observe(bar, { childList: true, subtree: true });
    return found;
  });
  await done.click();
  await expect.poll(() => seen.jsonValue()).toEqual(['none']);
  const control = page.locator('.asking-control');
  await expect.poll(() => control.evaluate((one) => getComputedStyle(one).pointerEvents)).toBe('auto');
  expect(faults).toEqual([]);
  await context.close();
});

describe('hints', () => {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 1280, height: 640 },
    { width: 844, height: 390 },
    { width: 360, height: 640 },
  ]) {
    test(`leave the answers free on a screen of ${viewport.width} by ${viewport.height}`, async () => {
      const { page, context } = await site.visit({ viewport }, { hints: 'given' });
      await playNow(page, site.address);
      for (const topic of ['choose-nation', 'movement']) {
        await answerUntil(page, topic);
        const hint = page.getByRole('complementary', { name: 'Hint' });
        await hint.waitFor();
        await expect.poll(() => covers(hint, page.locator('.question-bar'))).toBe(false);
        if (viewport.width > 1000) await expect.poll(() => covers(hint, page.locator('.tabs'))).toBe(false);
        await hint.getByRole('button', { name: 'Got it' }).click();
      }
      await context.close();
    });
  }

  test('are given again one by one', async () => {
    const { page, context } = await site.visit({}, { hints: 'given' });
    await plant(page, site.address, TABLE);
    await page.getByRole('button', { name: 'Turn hints off' }).click();
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('button', { name: /^Show hints again/ }).click();
    await page.getByRole('button', { name: 'Show hint' }).click();
    await page.getByRole('complementary', { name: 'Hint' }).getByText('Spread out').waitFor();
    await context.close();
  });
});

/** Leaves an answer to a question to come, to be proposed. */
async function answerAhead(page: Page, question: RegExp, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Plan ahead/ }).click();
  const ahead = page.getByRole('listitem').filter({ hasText: question });
  await ahead.getByRole('button', { name: 'Plan answer' }).click();
  await ahead.getByRole('checkbox', { name: 'Suggest only' }).check();
  await ahead.getByRole('button', { name: choice, exact: true }).click();
  await ahead.getByText('asks you first').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

describe('the table', () => {
  test('proposes what was answered ahead, and takes it with one touch', async () => {
    const { page, context, faults } = await site.visit();
    await plant(page, site.address, MINTS);
    await nextTopic(page);
    await answerAhead(page, /tax/, '3');
    await answerUntil(page, 'tax-rate');
    await expect.poll(() => page.locator('.prepared').textContent()).toMatch(/Your planned answer: 3/);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.asking[data-topic="tax-rate"]').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  test('keeps what was pinned, and reads out what is asked where it always does', async () => {
    const { page, context } = await site.visit();
    await plant(page, site.address, TABLE);
    await page.getByRole('tab', { name: 'Reference' }).click();
    await page.getByRole('button', { name: 'Pin', exact: true }).click();
    await page.reload();
    await nextTopic(page);
    await expect.poll(() => page.getByRole('tab', { name: 'Reference' }).getAttribute('aria-selected')).toBe('true');
    const region = await page.locator('[data-tells="question"]').elementHandle();
    const before = await region?.textContent();
    expect(before).toBe(await page.locator('.asking-text').textContent());
    await answer(page, new Set());
    await nextTopic(page);
    await expect.poll(() => region?.textContent()).not.toBe(before);
    // Read in one go: bots go on asking.
    const tells = (): Promise<boolean | undefined> =>
      region?.evaluate((one) => one.textContent === document.querySelector('.asking-text')?.textContent) ??
      Promise.resolve(undefined);
    await expect.poll(tells).toBe(true);
    await context.close();
  });

  test('shows what came of an answer to a calamity before the cards take the room, and again on wish', async () => {
    const { page, context, faults } = await site.visit();
    await plant(page, site.address, STRUCK);
    await page.getByRole('button', { name: 'Done trading' }).click();
    const theatre = page.locator('.theatre');
    await theatre.filter({ hasText: 'Famine strikes Thrace' }).waitFor();
    expect(await nextTopic(page)).not.toBe('civilization-cards');
    await skipScenes(page);
    await answerUntil(page, 'civilization-cards');
    const losses = theatre.getByText(/^Thrace loses \d+ tokens? in/).first();
    await losses.waitFor();
    await expect.poll(() => covers(page.locator('.panel'), theatre)).toBe(false);
    await skipScenes(page);
    await page.locator('.strip').getByRole('button', { name: 'Replay last event' }).click();
    await losses.waitFor();
    await skipScenes(page);
    await theatre.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1280, height: 560 });
    await page.getByRole('tab', { name: 'Log' }).click();
    const lines = page.locator('.chronicle-lines .line');
    const [first, last, body] = [lines.first(), lines.last(), page.locator('.panel-body')];
    expect([await covers(first, body), await covers(last, body)]).toEqual([false, true]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the keyboard', () => {
  const atQuestion = (page: Page): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('.question-bar') !== null);

  test('stays at the question from one answer to the next, and finds it from anywhere', async () => {
    const { page, context, faults } = await site.visit();
    await plant(page, site.address, TABLE);
    expect(await nextTopic(page)).toBe('movement');
    await page.getByRole('button', { name: 'End movement' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.button[aria-disabled="false"]').getByText('End anyway').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.asking[data-topic]:not([data-topic="movement"])').waitFor();
    await expect.poll(() => atQuestion(page)).toBe(true);
    await expect.poll(() => page.locator('.dot[tabindex="0"]').count()).toBe(1);
    await page.locator('.dot[tabindex="0"]').focus();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.dot-done:focus').waitFor();
    await page.keyboard.press('F6');
    await expect.poll(() => atQuestion(page)).toBe(true);
    await page.locator('.area[tabindex="0"]').focus();
    await page.keyboard.press('q');
    await expect.poll(() => atQuestion(page)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a small screen', () => {
  /** But for what is lost in reckoning with fractions of a pixel. */
  const heightOf = async (thing: Locator): Promise<number> =>
    Number(((await thing.boundingBox())?.height ?? 0).toFixed(3));

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
  ]) {
    test(`of ${viewport.width} by ${viewport.height} is the board's, until half of the sheet is drawn up to be read`, async () => {
      const { page, context } = await site.visit({ viewport });
      await plant(page, site.address, TABLE);
      await nextTopic(page);
      const [board, panel] = [page.locator('.table-stage'), page.locator('.panel-body')];
      const before = await board.boundingBox();
      expect(before?.width).toBe(viewport.width);
      expect(before?.height).toBeGreaterThan(viewport.height / 2);
      await page.getByRole('button', { name: 'Open players, hand and log' }).click();
      await expect.poll(() => heightOf(panel)).toBeGreaterThan(viewport.height / 3);
      await expect.poll(() => heightOf(board)).toBeGreaterThan(viewport.height / 4);
      await context.close();
    });
  }

  test('shows a scene on the board before the sheet with the cards is drawn up', async () => {
    const { page, context, faults } = await site.visit(SMALL_PHONE);
    await plant(page, site.address, SUPERSTITIOUS);
    await page.getByRole('button', { name: 'Done trading' }).tap();
    await page.locator('.asking[data-topic="civilization-cards"]').waitFor();
    const [table, theatre] = [page.locator('.table'), page.locator('.theatre')];
    await theatre.getByText('Superstition strikes Thrace').waitFor();
    await expect.poll(() => table.getAttribute('data-sheet')).toBe('closed');
    expect(await heightOf(theatre)).toBeLessThan((await heightOf(page.locator('.table-stage'))) / 2);
    const lines = theatre.locator('.theatre-lines');
    await expect.poll(() => lines.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(1);
    await expect.poll(() => heightOf(theatre.locator('.theatre-auto'))).toBeGreaterThanOrEqual(40);
    await theatre.getByRole('button', { name: 'Next' }).tap();
    await expect.poll(() => table.getAttribute('data-sheet')).toBe('open');
    expect(faults).toEqual([]);
    await context.close();
  });

  for (const [ends, table] of [
    ['Keep 2 ships', { ...TABLE, at: 'ships', given: SHIPS }],
    ['Lose these', { ...STRUCK, at: 'calamities' }],
  ] as const) {
    test(`keeps “${ends}” in view, also when the sheet is drawn up`, async () => {
      const { page, context } = await site.visit(SMALL_PHONE);
      await plant(page, site.address, table);
      const end = page.getByRole('button', { name: ends });
      await end.waitFor();
      await expect.poll(() => isInViewport(end)).toBe(true);
      await page.getByRole('button', { name: 'Open players, hand and log' }).tap();
      await expect.poll(() => isInViewport(end)).toBe(true);
      await expect.poll(() => heightOf(end)).toBeGreaterThanOrEqual(40);
      await context.close();
    });
  }

  test('that lies on its side keeps the tabs in view, and gives a panel the place of the board on wish', async () => {
    const viewport = { width: 844, height: 390 };
    const { page, context } = await site.visit({ viewport });
    await plant(page, site.address, TABLE);
    await nextTopic(page);
    const [tabs, panel, bar] = [page.locator('.tabs'), page.locator('.panel'), page.locator('.question-bar')];
    const { y = 0, height = 0 } = (await tabs.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    const whole = page.getByRole('button', { name: 'Full screen' });
    await whole.click();
    await expect.poll(() => heightOf(panel)).toBeGreaterThan(300);
    expect([await covers(panel, bar), await page.locator('.board').isVisible()]).toEqual([false, false]);
    await whole.click();
    expect([await covers(panel, bar), await page.locator('.board').isVisible()]).toEqual([false, true]);
    await context.close();
  });

  test('shows points to the last digit', async () => {
    const { page, context } = await site.visit({ viewport: { width: 1024, height: 768 } });
    await plant(page, site.address, RICH);
    await page.getByRole('tab', { name: 'Reference' }).click();
    await page.getByRole('button', { name: 'Points', exact: true }).click();
    const ledger = page.locator('.score .ledger-scroll');
    const beyond = (): Promise<number> => ledger.evaluate((one) => one.scrollWidth - one.clientWidth);
    await expect.poll(() => ledger.locator('tbody td').allTextContents()).toContain('1200');
    await expect.poll(() => beyond()).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Open players, hand and log' }).click();
    await expect.poll(() => beyond()).toBe(0);
    await context.close();
  });
});
