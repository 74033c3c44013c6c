/** Something on the screen, by its edges. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a card may lie over the board, the best place first. */
const PLACES = ['top', 'top-left', 'top-right', 'bottom', 'bottom-left', 'bottom-right'] as const;
export type Place = (typeof PLACES)[number];

/** How far from the edge it lies. */
const RIM = 16;

/** The place where a card covers least of what is to be seen; where it lies now, if no other is better. */
export function clearest(card: Box, room: Box, seen: readonly Box[], now: Place): Place {
  const covers = (place: Place): number => {
    const laid = laidAt(place, card, room);
    return seen.reduce((sum, box) => sum + shared(laid, box), 0);
  };
  return PLACES.reduce((best, place) => (covers(place) < covers(best) ? place : best), now);
}

function laidAt(place: Place, card: Box, room: Box): Box {
  const [wide, high] = [card.right - card.left, card.bottom - card.top];
  const left = place.endsWith('left')
    ? room.left + RIM
    : place.endsWith('right')
      ? room.right - RIM - wide
      : (room.left + room.right - wide) / 2;
  const top = place.startsWith('top') ? room.top + RIM : room.bottom - RIM - high;
  return { left, top, right: left + wide, bottom: top + high };
}

/** How much of the screen two boxes share. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
