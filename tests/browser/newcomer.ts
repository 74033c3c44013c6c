import type { Locator, Page } from 'playwright-core';

/** Somebody who has never played: does what the screen offers, by hand. */

const PATIENCE = 60_000;

/** From the front page to a table. */
export async function playNow(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.question-bar').waitFor({ timeout: PATIENCE });
}

export async function turnOf(page: Page): Promise<number> {
  const strip = page.locator('.strip-turn');
  return (await strip.count()) === 0 ? 0 : Number(/\d+/.exec((await strip.textContent()) ?? '')?.[0] ?? 0);
}

/** What is asked, as soon as something is. */
export async function nextTopic(page: Page): Promise<string> {
  const asking = page.locator('.asking[data-topic]');
  await asking.waitFor({ timeout: PATIENCE });
  return (await asking.getAttribute('data-topic', { timeout: PATIENCE })) ?? '';
}

/** Clicks an area with the mouse, where nothing lies on it. */
async function clickArea(area: Locator): Promise<void> {
  const position = await area.evaluate((path) => {
    const { left, top, width, height } = path.getBoundingClientRect();
    for (let i = 1; i < 400; i++) {
      const [x, y] = [((i * 7) % 20) / 20, ((i * 13) % 19) / 19];
      if (document.elementFromPoint(left + x * width, top + y * height) === path)
        return { x: x * width, y: y * height };
    }
    return undefined;
  });
  if (position === undefined) throw new Error('the area cannot be reached with the mouse');
  await area.click({ position });
}

/** Takes up a stack and moves it to a neighbour that glows. */
export async function moveSomething(page: Page): Promise<boolean> {
  const stack = page.locator('.piece.own[data-nation]').first();
  if ((await stack.count()) === 0) return false;
  await stack.click({ force: true });
  const target = page.locator('.mark-can').first();
  if ((await target.count()) === 0) return false;
  const shape = await target.getAttribute('d');
  const before = await page.locator('.strip-turn').textContent();
  await clickArea(page.locator(`.area[d="${shape}"]`));
  await page.getByRole('button', { name: 'Undo' }).waitFor({ timeout: PATIENCE });
  return before !== null;
}

/** Takes a nation whose people can walk somewhere. */
async function takeNation(page: Page): Promise<void> {
  const nations = page.locator('.nation-choices .button');
  await nations.filter({ hasNotText: 'Crete' }).first().click();
}

/** Answers until a topic comes up. */
export async function answerUntil(page: Page, topic: string): Promise<void> {
  const moved = new Set<number>();
  while ((await nextTopic(page)) !== topic) await answer(page, moved);
}

/** Answers whatever is asked, moving something once a turn, and waits until the table has heard it. */
export async function answer(page: Page, moved: Set<number>): Promise<void> {
  const topic = await nextTopic(page);
  const question = await page.locator('.asking').getAttribute('data-question');
  await press(page, topic, moved);
  const heard = page.locator(`.asking[data-question="${question}"]`);
  await heard.waitFor({ state: 'detached', timeout: PATIENCE });
}

/** Presses a button, and once more when it asks whether that is meant. */
async function pressSurely(button: Locator, control: Locator): Promise<void> {
  await button.click();
  const sure = control.getByRole('button', { name: /all the same$/ });
  if ((await sure.count()) > 0) await sure.click();
}

async function press(page: Page, topic: string, moved: Set<number>): Promise<void> {
  const control = page.locator('.asking-control');
  if (topic === 'movement') {
    const turn = await turnOf(page);
    if (!moved.has(turn) && (await moveSomething(page))) moved.add(turn);
    const putDown = control.getByRole('button', { name: 'Put down' });
    if ((await putDown.count()) > 0) await putDown.click();
    return pressSurely(control.locator('.button.primary'), control);
  }
  if (topic === 'choose-nation') return takeNation(page);
  if ((await page.getByRole('button', { name: 'Done trading', pressed: true }).count()) > 0) {
    await page.waitForTimeout(100);
    return;
  }
  const suggest = control.getByRole('button', { name: 'Suggest' });
  if ((await suggest.count()) > 0) await suggest.first().click();
  const done = page.getByRole('button', { name: /^(I am )?done/i });
  const primary = control.locator('.button.primary:enabled');
  if (topic === 'trade' && (await done.count()) > 0) await done.first().click();
  else if ((await primary.count()) > 0) await pressSurely(primary.last(), control);
  else if ((await control.locator('select').count()) > 0)
    await control.locator('select').first().selectOption({ index: 1 });
  else await control.locator('.button').first().click();
}
