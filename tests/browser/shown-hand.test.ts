import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Site } from './browser.ts';
import { TestServer } from './test-server.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

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

const GIVEN = {
  turn: 5,
  crete: { seat: 'Ada', tokens: { knossos: 3 }, step: 4, hand: ['wine', 'wine', 'iron'] },
  illyria: { seat: 'Ben', tokens: { rome: 2 }, step: 4, hand: ['oil', 'salt', 'salt'] },
} as const;

/** The cards of the own hand, as they lie in the trade. */
const wine = (page: Page) => page.locator('.trade').getByText('wine', { exact: false });

test('a player shows the hand to a spectator, who can only look, and hides it again', async () => {
  const [adas, bens, eves] = [await site.visit(), await site.visit(), await site.visit(PHONE)];
  const [{ page: ada }, { page: ben }, { page: eve }] = [adas, bens, eves];
  const { id, invite } = await server.plant(ada, 'Ada', { places: ['Ada', 'Ben'], at: 'trade', given: GIVEN });
  await ben.goto(`${server.address}/join/${id}#${invite}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Join' }).click();
  await ben.locator('.question-bar').waitFor();
  await ada.goto(`${server.address}/table/${id}`);
  await eve.goto(`${server.address}/table/${id}`);
  await eve.getByText('You are watching.').waitFor();
  await eve.getByRole('button', { name: 'Open players, hand and log' }).click();
  await eve.getByRole('tab', { name: /^Chat/ }).click();
  await eve.getByLabel('Your name').fill('Eve');
  await eve.getByRole('button', { name: 'Chat', exact: true }).tap();
  await ada.getByRole('tab', { name: /^Chat/ }).click();
  await ada.locator('.talk-spectators').filter({ hasText: 'Eve' }).waitFor();

  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.getByRole('button', { name: 'Show my hand …' }).click();
  await ada.getByText('The other players are not told.').waitFor();
  await ada.getByRole('switch', { name: 'Eve' }).click();
  await eve.getByRole('button', { name: 'See the hand of Ada' }).click();
  await eve.getByText('You see the hand of Ada.').waitFor();
  await expect.poll(() => wine(eve).count()).toBeGreaterThan(0);
  expect(await eve.locator('.asking').getByText('You are watching.').count()).toBe(1);
  expect(await eve.locator('.asking[data-topic]').count()).toBe(0);
  await eve.getByRole('button', { name: 'Menu' }).click();
  for (const name of ['Show my hand …', 'Leave game …', 'Undo'])
    expect(await eve.getByRole('button', { name }).count()).toBe(0);
  await eve.keyboard.press('Escape');
  expect(await ben.getByText('hand of Ada').count()).toBe(0);

  await ada.getByRole('switch', { name: 'Eve', checked: true }).click();
  await eve.getByText('You see the hand of Ada.').waitFor({ state: 'detached' });
  await eve.getByText('You are watching.').waitFor();
  await expect.poll(() => wine(eve).count()).toBe(0);
  for (const { faults, context } of [adas, bens, eves]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});
