import type { Point } from './geometry.ts';
import { clearance, type Raster } from './raster.ts';

/** How wide and how large each area is on a raster of the board. */
export interface Extent {
  readonly area: number;
  /** Diameter of the largest circle inside. */
  readonly diameter: number;
  readonly centre: Point;
}

export function extentsOf(raster: Raster, count: number): readonly Extent[] {
  const { width, cells, scale } = raster;
  const field = clearanceToOthers(raster);
  const area = new Float64Array(count + 1);
  const best = new Float64Array(count + 1);
  const where = new Int32Array(count + 1);
  for (let index = 0; index < cells.length; index++) {
    const owner = cells[index] ?? 0;
    area[owner] = (area[owner] ?? 0) + scale * scale;
    const clearance = field[index] ?? 0;
    if (clearance > (best[owner] ?? 0)) {
      best[owner] = clearance;
      where[owner] = index;
    }
  }
  return Array.from({ length: count }, (_, at) => {
    const spot = where[at + 1] ?? 0;
    return {
      area: area[at + 1] ?? 0,
      diameter: 2 * (best[at + 1] ?? 0),
      centre: [((spot % width) + 0.5) * scale, (Math.floor(spot / width) + 0.5) * scale],
    };
  });
}

/** Distance of every square to the nearest square of another owner. */
export function clearanceToOthers(raster: Raster): Float32Array {
  const { width, cells } = raster;
  return clearance(raster, (index) => {
    const owner = cells[index] ?? 0;
    return owner !== 0 && cells[index - 1] === owner && cells[index - width] === owner;
  });
}
