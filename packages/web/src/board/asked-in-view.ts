import { boundsOf, type Drawing, type Spot } from '@ecumene/atlas/drawing';
import type { Desk, Intent } from '../table/desk.ts';
import { isDragging } from './drag.ts';
import { spotsOf } from './fit-in-view.ts';
import type { BoardZoom } from './zoom.ts';

/** So many milliseconds a scene is looked at before what is asked because of it. */
const A_SCENE = 1600;
/** So much of an area, in units of the board, lies in the edge around what is seen. */
const RIM = 170;

/**
 * Brings what is asked into view when it comes up: all of a set choice, if a scene plays elsewhere then soon after that
 * has begun; otherwise only if nothing of it can be seen. A ship that is taken up is shown with as much of its reach as
 * can be seen with it. What somebody chose by hand to look at is left alone otherwise.
 */
export function keepAskedInView(desk: Desk, zooming: BoardZoom, drawing: Drawing, frame: HTMLElement): () => void {
  let before: Intent = {};
  let scene = desk.stage;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const showChoice = (): void => {
    if (!isChoice(desk.intent)) return;
    const areas = [...(desk.intent.areas?.keys() ?? [])];
    const [spots, covered] = [spotsOf(drawing, areas), heightOfCard(frame)];
    const whole = [...spots, ...cornersOf(drawing, areas)];
    zooming.show(zooming.couldSee(whole, covered) ? whole : spots, [], covered);
  };
  const look = (): void => {
    const { intent, stage } = desk;
    const [turns, comesUp] = [stage !== scene, isAnother(before, intent)];
    const shows = intent.shows === before.shows ? undefined : intent.shows;
    scene = stage;
    if (turns || comesUp) clearTimeout(waiting);
    if (stage.length > 0 && !isChoice(intent)) return;
    if (stage.length > 0) {
      if (turns || comesUp) waiting = setTimeout(showChoice, A_SCENE);
    } else if (isChoice(intent) && (turns || (comesUp && !isNarrower(intent, before)))) showChoice();
    else if (shows !== undefined) zooming.show(spotsOf(drawing, shows));
    else if (comesUp) show(intent);
    before = intent;
  };
  const show = (intent: Intent): void => {
    const spots = spotsOf(drawing, intent.areas?.keys() ?? []);
    const ship = shipInHand(drawing, intent);
    if (ship !== undefined && !zooming.seesWell(ship.spots) && !isDragging(frame))
      zooming.show([...new Set([...ship.spots, ...ship.corners, ...spots])], [...ship.spots, ...ship.corners]);
    else if (!zooming.sees(spots)) zooming.show(spots);
    else if (!asksSomething(before)) zooming.regain(spots);
  };
  let over = false;
  queueMicrotask(() => over || look());
  // A control takes one intent off the desk and lays the next in one go: only what then lies there counts.
  const stop = desk.subscribe(() => queueMicrotask(() => over || look()));
  return () => {
    over = true;
    clearTimeout(waiting);
    stop();
  };
}

/** Whether areas are to be chosen from, and nothing is in hand that could go to them. */
function isChoice(intent: Intent): boolean {
  return intent.dims === true && asksSomething(intent) && inHand(intent) === '';
}

/** Whether a choice is what is left of another. */
function isNarrower(now: Intent, before: Intent): boolean {
  return isChoice(before) && [...(now.areas?.keys() ?? [])].every((area) => before.areas?.has(area));
}

/** What is seen of areas when they are seen whole: their outermost corners, but for the edge that is around all that is seen. */
function cornersOf(drawing: Drawing, areas: readonly string[]): Spot[] {
  const [left, top, wide, high] = boundsOf(drawing, areas);
  const [across, down] = [Math.min(RIM, wide / 2), Math.min(RIM, high / 2)];
  return [
    [left + across, top + down],
    [left + wide - across, top + high - down],
  ];
}

/** How much of the board the card of a scene takes up; it moves out of the way of what is asked. */
function heightOfCard(frame: HTMLElement): number {
  return frame.parentElement?.querySelector<HTMLElement>('.theatre')?.offsetHeight ?? 0;
}

/** Brings what is in hand back into view, with as much of where it can go as is seen with it. */
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
