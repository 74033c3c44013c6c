import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { nextTopic, turnOf } from './newcomer.ts';

const PATIENCE = 60_000;

let site: Site;

/** The site may have to be built first. */
beforeAll(async () => {
  site = await Site.open();
}, 3 * PATIENCE);
afterAll(() => site.close());

/** From the front page to a table of Through the Ages. */
async function sitDown(page: Page): Promise<void> {
  await page.goto(site.address);
  await page.getByRole('link', { name: 'Through the Ages' }).click();
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await nextTopic(page);
  const hints = page.getByRole('button', { name: 'No more hints' });
  if ((await hints.count()) > 0) await hints.click();
}

/** Does something and waits until the table has heard it. */
async function answering(page: Page, press: () => Promise<void>): Promise<void> {
  const question = await page.locator('.asking').getAttribute('data-question');
  await press();
  await page.locator(`.asking[data-question="${question}"]`).waitFor({ state: 'detached', timeout: PATIENCE });
}

/** Takes the first card of the row that can be taken, and says which it was. */
async function takeACard(page: Page): Promise<string> {
  const card = page.locator('.card-row .card:has(.deed[data-may="yes"])').first();
  await card.waitFor({ timeout: PATIENCE });
  const name = (await card.locator('.card-name').textContent()) ?? '';
  await answering(page, () => card.locator('.deed[data-may="yes"]').first().click());
  return name;
}

/** Answers whatever is asked with what a sensible player would do. */
async function answerSensibly(page: Page): Promise<string> {
  const topic = await nextTopic(page);
  const control = page.locator('.asking-control');
  await answering(page, async () => {
    const suggest = control.getByRole('button', { name: 'Suggest', exact: true });
    if ((await suggest.count()) > 0) await suggest.click();
    if (['action', 'politics', 'bid', 'head-start', 'agreement'].includes(topic))
      await control.locator('.advice').click({ timeout: PATIENCE });
    else if ((await control.locator('.button.primary').count()) > 0)
      await control.locator('.button.primary:enabled').last().click({ timeout: PATIENCE });
    else await control.locator('.button').first().click();
  });
  return topic;
}

/** Ends the turn, whatever could still be done. */
async function endTurn(page: Page): Promise<void> {
  await answering(page, async () => {
    await page.getByRole('button', { name: 'End turn' }).click();
    const sure = page.getByRole('button', { name: /^End with/ });
    if ((await sure.count()) > 0) await sure.click();
  });
}

/** Prices that stand out of their cards, and words cut short although another line would fit. */
async function cutShort(page: Page): Promise<readonly string[]> {
  return page.locator('.ages-stage .card').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const name = tile.querySelector('.card-name')?.textContent ?? '';
      const edge = tile.getBoundingClientRect().right;
      const prices = [...tile.querySelectorAll('.cost')].filter((one) => one.getBoundingClientRect().right > edge);
      const said = [...tile.querySelectorAll('.card-words > span')].filter((one) => {
        const line = Number.parseFloat(getComputedStyle(one).lineHeight);
        const free = (one.parentElement?.clientHeight ?? 0) - one.clientHeight;
        return one.scrollHeight > one.clientHeight && free >= line;
      });
      return [...prices.map(() => `price of ${name}`), ...said.map(() => `words of ${name}`)];
    }),
  );
}

/** How far down something reaches. */
async function lowest(thing: Locator): Promise<number> {
  const box = await thing.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}

/** Whether nothing lies over the middle of something. */
async function isOnTop(thing: Locator): Promise<boolean> {
  return thing.evaluate((here) => {
    const { left, top, width, height } = here.getBoundingClientRect();
    return here.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

describe('Through the Ages', () => {
  test('is played for several turns from the front page', async () => {
    const { page, context, faults } = await site.visit();
    await sitDown(page);
    const name = await takeACard(page);
    await page.locator('.ages-stage').getByText(name).first().waitFor();
    const topics = new Set<string>();
    while ((await turnOf(page)) < 5) {
      topics.add(await answerSensibly(page));
      expect(await cutShort(page)).toEqual([]);
    }
    expect([...topics]).toEqual(expect.arrayContaining(['action', 'politics']));
    expect(faults).toEqual([]);
    await page.reload();
    await nextTopic(page);
    expect(await turnOf(page)).toBeGreaterThanOrEqual(5);
    await context.close();
  });

  test('takes a deed back, and acts again', async () => {
    const { page, context, faults } = await site.visit();
    await sitDown(page);
    const name = await takeACard(page);
    for (let again = 0; again < 2; again++) {
      await answering(page, () => page.getByRole('button', { name: 'Take back' }).click());
      expect(await takeACard(page)).toBe(name);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('tells what the others did in a line below the hand, until one does something', async () => {
    const { page, context, faults } = await site.visit({ viewport: { width: 1366, height: 768 } });
    await sitDown(page);
    await endTurn(page);
    expect(await nextTopic(page)).toBe('politics');
    const told = page.getByRole('complementary', { name: 'Since your last turn' });
    await told.getByText(/ takes /).waitFor();
    const [stage, line] = [await page.locator('.ages-stage').boundingBox(), await told.boundingBox()];
    if (stage === null || line === null) throw new Error('not on the screen');
    expect(line.y).toBeGreaterThanOrEqual(stage.y + stage.height);
    expect(line.height).toBeLessThan(40);
    await told.getByRole('button', { name: 'Since your last turn' }).click();
    expect((await told.boundingBox())?.height).toBeGreaterThan(line.height);
    await answering(page, () => page.getByRole('button', { name: 'No political action' }).click());
    await told.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  test('asks on a phone with at most one row of cards, and one of ways to go on', async () => {
    const { page, context } = await site.visit({ viewport: { width: 390, height: 844 } });
    await sitDown(page);
    const rowsOf = (rows: string): Promise<number> =>
      page
        .locator(rows)
        .evaluateAll((buttons) => new Set(buttons.map((one) => Math.round(one.getBoundingClientRect().bottom))).size);
    while ((await turnOf(page)) < 5) {
      if ((await nextTopic(page)) === 'politics') {
        expect(await rowsOf('.politics .choices > .button')).toBe(1);
        expect(await rowsOf('.politics .card-chip')).toBeLessThanOrEqual(1);
      }
      await answerSensibly(page);
    }
    await context.close();
  });

  test('shows each event with what its card says and what comes of it', async () => {
    const { page, context } = await site.visit();
    await page.addInitScript(() => localStorage.setItem('ecumene.theatre', 'stepwise'));
    await sitDown(page);
    const scene = page.locator('.theatre');
    const isEvent = async (): Promise<boolean> => (await page.locator('.theatre-event .theatre-lines li').count()) > 0;
    while (!(await isEvent())) {
      if ((await scene.count()) > 0) await scene.getByRole('button', { name: 'Next' }).click();
      else if ((await page.locator('.asking').count()) > 0) await answerSensibly(page);
      else await page.waitForTimeout(100);
    }
    expect(await scene.locator('h2').textContent()).toMatch(/^The event is /);
    await scene.locator('.theatre-about').waitFor();
    await page.setViewportSize({ width: 390, height: 664 });
    await page.locator('.sheet-handle').click();
    const next = scene.getByRole('button', { name: 'Next' });
    await expect.poll(async () => lowest(page.locator('.table-stage'))).toBeLessThan(300);
    expect(await lowest(scene)).toBeLessThanOrEqual(await lowest(page.locator('.table-stage')));
    expect(await lowest(next)).toBeLessThanOrEqual(await lowest(scene));
    await context.close();
  });

  test('keeps what ends the turn in sight, however small the phone is and whichever way it is held', async () => {
    const { page, context } = await site.visit({ viewport: { width: 360, height: 640 } });
    await sitDown(page);
    await endTurn(page);
    while ((await nextTopic(page)) !== 'action') await answerSensibly(page);
    await page.getByRole('button', { name: 'Suggest', exact: true }).click();
    await page.locator('.advice').waitFor();
    await page.getByRole('button', { name: 'End turn' }).click();
    const [end, warning] = [page.getByRole('button', { name: /^End with/ }), page.locator('.undone')];
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [844, 390],
      [750, 342],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => lowest(page.locator('.question-bar'))).toBeLessThanOrEqual(height);
      const bar = await lowest(page.locator('.question-bar'));
      expect(await lowest(end)).toBeLessThanOrEqual(bar);
      expect(await isOnTop(end)).toBe(true);
      expect(await isOnTop(warning)).toBe(true);
    }
    await context.close();
  });

  test('keeps resigning out of the way, and asks twice', async () => {
    const { page, context } = await site.visit();
    await sitDown(page);
    await endTurn(page);
    expect(await nextTopic(page)).toBe('politics');
    const resign = page.getByRole('button', { name: 'Resign …' });
    expect(await resign.count()).toBe(0);
    await page.getByRole('button', { name: 'More …' }).click();
    await resign.click();
    await page.getByRole('button', { name: 'Yes, resign' }).waitFor();
    await page.getByRole('button', { name: 'Fewer' }).click();
    expect(await page.locator('.asking').getAttribute('data-topic')).toBe('politics');
    await context.close();
  });

  test('offers a thumb enough of the list of what happens next time', async () => {
    const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
    const { page, context } = await site.visit(phone);
    await sitDown(page);
    await endTurn(page);
    const [list, goOn] = [page.locator('.later-list'), page.getByRole('button', { name: 'Go on' })];
    const [above, below] = [await list.boundingBox(), await goOn.boundingBox()];
    if (above === null || below === null) throw new Error('not on the screen');
    expect(above.height).toBeGreaterThanOrEqual(40);
    expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(8);
    await context.close();
  });

  test('says why there are so few actions on the first turn', async () => {
    const { page, context } = await site.visit();
    await sitDown(page);
    await page.getByText(/^First turn: your place gives \d civil actions?, \d left/).waitFor();
    await context.close();
  });

  test('says why a card cannot be taken, with the paragraph', async () => {
    const { page, context } = await site.visit();
    await sitDown(page);
    await takeACard(page);
    const dear = page.locator('.card-row .deed[data-may="no"]').last();
    await dear.waitFor({ timeout: PATIENCE });
    await dear.click({ force: true });
    const refusal = page.locator('.refusal');
    await refusal.waitFor();
    expect(await refusal.textContent()).toMatch(/TTA /);
    await context.close();
  });

  test('shows what a card says to a mouse that moves onto it, not to one it comes to lie under', async () => {
    const { page, context } = await site.visit();
    await sitDown(page);
    const [card, glance] = [page.locator('.card-row .card-face:has(.card-words)').first(), page.locator('.glance')];
    const closer = page.locator('dialog[open]');
    await card.click();
    await closer.waitFor();
    const box = await card.boundingBox();
    if (box === null) throw new Error('not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await closer.waitFor({ state: 'detached' });
    await page.waitForTimeout(600);
    expect(await glance.count()).toBe(0);
    await page.mouse.move(x + 3, y);
    await glance.waitFor();
    await context.close();
  });

  test('says where every number comes from', async () => {
    const { page, context } = await site.visit();
    await sitDown(page);
    const science = page.locator('.figure[data-sign="science"]').first();
    await science.locator('.figure-face').focus();
    const why = science.getByRole('tooltip');
    await why.waitFor();
    expect(await why.textContent()).toContain('+1 Philosophy');
    await context.close();
  });

  test('is played by thumb on a phone', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
    const { page, context, faults } = await site.visit(phone);
    await sitDown(page);
    await takeACard(page);
    const row = page.locator('.card-row');
    await row.evaluate((one) => one.scrollTo({ left: 500 }));
    while ((await turnOf(page)) < 2) await answerSensibly(page);
    expect(await row.evaluate((one) => one.scrollLeft)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(faults).toEqual([]);
    await context.close();
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`puts nothing serious in the way by ${scheme === 'light' ? 'day' : 'night'}`, async () => {
      const { page, context } = await site.visit({ bypassCSP: true, colorScheme: scheme, reducedMotion: 'reduce' });
      await sitDown(page);
      while ((await turnOf(page)) < 2) await answerSensibly(page);
      await nextTopic(page);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await seriousFaults(page)).toEqual([]);
      }
      await page.locator('.ages-who').nth(1).click();
      expect(await seriousFaults(page)).toEqual([]);
      await context.close();
    });
  }
});
