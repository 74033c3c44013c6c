import { expect, test } from 'vitest';
import type { Box } from '../table/boxes.ts';
import { leastCovering } from './card-place.ts';

const ROOM: Box = { left: 200, top: 50, width: 900, height: 780 };
const CARD: Box = { left: 0, top: 0, width: 440, height: 260 };

function area(left: number, top: number): Box {
  return { left, top, width: 100, height: 100 };
}

test('a card stays above in the middle while it covers nothing that is to be seen', () => {
  expect(leastCovering(CARD, ROOM, [], 'top')).toBe('top');
  expect(leastCovering(CARD, ROOM, [area(600, 500)], 'top')).toBe('top');
});

test('it goes where it covers nothing', () => {
  expect(leastCovering(CARD, ROOM, [area(750, 150)], 'top')).toBe('top-left');
  expect(leastCovering(CARD, ROOM, [area(450, 150)], 'top')).toBe('top-right');
  expect(leastCovering(CARD, ROOM, [area(450, 150), area(750, 150)], 'top')).toBe('bottom');
});

test('it does not go back for no gain', () => {
  expect(leastCovering(CARD, ROOM, [area(600, 400)], 'bottom')).toBe('bottom');
});

test('where everything is to be seen, it covers as little as it can', () => {
  expect(leastCovering(CARD, ROOM, [area(450, 150), area(750, 150), area(500, 700)], 'top')).toBe('bottom-right');
  const everywhere = [200, 300, 400, 500, 600, 700, 800, 900, 1000].map((left) => area(left, 100));
  expect(leastCovering(CARD, ROOM, [...everywhere, area(550, 750)], 'top')).toBe('bottom-right');
});
