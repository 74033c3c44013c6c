import type { Box, Drawing, Spot } from '@ecumene/atlas/drawing';
import { CITY, extent, FIELD, type Footprint, reach, STACK, USUAL } from '@ecumene/atlas/footprint';
import { ABOVE, placesIn } from './pieces.ts';

/** How far the sign of a conflict reaches around its middle, on the field of a piece. */
export const SIGN = 13;
const EDGE = 1;
/** Where it may be around the first stack of its area, clear of that and its number, best first. */
const AROUND: readonly Spot[] = [
  ABOVE,
  [-13, -29],
  [13, -29],
  [-25, -23],
  [25, -23],
  [-30, -12],
  [31, -9],
  [-30, 0],
  [-30, 12],
  [-25, 23],
  [-8, 31],
  [14, 36],
  [36, 12],
];
/** Farther from the stack than the sign ever reaches. */
const NEAR = { box: [0, 0, 0, 0], round: 60 } satisfies Footprint;
/** So many stacks usually stand where there is a conflict. */
const WHO_MEET = 3;

/** Where the sign of a conflict is, from its first stack: on nothing printed and, if it can, on nothing else that stands there. */
export function clashSign(drawing: Drawing, area: string): Spot {
  const anchors = drawing.anchors[area];
  const [best, ...others] = anchors === undefined ? [] : placesIn(anchors).slice(0, WHO_MEET);
  if (best === undefined) return ABOVE;
  const printed = Object.values(drawing.anchors)
    .flatMap((one) => one.printed)
    .filter((box) => reach(NEAR, best, USUAL, box) > 0);
  const city = anchors?.city ?? null;
  const ranking = [
    ...others.map((spot) => extent(STACK, spot, USUAL)),
    ...(city === null ? [] : [extent(CITY, city, USUAL)]),
  ];
  const covers = ([x, y]: Spot, boxes: readonly Box[]): number =>
    boxes.reduce((sum, box) => sum + reach({ box: [x, y, 0, 0], round: SIGN + EDGE }, best, USUAL, box), 0);
  const cost = (at: Spot): number => covers(at, printed) * FIELD + covers(at, ranking);
  return AROUND.reduce((good, at) => (cost(at) < cost(good) ? at : good), ABOVE);
}
