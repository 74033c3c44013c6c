import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, Site } from './browser.ts';
import { atRest, drag, middleOf } from './hand.ts';
import { covers } from './in-viewport.ts';
import { nextTopic } from './newcomer.ts';
import { plantMovement } from './planted.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const STILL = { reducedMotion: 'reduce' } as const;

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Ada of Crete is to move, with a ship; others and barbarians are about. */
async function sitDown(page: Page, colony: Readonly<Record<string, number>> = {}): Promise<void> {
  await plantMovement(
    page,
    site.address,
    { knossos: 4, phaestos: 3, ...colony },
    {
      egypt: { seat: 'Ben', tokens: { memphis: 1 }, cities: ['thebes'], step: 3 },
      outsiders: { tokens: { gaza: 5 } },
    },
  );
  await nextTopic(page);
  await page.locator('.area').first().waitFor();
}

/** Which spot of the board is in the middle of its frame, and how large everything is. */
function middle(page: Page): Promise<readonly number[]> {
  return page.locator('.board').evaluate((frame) => {
    const overlay = frame.querySelector('.overlay') ?? frame;
    const { a, e, f } = new DOMMatrix(getComputedStyle(overlay).transform);
    return [(frame.clientWidth / 2 - e) / a, (frame.clientHeight / 2 - f) / a, a];
  });
}

function inFocus(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '',
  );
}

describe('the eye', () => {
  test('finds its own pieces at first sight, and keeps to what it looks at', async () => {
    const { page, context } = await site.visit(STILL, { board: 'drawn' });
    await sitDown(page);
    const frame = await page.locator('.board').boundingBox();
    for (const piece of await page.locator('.piece.own').all()) {
      const box = await piece.boundingBox();
      expect(box?.x).toBeGreaterThan(frame?.x ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
    }
    await page.locator('.area[data-area="thebes"]').focus();
    await page.keyboard.press('-');
    await drag(page, [700, 300], [900, 500]);
    const before = await middle(page);
    await page.mouse.move(600, 320);
    await page.setViewportSize({ width: 1200, height: 760 });
    await drawn(page);
    const after = await middle(page);
    for (const [place, value] of before.entries()) expect(after[place]).toBeCloseTo(value, 0);
    await context.close();
  });
});

describe('the keyboard on the board', () => {
  test('sails a ship, puts it down, and is told its keys', async () => {
    const { page, context } = await site.visit(STILL);
    await sitDown(page);
    await page.getByRole('button', { name: 'Ship in Phaestos' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => inFocus(page)).toMatch(/^Phaestos.*Crete: 3 tokens, Ship of Crete; your ship starts here$/);
    await page.keyboard.press('PageDown');
    await expect.poll(() => inFocus(page)).toMatch(/your ship can sail here, 3 areas left$/);
    await page.locator('.focus-ring').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await expect.poll(() => inFocus(page)).toMatch(/your ship sails here$/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ship in Phaestos' }).waitFor();
    await expect.poll(() => inFocus(page)).not.toBe('BODY');
    await page.locator('.area[data-area="phaestos"]').focus();
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => inFocus(page)).not.toBe('BODY');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expect
      .poll(() => page.locator('.area[data-area="gaza"]').getAttribute('aria-label'))
      .toContain('Barbarians: 5 tokens');
    await context.close();
  });
});

/** A spot of an area where nothing lies on it. */
function inArea(page: Page, area: string): Promise<readonly [number, number]> {
  return page.locator(`.area[data-area="${area}"]`).evaluate((shape) => {
    const { left, top, width, height } = shape.getBoundingClientRect();
    for (let across = 0.05; across < 1; across += 0.05)
      for (let down = 0.05; down < 1; down += 0.05) {
        const [x, y] = [left + across * width, top + down * height];
        if (document.elementFromPoint(x, y) === shape) return [x, y] as const;
      }
    throw new Error('something lies on all of it');
  });
}

describe('what is known of an area', () => {
  test('is told beside the area, in whatever corner that lies', async () => {
    const { page, context } = await site.visit(STILL);
    await sitDown(page);
    const board = await page.locator('.board').boundingBox();
    const people = page.locator('.piece.own[data-area="knossos"]');
    const look = async (): Promise<number> => {
      await page.keyboard.press('F6');
      await page.locator('.area[data-area="knossos"]').focus();
      return (await page.locator('.area-card').boundingBox())?.x ?? Number.NaN;
    };
    await expect.poll(() => look()).toBeLessThan((board?.x ?? 0) + 40);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await atRest(people);
    const before = await people.boundingBox();
    await drag(
      page,
      [1000, 700],
      [1000 + (board?.x ?? 0) + 120 - (before?.x ?? 0), 700 + (board?.y ?? 0) + 60 - (before?.y ?? 0)],
    );
    await page.mouse.move(0, 0);
    const told = await look();
    const box = await people.boundingBox();
    expect(box?.x).toBeLessThan((board?.x ?? 0) + 200);
    expect(told).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
    await context.close();
  });

  test('is told next to the mouse that points at it, and covers nothing that can be chosen', async () => {
    const { page, context } = await site.visit(STILL);
    await sitDown(page);
    await atRest(page.locator('.piece.own[data-area="knossos"]'));
    const [x, y] = await inArea(page, 'knossos');
    await page.mouse.move(x, y);
    const card = page.locator('.area-card[data-place="pointer"]');
    await card.filter({ hasText: 'Knossos' }).waitFor();
    const told = await card.boundingBox();
    const gap = (low = 0, size = 0, at = 0): number => Math.max(low - at, at - low - size, 0);
    const away = Math.hypot(gap(told?.x, told?.width, x), gap(told?.y, told?.height, y));
    expect(away).toBeGreaterThan(20);
    expect(away).toBeLessThan(200);
    for (const mark of await page.locator('.piece.own').all()) expect(await covers(card, mark)).toBe(false);
    await page.mouse.move(0, 0);
    await card.waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('the keyboard', () => {
  test('says how many tokens go, and goes to and fro between the question and the board', async () => {
    const { page, context } = await site.visit(STILL);
    await sitDown(page);
    const held = page.locator('.question-bar .step-value');
    await page.locator('.area[data-area="knossos"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('2');
    await expect.poll(() => held.textContent()).toBe('2');
    await page.keyboard.press('F6');
    await expect.poll(() => inFocus(page)).toBe('Question');
    await page.keyboard.press('9');
    await expect.poll(() => held.textContent()).toBe('4');
    await page.keyboard.press('1');
    await page.keyboard.press('F6');
    await expect.poll(() => inFocus(page)).toMatch(/^Knossos.*1 token picked up here$/);
    await context.close();
  });

  test('comes to the board where it can be seen, and from nowhere to the question', async () => {
    const { page, context } = await site.visit(STILL);
    await sitDown(page);
    await page.keyboard.press('F6');
    await expect.poll(() => inFocus(page)).toBe('Question');
    const people = page.locator('.piece.own[data-area="knossos"]');
    const frame = await page.locator('.board').boundingBox();
    const isSeen = async (): Promise<boolean> => {
      const box = await people.boundingBox();
      if (frame === null || box === null) return false;
      return box.x > frame.x && box.x < frame.x + frame.width && box.y > frame.y && box.y < frame.y + frame.height;
    };
    for (let pulls = 0; pulls < 4 && (await isSeen()); pulls++) await drag(page, [400, 300], [1000, 700]);
    await expect.poll(() => isSeen()).toBe(false);
    await page.locator('.board-tool').first().focus();
    for (let steps = 0; steps < 6 && !/tokens/.test(await inFocus(page)); steps++)
      await page.keyboard.press('Shift+Tab');
    await expect.poll(() => inFocus(page)).toMatch(/^(Knossos|Phaestos)/);
    await expect.poll(() => isSeen()).toBe(true);
    await context.close();
  });
});

/** Where fingers are on the screen. */
type Fingers = readonly { readonly id: number; readonly x: number; readonly y: number }[];

/** Puts fingers on the screen, moves and lifts them, one step after the other. */
async function touch(page: Page, ...steps: readonly Fingers[]): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  for (const [place, fingers] of steps.entries()) {
    const isMove = place > 0 && fingers.length === steps[place - 1]?.length;
    const type = isMove ? 'touchMove' : fingers.length === 0 ? 'touchEnd' : 'touchStart';
    await hand.send('Input.dispatchTouchEvent', { type, touchPoints: [...fingers] });
  }
  await hand.detach();
}

describe('a pinch', () => {
  test.each([
    ['at once', 0],
    ['once a piece was taken up', 24],
  ])('that begins with a finger on a piece, %s, zooms the board, and ends', async (_, pulled) => {
    const { page, context } = await site.visit({ ...PHONE, ...STILL });
    await sitDown(page);
    await page.getByRole('button', { name: 'Show the whole board' }).tap();
    const at = async (area: string, id: number) => {
      const [x, y] = await middleOf(page.locator(`.piece[data-area="${area}"] .piece-edge`).first());
      return { id, x, y };
    };
    const [one, other] = [await at('knossos', 1), await at('byzantium', 2)];
    const before = (await middle(page))[2] ?? Number.NaN;
    const held = { ...one, y: one.y + pulled };
    const spread = (by: number): Fingers => [
      { ...held, y: held.y + by },
      { ...other, y: other.y - by },
    ];
    await touch(page, [one], [held], spread(0), spread(12), spread(24), spread(36), []);
    const board = page.locator('.board');
    await expect.poll(() => board.getAttribute('class')).toBe('board');
    await expect.poll(async () => (await middle(page))[2]).toBeGreaterThan(before * 1.2);
    await page.locator('.piece.dragged, .mark-from').waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('a phone', () => {
  test('counts beside the area, and leaves half of the screen to the board', async () => {
    const { page, context } = await site.visit({ ...PHONE, ...STILL });
    await sitDown(page);
    const people = page.locator('.piece.own[data-area="knossos"]');
    await expect.poll(async () => (await people.boundingBox())?.x ?? Number.NaN).toBeLessThan(330);
    await people.tap();
    await page.locator('.ring').getByRole('button', { name: 'Fewer: Tokens from Knossos' }).tap();
    await expect.poll(() => page.locator('.ring .step-value').textContent()).toBe('3');
    const [board, ring] = [await page.locator('.board').boundingBox(), await page.locator('.ring').boundingBox()];
    expect(board?.height).toBeGreaterThanOrEqual(370);
    expect(ring?.x).toBeGreaterThanOrEqual(0);
    expect((ring?.x ?? 0) + (ring?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.locator('.ring').getByRole('button', { name: 'Cancel' }).tap();
    await page.locator('.ring').waitFor({ state: 'detached' });
    await context.close();
  });

  test('lays its ring neither on where what is in hand can go, nor on what can be pressed', async () => {
    const { page, context } = await site.visit({ ...PHONE, ...STILL });
    await sitDown(page);
    const people = page.locator('.piece.own[data-area="knossos"]');
    await expect.poll(async () => (await people.boundingBox())?.x ?? Number.NaN).toBeLessThan(330);
    const covered = (what: string) =>
      page.locator('.ring').evaluate((ring, kept) => {
        const over = ring.getBoundingClientRect();
        return [...document.querySelectorAll(kept)]
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
          })
          .map((one) => one.getAttribute('class'));
      }, what);
    await people.tap();
    const putDown = page.locator('.ring').getByRole('button', { name: 'Cancel' });
    await putDown.waitFor();
    await expect.poll(() => covered('.mark-can, .piece.own, .board-tool')).toEqual([]);
    await putDown.tap();
    await page.getByRole('button', { name: 'Ship in Phaestos' }).tap();
    await page.locator('.area[data-area="knossos"]').dispatchEvent('click');
    await page.locator('.ring').getByText('Load in Knossos').waitFor();
    await page.locator('.elsewhere').first().waitFor();
    await expect.poll(() => covered('.board-tool, .elsewhere')).toEqual([]);
    await context.close();
  });

  test('shows most of a scattered people large enough to read, and points to the rest', async () => {
    const { page, context } = await site.visit({ ...PHONE, ...STILL });
    await sitDown(page, { damascus: 2 });
    const colony = page.locator('.piece.own[data-area="damascus"]');
    const leftOf = async (): Promise<number> => (await colony.boundingBox())?.x ?? Number.NaN;
    await expect.poll(async () => (await middle(page))[2]).toBeGreaterThanOrEqual(0.32);
    await expect.poll(() => leftOf()).toBeGreaterThan(360);
    const way = page.locator('.elsewhere');
    await expect.poll(() => way.textContent()).toBe('1');
    await way.tap();
    await expect.poll(leftOf).toBeLessThan(360);
    await expect.poll(async () => (await middle(page))[2]).toBeGreaterThanOrEqual(0.32);
    await context.close();
  });

  test('closes what popped up by a tap beside it, which does nothing else', async () => {
    const { page, context } = await site.visit({ ...PHONE, ...STILL });
    await sitDown(page);
    const [people, card, ring] = [
      page.locator('.piece.own[data-area="knossos"]'),
      page.locator('.rule-card:popover-open'),
      page.locator('.ring'),
    ];
    await expect.poll(async () => (await people.boundingBox())?.x ?? Number.NaN).toBeLessThan(330);
    await page.getByRole('button', { name: /^Why\? Rule AC / }).tap();
    await card.getByText(/^AC \d/).waitFor();
    await people.tap();
    await card.waitFor({ state: 'detached' });
    await atRest(people);
    await expect.poll(() => ring.count()).toBe(0);
    await people.tap();
    await ring.waitFor();
    await context.close();
  });

  test('keeps what is in hand in view when it is turned, and its ring clear of the tools', async () => {
    const { page, context } = await site.visit({ ...PHONE, ...STILL });
    await sitDown(page);
    const people = page.locator('.piece.own[data-area="knossos"]');
    await expect.poll(async () => (await people.boundingBox())?.x ?? Number.NaN).toBeLessThan(330);
    await atRest(people);
    await drag(page, [100, 200], [140, 330]);
    await people.tap();
    await page.locator('.ring').waitFor();
    await page.setViewportSize({ width: 740, height: 360 });
    const edges = async (what: string) => {
      const { x, y, width, height } = (await page.locator(what).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { left: x, top: y, right: x + width, bottom: y + height };
    };
    await expect
      .poll(async () => (await edges('.piece.own[data-area="knossos"]')).bottom)
      .toBeLessThan((await edges('.board')).bottom);
    const [board, stack] = [await edges('.board'), await edges('.piece.own[data-area="knossos"]')];
    expect(stack.top).toBeGreaterThan(board.top);
    expect(stack.right).toBeLessThan(board.right);
    const [ring, tools] = [await edges('.ring'), await edges('.board-tools')];
    expect(ring.right <= tools.left || ring.bottom <= tools.top).toBe(true);
    await context.close();
  });
});
