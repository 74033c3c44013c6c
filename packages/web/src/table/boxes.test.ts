import { describe, expect, test } from 'vitest';
import { type Box, common, covered } from './boxes.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const BOX = box(100, 50, 40, 30);

describe('two boxes', () => {
  test.each([
    ['that overlap at a corner', box(130, 70, 40, 30), box(130, 70, 10, 10)],
    ['of which one lies within the other', box(110, 60, 5, 7), box(110, 60, 5, 7)],
    ['that cross', box(0, 60, 500, 5), box(100, 60, 40, 5)],
  ])('%s have that in common, whichever comes first', (_, other, both) => {
    expect(common(BOX, other)).toEqual(both);
    expect(common(other, BOX)).toEqual(both);
  });

  test.each([
    ['that only touch', box(140, 50, 10, 30)],
    ['side by side', box(300, 50, 40, 30)],
    ['one above the other', box(100, 300, 40, 30)],
    ['apart both ways', box(300, 300, 40, 30)],
  ])('%s have nothing in common', (_, other) => {
    const { width, height } = common(BOX, other);
    expect(width * height).toBe(0);
    expect(Math.min(width, height)).toBe(0);
  });
});

describe('a box', () => {
  test('covers what lies under it, and nothing of what lies elsewhere', () => {
    expect(covered(BOX, [])).toBe(0);
    expect(covered(BOX, [box(130, 70, 40, 30), box(110, 60, 5, 7), box(300, 300, 9, 9)])).toBe(10 * 10 + 5 * 7);
  });

  test('covers nothing of what is far away both ways', () => {
    expect(covered(BOX, [BOX, box(900, 900, 50, 50), box(-900, 900, 50, 50)])).toBe(40 * 30);
  });
});
