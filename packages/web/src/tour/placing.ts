/** A piece of the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a hint stands, and which of its sides points at what it is about. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly points: 'up' | 'down' | 'left' | 'right' | 'nowhere';
  /** How far along that side the tip is. */
  readonly tip: number;
}

/** Between a hint and what it is about, and the edge of the screen. */
const GAP = 14;
const EDGE = 8;
/** The tip keeps away from the corners. */
const CORNER = 20;

const SIDES = ['down', 'up', 'right', 'left'] as const;

/**
 * Puts a hint beside what it points at, within `room`, so that it covers neither that nor what must stay free. Where
 * there is no such place, it stands at the upper edge and points nowhere.
 */
export function placed(
  card: Pick<Box, 'width' | 'height'>,
  target: Box | undefined,
  room: Box,
  free: readonly Box[],
): Placed {
  const clear = target === undefined ? free : [...free, target];
  if (target !== undefined)
    for (const points of SIDES) {
      const around = free.find((one) => holds(one, target)) ?? target;
      const spot = beside(card, target, around, room, points);
      if (fits(spot, card, room) && !clear.some((one) => overlap({ ...spot, ...card }, one))) return spot;
    }
  return elsewhere(card, room, clear) ?? elsewhere(card, room, free) ?? corner(card, room);
}

/** Beside what lies around the target, with the tip towards the target itself. */
function beside(
  { width, height }: Pick<Box, 'width' | 'height'>,
  target: Box,
  around: Box,
  room: Box,
  points: (typeof SIDES)[number],
): Placed {
  const across = target.left + target.width / 2;
  const along = target.top + target.height / 2;
  if (points === 'down' || points === 'up') {
    const left = within(across - width / 2, room.left + EDGE, room.left + room.width - width - EDGE);
    const top = points === 'down' ? around.top - height - GAP : around.top + around.height + GAP;
    return { left, top, points, tip: within(across - left, CORNER, width - CORNER) };
  }
  const top = within(along - height / 2, room.top + EDGE, room.top + room.height - height - EDGE);
  const left = points === 'right' ? around.left - width - GAP : around.left + around.width + GAP;
  return { left, top, points, tip: within(along - top, CORNER, height - CORNER) };
}

/** A corner of the room where nothing must stay free. */
function elsewhere(card: Pick<Box, 'width' | 'height'>, room: Box, clear: readonly Box[]): Placed | undefined {
  const near = { left: room.left + EDGE, top: room.top + EDGE };
  const far = { left: room.left + room.width - card.width - EDGE, top: room.top + room.height - card.height - EDGE };
  const corners = [
    { left: near.left, top: near.top },
    { left: far.left, top: near.top },
    { left: near.left, top: far.top },
    { left: far.left, top: far.top },
  ];
  const spot = corners.find((one) => !clear.some((box) => overlap({ ...one, ...card }, box)));
  return spot && { ...spot, points: 'nowhere', tip: 0 };
}

function corner({ width }: Pick<Box, 'width'>, room: Box): Placed {
  return { left: room.left + room.width - width - EDGE, top: room.top + EDGE, points: 'nowhere', tip: 0 };
}

function fits({ left, top }: Placed, { width, height }: Pick<Box, 'width' | 'height'>, room: Box): boolean {
  return (
    left >= room.left &&
    top >= room.top &&
    left + width <= room.left + room.width &&
    top + height <= room.top + room.height
  );
}

function holds(box: Box, one: Box): boolean {
  const x = one.left + one.width / 2 - box.left;
  const y = one.top + one.height / 2 - box.top;
  return x >= 0 && y >= 0 && x <= box.width && y <= box.height;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
