import type { Locator, Page } from 'playwright-core';
import { drawn } from './browser.ts';

/** Somebody who has never played: does what the screen offers, by hand. */

/** From the front page to a table. */
export async function playNow(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.question-bar').waitFor();
}

/** The device goes to somebody else at it. */
export async function passTo(page: Page, seat: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: `Pass the device to ${seat}` }).click();
  await page.getByRole('button', { name: `I am ${seat}` }).click();
  await page.locator('.question-bar').waitFor();
}

export async function turnOf(page: Page): Promise<number> {
  const strip = page.locator('.strip-turn');
  return (await strip.count()) === 0 ? 0 : Number(/\d+/.exec((await strip.textContent()) ?? '')?.[0] ?? 0);
}

interface Asked {
  readonly topic: string;
  readonly question: string;
}

/** What is asked now, if anything. */
function askedNow(page: Page): Promise<Asked | undefined> {
  return page.evaluate(() => {
    const asking = document.querySelector<HTMLElement>('.asking[data-topic]');
    if (asking === null) return undefined;
    return { topic: asking.dataset['topic'] ?? '', question: asking.dataset['question'] ?? '' };
  });
}

/** Skips scenes, if there are any: bots wait for them. */
export async function skipScenes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.theatre-on .button')];
    buttons.find((button) => button.textContent === 'Skip all')?.click();
  });
}

async function nextAsked(page: Page): Promise<Asked> {
  for (;;) {
    await page.locator('.asking[data-topic], .theatre').first().waitFor();
    const asked = await askedNow(page);
    if (asked !== undefined) return asked;
    await skipScenes(page);
  }
}

/** What is asked, as soon as something is. */
export async function nextTopic(page: Page): Promise<string> {
  return (await nextAsked(page)).topic;
}

/** Waits until a question is no longer asked. */
async function answered(page: Page, question: string): Promise<void> {
  await page.locator(`.asking[data-question="${question}"]`).waitFor({ state: 'detached' });
}

/** Does something that is one answer, and waits until the table has heard it. */
export async function answering(page: Page, act: (topic: string) => Promise<void>): Promise<string> {
  const { topic, question } = await nextAsked(page);
  await act(topic);
  await answered(page, question);
  return topic;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Waits until the board lies still: it glides to where something is to be done. */
async function boardRests(page: Page): Promise<void> {
  await page.locator('.board .overlay').evaluate(async (overlay) => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const lies = (): string => getComputedStyle(overlay).transform;
    let before = '';
    for (let still = 0; still < 3; still = lies() === before ? still + 1 : 0) {
      before = lies();
      await frame();
    }
  });
}

/** Where own stacks that can move lie in view: nobody takes what they do not see. */
async function movableStacks(page: Page): Promise<string[]> {
  return page.locator('.piece.own[data-nation]').evaluateAll((all) =>
    all
      .filter((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.piece') === piece;
      })
      .map((piece) => piece.getAttribute('data-area') ?? '')
      .filter((area) => {
        const label = document.querySelector(`.area[data-area="${area}"]`)?.getAttribute('aria-label');
        return label?.includes('ready to move');
      }),
  );
}

/** An area that glows, and a spot within it where nothing lies on it. */
async function glowingSpot(page: Page): Promise<{ readonly area: string; readonly position: Spot } | undefined> {
  return page.locator('.mark-can').evaluateAll((marks) => {
    const shapes = new Set(marks.map((mark) => mark.getAttribute('d')));
    const areas = [...document.querySelectorAll('.area')].filter((area) => shapes.has(area.getAttribute('d')));
    for (const area of areas) {
      const { left, top, width, height } = area.getBoundingClientRect();
      for (let i = 1; i < 400; i++) {
        const [x, y] = [(((i * 7) % 20) / 20) * width, (((i * 13) % 19) / 19) * height];
        if (document.elementFromPoint(left + x, top + y) === area)
          return { area: area.getAttribute('data-area') ?? '', position: { x, y } };
      }
    }
    return undefined;
  });
}

/** Takes up a stack and moves it to a neighbour that glows; where none is in view, the next stack. Holds nothing afterwards. */
export async function moveSomething(page: Page): Promise<boolean> {
  // A scene may begin at any moment, and lies over the board.
  const scene = page.locator('.theatre-on').getByRole('button', { name: 'Skip all', exact: true });
  await page.addLocatorHandler(scene, () => skipScenes(page), { noWaitAfter: true });
  try {
    return await moveFirstStack(page);
  } finally {
    await page.removeLocatorHandler(scene);
  }
}

async function moveFirstStack(page: Page): Promise<boolean> {
  const held = page.locator('.holding-words');
  const putDown = page.getByRole('button', { name: 'Cancel' }).first();
  await page.locator('.area').first().waitFor();
  for (let tried = 0; ; tried++) {
    await boardRests(page);
    const from = (await movableStacks(page))[tried];
    if (from === undefined) return false;
    await page.locator(`.piece.own[data-nation][data-area="${from}"]`).click();
    await putDown.waitFor();
    await boardRests(page);
    const spot = await glowingSpot(page);
    if (spot !== undefined) {
      await page.locator(`.area[data-area="${spot.area}"]`).click({ position: spot.position });
      await page.waitForFunction(
        () => document.querySelector('.holding-words') === null || document.querySelector('.refusal') !== null,
      );
      if (!(await held.isVisible())) return true;
    }
    await putDown.click();
    await held.waitFor({ state: 'detached' });
  }
}

/** Takes a nation whose people can walk somewhere. */
async function takeNation(page: Page): Promise<void> {
  const nations = page.locator('.nation-choices .button');
  await nations.filter({ hasNotText: 'Crete' }).first().click();
  await page.getByRole('button', { name: /^Choose / }).click();
}

/** Answers until a topic comes up. */
export async function answerUntil(page: Page, topic: string): Promise<void> {
  const moved = new Set<number>();
  while ((await nextTopic(page)) !== topic) await answer(page, moved);
}

/** Answers whatever is asked, moving something once a turn, and waits until the table has heard it. */
export async function answer(page: Page, moved: Set<number>): Promise<void> {
  if ((await nextTopic(page)) === 'movement') await moveOnceATurn(page, moved);
  await answering(page, (topic) => press(page, topic));
}

/** A move is an answer of its own: then the same is asked once more, to go on or to end it. */
async function moveOnceATurn(page: Page, moved: Set<number>): Promise<void> {
  const [turn, { question }] = [await turnOf(page), await nextAsked(page)];
  if (moved.has(turn) || !(await moveSomething(page))) return;
  moved.add(turn);
  await answered(page, question);
}

/** Plays on until the game is over and told. */
export async function playToTheEnd(page: Page): Promise<void> {
  const moved = new Set<number>();
  const end = page.locator('.afterwards');
  for (;;) {
    await page.locator('.asking[data-topic], .theatre').or(end).first().waitFor();
    if (await end.isVisible()) return;
    if ((await page.locator('.asking[data-topic]').count()) > 0) await answer(page, moved);
    else await skipScenes(page);
  }
}

/** Presses a button, and once more when it asks whether that is meant. */
async function pressSurely(page: Page, button: Locator): Promise<void> {
  await button.click();
  await drawn(page);
  const sure = page.locator('.asking-control').getByRole('button', { name: /anyway$/ });
  if (await sure.isVisible()) await sure.click();
}

/** Chooses what is offered, one thing after another, until that is enough. */
async function chooseEnough(control: Locator, enough: Locator): Promise<void> {
  const open = control.locator('[aria-pressed="false"]');
  for (let left = await open.count(); left > 0 && (await enough.isDisabled()); left--) await open.first().click();
}

async function press(page: Page, topic: string): Promise<void> {
  const control = page.locator('.asking-control');
  if (topic === 'movement') return pressSurely(page, control.locator('.button.primary'));
  if (topic === 'choose-nation') return takeNation(page);
  if (topic === 'build-cities') return pressSurely(page, control.getByRole('button', { name: /^Build/ }));
  if (topic === 'trade') {
    const done = page.getByRole('button', { name: 'Done trading', pressed: false });
    return (await done.count()) > 0 ? done.click() : undefined;
  }
  const [suggest, primary] = [
    control.getByRole('button', { name: /^(Suggest|Divide evenly)$/ }),
    control.locator('.button.primary'),
  ];
  if ((await suggest.count()) > 0) await suggest.first().click();
  if ((await primary.count()) > 0) {
    if ((await suggest.count()) === 0) await chooseEnough(control, primary.last());
    await pressSurely(page, primary.last());
  } else if ((await control.locator('select').count()) > 0)
    await control.locator('select').first().selectOption({ index: 1 });
  else await pressSurely(page, control.locator('button').first());
}
