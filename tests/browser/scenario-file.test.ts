import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Site } from './browser.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const SEATS = 'seats: [Ada, Ben, Cleo, Dora, Eli]';

/** Files as a person writes them, and what is seen of each when it is opened. */
const FILES = [
  {
    game: 'advanced-civilization',
    shows: '.piece[data-area="knossos"]',
    text: `scenario: Crete is to move\ngame: advanced-civilization\n${SEATS}\nat: movement
given: { turn: 5, crete: { seat: Ada, tokens: { knossos: 3 }, ships: [phaestos] }, egypt: { seat: Ben, tokens: { memphis: 1 } } }`,
  },
  {
    game: 'western-empires',
    shows: '.piece[data-area="knossos"]',
    text: `scenario: Minoa is to move\ngame: western-empires\n${SEATS}\nat: movement
given: { turn: 5, minoa: { seat: Ada, tokens: { knossos: 3 } } }`,
  },
  {
    game: 'expansion-project',
    shows: '.piece[data-area="knossos"]',
    text: `scenario: Minoa is to move\ngame: expansion-project\n${SEATS}\nat: movement
given: { turn: 5, minoa: { seat: Ada, tokens: { knossos: 3 } } }`,
  },
  {
    game: 'through-the-ages',
    shows: '.card-row',
    text: `scenario: Ada builds\ngame: through-the-ages\nseats: [Ada, Ben]\nat: [Ada, actions]
given: { age: 1, round: 4, current: Ada, Ada: { leader: homer, tokens: { bronze: 6 } } }`,
  },
];

async function open(page: Page, name: string, text: string): Promise<void> {
  await page.goto(`${site.address}/position`);
  await page.locator('.position-file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test.each(FILES)('a scenario of $game is opened from a file, and saved as one in the same words', async (file) => {
  const { page, context, faults } = await site.visit();
  await open(page, 'written.yaml', file.text);
  await page.locator(file.shows).first().waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a scenario' }).click(),
  ]);
  const saved = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(saved)).toMatchObject({ game: file.game, given: {}, at: expect.any(Array) });
  expect(JSON.parse(saved)).not.toHaveProperty('position');
  await open(page, 'saved.json', saved);
  await page.locator(file.shows).first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a file that is no scenario says where it is wrong', async () => {
  const { page, context } = await site.visit();
  await open(page, 'wrong.yaml', 'scenario: x\ngame: advanced-civilization\nseats: [Ada, Ben]\ngiven: { egpyt: {} }');
  await page.getByText('Did you mean egypt?').waitFor();
  await context.close();
});
