/** Parts of pictures, as path data on a sheet of 64 by 40. */

/** What a picture shows: shapes in the dark tone of its card, and lighter ones on top. */
export interface Motif {
  readonly deep: string;
  readonly lit: string;
  /** It reaches from one edge of the sheet to the other, and is cut where there is no room for that. */
  readonly spans?: boolean;
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A shape with straight sides, from its corners: x and y in turn. */
export function poly(...corners: readonly number[]): string {
  return `M${corners.join(' ')}z`;
}

/** The same shape again and again, to the right. */
export function along(count: number, step: number, shape: (shift: number) => string): string {
  return Array.from({ length: count }, (_, place) => shape(place * step)).join('');
}

/** A half disc that stands on its flat side. */
export function dome(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`;
}

/** A head seen from the front, on its shoulders. */
export const BUST = `${disc(32, 17, 8)}M16 40c0-10 6-14 16-14s16 4 16 14z`;
