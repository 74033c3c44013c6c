import { type Box, type Drawing, overlap } from '@ecumene/atlas/drawing';

/** The whole board with holes where names, limits and sites are printed. */
export function clearOfNames(drawing: Drawing): string {
  const holes = Object.values(drawing.anchors)
    .flatMap(({ printed }) => apart(printed))
    .map(([left, top, wide, high]) => `M${left} ${top}h${wide}v${high}h${-wide}Z`);
  return boardBut(drawing, holes);
}

/** The whole board with holes, for whatever is filled by the even-odd rule. */
export function boardBut({ width, height }: Drawing, holes: readonly string[]): string {
  return `M0 0H${width}V${height}H0Z${holes.join('')}`;
}

/** Boxes that hold the same as these but do not overlap, as the letters of a slanting name do: two holes would be none. */
function apart(boxes: readonly Box[]): readonly Box[] {
  const holes: Box[] = [];
  for (const box of boxes)
    holes.push(...holes.reduce<Box[]>((left, hole) => left.flatMap((part) => without(part, hole)), [box]));
  return holes;
}

/** What is left of a box without another: the strips above and below it, and beside it. */
function without(box: Box, other: Box): Box[] {
  if (overlap(box, other) === 0) return [box];
  const [left, top, wide, high] = box;
  const [right, bottom] = [left + wide, top + high];
  const [from, to] = [Math.max(top, other[1]), Math.min(bottom, other[1] + other[3])];
  const strips: Box[] = [
    [left, top, wide, from - top],
    [left, to, wide, bottom - to],
    [left, from, other[0] - left, to - from],
    [other[0] + other[2], from, right - other[0] - other[2], to - from],
  ];
  return strips.filter(([, , width, height]) => width > 0 && height > 0);
}
