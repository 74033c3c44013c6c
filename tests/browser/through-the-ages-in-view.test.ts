import { throughTheAges } from '@ecumene/through-the-ages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playInPlace } from './ages.ts';
import { drawn, Site } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { covers, hidden } from './in-viewport.ts';
import { answering, nextTopic, turnOf } from './newcomer.ts';
import { type Given, plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const RIVALS = ['Ben', 'Cleo', 'Dora'] as const;

/** Late in the game, a civilization that has almost everything, and a full hand. */
const FULL: Given = {
  government: 'democracy',
  leader: 'albert-einstein',
  unused: 3,
  science: 42,
  unfinished: 'first-space-flight',
  tactic: 'modern-army',
  workers: {
    ...{ agriculture: 1, irrigation: 1, 'selective-breeding': 2, 'mechanized-agriculture': 2 },
    ...{ bronze: 1, iron: 2, coal: 2, oil: 3, philosophy: 1, alchemy: 1, 'scientific-method': 2, computers: 2 },
    ...{ religion: 1, theology: 1, 'organized-religion': 1, 'printing-press': 1, journalism: 1, multimedia: 2 },
    ...{ drama: 1, opera: 1, movies: 1, 'bread-and-circuses': 1, 'team-sports': 1, 'professional-sports': 1 },
    ...{ warriors: 1, swordsmen: 1, riflemen: 2, 'modern-infantry': 2, knights: 1, cavalrymen: 1, tanks: 2 },
    ...{ cannon: 1, rockets: 1, 'air-forces': 2 },
  },
  tokens: { 'mechanized-agriculture': 3, oil: 4, bronze: 5 },
  specials: ['satellites', 'civil-service', 'strategy', 'engineering'],
  wonders: ['pyramids', 'colossus', 'taj-mahal', 'eiffel-tower', 'ocean-liner-service', 'hollywood'],
  colonies: ['vast-territory-i', 'inhabited-territory-i', 'developed-territory-ii', 'strategic-territory-ii'],
  hand: [
    ...['charlie-chaplin', 'military-theory', 'fundamentalism', 'internet', 'military-build-up', 'raid-ii'],
    ...['war-over-technology', 'military-bonus-iii', 'impact-of-science', 'armed-intervention', 'shock-troops'],
  ],
};

async function sitDown(page: Page, at: string, given: Given, bots: readonly string[] = RIVALS): Promise<void> {
  await plant(page, site.address, { game: throughTheAges, people: ['Ada'], bots, at, given });
  await nextTopic(page);
  await drawn(page);
}

const BOARD = ':is(.board-card, .card-worker, .blue-token, .stage, .board-card-gives, .alarm)';
const STAGE = ':is(.card, .figure-face, .bank-sections > li, .bank-note, .pool .action-button, .shared-board > *)';
const RAIL = '.rail :is(.ages-facts dd, .small-card, .small-work)';

describe('the stage of Through the Ages', () => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    test(`shows all of a civilization that has almost everything, at ${width} by ${height}`, async () => {
      const { page, context, faults } = await site.visit({ viewport: { width, height } });
      const tactics = ['legion', 'phalanx', 'napoleonic-army', 'entrenchments', 'mobile-artillery', 'heavy-cavalry'];
      await sitDown(page, 'actions', { age: 3, round: 16, current: 'Ada', tactics, Ada: FULL });
      await expect.poll(() => hidden(page, `.ages-stage ${BOARD}, .ages-stage ${STAGE}, ${RAIL}`)).toEqual([]);
      expect(await page.locator('.ages-stage .board-part .card-worker').count()).toBeGreaterThan(40);
      expect(faults).toEqual([]);
      await context.close();
    });
  }

  test('keeps row, board and hand in view and in place while a late round is played', async () => {
    const { page, context, faults } = await site.visit({ viewport: { width: 1280, height: 720 } });
    await sitDown(page, 'actions', { age: 3, round: 16, current: 'Ada', Ada: FULL });
    await playInPlace(page, async () => (await turnOf(page)) === 17);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('leaves what can be done in view while a scene is told, and moves nothing', async () => {
    const { page, context } = await site.visit({ viewport: { width: 1280, height: 720 } });
    await sitDown(page, 'politics', {
      ...{ age: 1, round: 4, current: 'Ada', events: ['vast-territory-i'] },
      Ada: { hand: ['rats'], workers: { warriors: 3 } },
    });
    const before = await page.locator('.row-part').boundingBox();
    await answering(page, () => page.locator('.hand-part .action-button', { hasText: 'Prepare' }).click());
    expect(await nextTopic(page)).toBe('bid');
    const scene = page.locator('.theatre');
    await scene.waitFor();
    for (const part of ['.hand-part', '.board-part', '.ages-stage > .numbers', '.question-bar'])
      await expect.poll(() => covers(scene, page.locator(part))).toBe(false);
    for (const price of await page.locator('.card-row .price').all())
      await expect.poll(() => covers(scene, price)).toBe(false);
    await expect.poll(() => hidden(page, '.theatre .button')).toEqual([]);
    await expect.poll(() => page.locator('.row-part').boundingBox()).toEqual(before);
    await context.close();
  });

  test('opens a card that can be used on several rivals with the strengths of all of them', async () => {
    const { page, context, faults } = await site.visit({ viewport: { width: 1280, height: 720 } });
    await sitDown(page, 'politics', {
      ...{ age: 2, round: 8, current: 'Ada' },
      Ada: { hand: ['war-over-territory'], workers: { warriors: 4 } },
      Ben: { workers: { warriors: 1 } },
    });
    const card = page.locator('.hand-part [data-card="war-over-territory"]');
    await expect.poll(() => card.locator('.action-button').allTextContents()).toEqual(['Choose rival …']);
    await card.locator('.action-button').click();
    const panel = page.getByRole('dialog');
    await expect.poll(() => panel.locator('.odds').count()).toBe(3);
    await expect.poll(() => hidden(page, 'dialog .odds, dialog .action-button')).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('puts two civilizations side by side', async () => {
    const { page, context } = await site.visit({ viewport: { width: 1280, height: 720 } });
    await sitDown(page, 'actions', { age: 1, round: 4, current: 'Ada' });
    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Compare with yours' }).click();
    const boards = page.getByRole('dialog').locator('.civilization');
    await expect.poll(() => boards.count()).toBe(2);
    const [left, right] = [await boards.first().boundingBox(), await boards.last().boundingBox()];
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    await expect.poll(() => hidden(page, 'dialog .figure-face, dialog .board-card, dialog .bank-note')).toEqual([]);
    await context.close();
  });

  test('is searched at once with the key /', async () => {
    const { page, context } = await site.visit();
    await sitDown(page, 'actions', { age: 1, round: 4, current: 'Ada' });
    await page.keyboard.press('/');
    await page.locator('.actions-list > li').first().waitFor();
    await page.keyboard.type('no such action');
    await page.getByText('No action matches.').waitFor();
    await context.close();
  });

  test('gives the bar at most 12 % of a phone, and leads to each of its parts', async () => {
    const { page, context, faults } = await site.visit({ ...PHONE, bypassCSP: true, reducedMotion: 'reduce' });
    const given = {
      age: 2,
      round: 8,
      current: 'Ada',
      Ada: { hand: ['raid-i', 'irrigation'], workers: { warriors: 4 } },
    };
    await sitDown(page, 'politics', given);
    const bar = page.locator('.question-bar');
    const share = async (): Promise<number> => ((await bar.boundingBox())?.height ?? 0) / 844;
    await expect.poll(share).toBeLessThanOrEqual(0.12);
    await answering(page, () => page.getByRole('button', { name: 'No political action' }).click());
    expect(await nextTopic(page)).toBe('action');
    expect(await seriousFaults(page)).toEqual([]);
    await expect.poll(share).toBeLessThanOrEqual(0.12);
    const parts = page.getByRole('navigation', { name: 'Parts of the table' });
    for (const [name, part] of [
      ['Tracks', '.shared-board'],
      ['Your board', '.board-part .mat'],
      ['Hand', '.hand-part'],
      ['Card row', '.row-part'],
    ] as const) {
      await parts.getByRole('button', { name }).click();
      await expect.poll(() => parts.getByRole('button', { name }).getAttribute('aria-current')).toBe('true');
      await expect.poll(() => covers(page.locator(part), bar)).toBe(false);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
