import { drawing } from '@ecumene/atlas/drawings/advanced-civilization';
import { describe, expect, it } from 'vitest';
import { homeOf, ownSpots, type Pieces, stacksOn } from './pieces.ts';

const PIECES: Pieces = {
  areas: {
    memphis: { tokens: { crete: 1, egypt: 3 }, city: null },
    thebes: { tokens: {}, city: 'egypt' },
    knossos: { tokens: { crete: 2 }, city: null },
  },
  ships: [{ nation: 'egypt', no: 1, area: 'alexandria', coast: null, aboard: 0 }],
};

describe('one’s own pieces', () => {
  it('are found where they stand, beside those of others', () => {
    const spots = ownSpots(drawing, PIECES, 'egypt');
    const stack = stacksOn(drawing, PIECES).find(({ key }) => key === 'memphis egypt');
    expect([...spots.keys()].sort()).toEqual(['alexandria', 'memphis', 'thebes']);
    expect(spots.get('memphis')).toEqual(stack?.spot);
    expect(spots.get('thebes')).toEqual(drawing.anchors['thebes']?.city);
  });

  it('lie within the part of the board that is home', () => {
    const [left, top, wide, high] = homeOf(drawing, PIECES, 'egypt') ?? [0, 0, 0, 0];
    for (const [x, y] of ownSpots(drawing, PIECES, 'egypt').values()) {
      expect(x >= left && x <= left + wide).toBe(true);
      expect(y >= top && y <= top + high).toBe(true);
    }
    expect(homeOf(drawing, PIECES, 'babylon')).toBeUndefined();
  });
});
