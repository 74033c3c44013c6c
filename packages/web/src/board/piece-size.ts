import { FIELD, USUAL } from '@ecumene/atlas/footprint';

/** How many pixels large pieces are: they grow with the board, but not too large. */
const LARGEST = 48;
/** They stay large enough to be counted down to a scale at which they still have room for that ... */
const COUNTED = 22;
const ROOM_TO_COUNT = 0.12;
/** ... and from farther away, where they would bury each other, they only tell whose they are. */
const TOLD = 11;
/** While zooming, sizes are set anew only when they are off by so much. */
const OFF = 0.12;

const last = new WeakMap<HTMLElement, number>();

/** How many pixels large a piece is at a scale of the board. */
export function pieceSize(scale: number): number {
  const least = Math.max(TOLD, COUNTED * Math.min(1, scale / ROOM_TO_COUNT));
  return Math.min(LARGEST, Math.max(least, USUAL * scale));
}

export function setPieceSize(frame: HTMLElement, scale: number, exactly: boolean): void {
  const before = last.get(frame);
  if (before !== undefined && (before === scale || (!exactly && Math.abs(before / scale - 1) < OFF))) return;
  last.set(frame, scale);
  const pixels = pieceSize(scale);
  frame.style.setProperty('--piece', String(pixels / scale / FIELD));
  frame.style.setProperty('--unit', String(1 / scale));
  frame.dataset['pieces'] = pixels < COUNTED * 0.8 ? 'told' : 'counted';
}
