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

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middles of the own stacks that lie in sight: nobody takes what they do not see. */
async function ownStacks(page: Page): Promise<Spot[]> {
  return page.locator('.piece.own[data-nation]').evaluateAll((all) =>
    all
      .map((piece) => piece.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.overlay') != null),
  );
}

/** A spot in one of the areas that glow, where nothing lies on it. */
async function glowingSpot(page: Page): Promise<Spot | undefined> {
  return page.locator('.mark-can').evaluateAll((marks) => {
    const shapes = new Set(marks.map((mark) => mark.getAttribute('d')));
    const areas = [...document.querySelectorAll('.area')].filter((area) => shapes.has(area.getAttribute('d')));
    for (const area of areas) {
      const { left, top, width, height } = area.getBoundingClientRect();
      for (let i = 1; i < 400; i++) {
        const [x, y] = [left + (((i * 7) % 20) / 20) * width, top + (((i * 13) % 19) / 19) * height];
        if (document.elementFromPoint(x, y) === area) return { x, y };
      }
    }
    return undefined;
  });
}

/** Whether something comes up within a moment. */
async function comesUp(thing: Locator): Promise<boolean> {
  return thing.waitFor({ timeout: 4000 }).then(
    () => true,
    () => false,
  );
}

/** Takes up a stack and moves it to a neighbour that glows; where that fails, or a hint comes in between, the next one. */
export async function moveSomething(page: Page): Promise<boolean> {
  const undo = page.getByRole('button', { name: 'Undo' });
  const putDown = page.getByRole('button', { name: 'Put down' }).first();
  for (let look = 0; look < 3; look++) {
    // The board may just be on its way to where something is to be done.
    await page.waitForTimeout(300);
    for (const stack of await ownStacks(page)) {
      await page.mouse.click(stack.x, stack.y);
      if (!(await comesUp(putDown))) continue;
      const spot = await glowingSpot(page);
      if (spot !== undefined) await page.mouse.click(spot.x, spot.y);
      if (spot !== undefined && (await comesUp(undo))) return true;
      if ((await putDown.count()) > 0) await putDown.click();
    }
  }
  return false;
}

/** Takes a nation whose people can walk somewhere. */
async function takeNation(page: Page): Promise<void> {
  const nations = page.locator('.nation-choices .button');
  await nations.filter({ hasNotText: 'Crete' }).first().click();
  await page.getByRole('button', { name: /^Lead / }).click();
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
  if (topic === 'build-cities') return pressSurely(control.getByRole('button', { name: /^Build/ }), control);
  if ((await page.getByRole('button', { name: 'Done trading', pressed: true }).count()) > 0) {
    await page.waitForTimeout(100);
    return;
  }
  const suggest = control.getByRole('button', { name: 'Suggest' });
  const done = page.getByRole('button', { name: /^(I am )?done/i });
  const primary = control.locator('.button.primary:enabled');
  if ((await suggest.count()) > 0) {
    await suggest.first().click();
    await comesUp(primary.last());
  }
  if (topic === 'trade' && (await done.count()) > 0) await done.first().click();
  else if ((await primary.count()) > 0) await pressSurely(primary.last(), control);
  else if ((await control.locator('select').count()) > 0)
    await control.locator('select').first().selectOption({ index: 1 });
  else await pressSurely(control.locator('.button').first(), control);
}
