import type { AreaId, Board } from '../board.ts';
import type { Composition } from './compose.ts';
import { landRaster } from './compose.ts';
import { clearanceToOthers } from './extents.ts';
import type { Point } from './geometry.ts';
import { rasterOf } from './layout.ts';
import { clearance, type Raster } from './raster.ts';

/** The drawn board on a fine grid: whose each square is, whether it is dry, how far it is from the next border and coast. */
export interface Ground {
  readonly board: Board;
  readonly order: readonly AreaId[];
  readonly owners: Raster;
  readonly land: Raster;
  /** Distance to the nearest border. */
  readonly clearance: Float32Array;
  /** On land the distance to water, on water the distance to land. */
  readonly shore: Float32Array;
  /** Bounds of each area in squares: left, top, right, bottom. */
  readonly bounds: readonly (readonly [number, number, number, number])[];
}

const GROUND_SCALE = 8;

export function groundOf(composition: Composition): Ground {
  const { board, width, height } = composition;
  const order = board.areas.map((area) => area.id);
  const owners = rasterOf(order, composition.arcs, width, height, GROUND_SCALE);
  const land = landRaster(composition.land, width, height, GROUND_SCALE);
  const dry = clearance(land, (index) => land.cells[index] === 1);
  const wet = clearance(land, (index) => land.cells[index] !== 1);
  const shore = dry.map((value, index) => (land.cells[index] === 1 ? value : (wet[index] ?? 0)));
  return {
    board,
    order,
    owners,
    land,
    clearance: clearanceToOthers(owners),
    shore,
    bounds: boundsOf(owners, order.length),
  };
}

function boundsOf(owners: Raster, count: number): [number, number, number, number][] {
  const bounds = Array.from({ length: count }, (): [number, number, number, number] => [1e9, 1e9, -1, -1]);
  for (let row = 0; row < owners.height; row++)
    for (let column = 0; column < owners.width; column++) {
      const box = bounds[(owners.cells[row * owners.width + column] ?? 0) - 1];
      if (box === undefined) continue;
      box[0] = Math.min(box[0], column);
      box[1] = Math.min(box[1], row);
      box[2] = Math.max(box[2], column);
      box[3] = Math.max(box[3], row);
    }
  return bounds;
}

export function centreOf(ground: Ground, index: number): Point {
  const { width, scale } = ground.owners;
  return [((index % width) + 0.5) * scale, (Math.floor(index / width) + 0.5) * scale];
}

/** Every square of an area. */
export function* squaresOf(ground: Ground, area: number): Generator<number> {
  const box = ground.bounds[area];
  if (box === undefined) return;
  const { width, cells } = ground.owners;
  for (let row = box[1]; row <= box[3]; row++)
    for (let column: number = box[0]; column <= box[2]; column++) {
      const index = row * width + column;
      if (cells[index] === area + 1) yield index;
    }
}
