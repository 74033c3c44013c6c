import type { Box, Spot } from '@ecumene/atlas/drawing';
import { afterEach, expect, test, vi } from 'vitest';
import { isUnder } from './best-view.ts';
import { isWellWithin } from './fit-in-view.ts';
import { BoardZoom } from './zoom.ts';

afterEach(() => document.body.replaceChildren());

/** Gives an element a size; without a browser nothing has one. */
function lay(frame: HTMLElement, width: number, height: number): void {
  Object.defineProperties(frame, {
    clientWidth: { value: width, configurable: true },
    clientHeight: { value: height, configurable: true },
  });
}

/** A phone's board with a page that lies over it; one's own pieces are scattered in the west, a few close by in the east. */
function laid() {
  const [frame, sheet, page] = [0, 1, 2].map(() => document.createElement('div'));
  if (frame === undefined || sheet === undefined || page === undefined) throw new Error('nothing to lay');
  frame.append(sheet, page);
  document.body.append(frame);
  lay(frame, 390, 560);
  const zooming = new BoardZoom({
    frame,
    sheets: [sheet],
    bounds: [0, 0, 6000, 4000],
    whole: [0, 0, 6000, 4000],
    home: () => [
      [1500, 1400],
      [1600, 2000],
      [1700, 2600],
      [4000, 2000],
      [4100, 2100],
    ],
    pans: () => true,
  });
  return { frame, sheet, page, zooming };
}

/** Turns the wheel over something; tells whether the board took it. */
function wheel(over: Element): boolean {
  const event = new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true });
  over.dispatchEvent(event);
  return event.defaultPrevented;
}

test('what lies over the board keeps its gestures', () => {
  const { sheet, page } = laid();
  const before = sheet.style.transform;
  expect(wheel(page)).toBe(false);
  expect(sheet.style.transform).toBe(before);
  expect(wheel(sheet)).toBe(true);
  expect(sheet.style.transform).not.toBe(before);
});

test('what is in the middle stays there when the sheet of a phone is drawn up, and when it is let down', () => {
  const { frame, sheet, zooming } = laid();
  const middle = (): readonly number[] => {
    const [x = 0, y = 0, , k = 1] = [...sheet.style.transform.matchAll(/-?[\d.]+(?=px|\)|,)/g)].map(Number);
    return [(frame.clientWidth / 2 - x) / k, (frame.clientHeight / 2 - y) / k].map(Math.round);
  };
  const before = middle();
  lay(frame, 390, 230);
  zooming.resize();
  expect(middle()).toEqual(before);
  lay(frame, 390, 560);
  zooming.resize();
  expect(middle()).toEqual(before);
});

test('the whole board can be seen from edge to edge on an upright phone', async () => {
  const { sheet, zooming } = laid();
  vi.useFakeTimers();
  zooming.fit();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  const [x = 0, y = 0, , k = 1] = [...sheet.style.transform.matchAll(/-?[\d.]+(?=px|\)|,)/g)].map(Number);
  expect([x, x + 6000 * k].map(Math.round)).toEqual([0, 390]);
  expect(y + 2000 * k).toBeCloseTo(280);
});

test('nothing that is brought into view is under the buttons of the board', async () => {
  const { frame, sheet } = laid();
  lay(frame, 888, 722);
  const tools: Box = [840, 560, 36, 150];
  const zooming = new BoardZoom({
    frame,
    sheets: [sheet],
    bounds: [0, 0, 6000, 4000],
    whole: [0, 0, 6000, 4000],
    home: () => [],
    covers: () => [tools],
    pans: () => true,
  });
  const spots: Spot[] = [
    [1000, 3800],
    [3400, 3800],
  ];
  vi.useFakeTimers();
  zooming.show(spots);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  const [x = 0, y = 0, , k = 1] = [...sheet.style.transform.matchAll(/-?[\d.]+(?=px|\)|,)/g)].map(Number);
  const onScreen = spots.map(([left, top]): Spot => [left * k + x, top * k + y]);
  expect(onScreen.every((spot) => isWellWithin(spot, [0, 0, 888, 722], 40))).toBe(true);
  expect(onScreen.some((spot) => isUnder(spot, tools))).toBe(false);
});
