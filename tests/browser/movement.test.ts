import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { drag, middleOf, type Spot } from './hand.ts';
import { nextTopic } from './newcomer.ts';
import { plantMovement } from './planted.ts';

const STILL = { reducedMotion: 'reduce' } as const;

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

type Tokens = Readonly<Record<string, number>>;

/** Ada of Crete is to move: Knossos feeds 3, Phaestos 2, and a ship lies there. */
async function sitDown(page: Page, tokens: Tokens = { knossos: 3, phaestos: 2, sparta: 1 }, more = {}): Promise<void> {
  await plantMovement(page, site.address, tokens, more);
  await nextTopic(page);
  await page.locator('.area').first().waitFor();
}

/** The spot of a stack of Crete, or of an area without pieces. */
async function spotOf(page: Page, area: string): Promise<Spot> {
  const piece = page.locator(`.piece[data-nation="crete"][data-area="${area}"]`);
  return middleOf((await piece.count()) > 0 ? piece : page.locator(`.area[data-area="${area}"]`));
}

/** Drags pieces from one spot to another; on the way, the board shows where that can lead. */
function dragPieces(page: Page, from: Spot, to: Spot): Promise<void> {
  return drag(page, from, to, () => page.locator('.mark-can').first().waitFor({ state: 'attached' }));
}

test('a stack that is dragged shows where it can go, and how many went can be changed afterwards', async () => {
  const { page, context, faults } = await site.visit(STILL);
  await sitDown(page);
  const count = (area: string) => page.locator(`.piece[data-nation="crete"][data-area="${area}"]`).textContent();
  await dragPieces(page, await spotOf(page, 'phaestos'), await spotOf(page, 'knossos'));
  await page.getByText('2 tokens above the limit in Knossos').waitFor();
  await page.getByRole('button', { name: 'Fewer: Tokens from Phaestos to Knossos' }).click();
  await page.getByText('1 token above the limit in Knossos').waitFor();
  await expect.poll(() => count('phaestos')).toContain('1');
  await page.getByRole('button', { name: 'More: Tokens from Phaestos to Knossos' }).click();
  await page.getByText('2 tokens above the limit in Knossos').waitFor();
  await page.getByRole('button', { name: 'End movement' }).click();
  await page.getByText('Above the limit: 2 in Knossos.').waitFor();
  await page.getByRole('button', { name: 'End anyway' }).click();
  const scene = page.getByRole('region', { name: 'Surplus population' });
  await scene.waitFor();
  await expect.poll(() => scene.textContent()).toContain('2 in Knossos');
  expect(faults).toEqual([]);
  await context.close();
});

test("tokens dropped too far away, on others of one's own, are refused and nobody else is taken up", async () => {
  const { page, context } = await site.visit(STILL);
  await sitDown(page, { knossos: 2, phaestos: 2, sparta: 1 });
  await dragPieces(page, await spotOf(page, 'knossos'), await spotOf(page, 'sparta'));
  await page.getByText('Sparta is not next to Knossos by land.').waitFor();
  await page.getByRole('button', { name: 'End movement' }).waitFor();
  await context.close();
});

test('a ship that is dragged is on its voyage, and the board stays where it is', async () => {
  const { page, context, faults } = await site.visit(STILL);
  await sitDown(page);
  const knossos = await spotOf(page, 'knossos');
  const ship = page.locator('.piece.own[data-ship]');
  await dragPieces(page, await middleOf(ship), knossos);
  await page.getByText('To Knossos, 3 areas left.').waitFor();
  await expect.poll(() => spotOf(page, 'knossos')).toEqual(knossos);
  await dragPieces(page, await middleOf(ship), await spotOf(page, 'sparta'));
  await page.getByText(/^To Sparta, /).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** Words in the row of the movement that are cut off. */
function cutOff(page: Page): Promise<readonly (string | null)[]> {
  const parts = page.locator('.movement-row .button, .movement-row .button > *');
  return parts.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
}

test.each([1440, 1280])(
  'whatever is said of the moves so far is read whole, and the board keeps its height, %i wide',
  async (width) => {
    const { page, context } = await site.visit({ ...STILL, viewport: { width, height: 800 } });
    const tokens = { knossos: 3, phaestos: 6, sparta: 4, athens: 5 };
    const ships = ['phaestos', 'athens', 'knossos'];
    await sitDown(page, tokens, {
      crete: { seat: 'Ada', tokens, ships, step: 4 },
      asia: { seat: 'Cleo', tokens: { sparta: 4 } },
    });
    const height = async () => (await page.locator('.board').boundingBox())?.height;
    const before = await height();
    await page.locator('.area[data-area="phaestos"]').dispatchEvent('click');
    await page.locator('.area[data-area="knossos"]').dispatchEvent('click');
    await page.getByRole('button', { name: '1 move' }).waitFor();
    await page.getByText('Conflict in Sparta').waitFor();
    await page.getByText(/^\d+ above the limit in \d areas$/).waitFor();
    await expect.poll(() => cutOff(page)).toEqual([]);
    await expect.poll(() => height()).toBe(before);
    await context.close();
  },
);

test('a voyage takes tokens aboard on the way, lands them all, and is taken back as one move', async () => {
  const { page, context, faults } = await site.visit(STILL);
  await sitDown(page);
  await page.getByRole('button', { name: 'Ship in Phaestos' }).click();
  const sailTo = (area: string) => page.locator(`.area[data-area="${area}"]`).dispatchEvent('click');
  await sailTo('knossos');
  await page.getByRole('button', { name: 'More: Tokens to load in Knossos' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Sail on with tokens aboard' }).isDisabled()).toBe(true);
  await sailTo('thera');
  await page.getByRole('button', { name: 'Sail', exact: true }).click();
  await page.getByRole('button', { name: '1 move' }).waitFor();
  const thera = page.locator('.piece[data-nation="crete"][data-area="thera"]');
  await thera.waitFor();
  await expect.poll(() => thera.textContent()).toContain('3');
  await expect.poll(() => page.locator('.refusal').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Ship in Phaestos' }).waitFor();
  await thera.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('nothing moves under the pointer while the cargo of a voyage is counted', async () => {
  const { page, context } = await site.visit(STILL);
  await sitDown(page);
  await page.getByRole('button', { name: 'Ship in Phaestos' }).click();
  await page.locator('.area[data-area="knossos"]').dispatchEvent('click');
  const more = await middleOf(page.getByRole('button', { name: 'More: Tokens to load in Knossos' }));
  await page.mouse.click(...more);
  await page.mouse.click(...more);
  const embarking = page.getByRole('group', { name: 'Tokens to load in Knossos' });
  await expect.poll(() => embarking.locator('output').textContent()).toBe('2');
  const steppers = () =>
    page.locator('.asking .stepper').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await steppers();
  const fewer = page.getByRole('button', { name: 'Fewer: Tokens to load', exact: true });
  await fewer.click();
  await fewer.click();
  await expect.poll(() => steppers()).toEqual(before);
  await context.close();
});

test('[AC 23.52] a coast that is too far away is said to be too far, from wherever the voyage has come to', async () => {
  const { page, context } = await site.visit(STILL);
  await sitDown(page);
  await page.getByRole('button', { name: 'Ship in Phaestos' }).click();
  const sailTo = (area: string) => page.locator(`.area[data-area="${area}"]`).dispatchEvent('click');
  const tooFar = page.getByText(/^This route enters \d+ areas\. The ship can enter only 4 more this turn\./);
  await sailTo('antioch');
  await tooFar.waitFor();
  await sailTo('knossos');
  await tooFar.waitFor({ state: 'detached' });
  await sailTo('antioch');
  await tooFar.waitFor();
  await context.close();
});

test('tokens that no way leads from over land say that they need a ship, and the ship is ready', async () => {
  const { page, context } = await site.visit(STILL);
  await sitDown(page, { knossos: 1, rhodes: 2 });
  const label = (area: string) => page.locator(`.area[data-area="${area}"]`).getAttribute('aria-label');
  await expect.poll(() => label('phaestos')).toMatch(/; your ship is ready to sail$/);
  await expect.poll(() => label('rhodes')).not.toContain('ready to move');
  await page.locator('.piece.own[data-area="rhodes"]').dispatchEvent('click');
  await page.getByText('Rhodes has no land neighbours. Tokens there need a ship.').waitFor();
  await page.locator('.area[data-area="phaestos"]').dispatchEvent('click');
  await page.getByText('4 areas left: tap a destination.').waitFor();
  await context.close();
});
