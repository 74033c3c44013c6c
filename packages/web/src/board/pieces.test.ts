import { drawing } from '@ecumene/atlas/drawings/advanced-civilization';
import { describe, expect, it } from 'vitest';
import { ownSpots, type Pieces, placesIn, stacksOn, withPlan } from './pieces.ts';

const NOWHERE = { label: [0, 0], limit: null, city: null, stacks: [], shores: [], printed: [] } as const;

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

describe('the stacks of an area', () => {
  it('stand beside the first of them, not at the far end', () => {
    const pieces = { areas: { ionia: { tokens: { egypt: 4, crete: 3 }, city: null } }, ships: [] };
    const [first, second] = stacksOn(drawing, pieces).map(({ spot }) => spot);
    if (first === undefined || second === undefined) throw new Error('two nations stand there');
    expect(Math.hypot(second[0] - first[0], second[1] - first[1])).toBeLessThan(200);
  });

  it('do not stand on each other while there is room', () => {
    const [first, second] = placesIn(drawing.anchors['knossos'] ?? NOWHERE);
    if (first === undefined || second === undefined) throw new Error('there are places there');
    expect(Math.hypot(second[0] - first[0], second[1] - first[1])).toBeGreaterThan(100);
  });

  it('keep all their places, the best first', () => {
    for (const anchors of Object.values(drawing.anchors)) {
      const places = placesIn(anchors);
      expect(places[0]).toEqual(anchors.stacks[0]);
      expect([...places].sort()).toEqual([...anchors.stacks].sort());
    }
  });
});
