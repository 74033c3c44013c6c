import { type Box, covered } from '../table/boxes.ts';

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

/** How far along a side of a hint what it points at may be: best in the middle, and near a corner beside the edge. */
const ALONG = [0.5, 0.15, 0.85, 0.06, 0.94];

/** How far across and down a room a hint is tried. */
const PARTS = [0, 0.25, 0.5, 0.75, 1];

type Size = Pick<Box, 'width' | 'height'>;

/** What must stay free: answers in any case; of all else the first boxes before all, then the next, and so on. */
interface Free {
  readonly answers: readonly Box[];
  readonly rest: readonly (readonly Box[])[];
}

/**
 * Puts a hint within `room`, beside one of the targets it is about and pointing at that, unless it would lie on answers;
 * then anywhere. It covers as little as can be of what must stay free.
 */
export function placed(card: Size, targets: readonly Box[], room: Box, { answers, rest }: Free): Placed {
  const pointing = targets.flatMap((target) => besides(card, target, room, answers));
  const clear = pointing.filter((spot) => covered({ ...spot, ...card }, answers) === 0);
  const spots = clear.length > 0 ? clear : [...pointing, ...allOver(card, room)];
  const free = [answers, ...rest];
  return spots.reduce((best, spot) => (isFreer(card, spot, best, free) ? spot : best));
}

/** Every side of the target on which there is room, also where the hint is shifted along it. */
function besides(card: Size, target: Box, room: Box, answers: readonly Box[]): Placed[] {
  const around = answers.find((one) => holds(one, target)) ?? target;
  return ALONG.flatMap((part) => SIDES.map((points) => beside(card, target, around, room, points, part))).filter(
    (spot) => fits(spot, card, room) && isPointedAt(spot, target),
  );
}

/** Whether the tip is before the target: at the edge of the screen the corners of a hint keep it from some. */
function isPointedAt({ left, top, points, tip }: Placed, target: Box): boolean {
  return points === 'up' || points === 'down'
    ? left + tip >= target.left && left + tip <= target.left + target.width
    : top + tip >= target.top && top + tip <= target.top + target.height;
}

/** Whether a hint here covers less of what matters most than there. */
function isFreer(card: Size, here: Placed, there: Placed, free: readonly (readonly Box[])[]): boolean {
  for (const boxes of free) {
    const less = covered({ ...there, ...card }, boxes) - covered({ ...here, ...card }, boxes);
    if (less !== 0) return less > 0;
  }
  return false;
}

/** Beside what lies around the target, with the tip towards the target itself. */
function beside(
  { width, height }: Size,
  target: Box,
  around: Box,
  room: Box,
  points: (typeof SIDES)[number],
  part: number,
): Placed {
  const across = target.left + target.width / 2;
  const along = target.top + target.height / 2;
  if (points === 'down' || points === 'up') {
    const left = within(across - width * part, room.left + EDGE, room.left + room.width - width - EDGE);
    const top = points === 'down' ? around.top - height - GAP : around.top + around.height + GAP;
    return { left, top, points, tip: within(across - left, CORNER, width - CORNER) };
  }
  const top = within(along - height * part, room.top + EDGE, room.top + room.height - height - EDGE);
  const left = points === 'right' ? around.left - width - GAP : around.left + around.width + GAP;
  return { left, top, points, tip: within(along - top, CORNER, height - CORNER) };
}

/** Places all over the room, from its upper left, where a hint points nowhere. */
function allOver(card: Size, room: Box): Placed[] {
  const [across, along] = [room.width - card.width - 2 * EDGE, room.height - card.height - 2 * EDGE];
  return PARTS.flatMap((down) =>
    PARTS.map((right) => ({
      left: Math.round(room.left + EDGE + across * right),
      top: Math.round(room.top + EDGE + along * down),
      points: 'nowhere' as const,
      tip: 0,
    })),
  );
}

function fits({ left, top }: Placed, { width, height }: Size, room: Box): boolean {
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

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
