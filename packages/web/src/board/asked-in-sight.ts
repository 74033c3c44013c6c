import { boundsOf, type Drawing, type Spot } from '@ecumene/atlas/drawing';
import type { Desk, Intent } from '../table/desk.ts';
import { isDragging } from './drag.ts';
import { spotsOf } from './in-one-look.ts';
import type { BoardZoom } from './zoom.ts';

/**
 * Brings what is asked into sight when it comes up and nothing of it can be seen, and a ship that is taken up with as
 * much of its reach as can be seen with it. What somebody chose by hand to look at is left alone otherwise.
 */
export function keepAskedInSight(desk: Desk, zooming: BoardZoom, drawing: Drawing, frame: HTMLElement): () => void {
  let before: Intent = {};
  let over = false;
  const look = (): void => {
    if (over || desk.stage.length > 0) return;
    const { intent } = desk;
    const [comesUp, begins] = [isAnother(before, intent), !asksSomething(before)];
    before = intent;
    if (!comesUp) return;
    const spots = spotsOf(drawing, intent.areas?.keys() ?? []);
    const ship = shipInHand(drawing, intent);
    if (ship !== undefined && !zooming.seesWell(ship.spots) && !isDragging(frame))
      zooming.show([...new Set([...ship.spots, ...ship.corners, ...spots])], [...ship.spots, ...ship.corners]);
    else if (!zooming.sees(spots)) zooming.show(spots);
    else if (begins) zooming.regain(spots);
  };
  // A control takes one intent off the desk and lays the next in one go: only what then lies there counts.
  const stop = desk.subscribe(() => queueMicrotask(look));
  return () => {
    over = true;
    stop();
  };
}

/** Brings what is in hand back into sight, with as much of where it can go as is seen with it. */
export function showInHand({ intent }: Desk, zooming: BoardZoom, drawing: Drawing): void {
  const held = spotsOf(drawing, areasInHand(intent));
  if (held.length > 0) zooming.show(spotsOf(drawing, intent.areas?.keys() ?? []), held);
}

/** Whether something else is asked now than before: a first choice, other areas of a set choice, or another thing in hand. */
export function isAnother(before: Intent, now: Intent): boolean {
  if (now === before || !asksSomething(now)) return false;
  if (!asksSomething(before)) return true;
  const held = inHand(now);
  if (held !== '') return held !== inHand(before);
  return now.dims === true && areasOf(now) !== areasOf(before);
}

function asksSomething({ areas }: Intent): boolean {
  return areas !== undefined && areas.size > 0;
}

interface ShipInHand {
  /** Where it lies, and the name of its area. */
  readonly spots: readonly Spot[];
  /** Between which its area lies. */
  readonly corners: readonly Spot[];
}

/** A ship that is about to sail. */
function shipInHand(drawing: Drawing, { ways }: Intent): ShipInHand | undefined {
  const area = ways?.find(({ draft, by }) => draft && by === 'water')?.areas[0] ?? '';
  const anchors = drawing.anchors[area];
  if (anchors === undefined) return undefined;
  const [left, top, wide, high] = boundsOf(drawing, [area]);
  return {
    spots: [...anchors.shores.slice(0, 1).map(({ ship }) => ship), anchors.label],
    corners: [
      [left, top],
      [left + wide, top + high],
    ],
  };
}

function areasInHand({ areas }: Intent): string[] {
  return [...(areas ?? [])].flatMap(([area, { is }]) => (is === 'from' ? [area] : []));
}

function inHand(intent: Intent): string {
  return areasInHand(intent).join();
}

function areasOf({ areas }: Intent): string {
  return [...(areas?.keys() ?? [])].join();
}
