import { type Box, covered } from '../table/boxes.ts';

/** Between the card and the edges of its room. */
const EDGE = 4;

/** Where a coach's card stands on a phone: at the top of its room, or at the bottom if it hides less there of what it is about. */
export function standsLow(height: number, targets: readonly Box[], room: Box): boolean {
  const high: Box = { ...room, top: room.top + EDGE, height };
  const low: Box = { ...room, top: room.top + room.height - EDGE - height, height };
  return covered(low, targets) < covered(high, targets);
}
