import { FIELD, USUAL } from '@ecumene/atlas/footprint';

/** How large pieces are: they grow with the board, but never so small that they cannot be read, nor too large. */
const SMALLEST = 22;
const LARGEST = 48;
/** While zooming, sizes are set anew only when they are off by so much. */
const OFF = 0.12;

const last = new WeakMap<HTMLElement, number>();

export function setPieceSize(frame: HTMLElement, scale: number, exactly: boolean): void {
  const before = last.get(frame);
  if (before !== undefined && (before === scale || (!exactly && Math.abs(before / scale - 1) < OFF))) return;
  last.set(frame, scale);
  const pixels = Math.min(LARGEST, Math.max(SMALLEST, USUAL * scale));
  frame.style.setProperty('--piece', String(pixels / scale / FIELD));
  frame.style.setProperty('--unit', String(1 / scale));
  frame.dataset['detail'] = pixels < 26 ? 'far' : 'near';
}
