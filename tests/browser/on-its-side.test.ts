import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { covers, isInViewport } from './in-viewport.ts';
import { type Given, plant } from './planted.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const ON_ITS_SIDE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

const GIVEN = {
  turn: 9,
  egypt: { seat: 'Ada', tokens: { thebes: 4, memphis: 2 }, hand: ['oil', 'oil', 'salt', 'iron', 'grain'] },
  crete: { seat: 'Ben', tokens: { knossos: 4 }, hand: ['wine', 'wine', 'salt', 'ochre'] },
  asia: { seat: 'Cleo', tokens: { ankara: 3 } },
  thrace: { seat: 'Dora', tokens: { byzantium: 2 } },
  illyria: { seat: 'Eli', tokens: { epirus: 2 } },
};

async function sitDown(at: string, given: Given = GIVEN): Promise<{ page: Page; close(): Promise<void> }> {
  const { page, context } = await site.visit({ ...ON_ITS_SIDE, reducedMotion: 'reduce' });
  await plant(page, site.address, { people: ['Ada'], bots: ['Ben', 'Cleo', 'Dora', 'Eli'], at, given });
  return { page, close: () => context.close() };
}

/** By its place, as a finger would; pieces and names may lie there. */
function tapArea(page: Page, area: string): Promise<void> {
  return page.locator(`.area[data-area="${area}"]`).dispatchEvent('click');
}

describe('a phone on its side', () => {
  test('lists the moves made where they do not cover what takes them back', async () => {
    const crete = { seat: 'Ada', tokens: { phaestos: 4 } };
    const { page, close } = await sitDown('movement', {
      ...GIVEN,
      egypt: { seat: 'Ben', tokens: { thebes: 4 } },
      crete,
    });
    await page.locator('.asking[data-topic="movement"]').waitFor();
    await tapArea(page, 'phaestos');
    await page.locator('.ring').waitFor();
    await tapArea(page, 'knossos');
    await page.getByRole('button', { name: '1 move' }).tap();
    await page.locator('.plan-card:popover-open').waitFor();
    await expect.poll(() => covers(page.locator('.plan-card:popover-open'), page.locator('.question-bar'))).toBe(false);
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await page.getByRole('button', { name: '1 move' }).waitFor({ state: 'detached' });
    await close();
  });

  test('says no beside the tools of the board, and what is asked stays in view', async () => {
    const given = { ...GIVEN, egypt: { ...GIVEN.egypt, tokens: { thebes: 9, memphis: 3 }, hand: ['famine'] } };
    const { page, close } = await sitDown('calamities', given);
    const list = page.getByText('Choose from a list');
    await list.waitFor();
    await tapArea(page, 'knossos');
    const refusal = page.locator('.refusal');
    await refusal.getByText('that you can lose').waitFor();
    for (const kept of ['.board-tools', '.question-bar'])
      await expect.poll(() => covers(refusal, page.locator(kept)), { message: kept }).toBe(false);
    await expect.poll(() => isInViewport(list)).toBe(true);
    await close();
  });

  test('keeps what offers cards in view while they are chosen', async () => {
    const { page, close } = await sitDown('trade');
    await page.getByRole('button', { name: /^Oil ×/ }).tap();
    await expect.poll(() => isInViewport(page.locator('.composer-say .primary'))).toBe(true);
    await close();
  });
});
