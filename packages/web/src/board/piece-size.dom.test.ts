import { expect, test } from 'vitest';
import { pieceSize, setPieceSize } from './piece-size.ts';

/** The scales at which a phone and a wide screen show the whole board, and one at which a phone shows one's own pieces. */
const [PHONE, WIDE, CLOSE] = [0.06, 0.147, 0.32];

test('pieces grow with the board, and from afar are smaller the less room they have', () => {
  const sizes = [PHONE, 0.09, WIDE, CLOSE].map(pieceSize);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(sizes.length);
  expect(pieceSize(0.02)).toBe(pieceSize(0.04));
});

test('pieces are counted on a wide screen and close by, but only told apart on a phone that shows the whole board', () => {
  const frame = document.createElement('div');
  const shown = [PHONE, WIDE, CLOSE].map((scale) => {
    setPieceSize(frame, scale, true);
    return frame.dataset['pieces'];
  });
  expect(shown).toEqual(['told', 'counted', 'counted']);
});
