import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Site } from './browser.ts';
import { nextTopic } from './newcomer.ts';
import { plantMovement } from './planted.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const STILL = { reducedMotion: 'reduce' } as const;

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

type Spot = readonly [number, number];
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

async function middleOf(thing: Locator): Promise<Spot> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/** Drags from one spot to another; on the way, the board shows where that can lead. */
async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.locator('.mark-can').first().waitFor({ state: 'attached' });
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

test('a stack that is dragged shows where it can go, and how many went can be changed afterwards', async () => {
  const { page, context, faults } = await site.visit(STILL);
  await sitDown(page);
  const count = (area: string) => page.locator(`.piece[data-nation="crete"][data-area="${area}"]`).textContent();
  await drag(page, await spotOf(page, 'phaestos'), await spotOf(page, 'knossos'));
  await page.getByText('2 too many in Knossos').waitFor();
  await page.getByRole('button', { name: 'Fewer: Tokens from Phaestos to Knossos' }).click();
  await page.getByText('1 too many in Knossos').waitFor();
  expect(await count('phaestos')).toContain('1');
  await page.getByRole('button', { name: 'More: Tokens from Phaestos to Knossos' }).click();
  await page.getByText('2 too many in Knossos').waitFor();
  await page.getByRole('button', { name: 'End movement' }).click();
  await page.getByText('Too many: 2 in Knossos.').waitFor();
  await page.getByRole('button', { name: 'End all the same' }).click();
  const scene = page.getByRole('region', { name: 'People who cannot be fed' });
  await scene.waitFor();
  expect(await scene.textContent()).toContain('2 in Knossos');
  expect(faults).toEqual([]);
  await context.close();
});

test("tokens dropped too far away, on others of one's own, are refused and nobody else is taken up", async () => {
  const { page, context } = await site.visit(STILL);
  await sitDown(page, { knossos: 2, phaestos: 2, sparta: 1 });
  await drag(page, await spotOf(page, 'knossos'), await spotOf(page, 'sparta'));
  await page.getByText('Sparta is not next to Knossos by land.').waitFor();
  await page.getByRole('button', { name: 'End movement' }).waitFor();
  await context.close();
});

test('a ship that is dragged is on its voyage, and the board stays where it is', async () => {
  const { page, context, faults } = await site.visit(STILL);
  await sitDown(page);
  const knossos = await spotOf(page, 'knossos');
  const ship = page.locator('.piece.own[data-ship]');
  await drag(page, await middleOf(ship), knossos);
  await page.getByText('To Knossos, 3 areas left.').waitFor();
  expect(await spotOf(page, 'knossos')).toEqual(knossos);
  await drag(page, await middleOf(ship), await spotOf(page, 'sparta'));
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
    await page.getByRole('button', { name: 'One move' }).waitFor();
    await page.getByText('Conflict in Sparta').waitFor();
    await page.getByText(/^\d+ too many in \d areas$/).waitFor();
    expect(await cutOff(page)).toEqual([]);
    expect(await height()).toBe(before);
    await context.close();
  },
);

test('a voyage takes tokens aboard on the way, lands them all, and is taken back as one move', async () => {
  const { page, context, faults } = await site.visit(STILL);
  await sitDown(page);
  await page.getByRole('button', { name: 'Ship in Phaestos' }).click();
  const sailTo = (area: string) => page.locator(`.area[data-area="${area}"]`).dispatchEvent('click');
  await sailTo('knossos');
  await page.getByRole('button', { name: 'More: Tokens that embark in Knossos' }).click();
  expect(await page.getByRole('button', { name: 'Sail on with them' }).isDisabled()).toBe(true);
  await sailTo('thera');
  await page.getByRole('button', { name: 'Sail', exact: true }).click();
  await page.getByRole('button', { name: 'One move' }).waitFor();
  const thera = page.locator('.piece[data-nation="crete"][data-area="thera"]');
  await thera.waitFor();
  expect(await thera.textContent()).toContain('3');
  expect(await page.locator('.refusal').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
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
  const more = await middleOf(page.getByRole('button', { name: 'More: Tokens that embark in Knossos' }));
  await page.mouse.click(...more);
  await page.mouse.click(...more);
  const embarking = page.getByRole('group', { name: 'Tokens that embark in Knossos' });
  expect(await embarking.locator('output').textContent()).toBe('2');
  const steppers = () =>
    page.locator('.asking .stepper').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await steppers();
  const fewer = page.getByRole('button', { name: 'Fewer: Tokens that embark', exact: true });
  await fewer.click();
  await fewer.click();
  expect(await steppers()).toEqual(before);
  await context.close();
});

test('[AC 23.52] a coast that is too far away is said to be too far, from wherever the voyage has come to', async () => {
  const { page, context } = await site.visit(STILL);
  await sitDown(page);
  await page.getByRole('button', { name: 'Ship in Phaestos' }).click();
  const sailTo = (area: string) => page.locator(`.area[data-area="${area}"]`).dispatchEvent('click');
  const tooFar = page.getByText(/^That way leads through \d+ areas; this ship may enter only 4 more this turn\./);
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
  expect(await label('phaestos')).toMatch(/; your ship is ready to sail$/);
  expect(await label('rhodes')).not.toContain('ready to move');
  await page.locator('.piece.own[data-area="rhodes"]').dispatchEvent('click');
  await page.getByText('No way leads over land from Rhodes: tokens there need a ship.').waitFor();
  await page.locator('.area[data-area="phaestos"]').dispatchEvent('click');
  await page.getByText('Up to 4 areas to sail: tap where.').waitFor();
  await context.close();
});
