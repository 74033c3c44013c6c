import { type Box, boundsOf, type Drawing, type Spot } from '@ecumene/atlas/drawing';
import type { ZoomTransform } from 'd3-zoom';
import { boxesOver } from './boxes-over.ts';
import { grown, type Kept } from './place-beside.ts';

/** What it costs to cover areas that can be chosen, their names and pieces, and what can be pressed. */
const LIT = 1;
const TOLD = 10;
const PRESSED = 100;
/** So many pixels a piece reaches around its spot, and are kept free around what can be pressed. */
const PIECE = 20;
const CLEAR = 6;

/** Something on the board that had better stay free, with so many pixels around it however large the board is. */
interface KeptOnBoard extends Kept {
  readonly rim: number;
}

/** What had better stay free on the board while it is asked about areas: they, their names, and where their people stand. */
export function clearOnBoard(drawing: Drawing, areas: Iterable<string>, held: string): KeptOnBoard[] {
  return [...areas].flatMap((area) => {
    const anchors = drawing.anchors[area];
    if (anchors === undefined) return [];
    const isHeld = area === held;
    const ships = isHeld ? anchors.shores.map(({ ship }) => ship) : [];
    return [
      ...anchors.printed.map((box) => ({ box, cost: TOLD, rim: 0 })),
      ...[...anchors.stacks.slice(0, 1), ...ships].map((spot) => ({ box: pointAt(spot), cost: TOLD, rim: PIECE })),
      // What is in hand is not to be put where it is.
      ...(isHeld ? [] : [{ box: boundsOf(drawing, [area]), cost: LIT, rim: 0 }]),
    ];
  });
}

function pointAt([x, y]: Spot): Box {
  return [x, y, 0, 0];
}

/** The same on the screen, as the board lies now. */
export function clearOnScreen({ k, x, y }: ZoomTransform, kept: readonly KeptOnBoard[]): Kept[] {
  return kept.map(({ box: [left, top, wide, high], cost, rim }) => ({
    box: grown([x + left * k, y + top * k, wide * k, high * k], rim),
    cost,
  }));
}

/** What can be pressed on the board: its tools, and the ways to what is out of view. */
export function clearToPress(frame: Element): Kept[] {
  return boxesOver(frame, '.board-tool, .elsewhere').map((box) => ({ box: grown(box, CLEAR), cost: PRESSED }));
}
