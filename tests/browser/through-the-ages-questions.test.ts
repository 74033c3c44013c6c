import { throughTheAges } from '@ecumene/through-the-ages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, Site } from './browser.ts';
import { seriousFaults } from './faults.ts';
import { isInViewport } from './in-viewport.ts';
import { answering, nextTopic, turnOf } from './newcomer.ts';
import { type Given, plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const SIZES = [PHONE.viewport, { width: 360, height: 640 }];
const RIVALS = ['Ben', 'Cleo', 'Dora'];

const NOBODY: Given = { workers: { warriors: 0 } };
const TOWN = { philosophy: 2, religion: 1, alchemy: 2, 'printing-press': 1, theology: 1, drama: 1 };
const WEAK: Given = { workers: { ...TOWN, bronze: 3, agriculture: 3, warriors: 0 } };
const ARMED: Given = {
  workers: { ...TOWN, warriors: 4, swordsmen: 3, knights: 2 },
  hand: ['military-bonus-i', 'military-bonus-ii', 'rats', 'raid-i', 'legion'],
};

const event = (card: string): Given => ({ pending: [{ is: 'event', card }] });
const attack = (card: string): Given => ({
  pending: [{ is: 'aggression', card, by: 'Ada', on: 'Ben', strength: 9 }],
  Ada: ARMED,
});

/** A position of Age II, on Ada's turn, for every question there is: the step it begins at, and what is the case then. */
const QUESTIONS: Readonly<Record<string, readonly [at: string, given: Given]>> = {
  action: ['actions', { Ada: ARMED }],
  politics: ['politics', { Ada: ARMED }],
  bid: ['resolve', { ...event('vast-territory-ii'), Ada: ARMED, Ben: { workers: { warriors: 3 } } }],
  'accept-pact': [
    'resolve',
    {
      current: 'Ben',
      pending: [{ is: 'offer', card: 'acceptance-of-supremacy', by: 'Ben', to: 'Ada', side: 'A' }],
    },
  ],
  defend: [
    'resolve',
    {
      current: 'Ben',
      pending: [{ is: 'aggression', card: 'raid-i', by: 'Ben', on: 'Ada', strength: 40 }],
      Ada: ARMED,
    },
  ],
  raid: ['resolve', { ...attack('raid-ii'), Ben: WEAK }],
  annex: ['resolve', { ...attack('annex'), Ben: { colonies: ['wealthy-territory-i', 'historic-territory-i'] } }],
  infiltrate: ['resolve', { ...attack('infiltrate'), Ben: { leader: 'michelangelo', unfinished: 'taj-mahal' } }],
  steal: [
    'start of the turn',
    {
      Ada: { ...ARMED, wars: [{ card: 'war-over-technology', on: 'Ben' }] },
      Ben: { specials: ['masonry', 'code-of-laws', 'warfare', 'cartography'] },
    },
  ],
  'lose-worker': ['resolve', { ...event('pestilence'), Ada: { ...WEAK, unused: 0 } }],
  'destroy-own': ['resolve', { ...event('border-conflict'), Ada: WEAK }],
  terror: [
    'resolve',
    { ...event('terrorism'), Ben: { ...WEAK, culture: 9 }, Cleo: { culture: 9 }, Dora: { culture: 9 } },
  ],
  'lose-colony': [
    'resolve',
    {
      ...event('independence-declaration'),
      Ada: { ...NOBODY, colonies: ['vast-territory-i', 'inhabited-territory-i', 'developed-territory-ii'] },
    },
  ],
  gain: ['resolve', event('development-of-markets')],
  'build-free': ['resolve', { ...event('development-of-religion'), Ada: { unused: 1 } }],
  mix: ['resolve', { ...event('foray'), Ada: { ...ARMED, blue: 1 } }],
  ruin: ['resolve', { ...event('ravages-of-time'), Ada: { wonders: ['pyramids', 'colossus', 'hanging-gardens'] } }],
  agreement: ['resolve', { ...event('international-agreement'), Ada: ARMED }],
  'head-start': [
    'resolve',
    { ...event('development-of-civilization'), Ada: { unused: 2, science: 12, hand: ['alchemy', 'monarchy'] } },
  ],
  'discard-military': ['end of the turn', { Ada: ARMED }],
};

/** Questions whose answer is put together first. */
const PICKING: ReadonlySet<string> = new Set(['force', 'defend', 'discard-military']);

async function sitDown(page: Page, at: string, given: Given): Promise<string> {
  await plant(page, site.address, {
    game: throughTheAges,
    people: ['Ada'],
    bots: RIVALS,
    at,
    given: { age: 2, round: 9, current: 'Ada', ...given },
  });
  return nextTopic(page);
}

/** Opens a table for each of these questions, one after the other. */
async function forEach(page: Page, topics: readonly string[], look: (topic: string) => Promise<void>): Promise<void> {
  for (const topic of topics) {
    const [at, given] = QUESTIONS[topic] ?? ['', {}];
    expect(await sitDown(page, at, given)).toBe(topic);
    await look(topic);
  }
}

/** What is wrong with the bar: how high it is of how much, and which of its answers cannot be pressed. */
async function faultsOfBar(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await drawn(page);
    const height = (await page.locator('.question-bar').boundingBox())?.height ?? Number.POSITIVE_INFINITY;
    if (height > size.height * 0.12) faults.push(`${height} of ${size.height} pixels`);
    const control = page.locator('.asking-control');
    const answers = (await control.locator('.button.primary').count()) > 0 ? '.button.primary' : '.button';
    if (!(await isInViewport(control.locator(answers).first()))) faults.push(`no answer in view at ${size.width}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > size.width) faults.push(`${wide} of ${size.width} pixels wide`);
  }
  return faults;
}

describe('the bar of Through the Ages', () => {
  test('takes at most 12 % of a phone whatever is asked, with an answer in view', async () => {
    const { page, context, faults } = await site.visit({ ...PHONE, reducedMotion: 'reduce' }, { scenes: 'auto' });
    await forEach(page, Object.keys(QUESTIONS), async (topic) => {
      expect([topic, ...(await faultsOfBar(page))]).toEqual([topic]);
    });
    expect(faults).toEqual([]);
    await context.close();
  });

  test('stays so low for the force that is sent, the blue token a territory costs, and the end of the turn', async () => {
    const { page, context } = await site.visit({ ...PHONE, bypassCSP: true, reducedMotion: 'reduce' });
    await sitDown(page, 'resolve', {
      ...event('vast-territory-ii'),
      Ada: { ...ARMED, blue: 0, tokens: { bronze: 4, agriculture: 3 } },
      Ben: NOBODY,
      Cleo: NOBODY,
      Dora: NOBODY,
    });
    await answering(page, () => page.getByRole('button', { name: /^Bid / }).click());
    expect(await nextTopic(page)).toBe('force');
    expect(await faultsOfBar(page)).toEqual([]);
    await page.locator('.hand-part .card-pick[data-card="swordsmen"]').first().click();
    await page.getByText('That is enough.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await answering(page, () => page.getByRole('button', { name: 'Send them' }).click());
    expect(await nextTopic(page)).toBe('blue-token');
    expect(await faultsOfBar(page)).toEqual([]);
    await answering(page, () => page.locator('.card-choice').first().click());
    expect(await nextTopic(page)).toBe('action');
    await page.getByRole('button', { name: 'End turn' }).click();
    await expect.poll(() => isInViewport(page.locator('.undone'))).toBe(true);
    expect(await faultsOfBar(page)).toEqual([]);
    await context.close();
  });

  test('unfolds to the whole question, and lets a card be chosen where it lies', async () => {
    const { page, context } = await site.visit({ ...PHONE, bypassCSP: true, reducedMotion: 'reduce' });
    await sitDown(page, ...(QUESTIONS['lose-worker'] ?? ['', {}]));
    const bar = page.locator('.question-bar');
    const before = await bar.boundingBox();
    await bar.getByRole('button', { name: 'Show the whole question' }).click();
    await bar.locator('.asking-more .rule-link').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await bar.boundingBox()).toEqual(before);
    const card = page.locator('.board-part [data-card="bronze"][data-can="true"]');
    await answering(page, async () => {
      await card.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Choose Bronze' }).click();
    });
    await context.close();
  });

  test('lets technologies of a rival be picked where they lie, as long as they cost no more than may be stolen', async () => {
    const { page, context } = await site.visit({ reducedMotion: 'reduce' });
    await sitDown(page, ...(QUESTIONS['steal'] ?? ['', {}]));
    const onBoard = (card: string): Locator => page.locator(`.board-part .board-card[data-card="${card}"]`);
    const steal = (label: string): Locator => page.locator('.asking-control').getByRole('button', { name: label });
    for (const card of ['code-of-laws', 'warfare']) await onBoard(card).click();
    await expect.poll(() => onBoard('warfare').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => steal('Steal 2').isEnabled()).toBe(true);
    await onBoard('masonry').click();
    await expect.poll(() => steal('Steal 3').isDisabled()).toBe(true);
    await onBoard('masonry').click();
    await answering(page, () => steal('Steal 2').click());
    await expect.poll(() => onBoard('warfare').count()).toBe(1);
    await context.close();
  });

  test('says beside the strength of who is attacked what the cards picked add', async () => {
    const { page, context } = await site.visit({ reducedMotion: 'reduce' }, { scenes: 'auto' });
    await sitDown(page, ...(QUESTIONS['defend'] ?? ['', {}]));
    const sides = page.locator('.pending-sides > .pending-strength');
    await expect.poll(() => sides.last().textContent()).toContain('Ada');
    await page.locator('.hand-part .card-pick[data-card="military-bonus-ii"]').click();
    await expect.poll(() => sides.last().textContent()).toContain('+4');
    await context.close();
  });

  test('keeps its height on a desk', async () => {
    const { page, context } = await site.visit({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
    const heights = new Set<number>();
    await forEach(page, ['action', 'bid', 'raid', 'head-start'], async () => {
      await drawn(page);
      heights.add((await page.locator('.question-bar').boundingBox())?.height ?? 0);
    });
    expect(heights.size).toBe(1);
    await context.close();
  });
});

/** In the page: adds up how far the parts of the table are shifted, by what comes of input as well. */
function addUpShifts(): void {
  const parts = '.part, .numbers, .shared-board, .part-tabs, .question-bar, .rail';
  const isShifted = (source: unknown): boolean => {
    const node = typeof source === 'object' && source !== null ? Reflect.get(source, 'node') : undefined;
    return node instanceof Element && node.matches(parts);
  };
  let total = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const [value, sources]: unknown[] = [Reflect.get(entry, 'value'), Reflect.get(entry, 'sources')];
      if (typeof value === 'number' && Array.isArray(sources) && sources.some(isShifted)) total += value;
      Reflect.set(window, 'shifted', total);
    }
  }).observe({ type: 'layout-shift' });
  Reflect.set(window, 'shifted', total);
}

describe('the table of Through the Ages', () => {
  for (const [where, options] of [
    ['a desk', { viewport: { width: 1280, height: 720 } }],
    ['a phone', PHONE],
  ] as const) {
    test(`shifts none of its parts on ${where}, whatever is asked in a round`, async () => {
      const { page, context } = await site.visit(options, { scenes: 'auto' });
      await sitDown(page, 'politics', { Ada: ARMED });
      await drawn(page);
      await page.evaluate(addUpShifts);
      const round = await turnOf(page);
      const control = page.locator('.asking-control');
      while ((await turnOf(page)) === round)
        await answering(page, async (topic) => {
          if (topic === 'action') {
            await page.getByRole('button', { name: 'End turn' }).click();
            await drawn(page);
            const sure = page.getByRole('button', { name: /^End (with|anyway)/ });
            if (await sure.isVisible()) await sure.click();
            return;
          }
          const [suggest, primary] = [control.getByRole('button', { name: 'Suggest' }), control.locator('.primary')];
          if (PICKING.has(topic)) await suggest.click();
          await ((await primary.count()) > 0 ? primary : control.locator('.button:visible')).last().click();
        });
      expect(await page.evaluate((): unknown => Reflect.get(window, 'shifted'))).toBeLessThan(0.02);
      await context.close();
    });
  }
});
