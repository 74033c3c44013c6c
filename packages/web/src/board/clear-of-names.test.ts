import type { Drawing, Spot } from '@ecumene/atlas/drawing';
import { drawing as ancient } from '@ecumene/atlas/drawings/advanced-civilization';
import { drawing as eighteen } from '@ecumene/atlas/drawings/eighteen';
import { expect, test } from 'vitest';
import { clearOfNames } from './clear-of-names.ts';

/** Tells in how many rectangles of a path a spot lies, the board among them. */
function depths(path: string): (spot: Spot) => number {
  const holes = [...path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)].map(([, ...box]) => box.map(Number));
  return ([x, y]) =>
    1 + holes.filter(([l = 0, t = 0, w = 0, h = 0]) => x >= l && x < l + w && y >= t && y < t + h).length;
}

test.each([
  ['western', ancient],
  ['eighteen', eighteen],
] satisfies [string, Drawing][])('on the %s board nothing is drawn over the name of a land or a sea', (_, drawing) => {
  const path = clearOfNames(drawing);
  const depth = depths(path);
  const seas = Object.values(drawing.anchors).filter(({ limit }) => limit === null);
  expect(seas.length).toBeGreaterThan(4);
  for (const { printed } of Object.values(drawing.anchors))
    for (const [left, top, wide, high] of printed)
      for (const part of [0.02, 0.5, 0.98]) expect(depth([left + wide * part, top + high * part]) % 2).toBe(0);
  expect(path.startsWith(`M0 0H${drawing.width}V${drawing.height}H0Z`)).toBe(true);
});
