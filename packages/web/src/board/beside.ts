import type { Spot } from '@ecumene/atlas/drawing';

/** How far from its spot something beside it lies, from the edge of the room, and from what it should not cover. */
const BESIDE = 26;
const EDGE = 8;
const CLEAR = 16;

/**
 * Where something of a size is laid beside a spot, within a room: below, above or aside, whichever covers the fewest of
 * the spots that should stay free; else at the foot of the room, where the thumb is.
 */
export function placeBeside([x, y]: Spot, size: Spot, room: Spot, free: readonly Spot[]): Spot {
  const [wide, high] = size;
  const wishes: Spot[] = [
    [x - wide / 2, y + BESIDE],
    [x - wide / 2, y - BESIDE - high],
    [x + BESIDE, y - high / 2],
    [x - BESIDE - wide, y - high / 2],
    [(room[0] - wide) / 2, room[1] - high],
  ];
  const places = wishes.map(([left, top]): Spot => [within(left, room[0] - wide), within(top, room[1] - high)]);
  const covered = places.map((place) => [[x, y] as const, ...free].filter((spot) => covers(place, size, spot)).length);
  return places[covered.indexOf(Math.min(...covered))] ?? [x, y];
}

function within(wish: number, room: number): number {
  return Math.max(EDGE, Math.min(wish, room - EDGE));
}

function covers([left, top]: Spot, [wide, high]: Spot, [x, y]: Spot): boolean {
  return x > left - CLEAR && x < left + wide + CLEAR && y > top - CLEAR && y < top + high + CLEAR;
}
