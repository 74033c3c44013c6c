import type { Ring } from './geometry.ts';

/** A grid of small squares over the board; each holds a number, 0 for nothing. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Board units per square. */
  readonly scale: number;
  readonly cells: Uint16Array;
}

export function blank(width: number, height: number, scale: number): Raster {
  const columns = Math.ceil(width / scale);
  const rows = Math.ceil(height / scale);
  return { width: columns, height: rows, scale, cells: new Uint16Array(columns * rows) };
}

export function valueAt(raster: Raster, x: number, y: number): number {
  const column = Math.floor(x / raster.scale);
  const row = Math.floor(y / raster.scale);
  if (column < 0 || row < 0 || column >= raster.width || row >= raster.height) return 0;
  return raster.cells[row * raster.width + column] ?? 0;
}

/** Fills the inside of the rings, by the even-odd rule, with a value. */
export function fill(raster: Raster, rings: readonly Ring[], value: number): void {
  const { width, height, scale, cells } = raster;
  const crossings: number[][] = Array.from({ length: height }, () => []);
  for (const ring of rings) {
    let previous = ring[ring.length - 1];
    if (previous === undefined) continue;
    for (const point of ring) {
      const [x1, y1] = previous;
      const [x2, y2] = point;
      previous = point;
      if (y1 === y2) continue;
      const top = Math.max(0, Math.ceil(Math.min(y1, y2) / scale - 0.5));
      const bottom = Math.min(height - 1, Math.ceil(Math.max(y1, y2) / scale - 0.5) - 1);
      for (let row = top; row <= bottom; row++) {
        const y = (row + 0.5) * scale;
        crossings[row]?.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
      }
    }
  }
  for (let row = 0; row < height; row++) {
    const xs = crossings[row]?.sort((a, b) => a - b) ?? [];
    for (let at = 0; at + 1 < xs.length; at += 2) {
      const from = Math.max(0, Math.ceil((xs[at] ?? 0) / scale - 0.5));
      const to = Math.min(width - 1, Math.ceil((xs[at + 1] ?? 0) / scale - 0.5) - 1);
      if (to >= from) cells.fill(value, row * width + from, row * width + to + 1);
    }
  }
}

/** Distance in board units from every square inside to the nearest square that is not, by two chamfer sweeps. */
export function clearance(raster: Raster, inside: (index: number) => boolean): Float32Array {
  const { width, height, scale, cells } = raster;
  const field = new Float32Array(cells.length);
  const straight = scale;
  const slanted = scale * Math.SQRT2;
  const at = (index: number) => field[index] ?? 0;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      if (!inside(index)) continue;
      const edge = row === 0 || column === 0 || column === width - 1;
      field[index] = edge
        ? straight
        : Math.min(
            at(index - 1) + straight,
            at(index - width) + straight,
            at(index - width - 1) + slanted,
            at(index - width + 1) + slanted,
          );
    }
  for (let row = height - 1; row >= 0; row--)
    for (let column = width - 1; column >= 0; column--) {
      const index = row * width + column;
      const known = at(index);
      if (known === 0) continue;
      const edge = row === height - 1 || column === 0 || column === width - 1;
      field[index] = edge
        ? Math.min(known, straight)
        : Math.min(
            known,
            at(index + 1) + straight,
            at(index + width) + straight,
            at(index + width + 1) + slanted,
            at(index + width - 1) + slanted,
          );
    }
  return field;
}
