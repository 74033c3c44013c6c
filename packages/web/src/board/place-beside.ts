import { type Box, overlap, type Spot } from '@ecumene/atlas/drawing';

/** Something that had better stay free, and what it costs to cover a square pixel of it. */
export interface Kept {
  readonly box: Box;
  readonly cost: number;
}

/** How far from its spot something beside it lies, and from the edge of the room. */
const BESIDE = 26;
const EDGE = 8;
/** Places are tried so many pixels apart, and each pixel farther from the spot costs so much. */
const STEP = 16;
const FARTHER = 8;

/**
 * Where something of a size is laid beside a spot, within a room: just below it or above, unless it would cover there
 * what had better stay free; then as near as it costs the least.
 */
export function placeBeside([x, y]: Spot, [wide, high]: Spot, room: Spot, kept: readonly Kept[]): Spot {
  const lefts = stepsFrom(x - wide / 2, room[0] - wide);
  const tops = [y + BESIDE, y - BESIDE - high].flatMap((wish) => stepsFrom(wish, room[1] - high));
  const all = [{ box: grown([x, y, 0, 0], BESIDE), cost: Number.MAX_SAFE_INTEGER }, ...kept];
  let best: Spot = [x, y];
  let least = Number.POSITIVE_INFINITY;
  for (const top of tops)
    for (const left of lefts) {
      const away = FARTHER * Math.hypot(left + wide / 2 - x, top + high / 2 - y);
      if (away >= least) continue;
      const cost = all.reduce((sum, one) => sum + one.cost * overlap(one.box, [left, top, wide, high]), away);
      if (cost < least) [best, least] = [[left, top], cost];
    }
  return best;
}

/** A box with so much around it. */
export function grown([left, top, wide, high]: Box, rim: number): Box {
  return [left - rim, top - rim, wide + 2 * rim, high + 2 * rim];
}

/** Where something can begin along one side of a room: where it is wished, as far as there is room, and in steps from there. */
function stepsFrom(wish: number, room: number): number[] {
  const most = Math.max(EDGE, room - EDGE);
  const first = Math.max(EDGE, Math.min(wish, most));
  const steps = [first];
  for (let at = first + STEP; at <= most; at += STEP) steps.push(at);
  for (let at = first - STEP; at >= EDGE; at -= STEP) steps.push(at);
  return steps;
}
