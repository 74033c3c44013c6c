import type { Drawing } from '@ecumene/atlas/drawing';

/** The whole board with holes where the names, limits and sites of lands are printed; no two of them overlap. */
export function clearOfNames(drawing: Drawing): string {
  const holes = Object.values(drawing.anchors)
    .filter(({ limit }) => limit !== null)
    .flatMap(({ printed }) => printed)
    .map(([left, top, wide, high]) => `M${left} ${top}h${wide}v${high}h${-wide}Z`);
  return boardBut(drawing, holes);
}

/** The whole board with holes, for whatever is filled by the even-odd rule. */
export function boardBut({ width, height }: Drawing, holes: readonly string[]): string {
  return `M0 0H${width}V${height}H0Z${holes.join('')}`;
}
