import type { AreaId } from './board.ts';
import { ringsOfPath } from './path.ts';

/** x to the right, y downwards, in board units. */
export type Spot = readonly [number, number];

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];

/** By how many square units two boxes overlap. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A shore of an area as drawn: where its ships lie and which neighbours are reached from it. */
export interface Shore {
  /** Name of the coast when the rules tell coasts apart. */
  readonly coast: string | null;
  readonly ship: Spot;
  readonly facing: readonly AreaId[];
}

export interface Anchors {
  /** Middle of the name. */
  readonly label: Spot;
  /** Where the limit is printed; null in open seas. */
  readonly limit: Spot | null;
  /** Where a city stands: on the edge of its site, clear of the name, or on a place of its own. Null in open seas. */
  readonly city: Spot | null;
  /** Where token stacks stand, best place first: the first nation takes the first, and so on. */
  readonly stacks: readonly Spot[];
  readonly shores: readonly Shore[];
  /** Boxes of all that is printed here: name, limit, site; in a sea the letters of its name. */
  readonly printed: readonly Box[];
}

/** The way of a ship from one area's anchorage to the next one's. */
export interface Lane {
  readonly from: AreaId;
  readonly to: AreaId;
  readonly way: readonly Spot[];
}

/** Something drawn because the lie of the land alone would mislead. */
export interface Mark {
  readonly kind: 'barrier' | 'lane';
  readonly by: 'land' | 'water' | 'corner';
  readonly areas: readonly [AreaId, AreaId];
  readonly way: readonly Spot[];
}

/** All a screen needs besides the picture. */
export interface Drawing {
  readonly board: string;
  readonly width: number;
  readonly height: number;
  /** SVG path data of each area, land and water together, for hits and highlights. */
  readonly outlines: Readonly<Record<AreaId, string>>;
  readonly anchors: Readonly<Record<AreaId, Anchors>>;
  readonly lanes: readonly Lane[];
  readonly marks: readonly Mark[];
  /** SVG path data of the line between west and east; empty when the board has none. */
  readonly dividingLine: string;
}

/** The part of the picture that holds these areas: what to fit on the screen when only a portion of the board is played. */
export function boundsOf(drawing: Drawing, areas: Iterable<AreaId>): Box {
  const points = [...areas].flatMap((id) => ringsOfPath(drawing.outlines[id] ?? '').flat());
  if (points.length === 0) return [0, 0, drawing.width, drawing.height];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
