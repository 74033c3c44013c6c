import { type Box, covered } from '../table/boxes.ts';

/** Where a card may lie over the board, the best place first. */
const PLACES = ['top', 'top-left', 'top-right', 'bottom', 'bottom-left', 'bottom-right'] as const;
export type Place = (typeof PLACES)[number];

/** How far from the edge it lies. */
const RIM = 16;

/** The place where a card covers least of what is to be seen; where it lies now, if no other is better. */
export function leastCovering(card: Box, room: Box, seen: readonly Box[], now: Place): Place {
  const covers = (place: Place): number => covered(laidAt(place, card, room), seen);
  return PLACES.reduce((best, place) => (covers(place) < covers(best) ? place : best), now);
}

function laidAt(place: Place, { width, height }: Box, room: Box): Box {
  const spare = room.width - width;
  const across = place.endsWith('left') ? RIM : place.endsWith('right') ? spare - RIM : spare / 2;
  const down = place.startsWith('top') ? RIM : room.height - RIM - height;
  return { left: room.left + across, top: room.top + down, width, height };
}
