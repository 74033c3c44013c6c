import { drawing } from '@ecumene/atlas/drawings/advanced-civilization';
import { describe, expect, it } from 'vitest';
import { ownSpots, type Pieces, stacksOn } from './pieces.ts';

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
});
