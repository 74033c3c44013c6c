import { expansionProject } from '@ecumene/expansion-project';
import {
  CIVILIZATIONS,
  type CivilizationId,
  regionOf,
  SUGGESTED_SETS,
  TWO_BLOCKS_FROM,
} from '@ecumene/expansion-project/reference';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { answer, answering, nextTopic, passTo, playToTheEnd, turnOf } from './newcomer.ts';
import { type Given, plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const TWELVE = SUGGESTED_SETS.get(12)?.[0]?.civilizations ?? [];
const EIGHTEEN = CIVILIZATIONS.map(({ id }) => id);

/** These civilizations, the first of which Ada leads. */
function ledBy(first: CivilizationId, civilizations: readonly CivilizationId[]): CivilizationId[] {
  return [first, ...civilizations.filter((one) => one !== first)];
}

/** Seats of a table: Ada's, and others called after what they lead. */
const seatsOf = (order: readonly CivilizationId[]): string[] =>
  order.map((one, i) => (i === 0 ? 'Ada' : `led by ${one}`));

const GOODS = [
  ...['ochre', 'hides', 'iron', 'stone', 'fish', 'salt', 'oil', 'cotton', 'wine', 'livestock', 'copper', 'silver'],
  ...['wool', 'sugar', 'timber', 'furs', 'fruit', 'papyri'],
];

/** Hands that differ from seat to seat, so that everybody has something another lacks. */
function handAt(place: number, seats: number): string[] {
  return [place, place + 5, place + 5, place + 7].map((at) => GOODS[at % seats] ?? 'ochre');
}

/** A table of twelve at which Ada leads Egypt, in the West, with a hand of both blocks. */
function plantTwelve(page: Page, at: string, egypt: Given): Promise<void> {
  const order = ledBy('egypt', TWELVE);
  const seats = seatsOf(order);
  const given = order.map((nation, i) => [
    nation,
    {
      seat: seats[i],
      tokens: { [regionOf(nation)[0] ?? '']: 2 },
      hand: handAt(i, order.length),
      step: 5,
      ...(i === 0 && egypt),
    },
  ]);
  return plant(page, site.address, {
    game: expansionProject,
    people: seats.slice(0, 1),
    bots: seats.slice(1),
    at,
    given: { turn: 6, ...Object.fromEntries(given) },
  });
}

const signsIn = (page: Page, place: string) =>
  page.locator(place).evaluateAll((all) => all.map((sign) => sign.getAttribute('aria-label')));

describe('trade among twelve', () => {
  const HAND = ['oil', 'oil', 'wine', 'copper', 'salt', 'salt', 'stone'];

  test('says of every card which block it is from, and takes an offer of the other block', async () => {
    const { page, context, faults } = await site.visit();
    await plantTwelve(page, 'trade', { hand: HAND });
    await nextTopic(page);
    const held = page.locator('.hand-set');
    for (const [name, block, bonus] of [
      ['Oil', 'West block', ''],
      ['Salt', 'East block', 'foreign: +3 each'],
      ['Stone', 'East block', 'foreign: +2 each'],
    ] as const) {
      const card = held.filter({ hasText: name });
      await expect.poll(() => card.locator('.block-sign').getAttribute('aria-label')).toBe(block);
      expect(await card.textContent()).toContain(bonus);
    }
    // Bots that are done have said all they have to say: their offers stand.
    await expect.poll(() => page.locator('.trader[data-done="true"]').count()).toBe(11);
    for (const block of ['West block', 'East block']) {
      const gives = page.locator('.offer-filter').filter({ has: page.getByRole('img', { name: block }) });
      await gives.click();
      await expect.poll(() => signsIn(page, '.offer .block-sign')).toContain(block);
      await gives.click();
    }
    const foreign = page.locator('button.offer-open').filter({ has: page.getByRole('img', { name: 'East block' }) });
    await foreign.first().click();
    await page.locator('.composer').getByRole('button', { name: 'Accept' }).click();
    await page.locator('.deals .deal-own').waitFor();
    await expect
      .poll(() => page.locator('.deals .deal-own').textContent())
      .toMatch(/You and (Saba|Assyria|Babylon|Nubia|Persia|Parthia)/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('offers cards of the West for cards of the East by hand', async () => {
    const { page, context, faults } = await site.visit();
    await plantTwelve(page, 'trade', { hand: HAND });
    await nextTopic(page);
    await page.getByRole('button', { name: /^Oil/ }).click();
    const composer = page.locator('.composer');
    const asked = composer.getByRole('button', { name: /ask for another card/ });
    while ((await asked.count()) > 0) await asked.first().click();
    for (const _ of [1, 2]) await composer.getByRole('button', { name: /ask for Salt/ }).click();
    await expect
      .poll(() => signsIn(page, '.composer .slot .block-sign'))
      .toEqual(['West block', 'West block', 'West block', 'East block', 'East block']);
    await composer.getByRole('button', { name: 'Offer to all' }).click();
    await page.locator('.offer-own').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('buying among twelve', () => {
  test.each([
    ['a wide screen', {}],
    ['a phone', PHONE],
  ])('counts what foreign cards add to a set, on %s', async (_, screen) => {
    const { page, context, faults } = await site.visit(screen);
    await plantTwelve(page, 'advancements', { hand: ['salt', 'salt', 'salt', 'fish', 'fish', 'fish'], treasury: 14 });
    expect(await nextTopic(page)).toBe('civilization-cards');
    await page.locator('.own-strip .own-card', { hasText: 'Salt' }).getByRole('img', { name: 'East block' }).waitFor();
    await page.locator('.tile[data-card="urbanism"]').click();
    await page.locator('.tray-sets li', { hasText: 'Salt' }).getByText('foreign: +9').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await answering(page, () => page.getByRole('button', { name: 'Buy 1 card for 50' }).click());
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** A table in the middle of its sixth turn, before taxes: everybody has cities, people, cards and a treasury. */
function plantSettled(page: Page, order: readonly CivilizationId[], options: Given = {}): Promise<void> {
  const seats = seatsOf(order);
  const given = order.map((nation, i) => {
    const region = regionOf(nation);
    const tokens = Object.fromEntries(region.slice(2, 6).map((area) => [area, 2]));
    const hand = order.length < TWO_BLOCKS_FROM ? ['iron', 'fish', 'oil'] : handAt(i, EIGHTEEN.length);
    return [nation, { seat: seats[i], cities: region.slice(0, 2), tokens, hand, treasury: 20, step: 4 }];
  });
  return plant(page, site.address, {
    game: expansionProject,
    people: seats.slice(0, 1),
    bots: seats.slice(1),
    at: 'taxation',
    given: { turn: 6, ...Object.fromEntries(given) },
    options,
  });
}

describe('a phone at a table of eighteen', () => {
  test('plays a whole turn', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await plantSettled(page, EIGHTEEN);
    const moved = new Set<number>();
    while ((await turnOf(page)) < 7) await answer(page, moved);
    expect([...moved]).toEqual([6]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a medium game', () => {
  const chosen = (page: Page) => page.locator('.chronicle').getByText(' chooses ');

  test('keeps packages and placements secret until all have chosen', async () => {
    const { page, context, faults } = await site.visit();
    const seats = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'];
    const nations = SUGGESTED_SETS.get(5)?.[0]?.civilizations ?? [];
    await plant(page, site.address, {
      game: expansionProject,
      people: seats.slice(0, 2),
      bots: seats.slice(2),
      at: 'packages',
      given: Object.fromEntries(nations.map((nation, i) => [nation, { seat: seats[i] }])),
      options: { game: 'medium' },
    });
    await page.getByRole('button', { name: 'I am Ada' }).click();
    const take = (name: string): Promise<string> =>
      answering(page, async () => {
        await page.locator('.package', { hasText: name }).click();
        await page.getByRole('button', { name: `Take ${name}` }).click();
      });
    await take('Craft and Science');
    await passTo(page, 'Ben');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.package').first().waitFor();
    expect(await chosen(page).count()).toBe(0);
    await take('Craft and Civic');
    await expect.poll(() => chosen(page).count()).toBe(5);

    expect(await nextTopic(page)).toBe('place-people');
    const place = (): Promise<string> =>
      answering(page, async () => {
        await page.getByRole('button', { name: 'Suggest' }).click();
        await page.getByRole('button', { name: /^Place 3\d tokens/ }).click();
      });
    await place();
    await passTo(page, 'Ada');
    expect(await nextTopic(page)).toBe('place-people');
    expect(await page.locator('.piece').count()).toBe(0);
    await place();
    await expect.poll(() => page.locator('.piece').count()).toBeGreaterThan(20);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('begins with cards, a package and people, and goes on to the first tax', async () => {
    const { page, context, faults } = await site.visit();
    await page.goto(`${site.address}/solo?game=expansion-project`);
    await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Medium' });
    await page.getByRole('button', { name: 'Create table' }).click();
    const asked: string[] = [];
    while ((await turnOf(page)) < 1) {
      asked.push(await nextTopic(page));
      await answer(page, new Set());
    }
    expect(asked.slice(0, 4)).toEqual(['exchange', 'start-stacks', 'choose-package', 'place-people']);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.chronicle').getByText(' in taxes').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a table that nears its last turn', () => {
  test.each([
    ['Stoic Civilization', { stoic: true }],
    ['Imperial Civilization', { imperial: true }],
    ['Unique Cultures', { uniqueCultures: true }],
  ])('is played to its end under %s', async (_, options) => {
    const { page, context, faults } = await site.visit();
    await plantSettled(page, SUGGESTED_SETS.get(5)?.[0]?.civilizations ?? [], { ...options, turns: 7 });
    await playToTheEnd(page);
    await page.getByRole('table', { name: 'Score breakdown' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
