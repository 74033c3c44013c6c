import type { Spot } from '@ecumene/atlas/drawing';
import { expect, test } from 'vitest';
import { bestView, isUnder } from './best-view.ts';

const SCALES = { legible: 0.32, farthest: 0.24, now: 0.5, isChosen: false };
const FRAME: Spot = [888, 722];
const WHOLE = [0, 0, ...FRAME] as const;

/** Where spots are on the screen. */
function laid(spots: readonly Spot[], { middle, k }: ReturnType<typeof bestView>): Spot[] {
  return spots.map(([x, y]) => [FRAME[0] / 2 + (x - middle[0]) * k, FRAME[1] / 2 + (y - middle[1]) * k]);
}

test('what fits is seen close enough to read', () => {
  const near: readonly Spot[] = [
    [1000, 1000],
    [1400, 1200],
  ];
  expect(bestView(near, [], WHOLE, FRAME, SCALES)).toMatchObject({ seen: near, least: 0.32, middle: [1200, 1100] });
});

test('what does not fit then is seen from farther away, as far as pieces can be told', () => {
  const wide: readonly Spot[] = [
    [1000, 1000],
    [3800, 1000],
  ];
  const view = bestView(wide, [], WHOLE, FRAME, SCALES);
  expect(view.seen).toEqual(wide);
  expect(view.k).toBeGreaterThan(0.24);
  expect(view.k).toBeLessThan(0.32);
  expect(bestView([...wide, [9000, 1000], [9100, 1000], [9200, 1000]], [], WHOLE, FRAME, SCALES).seen).toHaveLength(3);
});

test('a player who chose to see more keeps that', () => {
  const far = { ...SCALES, now: 0.2, isChosen: true };
  expect(bestView([[1000, 1000]], [], WHOLE, FRAME, far).k).toBe(0.2);
});

test('spots lie in the room that is left', () => {
  const spots: readonly Spot[] = [
    [1000, 1000],
    [2000, 1500],
  ];
  for (const [x, y] of laid(spots, bestView(spots, [], [0, 250, 840, 472], FRAME, SCALES))) {
    expect(x).toBeLessThan(840 - 50);
    expect(y).toBeGreaterThan(250 + 50);
  }
});

test('what is right beside a button is under it as good as', () => {
  expect(isUnder([820, 600], [840, 560, 36, 150])).toBe(true);
  expect(isUnder([780, 600], [840, 560, 36, 150])).toBe(false);
});
