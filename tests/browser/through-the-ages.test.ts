import { throughTheAges } from '@ecumene/through-the-ages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerSensibly, beginAges, playInPlace, sitDownToAges } from './ages.ts';
import { drawn, Site } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { atRest } from './hand.ts';
import { answering, nextTopic, skipScenes, turnOf } from './newcomer.ts';
import { plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Takes the first card of the row that can be taken, and says which it was. */
async function takeACard(page: Page): Promise<string> {
  const card = page.locator('.card-row .card:has(.action-button[data-may="yes"])').first();
  await card.waitFor();
  const name = (await card.locator('.card-name').textContent()) ?? '';
  await answering(page, () => card.locator('.action-button[data-may="yes"]').first().click());
  return name;
}

/** Ends the turn, whatever could still be done. */
async function endTurn(page: Page): Promise<void> {
  await answering(page, async () => {
    await page.getByRole('button', { name: 'End turn' }).click();
    await drawn(page);
    const sure = page.getByRole('button', { name: /^End with/ });
    if (await sure.isVisible()) await sure.click();
  });
}

/** Prices that stand out of their cards, and cards that do not show all of their name, or of what they give and cost. */
async function cutShort(page: Page): Promise<readonly string[]> {
  return page.locator('.ages-stage .card').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const name = tile.querySelector('.card-name')?.textContent ?? '';
      const edge = tile.getBoundingClientRect();
      const prices = [...tile.querySelectorAll('.cost')].filter(
        (one) => one.getBoundingClientRect().right > edge.right,
      );
      const names = [...tile.querySelectorAll('.card-name')].filter(
        (one) => one.getBoundingClientRect().bottom > edge.bottom || one.scrollWidth > one.clientWidth,
      );
      const face = tile.querySelector('.card-face') ?? tile;
      const facts = [...tile.querySelectorAll('.card-facts')].filter(
        (one) => one.getBoundingClientRect().bottom > face.getBoundingClientRect().bottom + 1,
      );
      return [
        ...prices.map(() => `price of ${name}`),
        ...names.map(() => `name of ${name}`),
        ...facts.map(() => `facts of ${name}`),
      ];
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
    await sitDownToAges(page, site.address);
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
    await expect.poll(() => turnOf(page)).toBeGreaterThanOrEqual(5);
    await context.close();
  });

  test('is played for four rounds by tapping cards, and what they then offer', async () => {
    const { page, context, faults } = await site.visit();
    await beginAges(page, site.address);
    const cards = page.locator('.ages-stage :is(.card[data-can="true"] .card-face, .board-card[data-can="true"])');
    let tapped = 0;
    while ((await turnOf(page)) < 5) {
      if ((await nextTopic(page)) !== 'action') await answerSensibly(page);
      else if ((await cards.count()) === 0) await endTurn(page);
      else {
        await answering(page, async () => {
          await cards.first().click();
          await page.getByRole('dialog').locator('.sheet-actions .action-button[data-may="yes"]').first().click();
        });
        tapped++;
      }
    }
    expect(tapped).toBeGreaterThan(8);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('takes an action back, and acts again', async () => {
    const { page, context, faults } = await site.visit();
    await beginAges(page, site.address);
    const name = await takeACard(page);
    for (let again = 0; again < 2; again++) {
      await answering(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
      expect(await takeACard(page)).toBe(name);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('tells what the others did in a line below the hand, until one does something', async () => {
    const { page, context, faults } = await site.visit({ viewport: { width: 1366, height: 768 } });
    await beginAges(page, site.address);
    await endTurn(page);
    expect(await nextTopic(page)).toBe('politics');
    await skipScenes(page);
    const told = page.getByRole('complementary', { name: 'Since your last turn' });
    await told.getByText(/ takes /).waitFor();
    const [stage, line] = [await page.locator('.ages-stage').boundingBox(), await told.boundingBox()];
    if (stage === null || line === null) throw new Error('not on the screen');
    expect(line.y).toBeGreaterThanOrEqual(stage.y + stage.height);
    expect(line.height).toBeLessThan(40);
    await told.getByRole('button', { name: 'Since your last turn' }).click();
    await expect.poll(async () => (await told.boundingBox())?.height).toBeGreaterThan(line.height);
    await answering(page, () => page.getByRole('button', { name: 'No political action' }).click());
    await told.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  test('asks on a phone with at most one row of cards, and one of ways to go on', async () => {
    const { page, context } = await site.visit({ viewport: { width: 390, height: 844 } });
    await beginAges(page, site.address);
    const rowsOf = (rows: string): Promise<number> =>
      page
        .locator(rows)
        .evaluateAll((buttons) => new Set(buttons.map((one) => Math.round(one.getBoundingClientRect().bottom))).size);
    while ((await turnOf(page)) < 5) {
      if ((await nextTopic(page)) === 'politics') {
        await expect.poll(() => rowsOf('.politics .choices > .button')).toBe(1);
        await expect.poll(() => rowsOf('.politics .card-chip')).toBeLessThanOrEqual(1);
      }
      await answerSensibly(page);
    }
    await context.close();
  });

  test('shows each event with what its card says and what comes of it', async () => {
    const { page, context } = await site.visit();
    await beginAges(page, site.address);
    const scene = page.locator('.theatre');
    for (;;) {
      await page.locator('.asking[data-topic], .theatre').first().waitFor();
      if ((await page.locator('.theatre-event .theatre-lines li').count()) > 0) break;
      if (await scene.isVisible()) await skipScenes(page);
      else await answerSensibly(page);
    }
    await expect.poll(() => scene.locator('h2').textContent()).toMatch(/^The event is /);
    await scene.locator('.theatre-about').waitFor();
    await page.setViewportSize({ width: 390, height: 664 });
    await page.locator('.sheet-handle').click();
    const next = scene.getByRole('button', { name: 'Next' });
    await expect.poll(async () => lowest(page.locator('.table-stage'))).toBeLessThan(320);
    expect(await lowest(scene)).toBeLessThanOrEqual(await lowest(page.locator('.table-stage')));
    expect(await lowest(next)).toBeLessThanOrEqual(await lowest(scene));
    await context.close();
  });

  test('keeps what ends the turn in view, however small the phone is and whichever way it is held', async () => {
    const { page, context } = await site.visit({ viewport: { width: 360, height: 640 } });
    await beginAges(page, site.address);
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
      await expect.poll(() => lowest(end)).toBeLessThanOrEqual(bar);
      await expect.poll(() => isOnTop(end)).toBe(true);
      await expect.poll(() => isOnTop(warning)).toBe(true);
    }
    await context.close();
  });

  test('keeps resigning out of the way, and asks twice', async () => {
    const { page, context } = await site.visit();
    await beginAges(page, site.address);
    await endTurn(page);
    expect(await nextTopic(page)).toBe('politics');
    const resign = page.getByRole('button', { name: 'Resign …' });
    await expect.poll(() => resign.count()).toBe(0);
    await page.getByRole('button', { name: 'More …' }).click();
    await resign.click();
    await page.getByRole('button', { name: 'Yes, resign' }).waitFor();
    await page.getByRole('button', { name: 'Fewer' }).click();
    await expect.poll(() => page.locator('.asking').getAttribute('data-topic')).toBe('politics');
    await context.close();
  });

  test('offers a thumb enough of the list of what happens next time', async () => {
    const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
    const { page, context } = await site.visit(phone);
    await beginAges(page, site.address);
    await endTurn(page);
    const [list, goOn] = [page.locator('.later-list'), page.getByRole('button', { name: 'Continue' })];
    const [above, below] = [await list.boundingBox(), await goOn.boundingBox()];
    if (above === null || below === null) throw new Error('not on the screen');
    expect(above.height).toBeGreaterThanOrEqual(40);
    expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(8);
    await context.close();
  });

  test('says why there are so few actions on the first turn', async () => {
    const { page, context } = await site.visit();
    await beginAges(page, site.address);
    await page.getByText(/^First turn: \d of \d civil actions? left/).waitFor();
    await context.close();
  });

  test('says why a card cannot be taken, with the paragraph', async () => {
    const { page, context } = await site.visit();
    await beginAges(page, site.address);
    await takeACard(page);
    const dear = page.locator('.card-row .action-button[data-may="no"]').last();
    await atRest(dear);
    // It says of itself that it cannot be pressed now.
    await dear.click({ force: true });
    const refusal = page.locator('.refusal');
    await refusal.waitFor();
    await expect.poll(() => refusal.textContent()).toMatch(/TTA /);
    await context.close();
  });

  test('shows what a card says to a mouse that moves onto it, not to one it comes to lie under', async () => {
    const { page, context } = await site.visit();
    await page.clock.install();
    await beginAges(page, site.address);
    const [card, glance] = [page.locator('.card-row .card-face').first(), page.locator('.glance')];
    const closer = page.locator('dialog[open]');
    await card.click();
    await closer.waitFor();
    const box = await card.boundingBox();
    if (box === null) throw new Error('not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await closer.waitFor({ state: 'detached' });
    await page.clock.runFor(5000);
    await expect.poll(() => glance.count()).toBe(0);
    await page.mouse.move(x + 3, y);
    await glance.waitFor();
    await context.close();
  });

  test('says where every number comes from', async () => {
    const { page, context } = await site.visit();
    await beginAges(page, site.address);
    const science = page.locator('.figure[data-sign="science"]').first();
    await science.locator('.figure-face').focus();
    const why = science.getByRole('tooltip');
    await why.waitFor();
    await expect.poll(() => why.textContent()).toContain('+1 Philosophy');
    await context.close();
  });

  test('is played by thumb on a phone', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
    const { page, context, faults } = await site.visit(phone);
    await sitDownToAges(page, site.address);
    await takeACard(page);
    const row = page.locator('.card-row');
    await row.evaluate((one) => one.scrollTo({ left: 500 }));
    while ((await turnOf(page)) < 2) await answerSensibly(page);
    await expect.poll(() => row.evaluate((one) => one.scrollLeft)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(faults).toEqual([]);
    await context.close();
  });

  for (const [width, height, seats] of [
    [1280, 720, 4],
    [1440, 900, 3],
  ] as const) {
    test(`keeps row, board and hand in view and in place at ${width} by ${height} with ${seats} players`, async () => {
      const { page, context, faults } = await site.visit({ viewport: { width, height } });
      await sitDownToAges(page, site.address, seats);
      await playInPlace(page, async () => (await turnOf(page)) === 4);
      expect(faults).toEqual([]);
      await context.close();
    });
  }

  test('lists all actions for the key /, to be searched and done', async () => {
    const { page, context } = await site.visit();
    await beginAges(page, site.address);
    await page.keyboard.press('/');
    const list = page.getByRole('dialog');
    const actions = list.locator('.action-button[data-may="yes"]');
    await actions.first().waitFor();
    const before = await actions.count();
    await list.getByRole('searchbox').fill('no such action');
    await expect.poll(() => actions.count()).toBe(0);
    await list.getByRole('searchbox').fill('take');
    await expect.poll(() => actions.count()).toBeLessThanOrEqual(before);
    await answering(page, () => actions.first().click());
    await list.waitFor({ state: 'detached' });
    await context.close();
  });

  test('opens the panel of the events from their piles, and hides it again', async () => {
    const { page, context } = await site.visit();
    await beginAges(page, site.address);
    const panel = page.getByRole('tabpanel', { name: 'Events' });
    await expect.poll(() => panel.isVisible()).toBe(false);
    await page.locator('.piles').click();
    await panel.waitFor();
    await page.getByRole('button', { name: 'Hide panel' }).click();
    await panel.waitFor({ state: 'hidden' });
    await context.close();
  });

  test('lets a rival be compared with oneself', async () => {
    const { page, context } = await site.visit();
    await beginAges(page, site.address);
    await page.locator('.ages-who').nth(1).click();
    const boards = page.getByRole('dialog').locator('.civilization');
    await expect.poll(() => boards.count()).toBe(1);
    await page.getByRole('button', { name: 'Compare with yours' }).click();
    await expect.poll(() => boards.count()).toBe(2);
    await context.close();
  });

  test('lets cards be discarded in the hand itself', async () => {
    const { page, context, faults } = await site.visit();
    const hand = ['raid-i', 'rats', 'vast-territory-i', 'inhabited-territory-i'];
    const given = { age: 1, round: 4, current: 'Ada', Ada: { hand } };
    await plant(page, site.address, { game: throughTheAges, people: ['Ada'], bots: ['Ben'], at: 'actions', given });
    await nextTopic(page);
    await endTurn(page);
    expect(await nextTopic(page)).toBe('discard-military');
    const cards = page.locator('.hand-part .card-pick');
    const discard = page.getByRole('button', { name: 'Discard', exact: true });
    await cards.first().waitFor();
    await answering(page, async () => {
      for (const card of await cards.all()) {
        if ((await discard.count()) > 0) break;
        await card.click();
        await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
      }
      await discard.click();
    });
    expect(faults).toEqual([]);
    await context.close();
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`puts nothing serious in the way by ${scheme === 'light' ? 'day' : 'night'}`, async () => {
      const { page, context } = await site.visit({ bypassCSP: true, colorScheme: scheme, reducedMotion: 'reduce' });
      await beginAges(page, site.address);
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
