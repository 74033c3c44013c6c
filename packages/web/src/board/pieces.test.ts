import { drawing } from '@ecumene/atlas/drawings/advanced-civilization';
import { describe, expect, it } from 'vitest';
import { ownSpots, type Pieces, stacksOn, withPlan } from './pieces.ts';

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

describe('a voyage that is planned', () => {
  it('takes its tokens from where they embark to where they land, and shows them aboard before it sails', () => {
    const planned = {
      nation: 'egypt',
      tokens: new Map([
        ['memphis', -2],
        ['knossos', 2],
      ]),
      ship: { no: 1, aboard: 2 },
    };
    const { areas, ships } = withPlan(PIECES, planned);
    expect(areas['memphis']?.tokens).toEqual({ crete: 1, egypt: 1 });
    expect(areas['knossos']?.tokens).toEqual({ crete: 2, egypt: 2 });
    expect(ships.map(({ aboard }) => aboard)).toEqual([2]);
  });

  it('leaves no stack where all embark', () => {
    const { areas } = withPlan(PIECES, { nation: 'egypt', tokens: new Map([['memphis', -3]]) });
    expect(areas['memphis']?.tokens).toEqual({ crete: 1 });
  });
});
