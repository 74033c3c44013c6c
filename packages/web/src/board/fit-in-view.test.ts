import type { Spot } from '@ecumene/atlas/drawing';
import { describe, expect, it } from 'vitest';
import { boxAround, clearOf, edgeBefore, isWellWithin, mostInOneView, scaleInto } from './fit-in-view.ts';

const EGYPT: readonly Spot[] = [
  [100, 900],
  [160, 940],
  [220, 880],
];
const COLONY: readonly Spot[] = [
  [1900, 100],
  [1950, 140],
];
const ALL = [...COLONY, ...EGYPT];

describe('what is seen in one look', () => {
  it('is all of it where there is room', () => {
    expect(mostInOneView(ALL, [2000, 1000])).toHaveLength(5);
  });

  it('is the largest group where there is not', () => {
    expect(mostInOneView(ALL, [400, 400])).toEqual(EGYPT);
    expect(mostInOneView(ALL, [400, 2000])).toEqual(EGYPT);
  });

  it('is the group of what is wanted, however small', () => {
    expect(mostInOneView(ALL, [400, 400], COLONY.slice(1))).toEqual(COLONY);
  });

  it('holds all that is wanted, or the first of it where there is no room for more', () => {
    const ship: Spot = [600, 500];
    const port: Spot = [560, 950];
    const spots = [ship, port, ...ALL];
    expect(mostInOneView(spots, [400, 400], [ship])).toEqual([ship, [220, 880]]);
    expect(mostInOneView(spots, [400, 460], [ship, port])).toEqual([ship, port, [220, 880]]);
    expect(mostInOneView(spots, [400, 400], [ship, port])).toEqual([ship, [220, 880]]);
  });

  it('is a single one where nothing fits beside it, and nothing where there is nothing', () => {
    expect(mostInOneView(ALL, [10, 10])).toHaveLength(1);
    expect(mostInOneView([], [10, 10])).toEqual([]);
  });

  it('lies in a box', () => {
    expect(boxAround(EGYPT)).toEqual([100, 880, 120, 60]);
  });
});

describe('what is out of view', () => {
  it('lies over the edge it is farthest beyond', () => {
    expect(edgeBefore([-300, -20], [360, 400])).toBe('left');
    expect(edgeBefore([400, 300], [360, 400])).toBe('right');
    expect(edgeBefore([200, -5], [360, 400])).toBe('top');
    expect(edgeBefore([500, 900], [360, 400])).toBe('bottom');
    expect(edgeBefore([200, 300], [360, 400])).toBeUndefined();
  });
});

describe('what is well in view', () => {
  it('is so far from every edge of the room there is', () => {
    const room = [0, 0, 800, 600] as const;
    expect(isWellWithin([50, 50], room, 50)).toBe(true);
    expect(isWellWithin([750, 550], room, 50)).toBe(true);
    for (const spot of [
      [49, 300],
      [751, 300],
      [400, 49],
      [400, 551],
    ] satisfies Spot[])
      expect(isWellWithin(spot, room, 50)).toBe(false);
    expect(isWellWithin([400, 200], [0, 160, 800, 440], 50)).toBe(false);
    expect(isWellWithin([400, 210], [0, 160, 800, 440], 50)).toBe(true);
  });
});

describe('the room there is', () => {
  const TOOLS = [840, 560, 36, 150] as const;

  it('is all of it where nothing lies over it', () => {
    expect(clearOf([888, 722], [])).toEqual([0, 0, 888, 722]);
    expect(clearOf([888, 722], [[900, 0, 40, 40]])).toEqual([0, 0, 888, 722]);
  });

  it('ends before what lies over it, on the side where that costs least', () => {
    expect(clearOf([888, 722], [TOOLS])).toEqual([0, 0, 840, 722]);
    expect(clearOf([390, 400], [[270, 352, 108, 36]])).toEqual([0, 0, 390, 352]);
    expect(clearOf([888, 722], [TOOLS, [0, 0, 888, 250]])).toEqual([0, 250, 840, 472]);
  });

  it('says how close one can go to see a part of the board in it', () => {
    expect(scaleInto([0, 0, 1000, 100], [600, 600], 50)).toBe(0.5);
    expect(scaleInto([0, 0, 100, 2000], [600, 600], 50)).toBe(0.25);
  });
});
