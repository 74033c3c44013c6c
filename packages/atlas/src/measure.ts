import { outlineOf } from './agreement.ts';
import type { AreaId, Board } from './board.ts';
import { extentsOf } from './draw/extents.ts';
import { blank, fill } from './draw/raster.ts';
import { type Drawing, overlap } from './drawing.ts';
import { ringsOfPath } from './path.ts';

/**
 * The phone we judge by: 360 x 800 css pixels on a 6.2 inch screen, upright. The board fills the height above the question sheet
 * and is panned sideways; a double tap enlarges it fourfold.
 */
const PHONE = { boardHeightPx: 640, millimetresPerPx: 0.179, zoom: 4 } as const;
export const FINGER_MM = 9;

export function millimetresOnPhone(drawing: Drawing, units: number): number {
  return (units / drawing.height) * PHONE.boardHeightPx * PHONE.zoom * PHONE.millimetresPerPx;
}

export interface Width {
  readonly area: AreaId;
  /** Diameter of the largest circle inside, in board units and on the phone. */
  readonly units: number;
  readonly millimetres: number;
}

/** Every area with its width, narrowest first. */
export function widthsOf(board: Board, drawing: Drawing): readonly Width[] {
  const order = board.areas.map((area) => area.id);
  const raster = blank(drawing.width, drawing.height, 4);
  for (const [index, id] of order.entries()) fill(raster, ringsOfPath(outlineOf(drawing, id)), index + 1);
  const extents = extentsOf(raster, order.length);
  return order
    .map((area, index) => {
      const units = extents[index]?.diameter ?? 0;
      return { area, units: Math.round(units), millimetres: millimetresOnPhone(drawing, units) };
    })
    .toSorted((a, b) => a.units - b.units || (a.area < b.area ? -1 : 1));
}

/** Pairs of areas whose printed names or marks overlap. */
export function collisionsOf(drawing: Drawing): readonly (readonly [AreaId, AreaId])[] {
  const printed = Object.entries(drawing.anchors);
  return printed.flatMap(([a, first], index) =>
    printed.slice(index + 1).flatMap(([b, second]): [AreaId, AreaId][] => {
      const touch = first.printed.some((box) => second.printed.some((other) => overlap(box, other) > 0));
      return touch ? [[a, b]] : [];
    }),
  );
}
