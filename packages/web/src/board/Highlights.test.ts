import { drawing } from '@ecumene/atlas/drawings/advanced-civilization';
import { expect, test } from 'vitest';
import { legsOf } from './Highlights.tsx';
import { ownSpots } from './pieces.ts';

test('the way of a march ends where those who marched stand, not at the stack of others there', () => {
  const pieces = { areas: { ionia: { tokens: { egypt: 4, crete: 3 }, city: null } }, ships: [] };
  const stacks = ownSpots(drawing, pieces, 'crete');
  const [march] = legsOf(drawing, { by: 'land', areas: ['lycia', 'ionia'] }, stacks);
  expect(march).toEqual([drawing.anchors['lycia']?.stacks[0], stacks.get('ionia')]);
  expect(stacks.get('ionia')).not.toEqual(drawing.anchors['ionia']?.stacks[0]);
});
