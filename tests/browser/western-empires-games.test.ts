import { westernEmpires } from '@ecumene/western-empires';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { answer, playToTheEnd, skipScenes, turnOf } from './newcomer.ts';
import { keep } from './planted.ts';
import { played } from './replay.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
let site: Site;

beforeAll(async () => {
  server = await TestServer.open();
  site = Site.at(server.address);
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const FIVE = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'];
const inItsLastTurn = played(
  westernEmpires,
  { game: 'first' },
  ({ world }) => 'turn' in world && world.turn === 8,
  'a first game',
  FIVE,
);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Opens a table on this device as one of the presets has it, and sits down alone among bots. */
async function sitDown(page: Page, preset: string): Promise<void> {
  await page.goto(`${site.address}/solo`);
  await page.getByRole('radio', { name: 'Western Empires' }).check();
  await page.getByRole('radio', { name: preset }).check();
  await page.getByRole('button', { name: 'Create table' }).click();
}

/** Plays until another turn begins, and says which. */
async function nextTurn(page: Page): Promise<number> {
  const moved = new Set<number>();
  const before = await turnOf(page);
  while ((await turnOf(page)) === before) await answer(page, moved);
  return turnOf(page);
}

/** Plays until a turn begins, and puts a bot wherever nobody sits. */
async function playWithBots(page: Page, turn: number): Promise<void> {
  const moved = new Set<number>();
  const bot = page.getByRole('button', { name: /^A bot for / });
  while ((await turnOf(page)) < turn) {
    await page.locator('.asking[data-topic], .theatre').or(bot).first().waitFor();
    if (await bot.isVisible()) await bot.click();
    else if ((await page.locator('.asking[data-topic]').count()) > 0) await answer(page, moved);
    else await skipScenes(page);
  }
}

describe('a newcomer', () => {
  test('plays the last turn of the First Game, to the score sheet', async () => {
    const { page, context, faults } = await site.visit();
    await keep(page, site.address, inItsLastTurn);
    await page.goto(`${site.address}/solo/played`);
    await page.locator('.strip-turn').getByText('Turn 8').waitFor();
    await playToTheEnd(page);
    await page.getByRole('table', { name: 'Score breakdown' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('begins the Short Game from creating the table', async () => {
    const { page, context, faults } = await site.visit();
    await sitDown(page, 'Evening game');
    const first = await nextTurn(page);
    expect(await nextTurn(page)).toBe(first + 1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('plays a turn of nine empires on a phone', async () => {
    const { page, context, faults } = await site.visit(PHONE);
    await sitDown(page, 'Full game');
    const moved = new Set<number>();
    while ((await turnOf(page)) < 2) await answer(page, moved);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a player who leaves in the middle', () => {
  test('takes the region along, and the game goes on', async () => {
    const nations = ['egypt', 'hellas', 'hatti', 'assyria', 'minoa'];
    const homes = ['memphis', 'athens', 'hattusa', 'assyria', 'knossos'];
    const given = {
      turn: 4,
      ...Object.fromEntries(
        nations.map((nation, i) => [nation, { seat: FIVE[i], tokens: { [homes[i] ?? '']: 3 }, step: 3 }]),
      ),
    };
    const { page, context, faults } = await site.visit();
    const { id, invite } = await server.plant(page, 'Ada', {
      places: FIVE,
      at: 'expansion',
      given,
      game: westernEmpires,
    });
    const { page: ben, context: his } = await site.visit();
    await ben.goto(`${server.address}/join/${id}#${invite}`);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Join' }).click();
    await page.goto(`${server.address}/table/${id}`);
    await ben.locator('.question-bar').waitFor();
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('button', { name: 'Leave game …' }).click();
    await ben.getByRole('button', { name: 'Leave the seat empty' }).click();
    await playWithBots(page, 6);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.chronicle').getByText('Hellas leaves the game. Its region is out of play.').first().waitFor();
    expect(faults).toEqual([]);
    await his.close();
    await context.close();
  });
});
