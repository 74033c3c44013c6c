import { expansionProject } from '@ecumene/expansion-project';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { covers } from './in-viewport.ts';
import { passTo } from './newcomer.ts';
import { plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const TABLE = {
  people: ['Ada', 'Ben'],
  bots: ['Dido', 'Hiram', 'Tiye'],
  at: 'trade',
  given: {
    turn: 9,
    egypt: {
      seat: 'Ada',
      tokens: { thebes: 4 },
      cities: ['memphis'],
      cards: ['pottery'],
      hand: ['oil', 'oil', 'salt', 'iron', 'iron', 'grain', 'grain', 'grain', 'grain'],
      treasury: 40,
      step: 7,
    },
    crete: { seat: 'Ben', tokens: { knossos: 4 }, hand: ['wine', 'wine', 'salt', 'grain', 'ochre'], step: 6 },
    asia: { seat: 'Dido', tokens: { ankara: 3 }, step: 6 },
    thrace: { seat: 'Hiram', tokens: { byzantium: 3 }, step: 6 },
    illyria: { seat: 'Tiye', tokens: { epirus: 3 }, step: 6 },
  },
} as const;

/** What somebody may have late in a game, when most cards make the others cheaper. */
const MANY_CARDS = [
  ...['pottery', 'cloth-making', 'metalworking', 'agriculture', 'astronomy', 'coinage', 'medicine', 'engineering'],
  ...['drama-and-poetry', 'music', 'literacy', 'mathematics', 'mysticism', 'enlightenment'],
];

function composer(page: Page) {
  return page.locator('.composer');
}

async function askForTwo(page: Page, card: string): Promise<void> {
  const asked = composer(page).getByRole('button', { name: /ask for another card/ });
  while ((await asked.count()) > 0) await asked.first().click();
  for (let i = 0; i < 2; i++)
    await composer(page)
      .getByRole('button', { name: new RegExp(`ask for ${card}`) })
      .click();
}

/** Ada offers Oil to Ben for Wine. */
async function adaOffers(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Oil × 2 worth 16/ }).click();
  await askForTwo(page, 'Wine');
  await composer(page).getByRole('button', { name: 'Crete', exact: true }).click();
  await composer(page).getByRole('button', { name: 'Offer to Crete' }).click();
  await page.locator('.offer-own').waitFor();
}

/** Ben wants one card more for it. */
async function benCounters(page: Page): Promise<void> {
  await page.locator('button.offer').filter({ hasText: 'only to you' }).click();
  const counter = composer(page).getByRole('button', { name: 'Counter-offer' });
  if ((await counter.count()) > 0) await counter.click();
  await composer(page).getByRole('button', { name: 'More: Unnamed cards wanted' }).click();
  await composer(page).getByRole('button', { name: 'Offer to Egypt' }).click();
  await page.locator('.offer-own').waitFor();
}

async function isDone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done trading' }).click();
}

describe('two people at one device', () => {
  test('make, counter and accept an offer, and buy two cards', async () => {
    const { page, context, faults } = await site.visit({ viewport: { width: 1140, height: 800 } });
    await plant(page, site.address, TABLE);
    await page.getByRole('button', { name: 'I am Ada' }).click();
    const height = async () => (await page.locator('.question-bar').boundingBox())?.height ?? 0;
    const before = await height();
    await adaOffers(page);

    await passTo(page, 'Ben');
    await expect.poll(() => page.locator('.hand-set').count()).toBe(4);
    await benCounters(page);

    await passTo(page, 'Ada');
    await page.locator('button.offer-open').filter({ hasText: 'counter-offer' }).click();
    await composer(page).getByRole('button', { name: 'Accept' }).click();
    await page.locator('.deals .deal-own').waitFor();
    await expect
      .poll(() => page.locator('.deals .deal-own').textContent())
      .toMatch(/You and Crete.*you gave.*Oil.*you got.*Wine/);
    await expect.poll(() => page.locator('.hand-set').filter({ hasText: 'Wine' }).textContent()).toMatch(/× 2.*20/);
    await page.locator('.question-bar .deal-latest').waitFor();
    await expect.poll(() => height()).toBeLessThanOrEqual(before + 4);

    await isDone(page);
    await passTo(page, 'Ben');
    await isDone(page);
    await passTo(page, 'Ada');
    await page.locator('.tile').filter({ hasText: 'Cloth Making' }).click();
    await page.locator('.tile').filter({ hasText: 'Mysticism' }).click();
    await expect.poll(() => page.locator('.tray-sum').textContent()).toBe('Total85');
    await page.getByRole('button', { name: 'Buy 2 cards for 85' }).click();
    await page.getByRole('button', { name: 'Buy 2 cards for 85' }).waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Cards' }).click();
    await expect
      .poll(() => page.locator('.tile-held').allTextContents())
      .toEqual(['Pottery', 'Cloth Making', 'Mysticism']);
    expect(faults).toEqual([]);
    await context.close();
  });
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

describe('the trade on a phone', () => {
  test('keeps what says an offer in view while the rest of it scrolls', async () => {
    const { page, context } = await site.visit(PHONE);
    await plant(page, site.address, TABLE);
    await page.getByRole('button', { name: 'I am Ada' }).tap();
    await page.getByRole('button', { name: /^Oil × 2 worth 16/ }).tap();
    const foot = await composer(page).locator('.composer-say .primary').boundingBox();
    const panel = await page.locator('.panel-body').boundingBox();
    const end = (box: typeof foot): number => (box?.y ?? 0) + (box?.height ?? 0);
    expect(foot?.height).toBeGreaterThanOrEqual(40);
    expect(end(foot)).toBeLessThanOrEqual(end(panel));
    await context.close();
  });

  test('tells a deal in the bar however far the offers are scrolled, and lets none of them show above their heading', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await plant(page, site.address, TABLE);
    await page.getByRole('button', { name: 'I am Ada' }).tap();
    await adaOffers(page);
    // The trade is as long as if many offers stood there.
    await page.locator('.trade-river').evaluate((river) => river.style.setProperty('min-block-size', '200vh'));
    await page.locator('.panel-body').evaluate((panel) => panel.scrollTo({ top: panel.scrollHeight }));
    const [body = 0, heading = 0] = await page.evaluate(() =>
      ['.panel-body', '.river-head'].map((one) => document.querySelector(one)?.getBoundingClientRect().top),
    );
    expect(Math.abs(heading - body)).toBeLessThanOrEqual(1.5);
    await passTo(page, 'Ben');
    await page.locator('button.offer').filter({ hasText: 'only to you' }).click();
    await composer(page).getByRole('button', { name: 'Accept' }).click();
    await passTo(page, 'Ada');
    await page.locator('.question-bar .deal-latest').waitFor();
    await expect
      .poll(() => page.locator('.deal-latest').textContent())
      .toMatch(/^You gave Oil.* to Crete and got Ochre, Wine/);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a hand on a phone', () => {
  test('names every calamity in view above the goods, and what slides under a finger is not struck out', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    const hand = ['famine', 'flood', 'treachery', 'oil', 'oil', 'salt', 'iron', 'grain', 'wine', 'hides'];
    const given = { ...TABLE.given, egypt: { ...TABLE.given.egypt, hand } };
    await plant(page, site.address, { ...TABLE, given });
    await page.getByRole('button', { name: 'I am Ada' }).tap();
    const strip = page.locator('.hand-sets .hand-set');
    const { y: goods = 0 } = (await strip.first().boundingBox()) ?? {};
    const woes = page.locator('.hand-calamity');
    expect(await woes.allTextContents()).toEqual([
      'Treacherycalamity: strikes you unless you trade it away',
      'Faminecalamity: cannot be traded, strikes you',
      'Floodcalamity: cannot be traded, strikes you',
    ]);
    for (const woe of await woes.all()) {
      const { x = -1, y = 0, width = 0, height = 0 } = (await woe.boundingBox()) ?? {};
      expect([x >= 0, x + width <= PHONE.viewport.width, y + height <= goods]).toEqual([true, true, true]);
    }
    await expect.poll(() => strip.last().evaluate((one) => one.getBoundingClientRect().right)).toBeGreaterThan(360);
    const fade = await page.locator('.hand-sets').evaluate((one) => getComputedStyle(one).maskImage);
    expect(fade).toContain('linear-gradient');

    await page.locator('.outside > summary').tap();
    await page.locator('.outside li').first().waitFor();
    await woes.filter({ hasText: 'Treachery' }).tap();
    await expect.poll(() => woes.filter({ hasText: 'Treachery' }).textContent()).toContain('given unnamed');
    await composer(page).locator('.slot').filter({ hasText: 'Treachery' }).waitFor();
    await composer(page).getByRole('button', { name: 'Clear' }).tap();

    for (const _ of [1, 2]) await strip.filter({ hasText: 'Oil' }).tap();
    const slots = composer(page).locator('button.slot').filter({ hasText: 'Oil' });
    await expect.poll(() => slots.count()).toBe(2);
    await slots.first().tap();
    await expect.poll(() => slots.count()).toBe(1);
    await slots.hover();
    expect(await slots.locator('.trade-card').evaluate((card) => getComputedStyle(card).textDecorationLine)).toBe(
      'none',
    );
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** What in the list of wishes runs into something beside it, or out of its place. */
function overlaps(page: Page): Promise<string[]> {
  return composer(page)
    .locator('.wish')
    .evaluateAll((wishes) =>
      wishes.flatMap((wish) => {
        const parts = [...wish.querySelectorAll('.wish-value, .wish-name, .wish-out, .wish-own')].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
        const isApart = (a: DOMRect, b: DOMRect): boolean =>
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        const fits = parts.every((one, i) => parts.slice(i + 1).every((other) => isApart(one, other)));
        return fits && wish.scrollWidth <= wish.clientWidth ? [] : [wish.textContent ?? ''];
      }),
    );
}

describe('what one may ask for', () => {
  for (const [width, height] of [
    [1280, 720],
    [1140, 800],
    [1024, 640],
    [844, 390],
    [360, 740],
  ] as const)
    test(`stands clear of its numbers at ${width} by ${height}`, async () => {
      const { page, context } = await site.visit({ viewport: { width, height } });
      const hand = ['oil', 'timber', 'papyrus', 'iron', 'hides', 'hides'];
      const given = { ...TABLE.given, egypt: { ...TABLE.given.egypt, hand } };
      await plant(page, site.address, { ...TABLE, given });
      await page.getByRole('button', { name: 'I am Ada' }).click();
      await page.getByRole('button', { name: /^Hides/ }).dispatchEvent('click');
      const other = composer(page).getByRole('button', { name: /ask for another card/ });
      while ((await other.count()) > 0) await other.first().dispatchEvent('click');
      await composer(page).locator('.wish-own').first().waitFor();
      await expect.poll(() => overlaps(page)).toEqual([]);
      await context.close();
    });
});

describe('a floor full of offers of one nation', () => {
  test('shows few of them, and the others on wish', async () => {
    const { page, context, faults } = await site.visit({ viewport: { width: 1280, height: 720 } });
    // What Ada wants is in two hands, so that nobody can take her offers up.
    const { asia, thrace } = TABLE.given;
    const given = { ...TABLE.given, asia: { ...asia, hand: ['bronze'] }, thrace: { ...thrace, hand: ['bronze'] } };
    await plant(page, site.address, { ...TABLE, given });
    await page.getByRole('button', { name: 'I am Ada' }).click();
    for (const card of ['Oil', 'Iron', 'Grain', 'Salt']) {
      await page.getByRole('button', { name: new RegExp(`^${card} ×`) }).click();
      await askForTwo(page, 'Bronze');
      await composer(page).getByRole('button', { name: 'Offer to all' }).click();
      await page.locator('.composer-blank').waitFor();
    }
    await passTo(page, 'Ben');
    await page.mouse.move(0, 0);
    await expect.poll(() => page.locator('button.offer').count()).toBe(2);
    await page.getByRole('button', { name: '2 more from Egypt' }).click();
    await expect.poll(() => page.locator('button.offer').count()).toBe(4);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the trade and the shop', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`have no serious fault by ${scheme === 'light' ? 'day' : 'night'}`, async () => {
      const { page, context } = await site.visit({ bypassCSP: true, colorScheme: scheme, reducedMotion: 'reduce' });
      await plant(page, site.address, TABLE);
      await page.getByRole('button', { name: 'I am Ada' }).click();
      await page.getByRole('button', { name: /^Oil/ }).dispatchEvent('click');
      await composer(page)
        .getByRole('button', { name: /^Offer to all|^Name / })
        .waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      // What lies over the board is what the page is about.
      await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1);
      await expect.poll(() => page.getByRole('main').getByRole('heading', { name: 'Your hand' }).count()).toBe(1);
      await page.getByRole('tab', { name: 'Cards' }).dispatchEvent('click');
      await page.locator('.tile').first().waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await context.close();
    });
  }

  test('let Escape put away what is being made up', async () => {
    const { page, context } = await site.visit();
    await plant(page, site.address, TABLE);
    await page.getByRole('button', { name: 'I am Ada' }).click();
    await page.getByRole('button', { name: /^Oil/ }).click();
    await composer(page).getByRole('button', { name: 'Clear' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.composer-blank').waitFor();
    await context.close();
  });

  test('take the keyboard from a card to the composer beside it, and back', async () => {
    const { page, context } = await site.visit();
    await plant(page, site.address, TABLE);
    await page.getByRole('button', { name: 'I am Ada' }).click();
    await page.getByRole('button', { name: /^Salt/ }).press('Enter');
    await page.locator('.composer:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.locator('.composer-away:focus').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.locator('.hand-sets > :last-child > :focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.composer-blank').waitFor();
    await expect.poll(() => page.locator('.hand-set:focus').count()).toBe(1);
    await context.close();
  });

  test('fit a phone, with what ends them at its lower edge, in reach of a thumb', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await plant(page, site.address, { ...TABLE, at: 'civilization-cards' });
    await page.getByRole('button', { name: 'I am Ada' }).tap();
    await page.locator('.tile').filter({ hasText: 'Cloth Making' }).tap();
    const acquire = page.getByRole('button', { name: 'Buy 1 card for 35' });
    await acquire.waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const height of [740, 640]) {
      await page.setViewportSize({ width: 360, height });
      await expect.poll(async () => (await acquire.boundingBox())?.y ?? 0).toBeGreaterThan(height - 100);
      const { y = 0, height: tall = 0 } = (await acquire.boundingBox()) ?? {};
      expect(y + tall).toBeLessThanOrEqual(height);
    }
    const top = async (what: string): Promise<number> => (await page.locator(what).boundingBox())?.y ?? 0;
    expect(Math.abs((await top('.sheet-handle')) - (await top('.panel')))).toBeLessThanOrEqual(2);
    await page.locator('.sheet-handle').tap();
    await expect.poll(() => page.locator('.table').getAttribute('data-sheet')).toBe('closed');
    await expect.poll(async () => (await acquire.boundingBox())?.y ?? 0).toBeGreaterThan(540);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('open a card to be read by keyboard, whether it can be taken or not', async () => {
    const { page, context, faults } = await site.visit();
    await plant(page, site.address, { ...TABLE, at: 'civilization-cards' });
    await page.getByRole('button', { name: 'I am Ada' }).click();
    for (const card of [
      page.locator('.tile').filter({ hasText: /^Mining/ }),
      page.getByLabel('Details of Cloth Making'),
    ]) {
      await card.press('Enter');
      await page.locator('.table-dialog .card-says li').first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.table-dialog').waitFor({ state: 'detached' });
      await expect.poll(() => card.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    const [proposal] = await page.locator('.tray-way').allTextContents();
    const [, price] = / for (\d+)$/.exec(proposal ?? '') ?? [];
    await page.locator('.tray-way').first().click();
    await page.getByRole('button', { name: new RegExp(`^Buy .* for ${price}$`) }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('have every card in view late in the game, and name all that make it cheaper where it is read', async () => {
    const { page, context } = await site.visit({ viewport: { width: 1440, height: 900 } });
    const egypt = { ...TABLE.given.egypt, cards: MANY_CARDS };
    await plant(page, site.address, { ...TABLE, at: 'civilization-cards', given: { ...TABLE.given, egypt } });
    await page.getByRole('button', { name: 'I am Ada' }).click();
    await page.locator('.tile').first().waitFor();
    const ends = await page
      .locator('.shelf')
      .evaluateAll((all) => all.map((shelf) => shelf.getBoundingClientRect().bottom));
    const { y: fold = 0 } = (await page.locator('.question-bar').boundingBox()) ?? {};
    expect(Math.max(...ends)).toBeLessThanOrEqual(fold);
    await page
      .locator('.tile')
      .filter({ hasText: /^Philosophy/ })
      .click();
    const credits = await page.locator('.table-dialog .card-credits').first().textContent();
    for (const card of ['Literacy', 'Mathematics', 'Coinage', 'Medicine']) expect(credits).toContain(card);
    await context.close();
  });

  test('leave no holes between cards on a tablet', async () => {
    const { page, context } = await site.visit({ viewport: { width: 820, height: 1180 } });
    await plant(page, site.address, { ...TABLE, at: 'civilization-cards' });
    await page.getByRole('button', { name: 'I am Ada' }).click();
    await page.locator('.tile').first().waitFor();
    const gaps = await page.locator('.shelf').evaluateAll((shelves) =>
      shelves.flatMap((shelf) => {
        const boxes = [...shelf.querySelectorAll('li')].map((tile) => tile.getBoundingClientRect());
        return boxes.slice(1).flatMap((box, i) => {
          const before = boxes[i];
          return before !== undefined && before.left === box.left ? [box.top - before.bottom] : [];
        });
      }),
    );
    expect(gaps.length).toBeGreaterThan(10);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(8);
    await context.close();
  });
});

describe('trade among eighteen on a phone', () => {
  test('keeps the signs of all others clear of the way to end it', async () => {
    const nations = [
      ...['minoa', 'hellas', 'celt', 'rome', 'assyria', 'hatti', 'egypt', 'carthage', 'iberia'],
      ...['persia', 'dravidia', 'indus', 'kushan', 'babylon', 'parthia', 'maurya', 'nubia', 'saba'],
    ];
    const goods = [
      'ochre',
      'clay',
      'flax',
      'stone',
      'bone',
      'timber',
      'hides',
      'iron',
      'papyri',
      'fish',
      'wool',
      'copper',
    ];
    const held = (place: number): string[] => [...goods, ...goods].slice(place % 12, (place % 12) + 3);
    const given = nations.map((nation, place) => [nation, { seat: nation, hand: held(place), step: 3 }]);
    const { page, context, faults } = await site.visit({ viewport: { width: 390, height: 844 }, isMobile: true });
    await plant(page, site.address, {
      game: expansionProject,
      people: nations.slice(0, 1),
      bots: nations.slice(1),
      at: 'trade',
      given: { turn: 6, ...Object.fromEntries(given) },
    });
    await expect.poll(() => page.locator('.trader').count()).toBe(17);
    const end = page.locator('.done-toggle');
    for (const sign of await page.locator('.trader').all()) await expect.poll(() => covers(sign, end)).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});
