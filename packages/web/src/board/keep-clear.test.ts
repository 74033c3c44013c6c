import { boundsOf, overlap } from '@ecumene/atlas/drawing';
import { drawing } from '@ecumene/atlas/drawings/advanced-civilization';
import { zoomIdentity } from 'd3-zoom';
import { expect, test } from 'vitest';
import { clearOnBoard, clearOnScreen } from './keep-clear.ts';
import { placeBeside } from './place-beside.ts';

test('of an area that can be chosen its name, its people and the rest of it are kept free, of that in hand only what tells of it', () => {
  const kept = clearOnBoard(drawing, ['knossos', 'phaestos'], 'knossos').map(({ box }) => box);
  const { knossos, phaestos } = drawing.anchors;
  expect(kept).toEqual(expect.arrayContaining([...(knossos?.printed ?? []), ...(phaestos?.printed ?? [])]));
  expect(kept).toContainEqual(boundsOf(drawing, ['phaestos']));
  expect(kept).not.toContainEqual(boundsOf(drawing, ['knossos']));
});

test('what is kept free grows with the board, but for the room a piece takes', () => {
  const [lit] = clearOnScreen(zoomIdentity.translate(10, 20).scale(2), [{ box: [5, 6, 7, 8], cost: 1, rim: 0 }]);
  expect(lit?.box).toEqual([20, 32, 14, 16]);
  const [piece] = clearOnScreen(zoomIdentity.scale(2), [{ box: [50, 60, 0, 0], cost: 1, rim: 20 }]);
  expect(piece?.box).toEqual([80, 100, 40, 40]);
});

test('the count of those who leave Knossos lies neither on Phaestos nor on a name', () => {
  const [x, y] = drawing.anchors['knossos']?.stacks[0] ?? [0, 0];
  const board = zoomIdentity.translate(195 - x * 0.5, 320 - y * 0.5).scale(0.5);
  const kept = clearOnScreen(board, clearOnBoard(drawing, ['knossos', 'phaestos'], 'knossos'));
  const size = [160, 48] as const;
  const place = placeBeside([195, 320], size, [390, 640], kept);
  for (const { box } of kept) expect(overlap(box, [...place, ...size])).toBe(0);
});
